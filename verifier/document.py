"""How a tournament document is read, the same in every system."""

POINTS = {"1-0": (2, 0), "0-1": (0, 2), "1/2": (1, 1), "1-0f": (2, 0), "0-1f": (0, 2), "0-0f": (0, 0),
          "4-0": (2, 0), "3-1": (2, 0), "2-2": (1, 1), "1-3": (0, 2), "0-4": (0, 2),
          "suspended": (1, 1)}  # fmt: skip


def as_before(document, number):
    """The document as it was when that round was about to be paired."""
    history = document.get("history") or []
    if number > len(history):
        return document
    rests = history[number - 1].get("rests") or []
    away = {kind: [rest["player"] for rest in rests if rest["kind"] == kind] for kind in ("absent", "half")}
    rounds = history[number - 1].get("announced") or document["rounds"]
    return {**document, "history": history[: number - 1], "next": away, "rounds": rounds}
