"""What a document asks of a kind of encounter."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tabellone.engine.encounters import Encounter, LateResult
from tabellone.engine.results import OPEN

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tabellone.formats.seats import Seats

Kind = TypeVar("Kind", bound=Encounter)


class Written(ABC, Generic[Kind]):
    """One kind of encounter in documents."""

    name: str
    """The field of a round that has them."""
    fields: tuple[str, ...]
    """Of one of them."""

    @abstractmethod
    def read(self, entries: list[Any], seats: Seats) -> tuple[Kind, ...]:
        """Those of a round; what cannot be is refused with its place."""

    @abstractmethod
    def write(self, encounter: Kind) -> dict[str, Any]:
        """What `read` reads back."""

    @abstractmethod
    def schema(self) -> dict[str, Any]:
        """Its JSON Schema."""

    def read_late(self, entry: dict[str, Any], played: Sequence[Kind]) -> LateResult | None:
        """Which of them has its result now and had none when later rounds were paired; None where there is none."""
        board = entry.get("board", 0)
        known = type(board) is int and 1 <= board <= len(played) and not played[board - 1].is_open(OPEN)
        return LateResult(board, 0) if known else None

    def write_late(self, late: LateResult) -> dict[str, Any]:
        """What `read_late` reads back."""
        return {"board": late.encounter}

    @abstractmethod
    def to_be_played(self, paired: dict[str, Any]) -> dict[str, Any]:
        """One of an answer of `pair`, as a document has it before it is played."""

    @abstractmethod
    def renumbered(self, entry: dict[str, Any], new: Mapping[int, int]) -> dict[str, Any]:
        """One of a document, with other numbers."""
