"""A seating mended after it was published: somebody does not come, and as few tables as possible change (B14).

Where the missing player leaves a table of three or more the others stay where they are, unless the sizes of B8 ask for
another table: then one player moves, the one whose move costs least. Beside it stands what a new seating would cost.
"""

from collections.abc import Sequence

from tabellone.engine.model import Tournament
from tabellone.engine.seatings import Repair
from tabellone.engine.systems.big_tables.past import Past
from tabellone.engine.systems.big_tables.seating import seat, team_names
from tabellone.engine.systems.big_tables.sizes import table_sizes


def repaired(tournament: Tournament, tables: Sequence[Sequence[int]], missing: int) -> Repair:
    """The seating of the next round without one player."""
    past = Past(tournament)
    teams = team_names(tournament)
    left = [tuple(player for player in table if player != missing) for table in tables]
    left = [table for table in left if table]
    best = None
    for moves in range(4):
        for candidate in _with_moves(left, moves, teams, sorted(table_sizes(sum(map(len, left))))):
            changed = sum(set(table) not in [set(old) for old in tables] for table in candidate)
            value = changed, sum(past.indicator(table) for table in candidate)
            if best is None or value < best[0]:
                best = value, candidate
        if best is not None:
            break
    anew = seat(tournament._replace(absent=tournament.absent | {missing}))
    if best is None:
        return Repair(anew.tables, len(anew.tables), anew.quality.indicator, anew.tables, anew.quality.indicator)
    (changed, indicator), found = best
    return Repair(found, changed, indicator, anew.tables, anew.quality.indicator)


def _with_moves(
    tables: list[tuple[int, ...]], moves: int, teams: Sequence[str], sizes: list[int]
) -> list[list[tuple[int, ...]]]:
    """Every legal seating that is so many single moves away."""
    if moves == 0:
        return [tables] if sorted(map(len, tables)) == sizes else []
    found = []
    small = [index for index, table in enumerate(tables) if len(table) < 4]
    for source, table in enumerate(tables):
        for player in table:
            for target in small:
                if target == source or any(teams[p] == teams[player] for p in tables[target]):
                    continue
                moved = [t for i, t in enumerate(tables) if i not in (source, target)]
                rest = tuple(p for p in table if p != player)
                after = [*moved, (*tables[target], player), *([rest] if rest else [])]
                found += _with_moves(after, moves - 1, teams, sizes)
    return found
