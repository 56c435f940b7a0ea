"""Small tournaments in a compact notation: a round is "1-6 1:0, 7-2 =, 3-8 +:-, bye 9, absent 5, rr 4/2"."""

from typing import Any

from tabellone.engine.decision import Decision
from tabellone.engine.model import Tournament
from tabellone.engine.system import System
from tabellone.formats.document import read_data

RESULTS = {
    "1:0": "1-0",
    "0:1": "0-1",
    "=": "1/2",
    "+:-": "1-0f",
    "-:+": "0-1f",
    "-:-": "0-0f",
    "?": None,
    "adj": "suspended",
}


def event(
    players: int | list[dict[str, Any]], rounds: int, history: list[str] | None = None, **more: Any
) -> dict[str, Any]:
    """A document; `absent` and `half` are about the next round, `system` and `seed` themselves, all others rules."""
    if isinstance(players, int):
        players = [{} for _ in range(players)]
    return {
        "format": "tabellone/1",
        "name": "Test",
        "system": more.pop("system", "amalfi"),
        "seed": more.pop("seed", None),
        "rounds": rounds,
        "players": [{"number": n, "name": f"P{n}", **player} for n, player in enumerate(players, 1)],
        "history": [parse_round(number, text) for number, text in enumerate(history or [], 1)],
        "next": {kind: more.pop(kind) for kind in ("absent", "half") if kind in more},
        "rules": more,
    }


def parse_round(number: int, text: str) -> dict[str, Any]:
    games: list[dict[str, Any]] = []
    rests: list[dict[str, Any]] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        first, second = part.split()
        if first in ("bye", "half", "absent", "rf", "rt"):
            rests.append({"kind": first, "player": int(second)})
        elif first == "rr":
            player, against = map(int, second.split("/"))
            rests.append({"kind": first, "player": player, "against": against})
        else:
            white, black = map(int, first.split("-"))
            games.append({"white": white, "black": black, "result": RESULTS[second]})
    return {"round": number, "games": games, "rests": rests}


def opened(document: dict[str, Any]) -> tuple[Tournament, System]:
    found = read_data(document)
    return found.tournament, found.system


def paired(document: dict[str, Any]) -> Decision:
    tournament, system = opened(document)
    return system.pair(tournament)


def shown(document: dict[str, Any]) -> str:
    """The next round in the notation above, without results."""
    decision = paired(document)
    parts = [f"{game.white}-{game.black}" for game in decision.games]
    rests = [f"{rest.kind} {rest.player}" + (f"/{rest.against}" if rest.against else "") for rest in decision.rests]
    return ", ".join(parts + rests)
