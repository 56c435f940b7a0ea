"""What can be taken back of a journal, of any number of its events, from one way through it.

An event can be taken back if all others still apply without it. The states on the way are kept, so that each question
begins at the event it is about and ends at the first that stands in its way.
"""

from collections.abc import Sequence
from functools import reduce
from typing import Any

from tabellone.engine.reasons import UserError
from tabellone.journal.entry import (
    IMPLICIT_DEPENDENCIES,
    Entry,
    RefusedError,
    UnreadableError,
    depends_implicitly_on,
    kind_name,
)
from tabellone.journal.entry_type import Scope
from tabellone.journal.entry_types import UNDO, conflicts, entry_scope
from tabellone.journal.replay import replay_entry, undone_sequences, validate_request
from tabellone.journal.state import State
from tabellone.journal.teams import require_rosters_of_envelopes

RESULT, CORRECTION = "result", "correct"


class UndoCheck:
    """The events of a journal with the states before them."""

    def __init__(self, events: Sequence[Entry]):
        self._events = list(events)
        self._places = {event.sequence: place for place, event in enumerate(self._events)}
        self.gone: set[int] = set()
        """The sequence numbers of what has been taken back by the end."""
        self.then: dict[int, State] = {}
        """Before every event the state as it was at the time, by sequence number."""
        self._now = State()
        self._before: list[State] = []
        """The same by place, as if what was taken back later had never been."""
        self._could: dict[int, bool] = {}
        self._replay()

    def _replay(self) -> None:
        state = State()
        for index, event in enumerate(self._events):
            self.then[event.sequence] = state
            self._before.append(state)
            state = self._replay_from(index) if event.kind == UNDO else replay_entry(state, event)
        self._now = state

    def _replay_from(self, index: int) -> State:
        """The states since the first event that an undo changes; the one after it."""
        gone = undone_sequences(self._events[: index + 1])
        first = self._place(min(gone ^ self.gone))
        self.gone, state = gone, self._before[first]
        for place in range(first, index + 1):
            self._before[place] = state
            event = self._events[place]
            if event.kind != UNDO and event.sequence not in gone:
                state = replay_entry(state, event)
        return state

    def require(self, target: Any) -> None:
        """RefusedError names the first event that does not apply without the target.

        The first event of all, which makes the tournament, stays.
        """
        place = self._places.get(target) if isinstance(target, int) else None
        event = None if place is None else self._events[place]
        if event is None or event.kind == "create" or target in self.gone:
            raise RefusedError("cannot_undo", sequence=str(target)[:20])
        if event.kind == "line_ups" and event.data.get("salts"):
            raise RefusedError("envelopes_stay_open", sequence=event.sequence)
        if event.kind in IMPLICIT_DEPENDENCIES:
            user = next(
                (one for one in self._events if one.sequence not in self.gone and depends_implicitly_on(one, event)),
                None,
            )
            if user is not None:
                raise _dependency_error(user)
        self._require_others_apply(self._undone_after(event))
        self._require_line_ups_stay(event)

    def _require_line_ups_stay(self, event: Entry) -> None:
        """Raises if an undo would hide that line-ups were opened, or change who played on them.

        That is so of what is taken back and of what comes back.
        """
        base = event
        while base.kind == UNDO:
            base = self._events[self._place(base.data["target"])]
        if base.kind not in ("line_ups", "deadline") or not 0 < base.data["round"] <= len(self._now.paired_rounds):
            return
        played = self._now.paired_rounds[base.data["round"] - 1]
        if base.kind == "deadline" and (played.envelopes or played.opened_envelopes):
            raise RefusedError("deadline_was_announced", round=base.data["round"])
        index = base.data.get("encounter", 0) - 1
        if base.kind != "line_ups" or not 0 <= index < len(played.matches):
            return
        match = played.matches[index]
        if any(one.teams == match.seats for one in played.opened_envelopes):
            raise RefusedError("envelopes_stay_open", sequence=event.sequence)
        if not match.has_no_result():
            raise RefusedError("line_ups_too_late", match=index + 1, round=base.data["round"])

    def _undone_after(self, event: Entry) -> set[int]:
        """Returns the sequence numbers of all entries undone once this one is; undoing an undo brings some back."""
        if event.kind != UNDO:
            return self.gone | {event.sequence}
        return undone_sequences([*self._events, Entry(self._end, "", "", UNDO, {"target": event.sequence})])

    def refusal(self, target: int) -> RefusedError | None:
        """Why an event cannot be taken back; None where it can."""
        try:
            self.require(target)
        except RefusedError as error:
            return error
        return None

    @property
    def _end(self) -> int:
        return self._events[-1].sequence + 1

    def _require_others_apply(self, left_out: set[int]) -> None:
        """Raises unless all entries that could happen until now can happen without those left out.

        An event that could not happen under today's rules anyway is not in the way: it was judged by those of its day.
        Whoever is enrolled keeps his id, by which other events name him: it is given in order of enrolment.
        """
        changed = left_out ^ self.gone
        first = self._place(min(changed))
        after, apart = self._before[first], self._changed_boards(changed)
        # Results of other boards are put off: they apply whatever is left out, and most undos concern one result. They
        # are replayed at once when an entry follows that may depend on them.
        stand: list[Entry] = []
        for place in range(first, len(self._events)):
            event = self._events[place]
            if event.kind == UNDO or event.sequence in left_out:
                continue
            if (
                apart is not None
                and self._is_board_result(place)
                and not conflicts(apart, entry_scope(event.kind, event.data))
            ):
                stand.append(event)
                continue
            try:
                after, stand = reduce(replay_entry, stand, after), []
                if not is_valid_now(after, event) and (event.sequence in self.gone or self._was_valid(place)):
                    raise _dependency_error(event)
                now = replay_entry(after, event)
            except UnreadableError:
                raise _dependency_error(event) from None
            # Ids are given in order of enrolment and named by later entries, so none may be given to somebody else.
            if _ids(now) != _ids(after) != _ids(self._before[place]):
                raise _dependency_error(event)
            after = now
        require_rosters_of_envelopes(self._now, after)

    def _changed_boards(self, changed: set[int]) -> Scope | None:
        """The boards whose results are all that is changed; None where it is anything else."""
        places = [self._place(sequence) for sequence in changed]
        if not all(map(self._is_board_result, places)):
            return None
        events = [self._events[place] for place in places]
        return frozenset().union(*(entry_scope(event.kind, event.data) for event in events))

    def _is_board_result(self, place: int) -> bool:
        """Whether the entry is valid with any results of other boards: a result, or a correction no round rests on."""
        event = self._events[place]
        in_the_last_round = event.data.get("round") == len(self._before[place].paired_rounds)
        return event.kind == RESULT or (event.kind == CORRECTION and in_the_last_round)

    def _was_valid(self, place: int) -> bool:
        """Whether an event could happen where it is, by today's rules."""
        if place not in self._could:
            self._could[place] = is_valid_now(self._before[place], self._events[place])
        return self._could[place]

    def _place(self, sequence: int) -> int:
        return self._places[sequence]


def is_valid_now(state: State, event: Entry) -> bool:
    try:
        validate_request(state, event.kind, event.data)
    except UserError:
        return False
    return True


def _ids(state: State) -> tuple[int, int]:
    return state.last_id, state.last_team_id


def _dependency_error(event: Entry) -> RefusedError:
    return RefusedError("something_depends_on_it", sequence=event.sequence, kind=kind_name(event.kind))
