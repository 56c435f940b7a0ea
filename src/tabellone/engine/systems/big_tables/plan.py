"""Before the event: how many tables, how many rematches to expect, and whether rule 1 can hold."""

import random
from collections.abc import Sequence

from tabellone.engine.model import Player, Round, Table, Tournament
from tabellone.engine.reasons import NotReadyError, Reason
from tabellone.engine.seatings import Plan, PlannedRound
from tabellone.engine.systems.big_tables.pairing import pair
from tabellone.engine.systems.big_tables.past import Past
from tabellone.engine.systems.big_tables.seating import require_rule_1
from tabellone.engine.systems.big_tables.sizes import table_sizes

SIMULATIONS = 3
STEPS = 1_000
MOST_SEATS = 800
"""Players times rounds that are played through, so that the answer takes about a second."""
FEWEST_ROUNDS = 2


def plan(tournament: Tournament) -> Plan:
    """Play the event a few times with random results; of a long one the first rounds."""
    players = [player for player in tournament.players if player.takes_part_in(1)]
    sizes = table_sizes(len(players))
    warnings = _warnings(tournament, players)
    if warnings:
        return Plan(sizes, [], warnings)
    rounds = min(tournament.rounds, max(FEWEST_ROUNDS, MOST_SEATS // len(players)))
    count = max(1, min(SIMULATIONS, MOST_SEATS // (len(players) * rounds)))
    runs = [_simulated(tournament, run, rounds) for run in range(count)]
    planned = [
        PlannedRound(number, *(sum(figure) // count for figure in zip(*of_round, strict=True)))
        for number, of_round in enumerate(zip(*runs, strict=True), 1)
    ]
    args = {"rounds": rounds, "count": tournament.rounds}
    return Plan(sizes, planned, [Reason("plan_of_first_rounds", args=args)] if rounds < tournament.rounds else [])


def _warnings(tournament: Tournament, players: Sequence[Player]) -> list[Reason]:
    try:
        require_rule_1(tournament, [player.number for player in players])
    except NotReadyError as error:
        return [error.reason]
    return []


def _simulated(tournament: Tournament, run: int, rounds: int) -> list[tuple[int, ...]]:
    """The figures of each round, as a planned round has them."""
    chance = random.Random(run)
    event = tournament._replace(history=(), absent=frozenset(), seed=tournament.seed or f"plan {run}")
    past = Past(event)
    found: list[tuple[int, ...]] = []
    for _ in range(rounds):
        decision = pair(event, STEPS, past=past)
        repeated = sum(past.meetings[p][o] > 0 for t in decision.tables for p in t.seats for o in t.seats) // 2
        quality = decision.quality
        assert quality is not None
        found.append((quality.indicator, quality.bound, repeated, quality.heavy, quality.closeness))
        played = tuple(
            Table(t.seats, tuple(sorted(range(1, len(t.seats) + 1), key=lambda _: chance.random())))
            for t in decision.tables
        )
        past.add(Round((), tables=played))
        event = event._replace(history=(*event.history, Round((), tables=played)))
    return found
