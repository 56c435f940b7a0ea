"""A round of the italo-svizzero can be paired by hand from its formation sheet alone, and comes out the same."""

import random
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest
from django.template.loader import render_to_string

from tabellone.documents.formation import formation_sheet
from tabellone.documents.speaker import Speaker
from tests.events.answers import italo_swiss_pair
from tests.events.notation import opened
from tests.events.once import once_a_round
from tests.events.random_draughts import played_out, random_event
from tests.literal.formation_sheet import SheetRound
from tests.literal.italo_swiss import TooLongError
from tests.tries import tries

OCCURRING = ["RF", "RR", "RT", "ass.", "forfeit", "open", "withdrawn", "Art. 9", "second leg", "odd"]


@pytest.mark.parametrize("seed", range(5))
def test_every_round_paired_from_its_sheet_is_that_of_the_program(seed: int) -> None:
    seen = compared(seed, tries(40))
    assert seen["rounds"] > 170
    assert seen["too long"] < seen["rounds"] // 10
    assert all(seen[what] > 10 for what in [*OCCURRING, "italian", "international"])


def sheet_of(document: dict[str, Any]) -> str:
    """The sheet of the next round."""
    tournament, system = opened(document)
    speaker = Speaker("it", tournament.players)
    sheet = formation_sheet(tournament, system, tournament.next_round, speaker)
    state = SimpleNamespace(options=tournament.rules, supposed_rounds=(), name=tournament.name)
    context = {"sheet": sheet, "state": state, "request": SimpleNamespace(speaker=speaker)}
    return render_to_string("tabellone/papers/formation_sheet.html", context)


def compared(seed: int, events: int) -> Counter[str]:
    """Every round paired by the program and by hand; what occurred in them."""
    chance = random.Random(seed)
    seen: Counter[str] = Counter()
    paired = once_a_round(italo_swiss_pair)
    for _ in range(events):
        for before in played_out(chance, eventful(chance), paired):
            seen["rounds"] += 1
            seen["back"] += come_back(chance, before)
            by_hand = SheetRound(sheet_of(before))
            if by_hand.last_black is not None:
                assert by_hand.last_black == by_hand.start(), (seed, before)
            try:
                assert by_hand.pair() == paired(before), (seed, before)
            except TooLongError:
                seen["too long"] += 1
            seen.update(occurring(by_hand))
    return seen


def eventful(chance: random.Random) -> dict[str, Any]:
    """A random event; every other one is left by many, one after the other, so that RR are given again and again."""
    document = random_event(chance)
    if chance.random() < 0.5:
        for player in document["players"][4:]:
            if chance.random() < 0.4:
                player["leaves"] = chance.randint(1, document["rounds"])
    return document


def come_back(chance: random.Random, document: dict[str, Any]) -> bool:
    """Sometimes somebody who had withdrawn is there again, perhaps the formal opponent of an RR."""
    played = len(document["history"])
    gone = [player for player in document["players"] if 0 < player.get("leaves", played + 1) <= played]
    if not gone or chance.random() < 0.6 or document["rules"].get("legs") == "two":
        return False
    player = chance.choice(gone)
    left = player.pop("leaves")
    for missed in document["history"][left:]:
        missed["rests"].append({"player": player["number"], "kind": "absent"})
        missed.setdefault("withdrawn", []).append({"player": player["number"]})
    return True


def occurring(by_hand: SheetRound) -> set[str]:
    """What makes a round hard to pair."""
    found = {cell["kind"] for cells in by_hand.cells.values() for cell in cells if cell and cell["kind"]}
    found |= {"forfeit" for cells in by_hand.cells.values() for cell in cells if cell and cell["forfeit"]}
    found |= {"open" for cells in by_hand.cells.values() for cell in cells if cell and cell["open"]}
    if by_hand.withdrawn:
        found.add("withdrawn")
    if by_hand.article_9:
        found.add("Art. 9")
    if by_hand.repeated:
        found.add("second leg")
    if len(by_hand.there) % 2:
        found.add("odd")
    return {*found, "italian" if by_hand.italian else "international"}
