"""Whether a published seating keeps the rules; one by team is wrong only where a better one can be shown."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from tabellone.engine.encounters import Table
from tabellone.engine.model import Tournament
from tabellone.engine.reason_values import MessageId, PlayerNumber, PlayerNumbers, TextList
from tabellone.engine.reasons import Arguments, Reason
from tabellone.engine.systems.big_tables.aims import Aims, Seating, SeatingProblem, aim_order, measure_aims
from tabellone.engine.systems.big_tables.history import History
from tabellone.engine.systems.big_tables.numbering import table_ranks
from tabellone.engine.systems.big_tables.ranking import teams_by_player
from tabellone.engine.systems.big_tables.repair import repaired_tables
from tabellone.engine.systems.big_tables.search import best_seating
from tabellone.engine.systems.big_tables.seating import (
    BY_TEAM,
    INDIVIDUAL,
    kind_of_round,
    round_lot,
    seat,
    seating_problem,
)
from tabellone.engine.systems.big_tables.sizes import table_sizes

TableViolations = list[tuple[int, tuple[Reason, ...]]]
"""The number of the table (0 for the whole round), and the rule it breaks, first of all."""

BETTER_MESSAGES = {
    "third_meetings": "fewer_heavy_possible",
    "closeness": "closer_possible",
    "rematches": "fewer_rematches_possible",
    "worst_table": "smaller_worst_possible",
}
"""What is said of each aim that another seating reaches better."""
BETTER_RELAXED_MESSAGES = {2: "fewer_rematches_allowed", 3: "closer_for_nothing"}
"""By its place in the order, where closeness is relaxed."""


def wrong_repair(tournament: Tournament, seatings: Sequence[Sequence[Sequence[int]]]) -> TableViolations:
    """B14: of seatings each made of the one before without a player who did not come, the first not made by the rules.

    The tournament is as it was before the first of them.
    """
    for before, after in pairwise(seatings):
        gone = {player for table in before for player in table} - {player for table in after for player in table}
        missing = min(gone)
        rules = repaired_tables(tournament, before, missing)
        if [*map(set, rules)] != [*map(set, after)]:
            same = {frozenset(table) for table in after}
            said = [
                Reason("better_table", "", "B14", {"seats": PlayerNumbers(t)})
                for t in rules
                if frozenset(t) not in same
            ]
            return [(0, (Reason("mended_otherwise", "", "B14", {"player": PlayerNumber(missing)}), *said))]
        tournament = tournament._replace(absent=tournament.absent | gone)
    return []


def broken_rules(tournament: Tournament, tables: Sequence[Table]) -> TableViolations:
    """Returns what a published seating of the next round breaks."""
    found = _team_mate_violations(tournament, tables)
    players = sum(len(table.seats) for table in tables)
    sizes, wanted = sorted(len(table.seats) for table in tables), sorted(table_sizes(players))
    if sizes != wanted:
        reason = Reason(
            "wrong_table_sizes", "1", "B8", {"found": ", ".join(map(str, sizes)), "sizes": TextList(wanted)}
        )
        return [*found, (0, (reason,))]
    kind = kind_of_round(tournament, tournament.next_round)
    if found or kind not in (BY_TEAM, INDIVIDUAL):
        return found
    seated = {player for table in tables for player in table.seats}
    away = frozenset(p.number for p in tournament.players if p.takes_part_in(tournament.next_round)) - seated
    tournament = tournament._replace(absent=away)
    if kind == INDIVIDUAL:
        return _individual_violations(tables, seat(tournament, History(tournament)).tables)
    return _team_violations(tournament, tables)


def _team_mate_violations(tournament: Tournament, tables: Sequence[Table]) -> TableViolations:
    teams = teams_by_player(tournament)
    found: TableViolations = []
    for number, table in enumerate(tables, 1):
        for team, members in Counter(teams[player] for player in table.seats).items():
            if members > 1:
                mates = [player for player in table.seats if teams[player] == team]
                args: Arguments = {"mates": PlayerNumbers(mates), "table": number}
                found.append((number, (Reason("team_mates_at_a_table", "1.1", "B1", args),)))
    return found


def _individual_violations(tables: Sequence[Table], rules: Sequence[Sequence[int]]) -> TableViolations:
    """B5 has one seating: every table that has other players, with those the rules seat there."""
    published = [set(table.seats) for table in tables]
    if published != [*map(set, rules)] and sorted(map(sorted, published)) == sorted(map(sorted, rules)):
        return [(0, (Reason("tables_out_of_order", "1.4", "B11"),))]
    return [
        (number, (Reason("not_the_list", "1.4", "B5", {"table": number, "seats": PlayerNumbers(seats)}),))
        for number, (found, seats) in enumerate(zip(published, rules, strict=True), 1)
        if found != set(seats)
    ]


def _team_violations(tournament: Tournament, tables: Sequence[Table]) -> TableViolations:
    """A better seating is known, and said; or the tables are in another order (B11)."""
    past = History(tournament)
    players, problem = seating_problem(tournament, sorted(p for table in tables for p in table.seats), past)
    at = {player: vertex for vertex, player in enumerate(players)}
    published = measure_aims(problem, [[at[player] for player in table.seats] for table in tables])
    known = best_seating(problem, round_lot(tournament))
    most = _max_closeness(problem, known, published)
    if _is_shown_better(problem, known, published, most):
        return [(0, _better_seating_reasons(tournament, players, tables, published, known, most))]
    ranks = table_ranks(tournament, past, [table.seats for table in tables])
    return [] if ranks == sorted(ranks) else [(0, (Reason("tables_out_of_order", "1.3", "B11"),))]


def _max_closeness(problem: SeatingProblem, best: Seating, published: Aims) -> int | None:
    """Returns the closeness that is certainly allowed, or None if closeness is not relaxed.

    Places are given up from the closest seating there is. Where that is not proven, the closest one known is as good.
    """
    if not problem.relaxed_places:
        return None
    if best.aims[:3] == best.bound[:3]:
        return best.min_closeness + problem.relaxed_places
    same_heavy = [aims.closeness for aims in (best.aims, published) if aims.third_meetings == best.aims.third_meetings]
    return min(same_heavy) + problem.relaxed_places


def _is_shown_better(problem: SeatingProblem, best: Seating, published: Aims, max_closeness: int | None) -> bool:
    """One that may itself have given up too much closeness shows nothing."""
    if aim_order(best.aims, max_closeness) >= aim_order(published, max_closeness):
        return False
    surely_allowed = max(published.closeness, best.min_closeness + problem.relaxed_places)
    return (
        max_closeness is None
        or best.aims.third_meetings < published.third_meetings
        or best.aims.closeness <= surely_allowed
    )


def _better_seating_reasons(
    tournament: Tournament,
    players: Sequence[int],
    tables: Sequence[Table],
    published: Aims,
    best: Seating,
    max_closeness: int | None,
) -> tuple[Reason, ...]:
    """The first aim the published seating falls short of, and the tables of the better one."""
    compared = zip(aim_order(published, max_closeness), aim_order(best.aims, max_closeness), strict=True)
    aim = next(index for index, (one, other) in enumerate(compared) if one != other)
    relaxed_order = ("third_meetings", "closeness", "rematches", "closeness", "worst_table")
    name = (Aims._fields if max_closeness is None else relaxed_order)[aim]
    code = BETTER_MESSAGES[name] if max_closeness is None else BETTER_RELAXED_MESSAGES.get(aim, BETTER_MESSAGES[name])
    counted = 1 if name == "closeness" else 2  # the text counts both of a pair
    args: Arguments = {"found": counted * getattr(published, name), "better": counted * getattr(best.aims, name)}
    args |= {"counted_in": MessageId(tournament.rules.blocks.unit, "counted_in")} if name == "closeness" else {}
    unchanged = {frozenset(table.seats) for table in tables}
    changed = [sorted(players[vertex] for vertex in table) for table in best.tables]
    said = [
        Reason("better_table", "1.3", "B3", {"seats": PlayerNumbers(s)})
        for s in changed
        if frozenset(s) not in unchanged
    ]
    return (Reason(code, "1.3", "B3", args), *said)
