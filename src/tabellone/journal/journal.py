"""The journal of one tournament: append, undo, and what a change would change."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from hashlib import sha256
from typing import Any, TypeVar

from tabellone.engine.reasons import NoLegalPairingError, Reason
from tabellone.journal.encounters import codec_of_tournament
from tabellone.journal.entry import CollisionError, Entry
from tabellone.journal.entry_types import UNDO, conflicts, entry_scope, version_of
from tabellone.journal.replay import fold, parse_request, replay_entry, undone_sequences, validate_request
from tabellone.journal.state import State, as_published
from tabellone.journal.undo import UndoCheck, is_valid_now
from tabellone.journal.upcasting import rename_encounter_fields

T = TypeVar("T")


class Snapshot:
    """A journal at one sequence number: all that is read from it belongs together, while others write."""

    def __init__(self, events: list[Entry], state: State, version: str | None = None):
        self._events = events
        self._length = len(events)
        self.state = state
        self.version = str(self.sequence) if version is None else version
        """Differs whenever what is seen differs."""
        self._worked_out: dict[Hashable, Any] = {}

    @property
    def events(self) -> list[Entry]:
        return self._events[: self._length]

    @property
    def sequence(self) -> int:
        """The sequence number of the last entry; 0 if there is none."""
        return self._events[self._length - 1].sequence if self._length else 0

    def cached(self, name: Hashable, compute: Callable[[State], T]) -> T:
        """Returns what `compute` makes of the state, computed once per name."""
        if name not in self._worked_out:
            self._worked_out[name] = compute(self.state)
        result: T = self._worked_out[name]
        return result

    @property
    def published(self) -> "Snapshot":
        """The snapshot that everybody may see; its version changes only with what they see."""

        def work_out(state: State) -> Snapshot:
            public = as_published(state)._replace(withdrawn_publication=_withdrawn_publication(self.events, state))
            return Snapshot([], public, sha256(repr(public).encode()).hexdigest()[:16])

        return self.cached("published", work_out)


class Journal:
    """Events in order and the state they lead to; appending gives the next event and never changes an earlier one."""

    def __init__(self, events: Iterable[Entry] = ()):
        self.events = list(events)
        self.now = Snapshot(self.events, fold(self.events))
        """For readers in other threads."""

    @property
    def state(self) -> State:
        return self.now.state

    @property
    def sequence(self) -> int:
        """The sequence number of the last entry; 0 if there is none."""
        return self.events[-1].sequence if self.events else 0

    def append(self, kind: str, data: Mapping[str, Any], actor: str, time: str, seen: int | None = None) -> Entry:
        """Adds an entry by an actor who had seen the journal up to `seen`.

        If others have written since, it is added after theirs as long as nothing they touched is touched again;
        otherwise the answer is what they did (CollisionError), never an overwrite.
        """
        event, state = self.prepare(kind, data, actor, time, seen)
        self.add(event, state)
        return event

    def prepare(
        self, kind: str, data: Mapping[str, Any], actor: str, time: str, seen: int | None = None
    ) -> tuple[Entry, State]:
        """The event that would be appended and the state after it; nothing has happened yet."""
        if kind == UNDO:
            return self._prepare_undo(data, actor, time, seen)
        asked = parse_request(self.state, kind, data)
        self._require_untouched(kind, asked, seen, time)
        decided, state = validate_request(self.state, kind, asked)
        return Entry(self.sequence + 1, time, actor, kind, decided, version_of(kind)), state

    def _prepare_undo(self, data: Mapping[str, Any], actor: str, time: str, seen: int | None) -> tuple[Entry, State]:
        self._require_untouched(UNDO, dict(data), seen, time)
        UndoCheck(self.events).require(data.get("target"))
        event = Entry(self.sequence + 1, time, actor, UNDO, dict(data), version_of(UNDO))
        return event, fold([*self.events, event])

    def add(self, event: Entry, state: State | None = None) -> None:
        """Adds an entry that was written, here or by another process."""
        if state is None:
            state = fold([*self.events, event]) if event.kind == UNDO else replay_entry(self.state, event)
        self.events.append(event)
        self.now = Snapshot(self.events, state)

    def _require_untouched(self, kind: str, data: dict[str, Any], seen: int | None, now: str) -> None:
        """Raises CollisionError if others have changed the same scope since `seen`; None means all was seen."""
        if seen is None:
            return
        mine = entry_scope(kind, data)
        for event in self.events:
            if event.sequence > seen and conflicts(mine, entry_scope(event.kind, event.data)):
                raise CollisionError(event, now, self._entered_by(event))

    def _entered_by(self, event: Entry) -> Reason | None:
        """Returns the result that an entry has recorded."""
        data = rename_encounter_fields(event.data)
        return codec_of_tournament(self.state).collision(self.state, data) if "encounter" in data else None


def _withdrawn_publication(events: Iterable[Entry], state: State) -> int:
    """Returns the first hidden round if it had been published, else 0."""
    number = state.published_rounds + 1
    return number if any(one.kind == "publish" and one.data["round"] == number for one in events) else 0


def replays_under_current_rules(journal: Journal) -> bool:
    """Whether today's rules would let everything happen again that was not undone."""
    gone, state = undone_sequences(journal.events), State()
    for event in journal.events:
        if event.kind == UNDO or event.sequence in gone:
            continue
        if not is_valid_now(state, event):
            return False
        state = replay_entry(state, event)
    return True


def invalidated_rounds(state: State) -> list[int]:
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
