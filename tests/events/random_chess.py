"""Random tournaments with everything that can happen in one, as documents; the pairing is left to the caller."""

import random
from collections.abc import Callable, Iterator
from typing import Any

Paired = tuple[int | None, list[tuple[int, int]]]


def random_event(chance: random.Random, edition: str, least: int = 4, most: int = 14) -> dict[str, Any]:
    """An event about to begin: players, late entrants, withdrawals to come."""
    count = chance.randint(least, most)
    rounds = chance.randint(2, max(3, min(count, 9)))
    players = []
    for number in range(1, count + 1):
        player: dict[str, Any] = {"number": number, "name": f"P{number}", "rating": 2000 - number}
        if number > 2 and chance.random() < 0.12:
            player["enters"] = chance.randint(2, rounds)
        if number > 2 and chance.random() < 0.12:
            player["leaves"] = chance.randint(player.get("enters", 1), rounds)
        players.append(player)
    rules = {
        "edition": edition,
        "first_colour": chance.choice(["white", "black"]),
        "bye": chance.choice(["win", "win", "draw", "nothing"]),
        "points": random.Random(f"{edition} {players}").choice(["", "", "", "3 1 0", "2 1 0", "3 2 1"]),
        "late_entries": True,
    }
    return {
        "format": "tabellone/1",
        "name": "random",
        "system": "amalfi",
        "rules": rules,
        "rounds": rounds,
        "players": players,
        "history": [],
    }


def played_out(
    chance: random.Random, document: dict[str, Any], pair: Callable[[dict[str, Any]], Paired | None]
) -> Iterator[dict[str, Any]]:
    """Yield the document before each round, let `pair` pair it and chance play it; stop when there is no pairing."""
    while len(document["history"]) < document["rounds"]:
        number = len(document["history"]) + 1
        inside = [
            p["number"]
            for p in document["players"]
            if p.get("enters", 1) <= number <= (p.get("leaves") or document["rounds"])
        ]
        away = [p for p in inside if len(inside) > 3 and chance.random() < 0.06]
        half = [p for p in away if chance.random() < 0.5]
        document["next"] = {"absent": [p for p in away if p not in half], "half": half}
        if not set(inside) - set(away):
            return
        yield document
        paired = pair(document)
        if paired is None:
            return
        bye, games = paired
        rests = [{"player": p, "kind": "half" if p in half else "absent"} for p in away]
        if bye is not None:
            rests.append({"player": bye, "kind": "bye"})
        results = ["1-0"] * 5 + ["0-1"] * 5 + ["1/2"] * 4 + ["1-0f", "0-1f", "0-0f", "suspended"]
        document["history"].append(
            {
                "round": number,
                "games": [{"white": w, "black": b, "result": chance.choice(results)} for w, b in games],
                "rests": rests,
            }
        )
        document["next"] = {}
