"""The journal of one tournament: append, undo, and what a change would change."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from hashlib import sha256
from typing import Any, TypeVar

from tabellone.engine.reasons import NoLegalPairingError, Reason
from tabellone.journal.encounters import recorded
from tabellone.journal.event import CollisionError, Event
from tabellone.journal.fold import fold, judged, replayed, require_asked, undone
from tabellone.journal.kinds import UNDO, meet, touches, version_of
from tabellone.journal.older import said_today
from tabellone.journal.state import State, as_published
from tabellone.journal.undoing import Undoing, could_happen

T = TypeVar("T")


class Moment:
    """A journal as it is at one event: what is read from it belongs together, whatever others write meanwhile."""

    def __init__(self, events: list[Event], state: State, version: str | None = None):
        self._events = events
        self._length = len(events)
        self.state = state
        self.version = str(self.sequence) if version is None else version
        """Differs whenever what is seen differs."""
        self._worked_out: dict[Hashable, Any] = {}

    @property
    def events(self) -> list[Event]:
        """Up to this moment."""
        return self._events[: self._length]

    @property
    def sequence(self) -> int:
        """Of the last event; 0 if there is none."""
        return self._events[self._length - 1].sequence if self._length else 0

    def once(self, name: Hashable, work_out: Callable[[State], T]) -> T:
        """What follows from the state, worked out once."""
        if name not in self._worked_out:
            self._worked_out[name] = work_out(self.state)
        result: T = self._worked_out[name]
        return result

    @property
    def published(self) -> "Moment":
        """What everybody may know of it; its version tells nothing of what goes on behind."""

        def work_out(state: State) -> Moment:
            public = as_published(state)._replace(taken_back=_taken_back(self.events, state))
            return Moment([], public, sha256(repr(public).encode()).hexdigest()[:16])

        return self.once("published", work_out)


class Journal:
    """Events in order and the state they lead to; appending gives the next event and never changes an earlier one."""

    def __init__(self, events: Iterable[Event] = ()):
        self.events = list(events)
        self.now = Moment(self.events, fold(self.events))
        """For readers in other threads."""

    @property
    def state(self) -> State:
        """The tournament now."""
        return self.now.state

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
        if kind == UNDO:
            return self._prepared_undo(data, actor, time, seen)
        asked = require_asked(self.state, kind, data)
        self._require_untouched(kind, asked, seen, time)
        decided, state = judged(self.state, kind, asked)
        return Event(self.sequence + 1, time, actor, kind, decided, version_of(kind)), state

    def _prepared_undo(self, data: Mapping[str, Any], actor: str, time: str, seen: int | None) -> tuple[Event, State]:
        self._require_untouched(UNDO, dict(data), seen, time)
        Undoing(self.events).require(data.get("target"))
        event = Event(self.sequence + 1, time, actor, UNDO, dict(data), version_of(UNDO))
        return event, fold([*self.events, event])

    def accept(self, event: Event, state: State | None = None) -> None:
        """An event that has been written, here or by somebody else, is part of the journal now."""
        if state is None:
            state = fold([*self.events, event]) if event.kind == UNDO else replayed(self.state, event)
        self.events.append(event)
        self.now = Moment(self.events, state)

    def _require_untouched(self, kind: str, data: dict[str, Any], seen: int | None, now: str) -> None:
        """Nobody has touched the same thing since; who does not say what he had seen has seen everything."""
        if seen is None:
            return
        mine = touches(kind, data)
        for event in self.events:
            if event.sequence > seen and meet(mine, touches(event.kind, event.data)):
                raise CollisionError(event, now, self._entered_by(event))

    def _entered_by(self, event: Event) -> Reason | None:
        """What somebody has said of the result of an encounter."""
        data = said_today(event.data)
        return recorded(self.state).collision(self.state, data) if "encounter" in data else None


def _taken_back(events: Iterable[Event], state: State) -> int:
    """The first round nobody sees, if it was published, whatever took that back; 0 if it was not."""
    number = state.published_rounds + 1
    return number if any(one.kind == "publish" and one.data["round"] == number for one in events) else 0


def could_all_happen(journal: Journal) -> bool:
    """Whether today's rules would let everything happen again that was not undone."""
    gone, state = undone(journal.events), State()
    for event in journal.events:
        if event.kind == UNDO or event.sequence in gone:
            continue
        if not could_happen(state, event):
            return False
        state = replayed(state, event)
    return True


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
