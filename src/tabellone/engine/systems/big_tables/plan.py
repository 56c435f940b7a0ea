"""Before the event: how many tables, how many rematches to expect, and whether rule 1 can hold."""

import random
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from tabellone.engine.decision import Decision
from tabellone.engine.encounters import Table
from tabellone.engine.model import Player, Round, Tournament
from tabellone.engine.reasons import NotReadyError, Reason
from tabellone.engine.seatings import Plan, PlannedRound, Relaxing
from tabellone.engine.systems.big_tables.aims import aims_of
from tabellone.engine.systems.big_tables.pairing import pair
from tabellone.engine.systems.big_tables.past import Past
from tabellone.engine.systems.big_tables.ranking import team_names
from tabellone.engine.systems.big_tables.search import less_close
from tabellone.engine.systems.big_tables.seating import (
    BY_TEAM,
    kind_of_round,
    lot_of_round,
    problem_of,
    require_rule_1,
)
from tabellone.engine.systems.big_tables.sizes import table_sizes

SIMULATIONS = 3
MOST_SEATS = 800
"""Players times rounds times runs that are played through, so that the answer takes about a second."""
MOST_SEATS_RELAXED = 2_400
"""The same times the places by which tables are allowed to be less close."""
STEPS_IN_ALL = 80_000
"""Of improving seatings, divided among everything that is looked at; a real round has more."""
FEWEST_STEPS = 100
FEWEST_ROUNDS = 2
MOST_PLACES = 4
"""By how many places closeness is relaxed, one after the other."""


class _Work(NamedTuple):
    """How much is looked at."""

    rounds: int
    runs: int
    places: int
    steps: int
    """Of one search."""


class _Expected(NamedTuple):
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
    work = _work(tournament, players)
    runs = [_simulated(tournament, run, work) for run in range(work.runs)]
    planned = [
        _planned(number, [one.figures for one in of_round])
        for number, of_round in enumerate(zip(*runs, strict=True), 1)
    ]
    in_all = [[sum(one) for one in zip(*(e.relaxed for e in run if e.relaxed), strict=True)] for run in runs]
    announced, *relaxed = map(_mean, zip(*in_all, strict=True)) if all(in_all) else [0]
    relaxing = [Relaxing(places, found, announced - found) for places, found in enumerate(relaxed, 1)]
    if work.rounds < tournament.rounds:
        warnings.append(Reason("plan_of_first_rounds", args={"rounds": work.rounds, "count": tournament.rounds}))
    if all(in_all) and not relaxing:
        warnings.append(Reason("plan_not_relaxed", "1.3", "B3"))
    return Plan(sizes, planned, warnings, work.runs, announced, relaxing)


def _work(tournament: Tournament, players: Sequence[Player]) -> _Work:
    """Bounded, however large the event is."""
    rounds = min(tournament.rounds, max(FEWEST_ROUNDS, MOST_SEATS // len(players)))
    runs = max(1, min(SIMULATIONS, MOST_SEATS // (len(players) * rounds)))
    places = min(MOST_PLACES, MOST_SEATS_RELAXED // (len(players) * rounds * runs))
    teams = team_names(tournament)
    blocks = max(1, len({teams[player.number] for player in players}) // 4)  # each of them is searched by itself
    return _Work(rounds, runs, places, max(FEWEST_STEPS, STEPS_IN_ALL // (rounds * runs * (blocks + places + 1))))


def _planned(number: int, runs: Sequence[PlannedRound]) -> PlannedRound:
    """The means; what happened in one run only did happen."""
    _, *means = map(_mean, zip(*runs, strict=True))
    found = PlannedRound(number, *means)
    return found._replace(third=max(found.third, int(any(run.third for run in runs))))


def _mean(figures: Sequence[int]) -> int:
    """To the nearest whole."""
    return (2 * sum(figures) + len(figures)) // (2 * len(figures))


def _warnings(tournament: Tournament, players: Sequence[Player]) -> list[Reason]:
    try:
        require_rule_1(tournament, [player.number for player in players])
    except NotReadyError as error:
        return [error.reason]
    return []


def _simulated(tournament: Tournament, run: int, work: _Work) -> list[_Expected]:
    chance = random.Random(run)
    event = tournament._replace(history=(), absent=frozenset(), seed=tournament.seed or f"plan {run}")
    past = Past(event)
    found: list[_Expected] = []
    for _ in range(work.rounds):
        decision = pair(event, work.steps, past=past)
        by_team = kind_of_round(event, decision.round) == BY_TEAM and len(decision.tables) > 1
        found.append(_by_team(event, past, decision, work) if by_team else _as_seated(past, decision))
        played = tuple(
            Table(seats, tuple(sorted(range(1, len(seats) + 1), key=lambda _: chance.random())))
            for seats in found[-1].tables
        )
        past.add(Round(played))
        event = event._replace(history=(*event.history, Round(played)))
    return found


def _as_seated(past: Past, decision: Decision) -> _Expected:
    quality = decision.quality
    assert quality is not None
    tables = [table.seats for table in decision.tables]
    repeated, third = _meeting_again(past, tables)
    figures = PlannedRound(decision.round, quality.indicator, quality.bound, repeated, third, quality.closeness)
    return _Expected(tables, figures, [])


def _meeting_again(past: Past, tables: Sequence[Sequence[int]]) -> tuple[int, int]:
    """The pairs at these tables that have met before, and those that have met twice or more."""
    met = [past.meetings[one][other] for table in tables for one, other in combinations(table, 2)]
    return sum(times > 0 for times in met), sum(times > 1 for times in met)


def _by_team(event: Tournament, past: Past, decision: Decision, work: _Work) -> _Expected:
    """As it was made and improved a little more, then with ever more places allowed, so that all had the same time."""
    seated = _as_seated(past, decision)
    players, problem = problem_of(event, [player for table in seated.tables for player in table], past)
    at = {player: vertex for vertex, player in enumerate(players)}
    tables = [[at[player] for player in table] for table in seated.tables]
    closest = aims_of(problem, tables).closeness
    ways = []
    for places in range(work.places + 1):
        tables = less_close(problem, tables, closest + places, lot_of_round(event), work.steps)
        ways.append(tables)
    aims = aims_of(problem, ways[0])
    seatings = [[tuple(players[vertex] for vertex in table) for table in way] for way in ways]
    (repeated, third), *others = (_meeting_again(past, seating) for seating in seatings)
    figures = seated.figures._replace(
        indicator=2 * aims.weight, repeated=repeated, third=third, closeness=aims.closeness
    )
    return _Expected(seatings[0], figures, [repeated, *(other for other, _ in others)])
