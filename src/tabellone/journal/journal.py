"""The journal of one tournament: append, undo, and what a change would change."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any, TypeVar

from tabellone.engine.reasons import ImpedimentError, NoLegalPairingError
from tabellone.journal.event import CollisionError, Event, RefusedError, touches, uses
from tabellone.journal.fold import apply, fold, undone
from tabellone.journal.state import State

T = TypeVar("T")


class Journal:
    """Events in order and the state they lead to; appending gives the next event and never changes an earlier one."""

    def __init__(self, events: Iterable[Event] = ()):
        self.events = list(events)
        self._current: tuple[State, dict[Hashable, Any]] = (fold(self.events), {})

    @property
    def state(self) -> State:
        """The tournament now."""
        return self._current[0]

    @property
    def sequence(self) -> int:
        """Of the last event; 0 if there is none."""
        return self.events[-1].sequence if self.events else 0

    def append(self, kind: str, data: Mapping[str, Any], actor: str, time: str, seen: int | None = None) -> Event:
        """Add what somebody did who had seen the journal up to `seen`.

        If others have written since, it is added after theirs as long as nothing they touched is touched again;
        otherwise the answer is what they did (CollisionError), never an overwrite.
        """
        event, state = self.prepared(kind, data, actor, time, seen)
        self.accept(event, state)
        return event

    def prepared(
        self, kind: str, data: Mapping[str, Any], actor: str, time: str, seen: int | None = None
    ) -> tuple[Event, State]:
        """The event that would be appended and the state after it; nothing has happened yet."""
        if seen is not None:
            self._require_untouched(kind, data, seen, time)
        event = Event(self.sequence + 1, time, actor, kind, dict(data))
        return event, self._state_after(event)

    def accept(self, event: Event, state: State | None = None) -> None:
        """An event that has been written, here or by somebody else, is part of the journal now."""
        self._current = (self._state_after(event) if state is None else state, {})
        self.events.append(event)

    def once(self, name: Hashable, work_out: Callable[[State], T]) -> T:
        """What follows from the state, worked out once for as long as there is no new event."""
        state, found = self._current  # both at once: another thread may be accepting an event
        if name not in found:
            found[name] = work_out(state)
        result: T = found[name]
        return result

    def _state_after(self, event: Event) -> State:
        if event.kind == "undo":
            self.require_undoable(event.data.get("target"))
            return fold([*self.events, event])
        return apply(self.state, event.kind, event.data)

    def require_undoable(self, target: Any) -> None:
        """An event can be taken back if all others still apply without it; RefusedError names the first that does not.

        The first event, which makes the tournament, stays.
        """
        gone = undone(self.events)
        event = next((e for e in self.events if e.sequence == target), None)
        if event is None or event.kind == "create" or target in gone:
            raise RefusedError("cannot_undo", sequence=str(target)[:20])
        user = next((other for other in self.events if other.sequence not in gone and uses(other, event)), None)
        if user is not None:
            raise RefusedError("something_depends_on_it", sequence=user.sequence, kind=user.kind)
        left_out = undone([*self.events, Event(self.sequence + 1, "", "", "undo", {"target": target})])
        state = State()
        for other in self.events:
            if other.kind == "undo" or other.sequence in left_out:
                continue
            try:
                state = apply(state, other.kind, other.data)
            except ImpedimentError:
                raise RefusedError("something_depends_on_it", sequence=other.sequence, kind=other.kind) from None

    def _require_untouched(self, kind: str, data: Mapping[str, Any], seen: int, now: str) -> None:
        mine = touches(kind, data)
        for event in self.events:
            if event.sequence > seen:
                theirs = touches(event.kind, event.data)
                whole = ("tournament",)
                if mine & theirs or (mine and whole in theirs) or (theirs and whole in mine):
                    raise CollisionError(event, now)


def rounds_paired_otherwise(state: State) -> list[int]:
    """Rounds whose pairs the rules would make differently now: what a corrected result would have changed."""
    tournament, system = state.tournament, state.system
    differing = []
    for number in range(1, len(tournament.history) + 1):
        try:
            if system.differences(tournament, number):
                differing.append(number)
        except NoLegalPairingError:
            differing.append(number)
    return differing
