"""A seating mended after it was published: somebody does not come, and as few tables as possible change (B14).

The table he leaves stays as it is if it may have one seat less. Otherwise one player moves to it, or it (or another
small one) is dissolved and its players fill up the others: whichever changes the fewest tables, then what the aims of
the round prefer, each kind of round its own. Tables stay in their order; below one that is dissolved they move up by
one. Beside it stands what a new seating would be.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from typing import Any

from tabellone.engine.lots import lot_value, repair_ticket
from tabellone.engine.model import Tournament
from tabellone.engine.reason_values import MessageId
from tabellone.engine.reasons import Reason
from tabellone.engine.seatings import SeatingRepair
from tabellone.engine.systems.big_tables.aims import Aims, aim_order, max_closeness, measure_aims
from tabellone.engine.systems.big_tables.history import History
from tabellone.engine.systems.big_tables.pairing import pair
from tabellone.engine.systems.big_tables.ranking import teams_by_player
from tabellone.engine.systems.big_tables.seating import (
    BY_TEAM,
    INDIVIDUAL,
    kind_of_round,
    present_order,
    round_lot,
    seating_problem,
)
from tabellone.engine.systems.big_tables.sizes import table_sizes

Tables = list[tuple[int, ...]]


def repair_seating(tournament: Tournament, tables: Sequence[Sequence[int]], missing: int) -> SeatingRepair:
    """The seating of the next round without one player."""
    before = [frozenset(table) for table in tables]
    without = tournament._replace(absent=tournament.absent | {missing})
    kind, past = kind_of_round(tournament, tournament.next_round), History(tournament)
    anew = [table.seats for table in pair(without, past=past).tables]
    mended = _best_repair(without, past, tables, missing) or anew
    told = [_quality_reason(without, past, kind, way) for way in (mended, anew)]
    return SeatingRepair(
        mended,
        _changed_tables(mended, before),
        _renumbered_tables(mended, before),
        told[0],
        anew,
        _changed_tables(anew, before),
        told[1],
    )


def repaired_tables(tournament: Tournament, tables: Sequence[Sequence[int]], missing: int) -> Tables:
    """The seating with the fewest changes, or a new one where there is no other way."""
    without, past = tournament._replace(absent=tournament.absent | {missing}), History(tournament)
    found = _best_repair(without, past, tables, missing)
    return found or [table.seats for table in pair(without, past=past).tables]


def _best_repair(without: Tournament, past: History, tables: Sequence[Sequence[int]], missing: int) -> Tables | None:
    """The fewest changed tables, then by the aims of the round; None where no way keeps team-mates apart."""
    teams, before = teams_by_player(without), {frozenset(table) for table in tables}
    legal = [
        way for way in _possible_repairs(tables, missing) if all(len({teams[p] for p in t}) == len(t) for t in way)
    ]
    if not legal:
        return None
    changes = [sum(frozenset(table) not in before for table in way) for way in legal]
    fewest = [way for way, changed in zip(legal, changes, strict=True) if changed == min(changes)]
    staying = [player for table in tables for player in table if player != missing]
    kind = kind_of_round(without, without.next_round)
    return min(fewest, key=_repair_preference(without, past, kind, staying, fewest))


def _repair_preference(
    tournament: Tournament, past: History, kind: str, staying: Sequence[int], ways: Sequence[Tables]
) -> Callable[[Tables], tuple[Any, ...]]:
    """Returns the key by which a round prefers one of these repairs, the smaller the better."""

    def aims(way: Tables) -> Aims:
        return measure_aims(problem, [[at[player] for player in table] for table in way])

    def by_lot(way: Tables) -> tuple[Any, ...]:
        """B2."""
        return (lot_value(round_lot(tournament), repair_ticket(way)),)

    def by_aims(way: Tables) -> tuple[Any, ...]:
        """B3."""
        return *aim_order(aims(way), most), *by_lot(way)

    def by_standings(way: Tables) -> tuple[Any, ...]:
        """B5: the first in the order of the standings."""
        table_of = {player: number for number, table in enumerate(way) for player in table}
        return tuple(table_of[player] for player in order)

    if kind == BY_TEAM:
        players, problem = seating_problem(tournament, staying, past)
        at = {player: vertex for vertex, player in enumerate(players)}
        _, closest = min((found.third_meetings, found.closeness) for found in map(aims, ways))
        most = max_closeness(problem, closest)  # relaxed: from the closest of these ways
        return by_aims
    order = present_order(tournament, staying, past) if kind == INDIVIDUAL else []
    return by_standings if kind == INDIVIDUAL else by_lot


def _quality_reason(tournament: Tournament, past: History, kind: str, tables: Tables) -> Reason:
    """Returns the aims of a repair in words."""
    if kind == INDIVIDUAL:
        return Reason("repair_by_standings", "1.4", "B5")
    if kind != BY_TEAM:
        return Reason("repair_by_lot", "1.2", "B2")
    players, problem = seating_problem(tournament, [player for table in tables for player in table], past)
    at = {player: vertex for vertex, player in enumerate(players)}
    aims = measure_aims(problem, [[at[player] for player in table] for table in tables])
    args = {
        "heavy": 2 * aims.third_meetings,
        "closeness": aims.closeness,
        "indicator": 2 * aims.rematches,
        "worst": 2 * aims.worst_table,
    }
    return Reason(
        "repair_by_aims", "1.3", "B3", {**args, "counted_in": MessageId(tournament.rules.blocks.unit, "counted_in")}
    )


def _changed_tables(tables: Tables, before: Sequence[frozenset[int]]) -> list[int]:
    return [number for number, table in enumerate(tables, 1) if frozenset(table) not in before]


def _renumbered_tables(tables: Tables, before: Sequence[frozenset[int]]) -> dict[int, int]:
    """Tables with the same players under another number: the new one, and the one they had."""
    had = {players: number for number, players in enumerate(before, 1)}
    same = ((number, had.get(frozenset(table), number)) for number, table in enumerate(tables, 1))
    return {number: earlier for number, earlier in same if number != earlier}


def _possible_repairs(tables: Sequence[Sequence[int]], missing: int) -> Iterator[Tables]:
    """Seatings of the right sizes: nobody moves, one does, or a small table is dissolved."""
    left: Tables = [tuple(player for player in table if player != missing) for table in tables]
    wanted = sorted(table_sizes(sum(map(len, left))))
    if sorted(map(len, left)) == wanted:
        yield left
    elif len(wanted) == len(left):
        yield from (way for way in _repairs_by_moving(left) if sorted(map(len, way)) == wanted)
    elif len(wanted) == len(left) - 1:
        yield from (way for way in _repairs_by_dissolving(left) if sorted(map(len, way)) == wanted)


def _repairs_by_moving(left: Tables) -> Iterator[Tables]:
    target = min(range(len(left)), key=lambda index: len(left[index]))
    for source, table in enumerate(left):
        for player in table if source != target and len(table) > 3 else ():
            yield [
                tuple(p for p in t if p != player) if i == source else (*t, player) if i == target else t
                for i, t in enumerate(left)
            ]


def _repairs_by_dissolving(left: Tables) -> Iterator[Tables]:
    small = [index for index, table in enumerate(left) if len(table) < 4]
    for gone in small:
        others = [index for index in small if index != gone]
        for targets in permutations(others, len(left[gone])):
            joining = dict(zip(targets, left[gone], strict=True))
            yield [(*t, joining[i]) if i in joining else t for i, t in enumerate(left) if i != gone]
