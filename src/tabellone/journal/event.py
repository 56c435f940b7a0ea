"""What can happen in a tournament."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, NamedTuple

from tabellone.engine.reasons import ImpedimentError

VERSION = 1
"""Of the events written now; older ones are read for ever."""

KINDS = (
    "create",
    "settings",
    "enrol",
    "edit",
    "remove",
    "withdraw",
    "return",
    "substitute",
    "absence",
    "draw",
    "pair",
    "replace",
    "unpair",
    "publish",
    "unpublish",
    "openings",
    "result",
    "correct",
    "propose",
    "close",
    "reopen",
    "note",
    "undo",
)
"""All kinds of event. A late entry is an `enrol` after the first round; adding a round is a `settings`."""


class RefusedError(ImpedimentError):
    """The event does not apply to the state; the reason says why."""


class CollisionError(ImpedimentError):
    """Somebody else has touched the same thing since; `event` is what he did, `now` when the answer is given."""

    def __init__(self, event: "Event", now: str):
        ago = datetime.fromisoformat(now) - datetime.fromisoformat(event.time)
        args: dict[str, Any] = {"actor": event.actor, "seconds": max(0, round(ago.total_seconds()))}
        if event.kind in ("result", "correct") and "board" in event.data:
            result = event.data.get("result") or "–"
            super().__init__("collision_result", board=event.data["board"], result=result, **args)
        else:
            super().__init__("collision", kind=event.kind, **args)
        self.event = event


class Event(NamedTuple):
    """One thing somebody did."""

    sequence: int
    """1, 2, 3 … unique in the tournament."""
    time: str
    """ISO 8601, UTC."""
    actor: str
    kind: str
    data: Mapping[str, Any]
    """Plain JSON; what was decided is in it, not only what was asked, so that it reads the same for ever."""
    version: int = VERSION

    def as_data(self) -> dict[str, Any]:
        """For JSON."""
        return {**self._asdict(), "data": dict(self.data)}


OF_A_ROUND = {"publish": "publication", "unpublish": "publication", "openings": "openings"}


def touches(kind: str, data: Mapping[str, Any]) -> frozenset[tuple[Any, ...]]:
    """What an event is about. Two events that touch nothing in common can be written in either order."""
    if kind in ("result", "correct", "propose"):
        which = "table" if "table" in data else "board"
        return frozenset({(which, data["round"], data.get(which))})
    if kind in ("edit", "absence", "withdraw", "return", "remove"):
        return frozenset(
            {("player", data["player"]), ("players",)} if kind == "remove" else {("player", data["player"])}
        )
    if kind == "enrol":
        return frozenset({("enrol",)})
    if kind in OF_A_ROUND:
        return frozenset({(OF_A_ROUND[kind], data["round"])})
    if kind == "note":
        return frozenset()
    return frozenset({("tournament",)})


def uses(later: Event, earlier: Event) -> bool:
    """Whether an event rests on an earlier one without naming it: results on the pairs, a round on the absences."""
    if later.sequence <= earlier.sequence:
        return False
    if earlier.kind == "replace":
        return (
            later.kind in ("openings", "result", "correct", "propose", "substitute")
            and later.data["round"] == earlier.data["round"]
        )
    return earlier.kind == "absence" and later.kind == "pair"
