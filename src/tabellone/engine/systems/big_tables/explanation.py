"""Why a player sits at this table: the teams, who has met whom, and what another seating would have cost."""

from collections.abc import Sequence

from tabellone.engine.absence_reasons import absence_reason
from tabellone.engine.amounts import Amount
from tabellone.engine.explanations import Candidate, Explanation
from tabellone.engine.model import Tournament
from tabellone.engine.reason_values import PlayerNumber, PlayerNumbers, TextList
from tabellone.engine.reasons import Arguments, Reason
from tabellone.engine.systems.big_tables.aims import measure_aims
from tabellone.engine.systems.big_tables.history import UNITS, History
from tabellone.engine.systems.big_tables.lots import reasons_about_table
from tabellone.engine.systems.big_tables.pairing import pair
from tabellone.engine.systems.big_tables.ranking import Team, team_order, teams_by_player
from tabellone.engine.systems.big_tables.seating import (
    BY_TEAM,
    INDIVIDUAL,
    RANDOM,
    kind_of_round,
    present_order,
    present_players,
    seating_problem,
)

ARTICLES = {RANDOM: ("1.2", "B2"), BY_TEAM: ("1.3", "B3"), INDIVIDUAL: ("1.4", "B5")}
"""Of a kind of round, and its reading."""


def explain(tournament: Tournament, player: int) -> Explanation:
    """The table of the next round."""
    decision = pair(tournament)
    number = decision.round
    at = next((i for i, table in enumerate(decision.tables, 1) if player in table.seats), None)
    if at is None:
        return Explanation(number, player, {}, (), (), _absence_reason(tournament, player), None, ())
    seats = decision.tables[at - 1].seats
    past = History(tournament)
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
        told += higher_table_reasons(teams_by_player(tournament), order, tables[: at - 1], player)
    why_here = decision.table_order_reasons[at - 1]
    told += [why_here] if why_here.code == "table_ranked_by_lot" else []
    by_team = kind_of_round(tournament, number) == BY_TEAM
    told += reasons_about_table(tournament, decision.remarks, seats if by_team else [player])
    met = tuple(Candidate(other, _meeting_reason(past, player, other)) for other in seats if other != player)
    return Explanation(number, player, facts, tuple(told), met, _table_reason(tournament, past, at, seats), None, ())


def higher_table_reasons(
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
                Reason("seats_kept_above", "1.4", "B5", args | {"kept_for": PlayerNumbers(later), "count": len(later)})
            )
        else:
            full += 1
    if full:
        told.append(Reason("full_above", "1.4", "B5", {"count": full}))
    return told


def why_not(tournament: Tournament, player: int, other: int) -> Reason:
    """Team-mates, away, or at different tables."""
    teams = teams_by_player(tournament)
    args: Arguments = {"player": PlayerNumber(player), "opponent": PlayerNumber(other)}
    if teams[player] == teams[other]:
        return Reason("are_team_mates", "1.1", "B1", args)
    decision = pair(tournament)
    tables = {p: i for i, table in enumerate(decision.tables, 1) for p in table.seats}
    for who in (player, other):
        if who not in tables:
            return _absence_reason(tournament, who)
    if tables[player] == tables[other]:
        return Reason("they_meet", args=args)
    times = History(tournament).meetings[player][other]
    code = {0: "at_other_tables_never_met", 1: "at_other_tables_met_once"}.get(times, "at_other_tables")
    article, reading = ARTICLES[kind_of_round(tournament, decision.round)]
    return Reason(code, article, reading, args | {"count": times})


def best_exchange(
    tournament: Tournament, past: History, tables: Sequence[Sequence[int]], at: int
) -> tuple[int, int, int] | None:
    """The exchange with another table that changes the indicator least, and neither adds heavy rematches nor places."""
    players, problem = seating_problem(tournament, [player for table in tables for player in table], past)
    vertex = {player: index for index, player in enumerate(players)}
    seated = [[vertex[player] for player in table] for table in tables]
    found = None
    for there in (table for index, table in enumerate(seated) if index != at):
        before = measure_aims(problem, [seated[at], there])
        for one in seated[at]:
            for other in there:
                pair_of = [
                    [other if p == one else p for p in seated[at]],
                    [one if p == other else p for p in there],
                ]
                if any(len({problem.teams[p] for p in table}) < len(table) for table in pair_of):
                    continue
                after = measure_aims(problem, pair_of)
                change = 2 * (after.rematches - before.rematches)
                if after[:2] <= before[:2] and (found is None or change < found[2]):
                    found = players[one], players[other], change
    return found


def _table_reason(tournament: Tournament, past: History, at: int, seats: Sequence[int]) -> Reason:
    kind = kind_of_round(tournament, tournament.next_round)
    args: Arguments = {"table": at, "seats": PlayerNumbers(seats)}
    if kind == BY_TEAM:
        teams = teams_by_player(tournament)
        place = {team: number for number, team in enumerate(team_order(tournament, past), 1)}
        return Reason(
            "table_by_team", "1.3", "B3", args | {"team_places": TextList(place[teams[player]] for player in seats)}
        )
    return Reason("table_individual" if kind == INDIVIDUAL else "table_random", *ARTICLES[kind], args)


def _meeting_reason(past: History, player: int, other: int) -> Reason:
    times = past.meetings[player][other]
    return Reason(
        {0: "never_met", 1: "met_once"}.get(times, "met_times"),
        "2",
        "B6",
        {"candidate": PlayerNumber(other), "count": times},
    )


def _absence_reason(tournament: Tournament, player: int) -> Reason:
    if player in tournament.absent:
        return Reason("announced_absence", args={"player": PlayerNumber(player)})
    return absence_reason(tournament, player)
