"""Why a player sits at this table: the teams, who has met whom, and what another seating would have cost."""

from collections.abc import Sequence

from tabellone.engine.amounts import Amount
from tabellone.engine.explanations import Explanation, Tried
from tabellone.engine.leaving import why_not_there
from tabellone.engine.model import Tournament
from tabellone.engine.reason_values import Items, PlayerNumber, Players
from tabellone.engine.reasons import Arguments, Reason
from tabellone.engine.systems.big_tables.aims import aims_of
from tabellone.engine.systems.big_tables.lots import about_table
from tabellone.engine.systems.big_tables.pairing import pair
from tabellone.engine.systems.big_tables.past import UNITS, Past
from tabellone.engine.systems.big_tables.ranking import Team, team_names, team_order
from tabellone.engine.systems.big_tables.seating import (
    BY_TEAM,
    INDIVIDUAL,
    RANDOM,
    kind_of_round,
    present_order,
    present_players,
    problem_of,
)

ARTICLE = {RANDOM: ("1.2", "B2"), BY_TEAM: ("1.3", "B3"), INDIVIDUAL: ("1.4", "B5")}
"""Of a kind of round, and its reading."""


def explain(tournament: Tournament, player: int) -> Explanation:
    """The table of the next round."""
    decision = pair(tournament)
    number = decision.round
    at = next((i for i, table in enumerate(decision.tables, 1) if player in table.seats), None)
    if at is None:
        return Explanation(number, player, {}, (), (), _why_away(tournament, player), None, ())
    seats = decision.tables[at - 1].seats
    past = Past(tournament)
    tables = [table.seats for table in decision.tables]
    facts = {"table": at, "indicator": past.indicator(seats), "points": Amount(past.points[player], UNITS)}
    told = [Reason("table_indicator", "2", "B6", {"table": at, "indicator": past.indicator(seats)})]
    cheapest = best_exchange(tournament, past, tables, at - 1)
    if cheapest is not None and kind_of_round(tournament, number) == BY_TEAM:
        one, other, change = cheapest
        args: Arguments = {"player": PlayerNumber(one), "opponent": PlayerNumber(other), "indicator": change}
        code = "best_exchange" if change > 0 else "even_exchange" if change == 0 else "better_exchange"
        told.append(Reason(code, "1.3", "B4", args | {"count": -change}))
    if kind_of_round(tournament, number) == INDIVIDUAL:
        order = present_order(tournament, present_players(tournament), past)
        told += who_sat_above(team_names(tournament), order, tables[: at - 1], player)
    why_here = decision.why_here[at - 1]
    told += [why_here] if why_here.code == "table_ranked_by_lot" else []
    by_team = kind_of_round(tournament, number) == BY_TEAM
    told += about_table(tournament, decision.remarks, seats if by_team else [player])
    met = tuple(Tried(other, _meeting(past, player, other)) for other in seats if other != player)
    return Explanation(number, player, facts, tuple(told), met, _why_this_table(tournament, past, at, seats), None, ())


def who_sat_above(
    teams: Sequence[Team], order: Sequence[int], above: Sequence[Sequence[int]], player: int
) -> list[Reason]:
    """B5: why none of the higher tables: a team-mate, a seat others could not do without, or nothing free."""
    place = {other: index for index, other in enumerate(order)}
    told, full = [], 0
    for number, table in enumerate(above, 1):
        args: Arguments = {"player": PlayerNumber(player), "table": number}
        mate = next((other for other in table if teams[other] == teams[player]), None)
        later = [other for other in table if place[other] > place[player]]
        if mate is not None:
            told.append(Reason("team_mate_above", "1.4", "B5", args | {"opponent": PlayerNumber(mate)}))
        elif later:
            told.append(
                Reason("seats_kept_above", "1.4", "B5", args | {"kept_for": Players(later), "count": len(later)})
            )
        else:
            full += 1
    if full:
        told.append(Reason("full_above", "1.4", "B5", {"count": full}))
    return told


def why_not(tournament: Tournament, player: int, other: int) -> Reason:
    """Team-mates, away, or at different tables."""
    teams = team_names(tournament)
    args: Arguments = {"player": PlayerNumber(player), "opponent": PlayerNumber(other)}
    if teams[player] == teams[other]:
        return Reason("are_team_mates", "1.1", "B1", args)
    decision = pair(tournament)
    tables = {p: i for i, table in enumerate(decision.tables, 1) for p in table.seats}
    for who in (player, other):
        if who not in tables:
            return _why_away(tournament, who)
    if tables[player] == tables[other]:
        return Reason("they_meet", args=args)
    times = Past(tournament).meetings[player][other]
    code = {0: "at_other_tables_never_met", 1: "at_other_tables_met_once"}.get(times, "at_other_tables")
    article, reading = ARTICLE[kind_of_round(tournament, decision.round)]
    return Reason(code, article, reading, args | {"count": times})


def best_exchange(
    tournament: Tournament, past: Past, tables: Sequence[Sequence[int]], at: int
) -> tuple[int, int, int] | None:
    """The exchange with another table that changes the indicator least, and neither adds heavy rematches nor places."""
    players, problem = problem_of(tournament, [player for table in tables for player in table], past)
    vertex = {player: index for index, player in enumerate(players)}
    seated = [[vertex[player] for player in table] for table in tables]
    found = None
    for there in (table for index, table in enumerate(seated) if index != at):
        before = aims_of(problem, [seated[at], there])
        for one in seated[at]:
            for other in there:
                pair_of = [
                    [other if p == one else p for p in seated[at]],
                    [one if p == other else p for p in there],
                ]
                if any(len({problem.teams[p] for p in table}) < len(table) for table in pair_of):
                    continue
                after = aims_of(problem, pair_of)
                change = 2 * (after.weight - before.weight)
                if after[:2] <= before[:2] and (found is None or change < found[2]):
                    found = players[one], players[other], change
    return found


def _why_this_table(tournament: Tournament, past: Past, at: int, seats: Sequence[int]) -> Reason:
    kind = kind_of_round(tournament, tournament.next_round)
    args: Arguments = {"table": at, "seats": Players(seats)}
    if kind == BY_TEAM:
        teams = team_names(tournament)
        place = {team: number for number, team in enumerate(team_order(tournament, past), 1)}
        return Reason(
            "table_by_team", "1.3", "B3", args | {"team_places": Items(place[teams[player]] for player in seats)}
        )
    return Reason("table_individual" if kind == INDIVIDUAL else "table_random", *ARTICLE[kind], args)


def _meeting(past: Past, player: int, other: int) -> Reason:
    times = past.meetings[player][other]
    return Reason(
        {0: "never_met", 1: "met_once"}.get(times, "met_times"),
        "2",
        "B6",
        {"candidate": PlayerNumber(other), "count": times},
    )


def _why_away(tournament: Tournament, player: int) -> Reason:
    if player in tournament.absent:
        return Reason("announced_absence", args={"player": PlayerNumber(player)})
    return why_not_there(tournament, player)
