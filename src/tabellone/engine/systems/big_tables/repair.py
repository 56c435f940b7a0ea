"""A seating mended after it was published: somebody does not come, and as few tables as possible change (B14).

The table he leaves stays as it is if it may have one seat less. Otherwise one player moves to it, or it (or another
small one) is dissolved and its players fill up the others: whichever changes the fewest tables, then what the aims of
the round prefer. Every table keeps its number. Beside it stands what a new seating would cost.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations

from tabellone.engine.model import Tournament
from tabellone.engine.seatings import Repair
from tabellone.engine.systems.big_tables.aims import aims_of
from tabellone.engine.systems.big_tables.pairing import pair
from tabellone.engine.systems.big_tables.past import Past
from tabellone.engine.systems.big_tables.ranking import team_names
from tabellone.engine.systems.big_tables.seating import BY_TEAM, kind_of_round, problem_of
from tabellone.engine.systems.big_tables.sizes import table_sizes

Tables = list[tuple[int, ...]]


def repaired(tournament: Tournament, tables: Sequence[Sequence[int]], missing: int) -> Repair:
    """The seating of the next round without one player."""
    past = Past(tournament)
    teams = team_names(tournament)
    best: tuple[tuple[int, ...], Tables] | None = None
    before = {frozenset(table) for table in tables}
    without = tournament._replace(absent=tournament.absent | {missing})
    staying = [player for table in tables for player in table if player != missing]
    players, problem = problem_of(without, staying, past)
    at = {player: vertex for vertex, player in enumerate(players)}
    by_team = kind_of_round(tournament, tournament.next_round) == BY_TEAM
    for found in _ways(tables, missing):
        if any(len({teams[player] for player in table}) < len(table) for table in found):
            continue
        changed = sum(frozenset(table) not in before for table in found)
        aims = aims_of(problem, [[at[player] for player in table] for table in found])
        value = (changed, *aims) if by_team else (changed, aims.weight)
        if best is None or value < best[0]:
            best = value, found
    anew = pair(without)
    assert anew.quality is not None
    seats = [table.seats for table in anew.tables]
    if best is None:
        return Repair(
            seats, len(seats), anew.quality.indicator, seats, anew.quality.indicator, [*range(1, len(seats) + 1)]
        )
    mended = best[1]
    marked = [number for number, table in enumerate(mended, 1) if frozenset(table) not in before]
    indicator = sum(past.indicator(table) for table in mended)
    return Repair(mended, len(marked), indicator, seats, anew.quality.indicator, marked)


def _ways(tables: Sequence[Sequence[int]], missing: int) -> Iterator[Tables]:
    """Seatings of the right sizes: nobody moves, one does, or a small table is dissolved."""
    left: Tables = [tuple(player for player in table if player != missing) for table in tables]
    wanted = sorted(table_sizes(sum(map(len, left))))
    if sorted(map(len, left)) == wanted:
        yield left
    elif len(wanted) == len(left):
        yield from (way for way in _one_moves(left) if sorted(map(len, way)) == wanted)
    elif len(wanted) == len(left) - 1:
        yield from (way for way in _one_dissolved(left) if sorted(map(len, way)) == wanted)


def _one_moves(left: Tables) -> Iterator[Tables]:
    target = min(range(len(left)), key=lambda index: len(left[index]))
    for source, table in enumerate(left):
        for player in table if source != target and len(table) > 3 else ():
            yield [
                tuple(p for p in t if p != player) if i == source else (*t, player) if i == target else t
                for i, t in enumerate(left)
            ]


def _one_dissolved(left: Tables) -> Iterator[Tables]:
    small = [index for index, table in enumerate(left) if len(table) < 4]
    for gone in small:
        others = [index for index in small if index != gone]
        for targets in permutations(others, len(left[gone])):
            joining = dict(zip(targets, left[gone], strict=True))
            yield [(*t, joining[i]) if i in joining else t for i, t in enumerate(left) if i != gone]
