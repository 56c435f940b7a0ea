"""What only the lot decides is said, with the seed it is drawn from: the order of equal teams and players (B5, B12)."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import groupby
from typing import TypeVar

from tabellone.engine.model import Tournament
from tabellone.engine.reason_values import PlayerNumbers, TeamNames
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.big_tables.history import History, lot_seed
from tabellone.engine.systems.big_tables.ranking import is_begun, standings, team_standings, teams_by_player

T = TypeVar("T")


def team_lot_reasons(tournament: Tournament, past: History) -> list[Reason]:
    """B12: teams equal in points, first places and the place of their best player, in the order drawn."""
    if not is_begun(tournament):
        return []
    lines, teams = team_standings(tournament, past), teams_by_player(tournament)
    equal = _tied_runs(lines, lambda line: (line.points, *line.tie_breaks.values()))
    code = "teams_by_lot" if lot_seed(tournament) else "teams_lot_to_come"
    drawn = [TeamNames(teams[line.players[0]] for line in group) for group in equal]
    return [Reason(code, "4", "B12", {"teams": group, "seed": lot_seed(tournament)}) for group in drawn]


def player_lot_reasons(tournament: Tournament, past: History, order: Sequence[int]) -> list[Reason]:
    """B5: players equal in the individual standings, in the order in which the lot lets them take their seats."""
    place = {line.player: line.place for line in standings(tournament, past)}
    args = {"seed": lot_seed(tournament)}
    return [
        Reason("players_by_lot", "1.4", "B5", {"order": PlayerNumbers(group), **args})
        for group in _tied_runs(order, place.__getitem__)
    ]


def reasons_about_table(tournament: Tournament, reasons: Iterable[Reason], seats: Sequence[int]) -> list[Reason]:
    """Returns the lots that concern a player at a table or their team."""
    teams = teams_by_player(tournament)
    there = {*seats, *(teams[player] for player in seats)}
    return [
        reason
        for reason in reasons
        if any(
            there.intersection(drawn) for drawn in reason.args.values() if isinstance(drawn, PlayerNumbers | TeamNames)
        )
    ]


def _tied_runs(ordered: Iterable[T], by: Callable[[T], Hashable]) -> list[list[T]]:
    """Neighbours that are equal, where there are at least two."""
    groups = (list(group) for _, group in groupby(ordered, key=by))
    return [group for group in groups if len(group) > 1]
