"""The engine against the literal backtracking, on thousands of random events."""

import random
from typing import Any

import pytest

from tests.events.answers import italo_swiss_pair
from tests.events.notation import opened
from tests.events.once import once_a_round
from tests.events.random_draughts import played_out, random_event
from tests.literal import italo_swiss as literal_italo_swiss
from tests.tries import tries
from verify_certificate import verify


def certificate(document: dict[str, Any]) -> dict[str, Any]:
    tournament, system = opened(document)
    return system.certificate(tournament)


@pytest.mark.parametrize("seed", range(20))
def test_every_round_is_that_of_the_literal_reading(seed: int) -> None:
    chance = random.Random(seed)
    rounds = too_long = 0
    paired = once_a_round(italo_swiss_pair)
    for _ in range(tries(30)):
        for before in played_out(chance, random_event(chance), paired):
            if before["history"] and chance.random() < 0.3:
                verify(before, certificate(before))
            try:
                assert paired(before) == literal_italo_swiss.pair(before), before
            except literal_italo_swiss.TooLongError:
                too_long += 1
            rounds += 1
    assert rounds > 150
    assert too_long < rounds // 10
