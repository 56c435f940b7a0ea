"""What a kind of encounter answers about a round: its boards in order, and where everybody sits."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

from tabellone.documents.crosstable_cells import crosstable_cells
from tabellone.documents.listings.cells import AmountCell, Cell, ColourCell, IntCell, NameCell, TextCell
from tabellone.documents.listings.competitors import competitor_name
from tabellone.documents.listings.table import Column, Row, TableContext
from tabellone.documents.reasons import rest_text
from tabellone.documents.results import result_words
from tabellone.engine.amounts import Amount
from tabellone.engine.encounters import Encounter
from tabellone.engine.model import Colour

EncounterT = TypeVar("EncounterT", bound=Encounter)
NO_NUMBER, EMPTY_TEXT = IntCell(None), TextCell("")
"""No number, and no text."""


class SeatRow(NamedTuple):
    """A row of the list by name."""

    name: NameCell
    cells: tuple[Cell, ...]
    """All after the name."""


class RoundTable(ABC, Generic[EncounterT]):
    """One round."""

    def __init__(self, subject: TableContext, round_number: int):
        self.subject = subject
        self.number = round_number
        self.round = subject.tournament.history[round_number - 1]
        self.scoring = subject.system.scoring(subject.tournament)
        before = subject.tournament._replace(history=subject.tournament.history[: round_number - 1])
        self._before = crosstable_cells(before, self.scoring)

    @property
    @abstractmethod
    def encounters(self) -> tuple[EncounterT, ...]:
        """The encounters in order."""

    @abstractmethod
    def columns(self) -> tuple[Column, ...]:
        """The columns of the list by board."""

    @abstractmethod
    def rows(self) -> Iterator[Row]:
        """Yields the rows by board, rests last with the same columns."""

    @abstractmethod
    def seat_columns(self) -> tuple[Column, ...]:
        """The columns of the list by name."""

    @abstractmethod
    def by_name(self) -> Iterator[SeatRow]:
        """Yields a row for everybody who plays or rests, in any order."""

    def name_cell(self, competitor: int) -> NameCell:
        """Returns a competitor's name, marked if withdrawn."""
        return NameCell(competitor_name(self.subject.tournament, competitor, self.subject.speaker), competitor)

    def points_before(self, competitor: int) -> AmountCell:
        rounds = self._before[competitor]
        return AmountCell(Amount(rounds[-1].score if rounds else 0, self.scoring.units_per_point))

    def colour_cell(self, colour: Colour) -> ColourCell:
        return ColourCell(colour, self.subject.speaker.say(colour.value))

    def resting(self) -> Iterator[tuple[int, str]]:
        return ((rest.player, rest_text(rest, self.subject.speaker)) for rest in self.round.rests)

    def result_in_words(self, code: str | None) -> str:
        """A result that figures alone do not say: a forfeit, a replay, a game that is suspended."""
        return with_en_dash(result_words(code, self.subject.system.points_unit, self.subject.speaker.say))


def with_en_dash(result: str) -> str:
    """Returns a result with a dash and the sign ½, because spreadsheets read «1-1» and «1/2» as dates."""
    return result.replace("1/2", "½-½").replace("-", "–")
