"""State = fold of the events. An event that was undone is left out; undoing is itself an event.

Replaying never judges: an event was judged when it was made, and is a fact from then on.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from tabellone.engine.reasons import Reason, UserError
from tabellone.journal.event import Event, RefusedError, UnreadableError, kind_said
from tabellone.journal.kind import Kind
from tabellone.journal.kinds import KINDS, UNDO, UNDO_VERSION
from tabellone.journal.shapes import require_known, require_shape
from tabellone.journal.state import State


def replayed(state: State, event: Event) -> State:
    """The state after an event that has happened, whichever version wrote it; UnreadableError if it makes no sense."""
    kind = KINDS.get(event.kind)
    if kind is None or event.version > kind.version:
        raise UnreadableError("written_by_newer", event)
    try:
        data = dict(event.data)
        for older in kind.older[event.version - 1 :]:
            require_shape(older.shape or {}, data, asked=True)
            data = older.upcast(state, data)
        require_known(kind.shape, data)
        return applied(kind, state, data, event.kind)
    except UserError as error:
        raise UnreadableError("event_unreadable", event, because=error.reason) from error
    except (LookupError, TypeError, ValueError, AttributeError) as error:  # a damaged row may have anything in it
        raise UnreadableError("event_unreadable", event, because=Reason("entry_damaged")) from error


def require_asked(state: State, name: str, asked: Any) -> dict[str, Any]:
    """What somebody asks for, of a kind there is and in its shape; whether it may happen is another question."""
    kind = KINDS.get(name)
    if kind is None or not isinstance(asked, Mapping):
        raise RefusedError("unknown_event", kind=kind_said(name))
    data = dict(asked)
    _require_created(state, name)
    require_shape(kind.shape, data, asked=True)
    require_known(kind.shape, data)
    return data


def judged(state: State, name: str, asked: Any) -> tuple[dict[str, Any], State]:
    """What is written of something somebody asks for, and the state after it; refused if it may not happen."""
    data = require_asked(state, name, asked)
    kind = KINDS[name]
    data = kind.decide(state, data)
    after = applied(kind, state, data, name)
    kind.judge(state, data, after)
    return data, after


def applied(kind: Kind, state: State, data: dict[str, Any], name: str) -> State:
    """A fact of today's version."""
    _require_created(state, name)
    require_shape(kind.shape, data)
    return kind.apply(state, data)


def _require_created(state: State, name: str) -> None:
    if name != "create" and not state.system_name:
        raise RefusedError("not_created")


def undone(events: Iterable[Event]) -> set[int]:
    """The sequence numbers of events that were taken back, an undo that was itself undone not counting."""
    taken_back: set[int] = set()
    for event in reversed(list(events)):
        if event.kind == UNDO and event.sequence not in taken_back:
            taken_back.add(_target(event))
    return taken_back


def _target(undo: Event) -> int:
    if undo.version > UNDO_VERSION:
        raise UnreadableError("written_by_newer", undo)
    target: Any = undo.data.get("target")
    if type(target) is not int or not 0 < target < undo.sequence:
        raise UnreadableError(
            "event_unreadable", undo, because=Reason("cannot_undo", args={"sequence": str(target)[:20]})
        )
    return target


def fold(events: Iterable[Event]) -> State:
    """The state after all events."""
    events = list(events)
    left_out = undone(events)
    state = State()
    for event in events:
        if event.kind != UNDO and event.sequence not in left_out:
            state = replayed(state, event)
    return state
