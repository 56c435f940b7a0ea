"""What every kind of event says of itself, in one class: its fields, what it touches and does, and how it is told.

A fact is applied as it was decided: `apply` asks only what makes it a fact (the round, the board, the player it speaks
of are there) and never what today's rules say. Whether it may happen is judged once, when it is made (`judge`).
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from tabellone.journal.older import Older
from tabellone.journal.shapes import Shape
from tabellone.journal.state import State
from tabellone.journal.telling import Detail

Data = dict[str, Any]
Touched = frozenset[tuple[Any, ...]]

WHOLE = ("tournament",)
"""What touches the tournament as a whole touches everything in it."""


class Kind(ABC):
    """One kind of event."""

    shape: ClassVar[Shape] = {}
    older: tuple[Older, ...] = ()
    """From version 1 to 2, from 2 to 3 …"""

    @property
    def version(self) -> int:
        """Of the events written now; older ones are read for ever."""
        return len(self.older) + 1

    def touches(self, data: Data) -> Touched:
        """Two events that touch nothing in common can be written in either order."""
        return frozenset({WHOLE})

    def decide(self, state: State, data: Data) -> Data:
        """What was asked, with what the rules of the day make of it: it reads the same for ever."""
        return data

    @abstractmethod
    def apply(self, state: State, data: Data) -> State:
        """The state after it."""

    @abstractmethod
    def judge(self, before: State, data: Data, after: State) -> None:
        """Raise for what may not happen."""

    def told(self, state: State, data: Data) -> list[Detail]:
        """The few facts about it that fit on a line of the history."""
        return []
