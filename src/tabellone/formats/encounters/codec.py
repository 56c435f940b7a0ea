"""What a document asks of a kind of encounter."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tabellone.engine.encounters import Encounter, LateResult
from tabellone.engine.results import OPEN

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tabellone.formats.attendance import Attendance

EncounterT = TypeVar("EncounterT", bound=Encounter)


class DocumentCodec(ABC, Generic[EncounterT]):
    """One kind of encounter in documents."""

    name: str
    """The field of a round that has them."""
    fields: tuple[str, ...]
    """Of one of them."""

    @abstractmethod
    def read(self, entries: list[Any], seats: Attendance) -> tuple[EncounterT, ...]:
        """Reads the encounters of a round and marks their players as seated. Raises BadDocumentError with the path."""

    @abstractmethod
    def write(self, encounter: EncounterT) -> dict[str, Any]:
        """Returns the JSON object that `read` reads back."""

    @abstractmethod
    def schema(self) -> dict[str, Any]:
        """Returns the JSON Schema of one encounter."""

    def read_late(self, entry: dict[str, Any], played: Sequence[EncounterT]) -> LateResult | None:
        """Which of them has its result now and had none when later rounds were paired; None where there is none."""
        board = entry.get("board", 0)
        known = type(board) is int and 1 <= board <= len(played) and not played[board - 1].is_open(OPEN)
        return LateResult(board, 0) if known else None

    def write_late(self, late: LateResult) -> dict[str, Any]:
        return {"board": late.encounter}

    @abstractmethod
    def without_result(self, entry: dict[str, Any]) -> dict[str, Any]:
        """One of an answer of `pair`, as a document has it before it is played."""

    @abstractmethod
    def renumber(self, entry: dict[str, Any], numbers: Mapping[int, int]) -> dict[str, Any]:
        """One of a document, with other numbers."""
