"""Numbers that have changed after they were drawn: who had which, and which he has now."""

from collections.abc import Iterable
from typing import NamedTuple

from tabellone.journal.entry import Entry
from tabellone.journal.entry_types import UNDO
from tabellone.journal.replay import replay_entry, undone_sequences
from tabellone.journal.state import State


class NumberChange(NamedTuple):
    """A competitor whose number has changed."""

    name: str
    before: int
    after: int


def number_changes(before: State, after: State) -> list[NumberChange]:
    """Returns the changed numbers, by the old number; empty if numbers were not drawn."""
    if not before.drawn or not after.drawn:
        return []
    had, have = before.number_of, after.number_of
    changed = (NumberChange(after.competitors[one].name, had[one], have[one]) for one in had if one in have)
    return sorted((one for one in changed if one.before != one.after), key=lambda one: one.before)


def last_number_changes(events: Iterable[Entry]) -> list[NumberChange]:
    events = list(events)
    gone, state = undone_sequences(events), State()
    latest: list[NumberChange] = []
    for event in events:
        if event.kind != UNDO and event.sequence not in gone:
            after = replay_entry(state, event)
            latest = number_changes(state, after) or latest
            state = after
    return latest
