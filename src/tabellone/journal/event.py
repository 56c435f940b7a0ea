"""An event: one thing somebody did in a tournament, and the ways in which it can be turned down."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, NamedTuple

from tabellone.engine.reasons import ImpedimentError


class RefusedError(ImpedimentError):
    """The event does not apply to the state; the reason says why."""


class UnreadableError(ImpedimentError):
    """A journal cannot be read beyond an event: it makes no sense, or a newer version of the program wrote it."""

    def __init__(self, code: str, event: "Event", **more: Any):
        super().__init__(code, sequence=event.sequence, kind=str(event.kind)[:40], version=event.version, **more)


class CollisionError(ImpedimentError):
    """Somebody else has touched the same thing since; `event` is what he did, `now` when the answer is given."""

    def __init__(self, event: "Event", now: str, placed: list[Any] | None = None):
        """`placed`: of a table, who was first, second … by name."""
        ago = datetime.fromisoformat(now) - datetime.fromisoformat(event.time)
        args: dict[str, Any] = {"actor": event.actor, "seconds": max(0, round(ago.total_seconds()))}
        if event.kind in ("result", "correct") and "board" in event.data:
            result = event.data.get("result") or "–"
            super().__init__("collision_result", board=event.data["board"], result=result, **args)
        elif placed:
            super().__init__("collision_table", table=event.data["table"], placed=placed, **args)
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
    version: int = 1
    """Of what this kind of event means; older ones are read for ever."""

    def as_data(self) -> dict[str, Any]:
        """For JSON."""
        return {**self._asdict(), "data": dict(self.data)}


def uses(later: Event, earlier: Event) -> bool:
    """Whether an event rests on an earlier one without naming it.

    Results on the pairs, a round on the absences, a phone's confirmation on what another phone had proposed.
    """
    if later.sequence <= earlier.sequence:
        return False
    if earlier.kind == "replace":
        return (
            later.kind in ("openings", "result", "correct", "propose", "substitute", "call", "assign", "ruling")
            and later.data["round"] == earlier.data["round"]
        )
    if earlier.kind == "propose":
        same = all(later.data.get(name) == earlier.data[name] for name in ("round", "table"))
        return later.kind == "propose" and same and bool(later.data.get("accepted"))
    return earlier.kind == "absence" and later.kind == "pair"
