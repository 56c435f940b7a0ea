"""Places after an earlier round are those that were read then."""

import copy
import random
from typing import Any

import pytest

from tabellone.engine.past_standings import places_after
from tests.events import random_chess, random_draughts
from tests.events.answers import engine_pair, italo_swiss_pair
from tests.events.notation import event, opened


def read_then(document: dict[str, Any], number: int) -> dict[int, int]:
    """From a document that ends with the round and knows nobody who came later, and no withdrawal after it."""
    there = [player for player in document["players"] if player.get("enters", 1) <= number]
    new = {player["number"]: index for index, player in enumerate(there, 1)}
    players = []
    for player in copy.deepcopy(there):
        if player.get("leaves") is not None and player["leaves"] >= number:
            del player["leaves"]
        players.append(player | {"number": new[player["number"]]})
    history = copy.deepcopy(document["history"][:number])
    for played in history:
        for game in played["games"]:
            game |= {"white": new[game["white"]], "black": new[game["black"]]}
        for rest in played["rests"]:
            rest["player"] = new[rest["player"]]
    tournament, system = opened(document | {"players": players, "history": history, "next": {}})
    old = {index: before for before, index in new.items()}
    return {old[line.player]: line.place for line in system.standings(tournament)}


@pytest.mark.parametrize("seed", range(10))
def test_places_of_random_events_as_they_were_read(seed: int) -> None:
    """With late entrants and withdrawals in chess, forfeits and games that are not over in draughts."""
    chance = random.Random(seed)
    chess, draughts = random_chess.random_event(chance, "fsi"), random_draughts.random_event(chance)
    for _ in random_chess.played_out(chance, chess, lambda one: (found := engine_pair(one)) and found[:2]):
        pass
    for _ in random_draughts.played_out(chance, draughts, italo_swiss_pair):
        pass
    for document in (chess, draughts):
        tournament, system = opened(document | {"next": {}})
        for number in range(1, len(document["history"]) + 1):
            assert places_after(tournament, system, number) == read_then(document, number), (seed, number)


def test_a_game_against_somebody_struck_later_counted_then() -> None:
    players: list[dict[str, Any]] = [{}, {}, {}, {"leaves": 1, "struck": True}]
    rounds = ["1-4 1:0, 2-3 =", "rr 3/4, 1-2 ="]
    tournament, system = opened(event(players, 3, rounds, system="round-robin"))
    assert places_after(tournament, system, 1) == {1: 1, 2: 2, 3: 2, 4: 4}
    assert places_after(tournament, system, 2)[1] > 1


def test_a_lot_drawn_later_had_parted_nobody() -> None:
    document = event(4, 3, ["1-4 =, 2-3 =", "4-3 =, 1-2 =", "2-4 =, 3-1 ="], system="round-robin")
    document["decisions"] = [{"players": [4, 2, 3, 1], "how": "lot", "after": "everything"}]
    tournament, system = opened(document)
    assert set(places_after(tournament, system, 2).values()) == {1}
