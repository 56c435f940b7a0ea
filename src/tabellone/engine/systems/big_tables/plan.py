"""Before the event: how many tables, how many rematches to expect, and whether rule 1 can hold."""

import random
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from tabellone.engine.decision import Decision
from tabellone.engine.encounters import Table
from tabellone.engine.model import Player, Round, Tournament
from tabellone.engine.reasons import NotReadyError, Reason
from tabellone.engine.seatings import Plan, PlannedRound, RelaxedPlan
from tabellone.engine.systems.big_tables.aims import measure_aims
from tabellone.engine.systems.big_tables.history import History
from tabellone.engine.systems.big_tables.pairing import pair
from tabellone.engine.systems.big_tables.ranking import teams_by_player
from tabellone.engine.systems.big_tables.search import relax_closeness
from tabellone.engine.systems.big_tables.seating import (
    BY_TEAM,
    kind_of_round,
    require_rule_1,
    round_lot,
    seating_problem,
)
from tabellone.engine.systems.big_tables.sizes import table_sizes

SIMULATIONS = 3
MAX_SEATS = 800
"""Players times rounds times runs that are played through, so that the answer takes about a second."""
MAX_SEATS_RELAXED = 2_400
"""The same times the places by which tables are allowed to be less close."""
TOTAL_STEPS = 80_000
"""Of improving seatings, divided among everything that is looked at; a real round has more."""
MIN_STEPS = 100
MIN_ROUNDS = 2
MAX_RELAXED_PLACES = 4
"""By how many places closeness is relaxed, one after the other."""


class _Budget(NamedTuple):
    """The amount of work of a plan."""

    rounds: int
    runs: int
    places: int
    steps: int
    """Of one search."""


class _SimulatedRound(NamedTuple):
    """A round that was played through."""

    tables: list[tuple[int, ...]]
    figures: PlannedRound
    """Of this one alone."""
    relaxed: list[int]
    """By team: the pairs that meet again as announced, and with tables less close by 1, 2, … places."""


def plan(tournament: Tournament) -> Plan:
    """Play the event a few times with random results; of a long one the first rounds.

    In each round by team, what tables less close by 1, 2, … places would spare is looked at as well (B3).
    """
    players = [player for player in tournament.players if player.takes_part_in(1)]
    sizes = table_sizes(len(players))
    warnings = _warnings(tournament, players)
    if warnings:
        return Plan(sizes, [], warnings)
    work = _plan_budget(tournament, players)
    runs = [_simulate(tournament, run, work) for run in range(work.runs)]
    planned = [
        _average_round(number, [one.figures for one in of_round])
        for number, of_round in enumerate(zip(*runs, strict=True), 1)
    ]
    in_all = [[sum(one) for one in zip(*(e.relaxed for e in run if e.relaxed), strict=True)] for run in runs]
    announced, *relaxed = map(_mean, zip(*in_all, strict=True)) if all(in_all) else [0]
    relaxing = [RelaxedPlan(places, found, announced - found) for places, found in enumerate(relaxed, 1)]
    if work.rounds < tournament.rounds:
        warnings.append(Reason("plan_of_first_rounds", args={"rounds": work.rounds, "count": tournament.rounds}))
    if all(in_all) and not relaxing:
        warnings.append(Reason("plan_not_relaxed", "1.3", "B3"))
    return Plan(sizes, planned, warnings, work.runs, announced, relaxing)


def _plan_budget(tournament: Tournament, players: Sequence[Player]) -> _Budget:
    """Bounded, however large the event is."""
    rounds = min(tournament.rounds, max(MIN_ROUNDS, MAX_SEATS // len(players)))
    runs = max(1, min(SIMULATIONS, MAX_SEATS // (len(players) * rounds)))
    places = min(MAX_RELAXED_PLACES, MAX_SEATS_RELAXED // (len(players) * rounds * runs))
    teams = teams_by_player(tournament)
    blocks = max(1, len({teams[player.number] for player in players}) // 4)  # each of them is searched by itself
    return _Budget(rounds, runs, places, max(MIN_STEPS, TOTAL_STEPS // (rounds * runs * (blocks + places + 1))))


def _average_round(round_number: int, runs: Sequence[PlannedRound]) -> PlannedRound:
    """The means; what happened in one run only did happen."""
    _, *means = map(_mean, zip(*runs, strict=True))
    found = PlannedRound(round_number, *means)
    return found._replace(third=max(found.third, int(any(run.third for run in runs))))


def _mean(figures: Sequence[int]) -> int:
    return (2 * sum(figures) + len(figures)) // (2 * len(figures))


def _warnings(tournament: Tournament, players: Sequence[Player]) -> list[Reason]:
    try:
        require_rule_1(tournament, [player.number for player in players])
    except NotReadyError as error:
        return [error.reason]
    return []


def _simulate(tournament: Tournament, run: int, work: _Budget) -> list[_SimulatedRound]:
    chance = random.Random(run)
    event = tournament._replace(history=(), absent=frozenset(), seed=tournament.seed or f"plan {run}")
    past = History(event)
    found: list[_SimulatedRound] = []
    for _ in range(work.rounds):
        decision = pair(event, work.steps, past=past)
        by_team = kind_of_round(event, decision.round) == BY_TEAM and len(decision.tables) > 1
        found.append(_simulate_by_team(event, past, decision, work) if by_team else _record_round(past, decision))
        played = tuple(
            Table(seats, tuple(sorted(range(1, len(seats) + 1), key=lambda _: chance.random())))
            for seats in found[-1].tables
        )
        past.add_round(Round(played))
        event = event._replace(history=(*event.history, Round(played)))
    return found


def _record_round(past: History, decision: Decision) -> _SimulatedRound:
    quality = decision.quality
    assert quality is not None
    tables = [table.seats for table in decision.tables]
    repeated, third = _count_rematches(past, tables)
    figures = PlannedRound(decision.round, quality.indicator, quality.bound, repeated, third, quality.closeness)
    return _SimulatedRound(tables, figures, [])


def _count_rematches(past: History, tables: Sequence[Sequence[int]]) -> tuple[int, int]:
    """The pairs at these tables that have met before, and those that have met twice or more."""
    met = [past.meetings[one][other] for table in tables for one, other in combinations(table, 2)]
    return sum(times > 0 for times in met), sum(times > 1 for times in met)


def _simulate_by_team(event: Tournament, past: History, decision: Decision, work: _Budget) -> _SimulatedRound:
    """Improves a round as it was made, then with ever more places allowed, each with the same number of steps."""
    seated = _record_round(past, decision)
    players, problem = seating_problem(event, [player for table in seated.tables for player in table], past)
    at = {player: vertex for vertex, player in enumerate(players)}
    tables = [[at[player] for player in table] for table in seated.tables]
    closest = measure_aims(problem, tables).closeness
    ways = []
    for places in range(work.places + 1):
        tables = relax_closeness(problem, tables, closest + places, round_lot(event), work.steps)
        ways.append(tables)
    aims = measure_aims(problem, ways[0])
    seatings = [[tuple(players[vertex] for vertex in table) for table in way] for way in ways]
    (repeated, third), *others = (_count_rematches(past, seating) for seating in seatings)
    figures = seated.figures._replace(
        indicator=2 * aims.rematches, repeated=repeated, third=third, closeness=aims.closeness
    )
    return _SimulatedRound(seatings[0], figures, [repeated, *(other for other, _ in others)])
