"""Numbers that have changed after they were drawn: who had which, and which he has now."""

from collections.abc import Iterable
from typing import NamedTuple

from tabellone.journal.event import Event
from tabellone.journal.fold import replayed, undone
from tabellone.journal.kinds import UNDO
from tabellone.journal.state import State


class Renumbered(NamedTuple):
    """Somebody whose number is another."""

    name: str
    before: int
    after: int


def changed_numbers(before: State, after: State) -> list[Renumbered]:
    """Those whose number is another than before, by the one they had; nobody where numbers were not drawn."""
    if not before.drawn or not after.drawn:
        return []
    had, have = before.number_of, after.number_of
    changed = (Renumbered(after.competitors[one].name, had[one], have[one]) for one in had if one in have)
    return sorted((one for one in changed if one.before != one.after), key=lambda one: one.before)


def last_change_of_numbers(events: Iterable[Event]) -> list[Renumbered]:
    """The latest change that stands."""
    events = list(events)
    gone, state = undone(events), State()
    latest: list[Renumbered] = []
    for event in events:
        if event.kind != UNDO and event.sequence not in gone:
            after = replayed(state, event)
            latest = changed_numbers(state, after) or latest
            state = after
    return latest
