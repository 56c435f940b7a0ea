"""The three kinds of round: random, Swiss by team, individual Swiss (B2, B3, B5)."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from tabellone.engine.decision import Quality
from tabellone.engine.model import Tournament
from tabellone.engine.reasons import NotReadyError
from tabellone.engine.systems.big_tables.aims import Aims, SeatingProblem
from tabellone.engine.systems.big_tables.history import History, lot_seed, parse_relaxed_places
from tabellone.engine.systems.big_tables.individual_seating import seat_by_standings
from tabellone.engine.systems.big_tables.options import Middle
from tabellone.engine.systems.big_tables.ranking import individual_order, team_order, teams_by_player
from tabellone.engine.systems.big_tables.search import Prover, best_seating
from tabellone.engine.systems.big_tables.sizes import table_sizes

RANDOM, BY_TEAM, INDIVIDUAL = "random", "by_team", "individual"


class SeatedRound(NamedTuple):
    """A round before its tables are numbered."""

    kind: str
    tables: list[tuple[int, ...]]
    quality: Quality
    moved: int = 0
    """In an individual round, how many sit elsewhere than at the table of their place, to keep team-mates apart."""


def kind_of_round(tournament: Tournament, round_number: int) -> str:
    """B13: the first round is random, the last individual, the others as announced."""
    if round_number == 1:
        return RANDOM
    if round_number == tournament.rounds or tournament.rules.middle is Middle.INDIVIDUAL:
        return INDIVIDUAL
    return BY_TEAM


def seat(tournament: Tournament, past: History, steps: int | None = None, prover: Prover | None = None) -> SeatedRound:
    present = present_players(tournament)
    require_rule_1(tournament, present)
    kind = kind_of_round(tournament, tournament.next_round)
    if kind == RANDOM:
        return _seat_at_random(tournament, present)
    if kind == INDIVIDUAL:
        return _seat_individually(tournament, present, past)
    return _seat_by_team(tournament, present, past, steps, prover)


def present_players(tournament: Tournament) -> list[int]:
    number = tournament.next_round
    return [p.number for p in tournament.players if p.takes_part_in(number) and p.number not in tournament.absent]


def require_rule_1(tournament: Tournament, present: Sequence[int]) -> None:
    """B1: «Non sarà mai possibile che ad uno stesso tavolo siano presenti giocatori della stessa squadra»."""
    sizes = table_sizes(len(present))
    if not sizes:
        raise NotReadyError("too_few_for_a_table", count=len(present))
    teams = teams_by_player(tournament)
    (team, members), *_ = Counter(teams[player] for player in present).most_common(1)
    if members > len(sizes):
        raise NotReadyError("team_larger_than_tables", "1", team=team, count=members, tables=len(sizes))


def _seat_at_random(tournament: Tournament, present: Sequence[int]) -> SeatedRound:
    """Point 2 (B2): «in maniera casuale (fermo restando il vincolo al punto 1)», from a seed that is recorded.

    A legal seating is exchanged into a random one: every exchange that keeps team-mates apart is made.
    """
    teams = teams_by_player(tournament)
    chance = random.Random(lot_seed(tournament))
    sizes = table_sizes(len(present))
    order = sorted(present, key=lambda player: chance.random())
    members = Counter(teams[player] for player in present)
    order.sort(key=lambda player: (-members[teams[player]], isinstance(teams[player], str), str(teams[player])))
    tables: list[list[int]] = [[] for _ in sizes]
    seats = [index for place in range(max(sizes)) for index, size in enumerate(sizes) if place < size]
    for player, index in zip(order, seats, strict=True):
        tables[index].append(player)
    where = {player: index for index, table in enumerate(tables) for player in table}
    for _ in range(20 * len(order)):
        one, other = (order[int(chance.random() * len(order))] for _ in range(2))
        a, b = where[one], where[other]
        clash = any(teams[p] == teams[one] for p in tables[b] if p != other) or any(
            teams[p] == teams[other] for p in tables[a] if p != one
        )
        if a != b and not clash:
            tables[a][tables[a].index(one)], tables[b][tables[b].index(other)] = other, one
            where[one], where[other] = b, a
    chosen = [tuple(sorted(table)) for table in tables]
    return SeatedRound(RANDOM, chosen, Quality(0, 0, True))


def _seat_by_team(
    tournament: Tournament, present: Sequence[int], past: History, steps: int | None, prover: Prover | None
) -> SeatedRound:
    """Point 3 (B3, B4): «facendo quindi incontrare persone appartenenti alle squadre che hanno più punti»."""
    players, problem = seating_problem(tournament, present, past)
    answer = best_seating(problem, round_lot(tournament), steps, prover)
    tables = [tuple(sorted(players[vertex] for vertex in table)) for table in answer.tables]
    return SeatedRound(BY_TEAM, tables, measure_quality(answer.aims, answer.bound))


def round_lot(tournament: Tournament) -> str:
    """Returns the seed that decides among equal seatings, always the same for a round."""
    return f"{lot_seed(tournament)} {tournament.next_round}"


def seating_problem(tournament: Tournament, present: Sequence[int], past: History) -> tuple[list[int], SeatingProblem]:
    """A round by team as the search knows it, and whom each of its players is."""
    teams = teams_by_player(tournament)
    here = {teams[player] for player in present}
    per_place = tournament.rules.blocks.teams
    order = [(place // per_place, team) for place, team in enumerate(team_order(tournament, past)) if team in here]
    rank = {team: index for index, (_, team) in enumerate(order)}
    players = sorted(present, key=lambda player: (rank[teams[player]], player))
    at = {player: vertex for vertex, player in enumerate(players)}
    weights = [{at[o]: past.rematch_weight(player, o) for o in past.meetings[player] if o in at} for player in players]
    codes = [rank[teams[player]] for player in players]
    sizes = table_sizes(len(players))
    return players, SeatingProblem(
        codes, [place for place, _ in order], sizes, weights, parse_relaxed_places(tournament.rules.relaxed) or 0
    )


def measure_quality(aims: Aims, bound: Aims) -> Quality:
    """Figures that count both of a pair, as the text does."""
    proven = aims[:3] == bound[:3]
    heavy, closeness, weight, worst = zip(aims, bound, strict=True)
    doubled = [2 * figure for figure in (*heavy, *worst)]
    return Quality(
        2 * weight[0], 2 * weight[1], proven, doubled[0], doubled[1], closeness[0], closeness[1], doubled[2], doubled[3]
    )


def _seat_individually(tournament: Tournament, present: Sequence[int], past: History) -> SeatedRound:
    """Point 4 (B5): «"Svizzera individuale" (sempre rispettando il vincolo al punto 1)»."""
    order = present_order(tournament, present, past)
    teams = teams_by_player(tournament)
    sizes = table_sizes(len(order))
    found = seat_by_standings([teams[player] for player in order], sizes)
    tables = [tuple(order[place] for place in table) for table in found]
    starts = accumulate(sizes, initial=0)
    moved = sum(
        place not in range(start, start + len(seats))
        for start, seats in zip(starts, found, strict=False)
        for place in seats
    )
    indicator = sum(past.indicator(table) for table in tables)
    return SeatedRound(INDIVIDUAL, tables, Quality(indicator, indicator, True), moved)


def present_order(tournament: Tournament, present: Sequence[int], past: History) -> list[int]:
    """Returns the present players in the order of the individual standings."""
    here = set(present)
    return [player for player in individual_order(tournament, past) if player in here]
