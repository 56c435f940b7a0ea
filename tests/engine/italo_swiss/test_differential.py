"""The engine against the literal backtracking, on thousands of random events."""

import random
from typing import Any

import pytest

from tabellone.engine.reasons import NoLegalPairingError
from tests.events.notation import opened
from tests.events.random_draughts import played_out, random_event
from tests.literal import italo_swiss as literal_italo_swiss
from verify_certificate import verify


def engine(document: dict[str, Any]) -> literal_italo_swiss.Answer | None:
    tournament, system = opened(document)
    try:
        decision = system.pair(tournament)
    except NoLegalPairingError:
        return None
    rests = [(rest.player, rest.kind, rest.against) for rest in decision.rests if rest.player not in tournament.absent]
    return [(game.white, game.black) for game in decision.games], rests


def certificate(document: dict[str, Any]) -> dict[str, Any]:
    tournament, system = opened(document)
    return system.certificate(tournament)


@pytest.mark.parametrize("seed", range(30))
def test_every_round_is_that_of_the_literal_reading(seed: int) -> None:
    chance = random.Random(seed)
    rounds = too_long = 0
    for _ in range(70):
        for before in played_out(chance, random_event(chance), engine):
            if before["history"] and chance.random() < 0.3:
                verify(before, certificate(before))
            try:
                assert engine(before) == literal_italo_swiss.pair(before), before
            except literal_italo_swiss.TooLongError:
                too_long += 1
            rounds += 1
    assert rounds > 150
    assert too_long < rounds // 10
