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
STEPS = 2000
MOST_ROUNDS = 30
MOST_SEATS = 10_000
"""Players times rounds: more would take too long to play through, and rematches hardly depend on it."""


def plan(tournament: Tournament) -> Plan:
    """Play the event a few times with random results."""
    players = [player for player in tournament.players if player.takes_part_in(1)]
    sizes = table_sizes(len(players))
    warnings = _warnings(tournament, players)
    if warnings:
        return Plan(sizes, [], warnings)
    runs = [_simulated(tournament, run) for run in range(SIMULATIONS)]
    rounds = [
        PlannedRound(
            number + 1,
            sum(run[number][0] for run in runs) // SIMULATIONS,
            min(run[number][1] for run in runs),
            sum(run[number][2] for run in runs) // SIMULATIONS,
        )
        for number in range(tournament.rounds)
    ]
    return Plan(sizes, rounds, [])


def _warnings(tournament: Tournament, players: Sequence[Player]) -> list[Reason]:
    try:
        require_rule_1(tournament, [player.number for player in players])
    except NotReadyError as error:
        return [error.reason]
    seats = len(players) * tournament.rounds
    if tournament.rounds > MOST_ROUNDS or seats > MOST_SEATS:
        args = {"rounds": tournament.rounds, "most_rounds": MOST_ROUNDS, "seats": seats, "most_seats": MOST_SEATS}
        return [Reason("plan_too_large", args=args)]
    return []


def _simulated(tournament: Tournament, run: int) -> list[tuple[int, int, int]]:
    chance = random.Random(run)
    event = tournament._replace(history=(), absent=frozenset())
    past, found = Past(event), []
    for _ in range(tournament.rounds):
        decision = pair(event, STEPS, past=past)
        repeated = sum(past.meetings[p][o] > 0 for t in decision.tables for p in t.seats for o in t.seats) // 2
        quality = decision.quality
        assert quality is not None
        found.append((quality.indicator, quality.bound, repeated))
        played = tuple(
            Table(t.seats, tuple(sorted(range(1, len(t.seats) + 1), key=lambda _: chance.random())))
            for t in decision.tables
        )
        past.add(Round((), tables=played))
        event = event._replace(history=(*event.history, Round((), tables=played)))
    return found
