"""Whether a published seating keeps the rules; one by team is wrong only where a better one can be shown."""

from collections import Counter
from collections.abc import Sequence

from tabellone.engine.model import Table, Tournament
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.big_tables.aims import Aims, Problem, aims_of
from tabellone.engine.systems.big_tables.numbering import table_ranks
from tabellone.engine.systems.big_tables.past import Past
from tabellone.engine.systems.big_tables.ranking import team_names
from tabellone.engine.systems.big_tables.search import best_seating
from tabellone.engine.systems.big_tables.seating import (
    BY_TEAM,
    INDIVIDUAL,
    kind_of_round,
    lot_of_round,
    problem_of,
    seat,
)
from tabellone.engine.systems.big_tables.sizes import table_sizes

Broken = list[tuple[int, tuple[Reason, ...]]]
"""The number of the table (0 for the whole round), and the rule it breaks, first of all."""

BETTER = ("fewer_heavy_possible", "closer_possible", "fewer_rematches_possible", "smaller_worst_possible")
"""What is said of each aim that another seating reaches better."""


def broken_rules(tournament: Tournament, tables: Sequence[Table]) -> Broken:
    """What a published seating breaks, in the next round of a tournament."""
    found = _team_mates(tournament, tables)
    players = sum(len(table.seats) for table in tables)
    sizes, wanted = sorted(len(table.seats) for table in tables), sorted(table_sizes(players))
    if sizes != wanted:
        reason = Reason("wrong_table_sizes", "1", "B8", {"found": ", ".join(map(str, sizes)), "known": wanted})
        return [*found, (0, (reason,))]
    kind = kind_of_round(tournament, tournament.next_round)
    if found or kind not in (BY_TEAM, INDIVIDUAL):
        return found
    seated = {player for table in tables for player in table.seats}
    away = frozenset(p.number for p in tournament.players if p.takes_part_in(tournament.next_round)) - seated
    tournament = tournament._replace(absent=away)
    if kind == INDIVIDUAL:
        return _not_the_first_seating(tables, seat(tournament, Past(tournament)).tables)
    return _not_the_best(tournament, tables)


def _team_mates(tournament: Tournament, tables: Sequence[Table]) -> Broken:
    teams = team_names(tournament)
    found: Broken = []
    for number, table in enumerate(tables, 1):
        for team, members in Counter(teams[player] for player in table.seats).items():
            if members > 1:
                mates = [player for player in table.seats if teams[player] == team]
                args = {"refused": mates, "table": number}
                found.append((number, (Reason("team_mates_at_a_table", "1.1", "B1", args),)))
    return found


def _not_the_first_seating(tables: Sequence[Table], rules: Sequence[Sequence[int]]) -> Broken:
    """B5 has one seating: every table that has other players, with those the rules seat there."""
    published = [set(table.seats) for table in tables]
    if published != [*map(set, rules)] and sorted(map(sorted, published)) == sorted(map(sorted, rules)):
        return [(0, (Reason("tables_out_of_order", "1.4", "B11"),))]
    return [
        (number, (Reason("not_the_list", "1.4", "B5", {"table": number, "refused": list(seats)}),))
        for number, (found, seats) in enumerate(zip(published, rules, strict=True), 1)
        if found != set(seats)
    ]


def _not_the_best(tournament: Tournament, tables: Sequence[Table]) -> Broken:
    """A better seating is known, and said; or the tables are in another order (B11)."""
    past = Past(tournament)
    players, problem = problem_of(tournament, sorted(p for table in tables for p in table.seats), past)
    at = {player: vertex for vertex, player in enumerate(players)}
    published = aims_of(problem, [[at[player] for player in table.seats] for table in tables])
    known = best_seating(problem, lot_of_round(tournament))
    allowed = known.bound.closeness + problem.relaxed
    if _judged(problem, known.aims, allowed) < _judged(problem, published, allowed):
        return [(0, _better(problem, players, tables, published, known.aims, known.tables, allowed))]
    ranks = table_ranks(tournament, past, [table.seats for table in tables])
    return [] if ranks == sorted(ranks) else [(0, (Reason("tables_out_of_order", "1.3", "B11"),))]


def _judged(problem: Problem, aims: Aims, allowed: int) -> Aims:
    """Where closeness is relaxed, every seating inside what is allowed is as close as the closest."""
    return aims._replace(closeness=max(0, aims.closeness - allowed)) if problem.relaxed else aims


def _better(
    problem: Problem,
    players: Sequence[int],
    tables: Sequence[Table],
    published: Aims,
    better: Aims,
    seating: Sequence[Sequence[int]],
    allowed: int,
) -> tuple[Reason, ...]:
    one, other = _judged(problem, published, allowed), _judged(problem, better, allowed)
    aim = next(index for index in range(len(BETTER)) if one[index] != other[index])
    counted = 1 if BETTER[aim] == "closer_possible" else 2  # the text counts both of a pair
    args = {"found": counted * published[aim], "better": counted * better[aim]}
    unchanged = {frozenset(table.seats) for table in tables}
    changed = [sorted(players[vertex] for vertex in table) for table in seating]
    said = [Reason("better_table", "1.3", "B3", {"refused": s}) for s in changed if frozenset(s) not in unchanged]
    return (Reason(BETTER[aim], "1.3", "B3", args), *said)
