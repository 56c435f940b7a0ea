"""State = fold of the events. An event that was undone is left out; undoing is itself an event."""

from collections.abc import Callable, Iterable
from typing import Any

from tabellone.journal import players, proposals, rounds, settings, substitution
from tabellone.journal.event import Event, RefusedError
from tabellone.journal.state import State

HANDLERS: dict[str, Callable[[State, dict[str, Any]], State]] = {
    "create": settings.create,
    "settings": settings.settings,
    "enrol": players.enrol,
    "edit": players.edit,
    "remove": players.remove,
    "withdraw": players.withdraw,
    "return": players.come_back,
    "substitute": substitution.substitute,
    "absence": players.absence,
    "draw": players.draw,
    "pair": rounds.pair,
    "replace": rounds.replace,
    "unpair": rounds.unpair,
    "publish": rounds.publish,
    "unpublish": rounds.unpublish,
    "openings": rounds.openings,
    "result": rounds.result,
    "correct": rounds.correct,
    "propose": proposals.propose,
    "close": settings.close,
    "reopen": settings.reopen,
    "note": settings.note,
}


def apply(state: State, kind: str, data: Any) -> State:
    """The state after one event, or RefusedError."""
    if kind not in HANDLERS or not isinstance(data, dict):
        raise RefusedError("unknown_event", kind=str(kind)[:40])
    return HANDLERS[kind](state, data)


def undone(events: Iterable[Event]) -> set[int]:
    """The sequence numbers of events that were taken back, an undo that was itself undone not counting."""
    taken_back: set[int] = set()
    for event in reversed(list(events)):
        if event.kind == "undo" and event.sequence not in taken_back:
            taken_back.add(event.data["target"])
    return taken_back


def fold(events: Iterable[Event]) -> State:
    """The state after all events."""
    events = list(events)
    left_out = undone(events)
    state = State()
    for event in events:
        if event.kind != "undo" and event.sequence not in left_out:
            state = apply(state, event.kind, event.data)
    return state
