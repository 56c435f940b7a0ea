"""State = fold of the events. An event that was undone is left out; undoing is itself an event.

Replaying never judges: an event was judged when it was made, and is a fact from then on.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from tabellone.engine.reasons import Reason, UserError
from tabellone.journal.entry import Entry, RefusedError, UnreadableError, kind_name
from tabellone.journal.entry_type import EntryType
from tabellone.journal.entry_types import ENTRY_TYPES, UNDO, UNDO_VERSION
from tabellone.journal.fields import require_fields, require_known_fields
from tabellone.journal.state import State


def replay_entry(state: State, event: Entry) -> State:
    """The state after an event that has happened, whichever version wrote it; UnreadableError if it makes no sense."""
    kind = ENTRY_TYPES.get(event.kind)
    if kind is None or event.version > kind.version:
        raise UnreadableError("written_by_newer", event)
    try:
        data = dict(event.data)
        for older in kind.older_versions[event.version - 1 :]:
            require_fields(older.fields or {}, data, is_request=True)
            data = older.upcast(state, data)
        require_known_fields(kind.fields, data)
        return apply_entry(kind, state, data, event.kind)
    except UserError as error:
        raise UnreadableError("event_unreadable", event, because=error.reason) from error
    except (LookupError, TypeError, ValueError, AttributeError) as error:  # a damaged row may have anything in it
        raise UnreadableError("event_unreadable", event, because=Reason("entry_damaged")) from error


def parse_request(state: State, name: str, request: Any) -> dict[str, Any]:
    """Returns the requested data of a known entry type with valid fields; whether it may happen is not checked."""
    kind = ENTRY_TYPES.get(name)
    if kind is None or not isinstance(request, Mapping):
        raise RefusedError("unknown_event", kind=kind_name(name))
    data = dict(request)
    _require_created(state, name)
    require_fields(kind.fields, data, is_request=True)
    require_known_fields(kind.fields, data)
    return data


def validate_request(state: State, name: str, request: Any) -> tuple[dict[str, Any], State]:
    """Returns the completed data of a request and the state after it. Raises UserError if it may not happen."""
    data = parse_request(state, name, request)
    kind = ENTRY_TYPES[name]
    data = kind.complete(state, data)
    after = apply_entry(kind, state, data, name)
    kind.validate(state, data, after)
    return data, after


def apply_entry(kind: EntryType, state: State, data: dict[str, Any], name: str) -> State:
    _require_created(state, name)
    require_fields(kind.fields, data)
    return kind.apply(state, data)


def _require_created(state: State, name: str) -> None:
    if name != "create" and not state.system_name:
        raise RefusedError("not_created")


def undone_sequences(events: Iterable[Entry]) -> set[int]:
    """The sequence numbers of events that were taken back, an undo that was itself undone not counting."""
    taken_back: set[int] = set()
    for event in reversed(list(events)):
        if event.kind == UNDO and event.sequence not in taken_back:
            taken_back.add(_target(event))
    return taken_back


def _target(undo: Entry) -> int:
    if undo.version > UNDO_VERSION:
        raise UnreadableError("written_by_newer", undo)
    target: Any = undo.data.get("target")
    if type(target) is not int or not 0 < target < undo.sequence:
        raise UnreadableError(
            "event_unreadable", undo, because=Reason("cannot_undo", args={"sequence": str(target)[:20]})
        )
    return target


def fold(events: Iterable[Entry]) -> State:
    events = list(events)
    left_out = undone_sequences(events)
    state = State()
    for event in events:
        if event.kind != UNDO and event.sequence not in left_out:
            state = replay_entry(state, event)
    return state
