"""How a tournament document is read, the same in every system."""

from typing import Any

Data = dict[str, Any]
"""An object of a document or certificate."""

POINTS = {"1-0": (2, 0), "0-1": (0, 2), "1/2": (1, 1), "1-0f": (2, 0), "0-1f": (0, 2), "0-0f": (0, 0),
          "4-0": (2, 0), "3-1": (2, 0), "2-2": (1, 1), "1-3": (0, 2), "0-4": (0, 2),
          "suspended": (1, 1)}  # fmt: skip


def as_before(document: Data, number: int) -> Data:
    """The document as it was when that round was about to be paired."""
    history = document.get("history") or []
    if not 0 < number <= len(history):
        return document
    paired, known = history[number - 1], [as_known_before(played, number) for played in history[: number - 1]]
    before = {**document, "history": known, "rounds": paired.get("announced") or document["rounds"]}
    if paired.get("lots_seed"):
        before["seed"] = paired["lots_seed"]
    leaves = {player["number"]: player.get("leaves") for player in document["players"]}
    away = {
        gone["player"]: gone.get("struck", False)
        for gone in paired.get("withdrawn") or []
        if leaves[gone["player"]] is None or leaves[gone["player"]] >= number  # he is back
    }
    came = {player for seating in (paired.get("mended") or [])[:1] for table in seating for player in table}
    rests = [rest for rest in paired.get("rests") or [] if rest["player"] not in {*away, *came}]  # he was missed later
    before["next"] = {kind: [rest["player"] for rest in rests if rest["kind"] == kind] for kind in ("absent", "half")}
    for player, struck in away.items():
        before = before_he_came_back(before, player, struck)
    return before


def as_known_before(played: Data, number: int) -> Data:
    """A round with the results there were when a later one was paired: games finished after that were suspended."""
    unknown = {late["board"] for late in played.get("late") or [] if late["until"] >= number}
    games = [
        {**game, "result": "suspended"} if board in unknown else game
        for board, game in enumerate(played.get("games") or [], 1)
    ]
    return {**played, "games": games}


def before_he_came_back(document: Data, number: int, struck: bool) -> Data:
    """Somebody had left after the last round paired with him; his rests in the rounds he missed were written later."""
    history = document["history"]
    left = len(history)
    while left and any(gone["player"] == number for gone in history[left - 1].get("withdrawn") or []):
        left -= 1
    missed = [
        {**played, "rests": [rest for rest in played.get("rests") or [] if rest["player"] != number]}
        for played in history[left:]
    ]
    players = [
        {**player, "leaves": left, "struck": struck} if player["number"] == number else player
        for player in document["players"]
    ]
    return {**document, "players": players, "history": history[:left] + missed}
