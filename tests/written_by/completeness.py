"""Whether the scenes leave anything out: a kind of event, a field that is read, an option, a result, a rest."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from tabellone.engine.options import write_options
from tabellone.engine.outcomes import RESTS, RESULTS
from tabellone.engine.systems import SYSTEM_NAMES, system_named
from tabellone.journal.event import KINDS
from tabellone.journal.fold import apply, undone
from tabellone.journal.journal import Journal
from tabellone.journal.state import State

ENTRY = "one of the players of an enrol"
NOT_OF_AN_EDIT = {"enters"}
"""What is said of a player once, when he is enrolled."""


class Watched(dict[str, Any]):
    """The data of an event that remembers which fields it was asked for."""

    def __init__(self, data: dict[str, Any], asked: set[str]):
        super().__init__(data)
        self._asked = asked

    def __getitem__(self, name: str) -> Any:
        self._asked.add(name)
        return super().__getitem__(name)

    def __contains__(self, name: object) -> bool:
        self._asked.add(str(name))
        return super().__contains__(name)

    def get(self, name: str, default: Any = None) -> Any:
        """As a dict does."""
        self._asked.add(name)
        return super().get(name, default)


def left_out(journals: Iterable[Journal]) -> list[str]:
    """What occurs in none of these journals, though the program of today knows it."""
    journals = list(journals)
    asked: dict[str, set[str]] = defaultdict(set)
    given: dict[str, set[str]] = defaultdict(set)
    for journal in journals:
        _watch(journal, asked, given)
    asked["edit"] |= asked[ENTRY] - NOT_OF_AN_EDIT
    missing = [f"event {kind}" for kind in KINDS if kind not in given]
    missing += [f"field {kind}.{name}" for kind in asked for name in sorted(asked[kind] - given[kind])]
    if not any(event.data.get("exceptions") for journal in journals for event in journal.events):
        missing.append("a round with exceptions")
    states = [journal.state for journal in journals]
    missing += _options_left_out(states)
    results = {board.result for state in states for paired in state.paired for board in paired.boards}
    results |= {event.data.get("result") for journal in journals for event in journal.events}
    rests = {rest.kind for state in states for paired in state.paired for rest in paired.rests}
    return missing + [f"result {code}" for code in RESULTS if code not in results] + sorted(RESTS.keys() - rests)


def _watch(journal: Journal, asked: dict[str, set[str]], given: dict[str, set[str]]) -> None:
    """Fold a journal once more and look on."""
    state = State()
    gone = undone(journal.events)
    for event in journal.events:
        data = dict(event.data)
        given[event.kind] |= data.keys()
        for entry in data.get("players", ()):
            given[ENTRY] |= entry.keys()
        if event.kind != "undo" and event.sequence not in gone:
            if event.kind == "enrol":
                data["players"] = [Watched(entry, asked[ENTRY]) for entry in data["players"]]
            state = apply(state, event.kind, Watched(data, asked[event.kind]))


def _options_left_out(states: list[State]) -> list[str]:
    missing = []
    for name in SYSTEM_NAMES:
        chosen = {option for state in states if state.system_name == name for option in write_options(state.options)}
        options = system_named(name).options._fields
        missing += [f"option {name} {option}" for option in options if option not in chosen]
    return missing
