"""Random italo-svizzero tournaments with everything that can happen in one, as documents."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from tests.literal.handicap import LADDER
from tests.literal.italo_swiss import Answer

TWO_GAMES = ["4-0", "3-1", "2-2", "2-2", "1-3", "0-4", "1-0f", "suspended", None]
RESULTS = ["1-0"] * 5 + ["0-1"] * 5 + ["1/2"] * 6 + ["1-0f", "0-1f", "0-0f", "suspended", None]


def random_event(chance: random.Random, least: int = 4, most: int = 14) -> dict[str, Any]:
    """An event about to begin."""
    count = chance.randint(least, most)
    odd = chance.choice(["forfeit", "rest"])
    rounds = chance.randint(2, count - 1 + count % 2)
    if odd == "rest":  # an odd number of players, if it comes to that
        rounds = max(3, rounds | 1)
    players: list[dict[str, Any]] = [{"number": number, "name": f"P{number}"} for number in range(1, count + 1)]
    for player in players:
        player |= {"title": chance.choice(LADDER), "rating": chance.randint(300, 4500)}
    for player in players[2:]:
        if chance.random() < 0.12:
            player["leaves"] = chance.choice([0, *range(1, rounds + 1)])
    rules: dict[str, Any] = {"game": chance.choice(["italian", "international"]), "odd": odd}
    if chance.random() < 0.2:
        rules["no_show_uses_up_rest"] = True
    if chance.random() < 0.2:
        rules["match"] = "double"
    if chance.random() < 0.3:
        rules["handicap"] = chance.choice(["first_system", "first_system_transfer", "second_system"])
        rules["handicap_by"] = chance.choice(["category", "elo_rubele"])
    if chance.random() < 0.15:
        rules["legs"], rounds = "two", 2 * rounds
    return {
        "format": "tabellone/1",
        "name": "random",
        "system": "italo-swiss",
        "rules": rules,
        "rounds": rounds,
        "players": players,
        "history": [],
    }


def played_out(
    chance: random.Random, document: dict[str, Any], pair: Callable[[dict[str, Any]], Answer | None]
) -> Iterator[dict[str, Any]]:
    """Yield the document before each round, let `pair` pair it and chance play it; stop when there is no pairing."""
    results = TWO_GAMES if document["rules"].get("match") == "double" else RESULTS
    while len(document["history"]) < document["rounds"]:
        number = len(document["history"]) + 1
        for player in document["players"]:  # who was not there at the start comes after all
            if player.get("leaves") == 0 and document["history"] and chance.random() < 0.15:
                del player["leaves"]
                for missed in document["history"]:
                    missed["rests"].append({"player": player["number"], "kind": "absent"})
                    missed.setdefault("withdrawn", []).append({"player": player["number"]})
        inside = [p["number"] for p in document["players"] if p.get("leaves") is None or p["leaves"] >= number]
        away = [p for p in inside if len(inside) > 4 and chance.random() < 0.03]
        document["next"] = {"absent": away}
        if not set(inside) - set(away):
            return
        yield document
        paired = pair(document)
        if paired is None:
            return
        games, rests = paired
        second = document["rules"].get("legs") == "two" and number == document["rounds"] // 2
        if second:  # the first leg is completed before the other begins
            for earlier in document["history"]:
                for game in earlier["games"]:
                    game["result"] = results[0] if game["result"] in (None, "suspended") else game["result"]
        played = [chance.choice(results[:-2] if second else results) for _ in games]
        if games and chance.random() < 0.2:  # where the next rotation starts depends on who came to the last board
            played[-1] = chance.choice(["1-0f", "0-1f", "0-0f"])
        document["history"].append(
            {
                "round": number,
                "games": [
                    {"white": w, "black": b, "result": result} for (w, b), result in zip(games, played, strict=True)
                ],
                "rests": [
                    {"player": p, "kind": kind, **({"against": against} if against else {})}
                    for p, kind, against in [*rests, *((p, "absent", None) for p in away)]
                ],
            }
        )
        document["next"] = {}
