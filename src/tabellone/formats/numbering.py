"""New numbers for the players of a document, everything else in it kept: fields unknown to the program too."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from tabellone.engine.model import Player
from tabellone.engine.options import write_options


def with_provisional_numbers(data: dict[str, Any]) -> dict[str, Any]:
    """Players who have no number yet get those left over, in the order of the document."""
    players = data.get("players")
    if not isinstance(players, list) or not all(isinstance(entry, dict) for entry in players):
        return data  # the reader says what is wrong
    used = {entry["number"] for entry in players if isinstance(entry.get("number"), int)}
    left_over = iter(number for number in range(1, len(players) + 1) if number not in used)
    numbered = [
        entry if entry.get("number") is not None else {"number": next(left_over, None), **_without_number(entry)}
        for entry in players
    ]
    return {**data, "players": numbered}


def renumbered(data: dict[str, Any], order: Sequence[Player], rules: Any, seed: str) -> dict[str, Any]:
    """The document with the players numbered in this order, and with the rules and the seed of the draw."""
    new = {player.number: number for number, player in enumerate(order, 1)}
    drawn = deepcopy(data)
    for entry in drawn["players"]:
        entry["number"] = new[entry["number"]]
    drawn["players"].sort(key=lambda entry: entry["number"])
    for played in drawn.get("history", []):
        for game in played.get("games") or []:
            game["white"], game["black"] = new[game["white"]], new[game["black"]]
        for rest in played.get("rests") or []:
            rest["player"] = new[rest["player"]]
            if rest.get("against") is not None:
                rest["against"] = new[rest["against"]]
    coming = drawn.get("next") or {}
    for kind in ("absent", "half"):
        if coming.get(kind):
            coming[kind] = sorted(new[number] for number in coming[kind])
    drawn["rules"] = {**drawn.get("rules", {}), **write_options(rules), "first_colour": rules.first_colour.value}
    drawn["seed"] = seed
    return drawn


def _without_number(entry: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in entry.items() if name != "number"}
