"""The engine against the literal reading, round by round, on thousands of random tournaments; then its certificates."""

import copy
import random
from typing import Any

import pytest

from tabellone.formats.document import read_data
from tests.events.answers import EDITIONS, engine_pair
from tests.events.once import once_a_round
from tests.events.random_chess import Paired, played_out, random_event
from tests.literal.amalfi import pair as literal_pair
from tests.tries import tries
from verify_certificate import verify

EVENTS_PER_SEED = tries(20)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(12))
def test_same_pairing_as_the_literal_reading(edition: str, seed: int) -> None:
    """With every feature: byes, late entries, absences, half-point rests, forfeits, withdrawals, suspended games."""
    chance = random.Random(f"{edition}/{seed}")
    rounds = 0
    by_hand = once_a_round(literal_pair)

    def pairs(before: dict[str, Any]) -> Paired | None:
        answer = by_hand(before)
        return answer and answer[:2]

    for _ in range(EVENTS_PER_SEED):
        for before in played_out(chance, random_event(chance, edition), pairs):
            rounds += 1
            expected = by_hand(before)
            assert engine_pair(before) == expected, f"seed {edition}/{seed}, round {len(before['history']) + 1}"
            tournament, system, _ = read_data(before)
            verify(before, system.certificate(tournament))
    assert rounds > EVENTS_PER_SEED


def test_a_certificate_of_another_pairing_is_refused() -> None:
    """Exchange two opponents, the colours of a board, the bye: none of it is the pairing of the rules any more."""
    chance = random.Random(7)
    refused = 0
    for _ in range(tries(15)):
        document = random_event(chance, chance.choice(EDITIONS), least=6)
        for before in played_out(chance, document, lambda d: (found := engine_pair(d)) and found[:2]):
            tournament, system, _ = read_data(before)
            good = system.certificate(tournament)
            for bad in spoiled(good):
                with pytest.raises(SystemExit, match="NOT VALID"):
                    verify(before, bad)
                refused += 1
    assert refused > tries(50)


def spoiled(certificate: dict[str, Any]) -> list[dict[str, Any]]:
    if certificate["games"] is None:
        return [{**certificate, "impossible": certificate["impossible"][:-1]}]
    swapped_colours = copy.deepcopy(certificate)
    game = swapped_colours["games"][-1]
    game["white"], game["black"] = game["black"], game["white"]
    bad = [swapped_colours]
    if len(certificate["games"]) > 1:
        other_opponents = copy.deepcopy(certificate)
        first, second = other_opponents["games"][:2]
        first["black"], second["black"] = second["black"], first["black"]
        bad.append(other_opponents)
    if certificate["bye"] is not None:
        other_bye = copy.deepcopy(certificate)
        game = other_bye["games"][0]
        game["white"], other_bye["bye"] = other_bye["bye"], game["white"]
        bad.append(other_bye)
    if certificate["refused"]:
        without_proof = copy.deepcopy(certificate)
        without_proof["refused"] = []
        bad.append(without_proof)
    return bad
