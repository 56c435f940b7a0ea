"""An event: one thing somebody did in a tournament, and the ways in which it can be turned down."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, NamedTuple

from tabellone.engine.reason_values import NameOrMessage
from tabellone.engine.reasons import Reason, UserError


def kind_name(kind: object) -> NameOrMessage:
    """A kind of event in a sentence; one that a newer version wrote has no word yet."""
    return NameOrMessage(str(kind)[:40], "event")


class RefusedError(UserError):
    """The event does not apply to the state; the reason says why."""


class UnreadableError(UserError):
    """A journal cannot be read beyond an event: it makes no sense, or a newer version of the program wrote it."""

    def __init__(self, code: str, event: "Entry", because: Reason | None = None):
        """`because`: what was wrong with the event, where something was."""
        inner = {} if because is None else {"because": because}
        super().__init__(code, "", sequence=event.sequence, kind=kind_name(event.kind), version=event.version, **inner)
        self.sequence = event.sequence
        self.cause = because or self.reason


class CollisionError(UserError):
    """Another entry has changed the same thing since. `event` is that entry, `now` the time of this answer."""

    def __init__(self, event: "Entry", now: str, entered: Reason | None = None):
        """`entered`: what it says of the result of an encounter."""
        ago = datetime.fromisoformat(now) - datetime.fromisoformat(event.time)
        what = entered or Reason("collision", args={"kind": kind_name(event.kind)})
        super().__init__(
            what.code,
            "",
            **what.args,
            actor=NameOrMessage(event.actor, "actor"),
            seconds=max(0, round(ago.total_seconds())),
        )
        self.event = event


class Entry(NamedTuple):
    """One entry of a journal."""

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
        return {**self._asdict(), "data": dict(self.data)}


IMPLICIT_DEPENDENCIES = ("replace", "propose", "absence")
"""The kinds of events that others rest on without naming them."""


def depends_implicitly_on(later: Entry, earlier: Entry) -> bool:
    """Whether an event rests on an earlier one without naming it.

    Results on the pairs, a round on the absences, a phone's confirmation on what another phone had proposed.
    """
    if later.sequence <= earlier.sequence or earlier.kind not in IMPLICIT_DEPENDENCIES:
        return False
    if earlier.kind == "replace":
        return (
            later.kind in ("openings", "result", "correct", "propose", "substitute", "call", "assign", "ruling")
            and later.data["round"] == earlier.data["round"]
        )
    if earlier.kind == "propose":
        return later.kind == "propose" and _same_place(later, earlier) and bool(later.data.get("accepted"))
    return earlier.kind == "absence" and later.kind == "pair"


def _same_place(entry: Entry, other: Entry) -> bool:
    """Whether two events of any version are about the same encounter, which first versions called a table."""
    return all(
        entry.data.get(new, entry.data.get(old)) == other.data.get(new, other.data.get(old))
        for new, old in (("round", "round"), ("encounter", "table"), ("game", "game"))
    )
