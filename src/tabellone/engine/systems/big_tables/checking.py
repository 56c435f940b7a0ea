"""Whether a published seating keeps the rules, and how far it is from the best one known."""

from collections import Counter
from collections.abc import Sequence

from tabellone.engine.model import Table, Tournament
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.big_tables.numbering import table_ranks
from tabellone.engine.systems.big_tables.past import Past
from tabellone.engine.systems.big_tables.ranking import team_names, team_order
from tabellone.engine.systems.big_tables.seating import (
    BY_TEAM,
    INDIVIDUAL,
    blocks,
    kind_of_round,
    seat,
)
from tabellone.engine.systems.big_tables.sizes import table_sizes


def broken_rules(tournament: Tournament, tables: Sequence[Table]) -> list[tuple[int, Reason]]:
    """The number of the table (0 for the whole round) and the rule it breaks, in the next round of a tournament."""
    teams = team_names(tournament)
    found: list[tuple[int, Reason]] = []
    for number, table in enumerate(tables, 1):
        held = Counter(teams[player] for player in table.seats)
        for team, members in held.items():
            if members > 1:
                mates = [player for player in table.seats if teams[player] == team]
                found.append(
                    (number, Reason("team_mates_at_a_table", "1.1", "B1", {"refused": mates, "table": number}))
                )
    players = sum(len(table.seats) for table in tables)
    sizes, wanted = sorted(len(table.seats) for table in tables), sorted(table_sizes(players))
    if sizes != wanted:
        found.append((0, Reason("wrong_table_sizes", "1", "B8", {"found": str(sizes), "known": [str(wanted)]})))
        return found
    kind = kind_of_round(tournament, tournament.next_round)
    if kind == BY_TEAM:
        found += _outside_blocks(tournament, tables)
    if not found and kind in (BY_TEAM, INDIVIDUAL):
        found += _not_the_best(tournament, tables, kind)
    return found


def _outside_blocks(tournament: Tournament, tables: Sequence[Table]) -> list[tuple[int, Reason]]:
    """B3: every table has players of one block."""
    seated = [player for table in tables for player in table.seats]
    away = frozenset(p.number for p in tournament.players if p.takes_part_in(tournament.next_round)) - {*seated}
    cut = blocks(tournament._replace(absent=away), sorted(seated))
    block_of = {player: number for number, block in enumerate(cut, 1) for player in block.players}
    return [
        (number, Reason("outside_the_block", "1.3", "B3", {"table": number, "refused": list(table.seats)}))
        for number, table in enumerate(tables, 1)
        if len({block_of[player] for player in table.seats}) > 1
    ]


def _not_the_first_seating(tables: Sequence[Table], rules: Sequence[Sequence[int]]) -> list[tuple[int, Reason]]:
    """B5 has one seating: every table that has other players, with those the rules seat there."""
    published = [set(table.seats) for table in tables]
    if published != [*map(set, rules)] and sorted(map(sorted, published)) == sorted(map(sorted, rules)):
        return [(0, Reason("tables_out_of_order", "1.4", "B11"))]
    return [
        (number, Reason("not_the_list", "1.4", "B5", {"table": number, "refused": list(seats)}))
        for number, (found, seats) in enumerate(zip(published, rules, strict=True), 1)
        if found != set(seats)
    ]


def _not_the_best(tournament: Tournament, tables: Sequence[Table], kind: str) -> list[tuple[int, Reason]]:
    """Another seating is closer to the standings, has fewer rematches, or the tables are in another order (B11)."""
    past = Past(tournament)
    best = seat(tournament, past)
    indicator = sum(past.indicator(table.seats) for table in tables)
    args = {"indicator": indicator, "bound": best.quality.indicator, "proven": best.quality.proven}
    if kind == BY_TEAM:
        place = {team: index for index, team in enumerate(team_order(tournament, past))}
        teams = team_names(tournament)
        ranks = [[place[teams[player]] for player in table.seats] for table in tables]
        unequal = any(block.spread for block in best.blocks)
        spread = sum(max(of) - min(of) for of in ranks) if unequal else 0
        if (spread, indicator) > (best.spread, best.quality.indicator):
            return [(0, Reason("fewer_rematches_possible", "1.3", "B4", args))]
    else:
        return _not_the_first_seating(tables, best.tables)
    numbers = table_ranks(tournament, past, [table.seats for table in tables])
    return [] if numbers == sorted(numbers) else [(0, Reason("tables_out_of_order", "1.3", "B11"))]
