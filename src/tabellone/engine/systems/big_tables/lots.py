"""What only the lot decides is said, with the seed it is drawn from: the order of equal teams and players (B5, B12)."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import groupby
from typing import TypeVar

from tabellone.engine.model import Tournament
from tabellone.engine.reason_values import Players, Teams
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.big_tables.past import Past, seed_of
from tabellone.engine.systems.big_tables.ranking import is_begun, standings, team_names, team_standings

T = TypeVar("T")


def teams_by_lot(tournament: Tournament, past: Past) -> list[Reason]:
    """B12: teams equal in points, first places and the place of their best player, in the order drawn."""
    if not is_begun(tournament):
        return []
    lines, teams = team_standings(tournament, past), team_names(tournament)
    equal = _equal(lines, lambda line: (line.points, *line.tie_breaks.values()))
    code = "teams_by_lot" if seed_of(tournament) else "teams_lot_to_come"
    drawn = [Teams(teams[line.players[0]] for line in group) for group in equal]
    return [Reason(code, "4", "B12", {"teams": group, "seed": seed_of(tournament)}) for group in drawn]


def players_by_lot(tournament: Tournament, past: Past, order: Sequence[int]) -> list[Reason]:
    """B5: players equal in the individual standings, in the order in which the lot lets them take their seats."""
    place = {line.player: line.place for line in standings(tournament, past)}
    args = {"seed": seed_of(tournament)}
    return [
        Reason("players_by_lot", "1.4", "B5", {"order": Players(group), **args})
        for group in _equal(order, place.__getitem__)
    ]


def about_table(tournament: Tournament, told: Iterable[Reason], seats: Sequence[int]) -> list[Reason]:
    """Of these lots, those that somebody at a table or his team was in."""
    teams = team_names(tournament)
    there = {*seats, *(teams[player] for player in seats)}
    return [
        reason
        for reason in told
        if any(there.intersection(drawn) for drawn in reason.args.values() if isinstance(drawn, Players | Teams))
    ]


def _equal(ordered: Iterable[T], by: Callable[[T], Hashable]) -> list[list[T]]:
    """Neighbours that are equal, where there are at least two."""
    groups = (list(group) for _, group in groupby(ordered, key=by))
    return [group for group in groups if len(group) > 1]
