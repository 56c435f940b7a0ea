"""How a tournament document is read, the same in every system."""

POINTS = {"1-0": (2, 0), "0-1": (0, 2), "1/2": (1, 1), "1-0f": (2, 0), "0-1f": (0, 2), "0-0f": (0, 0),
          "4-0": (2, 0), "3-1": (2, 0), "2-2": (1, 1), "1-3": (0, 2), "0-4": (0, 2),
          "suspended": (1, 1)}  # fmt: skip


def as_before(document, number):
    """The document as it was when that round was about to be paired."""
    history = document.get("history") or []
    if not 0 < number <= len(history):
        return document
    rests = history[number - 1].get("rests") or []
    away = {kind: [rest["player"] for rest in rests if rest["kind"] == kind] for kind in ("absent", "half")}
    rounds = history[number - 1].get("announced") or document["rounds"]
    known = [as_known_before(played, number) for played in history[: number - 1]]
    return {**document, "history": known, "next": away, "rounds": rounds}


def as_known_before(played, number):
    """A round with the results there were when a later one was paired: games finished after that were suspended."""
    unknown = {late["board"] for late in played.get("late") or [] if late["until"] >= number}
    games = [
        {**game, "result": "suspended"} if board in unknown else game
        for board, game in enumerate(played.get("games") or [], 1)
    ]
    return {**played, "games": games}
