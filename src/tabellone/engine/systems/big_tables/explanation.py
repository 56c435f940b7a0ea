"""Why a player sits at this table: the teams, who has met whom, and what another seating would have cost."""

from collections.abc import Sequence

from tabellone.engine.explanations import Explanation, Tried
from tabellone.engine.model import Amount, Tournament
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.big_tables.pairing import pair
from tabellone.engine.systems.big_tables.past import UNITS, Past
from tabellone.engine.systems.big_tables.ranking import team_names
from tabellone.engine.systems.big_tables.seating import (
    BY_TEAM,
    INDIVIDUAL,
    blocks,
    kind_of_round,
    present_order,
    present_players,
)


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
        args = {"player": one, "opponent": other, "indicator": change}
        told.append(Reason("best_exchange" if change >= 0 else "better_exchange", "1.3", "B4", args))
    if kind_of_round(tournament, number) == INDIVIDUAL:
        order = present_order(tournament, present_players(tournament), past)
        told += who_sat_above(team_names(tournament), order, tables[: at - 1], player)
    met = tuple(Tried(other, _meeting(past, player, other)) for other in seats if other != player)
    return Explanation(number, player, facts, tuple(told), met, _why_this_table(tournament, at, seats), None, ())


def who_sat_above(
    teams: Sequence[str], order: Sequence[int], above: Sequence[Sequence[int]], player: int
) -> list[Reason]:
    """B5: why none of the higher tables: a team-mate, a seat others could not do without, or nothing free."""
    place = {other: index for index, other in enumerate(order)}
    told, full = [], 0
    for number, table in enumerate(above, 1):
        args = {"player": player, "table": number}
        mate = next((other for other in table if teams[other] == teams[player]), None)
        later = [other for other in table if place[other] > place[player]]
        if mate is not None:
            told.append(Reason("team_mate_above", "1.4", "B5", args | {"opponent": mate}))
        elif later:
            told.append(Reason("seats_kept_above", "1.4", "B5", args | {"refused": later}))
        else:
            full += 1
    if full:
        told.append(Reason("one_full_above" if full == 1 else "full_above", "1.4", "B5", {"count": full}))
    return told


def why_not(tournament: Tournament, player: int, other: int) -> Reason:
    """Team-mates, another block, or another table of the same block."""
    teams = team_names(tournament)
    args = {"player": player, "opponent": other}
    if teams[player] == teams[other]:
        return Reason("are_team_mates", "1.1", "B1", args)
    decision = pair(tournament)
    tables = {p: i for i, table in enumerate(decision.tables, 1) for p in table.seats}
    for who in (player, other):
        if who not in tables:
            return _why_away(tournament, who)
    if tables[player] == tables[other]:
        return Reason("they_meet", args=args)
    if kind_of_round(tournament, decision.round) == BY_TEAM:
        for block in blocks(tournament, list(tables)):
            if (player in block.players) != (other in block.players):
                return Reason("in_different_blocks", "1.3", "B3", args)
    past = Past(tournament)
    return Reason("at_other_tables", "1.3", "B4", args | {"count": past.meetings[player][other]})


def best_exchange(
    tournament: Tournament, past: Past, tables: Sequence[Sequence[int]], at: int
) -> tuple[int, int, int] | None:
    """The exchange of a player of a table with one of another of its block that changes the indicator least."""
    teams = team_names(tournament)
    cut = blocks(tournament, [player for table in tables for player in table])
    block_of = {player: number for number, block in enumerate(cut) for player in block.players}
    found = None
    for index, others in enumerate(tables):
        if index == at or block_of[others[0]] != block_of[tables[at][0]]:
            continue
        for one in tables[at]:
            for other in others:
                here = [p for p in tables[at] if p != one]
                there = [p for p in others if p != other]
                if any(teams[p] == teams[other] for p in here) or any(teams[p] == teams[one] for p in there):
                    continue
                before = past.indicator(tables[at]) + past.indicator(others)
                change = past.indicator([*here, other]) + past.indicator([*there, one]) - before
                if found is None or change < found[2]:
                    found = one, other, change
    return found


def _why_this_table(tournament: Tournament, at: int, seats: Sequence[int]) -> Reason:
    kind = kind_of_round(tournament, tournament.next_round)
    args = {"table": at, "refused": list(seats)}
    if kind == BY_TEAM:
        cut = blocks(tournament, present_players(tournament))
        number = next((n for n, block in enumerate(cut, 1) if seats[0] in block.players), 1)
        return Reason("table_by_team", "1.3", "B3", args | {"block": number})
    if kind == INDIVIDUAL:
        return Reason("table_individual", "1.4", "B5", args)
    return Reason("table_random", "1.2", "B2", args)


def _meeting(past: Past, player: int, other: int) -> Reason:
    times = past.meetings[player][other]
    return Reason("met_times" if times else "never_met", "2", "B6", {"candidate": other, "count": times})


def _why_away(tournament: Tournament, player: int) -> Reason:
    leaves = tournament.players[player - 1].leaves
    if player in tournament.absent:
        return Reason("announced_absence", args={"player": player})
    return Reason("withdrew" if leaves else "never_came", args={"player": player, "round": leaves})
