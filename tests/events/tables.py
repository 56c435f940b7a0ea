"""Events at tables of four, as documents."""

import random
from collections.abc import Iterator
from typing import Any

from tests.events.notation import opened


def big(teams: list[int], rounds: int = 6, **rules: Any) -> dict[str, Any]:
    """So many players in each team."""
    members = [f"T{number}" for number, size in enumerate(teams, 1) for _ in range(size)]
    players = [{"number": n, "name": f"P{n}", "team": team} for n, team in enumerate(members, 1)]
    rules = {"seed": "7", **rules}
    head = {"format": "tabellone/1", "name": "Masters", "system": "big-tables", "rules": rules, "rounds": rounds}
    return {**head, "players": players, "history": []}


def by_hand(rounds: int, teams: list[int] | None = None) -> dict[str, Any]:
    """Round 1 as somebody typed it, without a seed anywhere and without game points: winners are equal, seconds too."""
    document = big(teams or [1] * 16, rounds=rounds)
    del document["rules"]["seed"]
    tables = [{"seats": [first, first + 1, first + 2, first + 3], "places": [1, 2, 3, 4]} for first in (1, 5, 9, 13)]
    document["history"] = [{"round": 1, "tables": tables}]
    return document


def played_out(document: dict[str, Any], seed: int) -> Iterator[tuple[dict[str, Any], Any]]:
    """The document before every round with the decision; chance says who wins."""
    chance = random.Random(seed)
    while len(document["history"]) < document["rounds"]:
        tournament, system = opened(document)
        decision = system.pair(tournament)
        yield document, decision
        tables = [
            {"seats": list(t.seats), "places": sorted(range(1, len(t.seats) + 1), key=lambda _: chance.random())}
            for t in decision.tables
        ]
        document["history"].append({"round": decision.round, "tables": tables})


def seats_of(decision: Any) -> list[list[int]]:
    return [list(table.seats) for table in decision.tables]
