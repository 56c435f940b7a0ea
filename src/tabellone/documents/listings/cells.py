"""What stands in a table of data: each kind of cell knows what people read in it and what a spreadsheet counts with."""

from typing import NamedTuple, Protocol

from tabellone.documents.encounters.presenter import RoundCell as RoundOfAPlayer
from tabellone.documents.numbers import format_amount
from tabellone.engine.amounts import Amount
from tabellone.engine.model import Colour

Value = int | Amount | str
"""A whole number, an exact one, or text; empty text is an empty cell."""


class Cell(Protocol):
    """One cell."""

    @property
    def text(self) -> str:
        """The cell as people read it."""

    @property
    def value(self) -> Value:
        """The cell as a spreadsheet calculates with it."""


class TextCell(NamedTuple):
    """Text as it is: a name, a remark."""

    text: str

    @property
    def value(self) -> Value:
        return self.text


class NameCell(NamedTuple):
    """The name of a competitor or of a player in a team; a page links it to the competitor's page."""

    text: str
    competitor: int

    @property
    def value(self) -> Value:
        return self.text


class TeamNameCell(NamedTuple):
    """The name of a team at tables; a page links it to the team's page through one member."""

    text: str
    member: int

    @property
    def value(self) -> Value:
        return self.text


class IntCell(NamedTuple):
    """A whole number, or none."""

    number: int | None

    @property
    def text(self) -> str:
        return "" if self.number is None else str(self.number)

    @property
    def value(self) -> Value:
        return "" if self.number is None else self.number


class AmountCell(NamedTuple):
    """An exact number; a tie-break that does not apply has none, and it is said."""

    amount: Amount | None

    @property
    def text(self) -> str:
        """Halves, thirds and quarters with their signs."""
        return format_amount(self.amount)

    @property
    def value(self) -> Value:
        return "" if self.amount is None else self.amount


class FormattedNumberCell(NamedTuple):
    """A number that is written in a way of its own: with two decimals, with its sign, with the quotient behind it."""

    amount: Amount
    text: str

    @property
    def value(self) -> Value:
        return self.amount


SAME_PLACE = "="
"""Instead of a place that is the same as the one above."""


class PlaceCell(NamedTuple):
    """A place in a ranking; people read it once, at the first of those who share it."""

    number: int
    is_repeated: bool = False

    @property
    def text(self) -> str:
        """The sign of equality below the first."""
        return SAME_PLACE if self.is_repeated else str(self.number)

    @property
    def value(self) -> Value:
        return self.number


class ColourCell(NamedTuple):
    """The colour of a player."""

    colour: Colour
    text: str
    """In words."""

    @property
    def value(self) -> Value:
        return self.text


class ResultCell(NamedTuple):
    """The result of an encounter from the side of the competitor named first; empty if unknown."""

    text: str
    """With a dash that no spreadsheet takes for a date."""

    @property
    def value(self) -> Value:
        """The text: the two figures are not one number."""
        return self.text


class RoundTableCell(NamedTuple):
    """A round of a competitor in the tabellone: opponent, colour and points; or the table, or the rest."""

    cell: RoundOfAPlayer
    letter: str = ""
    """Of his colour, where he had one."""
    mark: str = ""
    """Behind what he made: a game that nobody played, or one that is suspended."""
    rest: str = ""
    """The short word for it."""
    shows_total: bool = False
    """With the running score, as on the federation's tabellone."""

    @property
    def against(self) -> str:
        """The opponent, the table, or the rest."""
        if self.cell.table is not None:
            return f"T{self.cell.table}"
        return str(self.cell.opponent) if self.cell.opponent else self.rest

    @property
    def points_text(self) -> str:
        """The points of the round, or the place at the table, with the mark."""
        return f"{self.cell.sign}{self.mark}"

    @property
    def total(self) -> str:
        """The running score, where it is shown and the competitor took part."""
        return self.cell.total if self.shows_total and self.against else ""

    @property
    def text(self) -> str:
        """«12B 1», and with the running score «12B 1 · 3½»."""
        own = " ".join(filter(None, (f"{self.against}{self.letter}", self.points_text)))
        return f"{own} · {self.total}" if self.total else own

    @property
    def value(self) -> Value:
        return self.text
