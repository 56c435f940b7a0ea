"""What every kind of event says of itself, in one class: its fields, what it touches and does, and how it is told.

A fact is applied as it was decided: `apply` asks only what makes it a fact (the round, the board, the player it speaks
of are there) and never what today's rules say. Whether it may happen is judged once, when it is made (`judge`).
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from tabellone.journal.fields import Fields
from tabellone.journal.state import State
from tabellone.journal.summary import Detail
from tabellone.journal.upcasting import OlderVersion

Data = dict[str, Any]
Scope = frozenset[tuple[Any, ...]]

WHOLE_TOURNAMENT = ("tournament",)
"""What touches the tournament as a whole touches everything in it."""


class EntryType(ABC):
    """One kind of event."""

    fields: ClassVar[Fields] = {}
    older_versions: tuple[OlderVersion, ...] = ()
    """From version 1 to 2, from 2 to 3 …"""

    @property
    def version(self) -> int:
        """The version of the entries written now; older versions can be read."""
        return len(self.older_versions) + 1

    def scope(self, data: Data) -> Scope:
        """Two events that touch nothing in common can be written in either order."""
        return frozenset({WHOLE_TOURNAMENT})

    def complete(self, state: State, data: Data) -> Data:
        """Completes a request by the rules of the day, so that the entry always reads the same."""
        return data

    @abstractmethod
    def apply(self, state: State, data: Data) -> State:
        """The state after it."""

    @abstractmethod
    def validate(self, before: State, data: Data, after: State) -> None:
        """Raise for what may not happen."""

    def summary(self, state: State, data: Data) -> list[Detail]:
        """The few facts about it that fit on a line of the history."""
        return []
