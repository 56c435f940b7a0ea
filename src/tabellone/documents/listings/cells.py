"""What stands in a table of data: each kind of cell knows what people read in it and what a spreadsheet counts with."""

from typing import NamedTuple, Protocol

from tabellone.documents.encounters.shown import Cell as RoundOfAPlayer
from tabellone.documents.exact import as_text
from tabellone.engine.amounts import Amount
from tabellone.engine.model import Colour

Value = int | Amount | str
"""A whole number, an exact one, or text; empty text is an empty cell."""


class Cell(Protocol):
    """One cell."""

    @property
    def text(self) -> str:
        """For people."""

    @property
    def value(self) -> Value:
        """For a spreadsheet."""


class Words(NamedTuple):
    """Text as it is: a name, a remark."""

    text: str

    @property
    def value(self) -> Value:
        """The same."""
        return self.text


class Name(NamedTuple):
    """Of a competitor, or of somebody in a team; a page leads from it to that competitor's own."""

    text: str
    competitor: int

    @property
    def value(self) -> Value:
        """The name alone."""
        return self.text


class TeamName(NamedTuple):
    """Of a team whose members play at tables; a page leads from it to the team's own, by any of its members."""

    text: str
    member: int

    @property
    def value(self) -> Value:
        """The name alone."""
        return self.text


class Whole(NamedTuple):
    """A whole number, or none."""

    number: int | None

    @property
    def text(self) -> str:
        """In figures."""
        return "" if self.number is None else str(self.number)

    @property
    def value(self) -> Value:
        """The number."""
        return "" if self.number is None else self.number


class Exact(NamedTuple):
    """An exact number; a tie-break that does not apply has none, and it is said."""

    amount: Amount | None

    @property
    def text(self) -> str:
        """Halves, thirds and quarters with their signs."""
        return as_text(self.amount)

    @property
    def value(self) -> Value:
        """The number."""
        return "" if self.amount is None else self.amount


class Written(NamedTuple):
    """A number that is written in a way of its own: with two decimals, with its sign, with the quotient behind it."""

    amount: Amount
    text: str

    @property
    def value(self) -> Value:
        """The number alone."""
        return self.amount


EQUAL = "="
"""Instead of a place that is the same as the one above."""


class Place(NamedTuple):
    """A place in a ranking; people read it once, at the first of those who share it."""

    number: int
    is_repeated: bool = False

    @property
    def text(self) -> str:
        """The sign of equality below the first."""
        return EQUAL if self.is_repeated else str(self.number)

    @property
    def value(self) -> Value:
        """Everybody's own."""
        return self.number


class Piece(NamedTuple):
    """The colour somebody has."""

    colour: Colour
    text: str
    """In words."""

    @property
    def value(self) -> Value:
        """In words."""
        return self.text


class Result(NamedTuple):
    """How an encounter stands, from the side of the one named first; empty while nothing is known."""

    text: str
    """With a dash that no spreadsheet takes for a date."""

    @property
    def value(self) -> Value:
        """The same: what stands on both sides of the dash is no number together."""
        return self.text


class Round(NamedTuple):
    """A round of a competitor in the tabellone: opponent, colour, what he made of it; or his table, or his rest."""

    of: RoundOfAPlayer
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
        if self.of.table is not None:
            return f"T{self.of.table}"
        return str(self.of.opponent) if self.of.opponent else self.rest

    @property
    def made(self) -> str:
        """What he made of it, with its mark."""
        return f"{self.of.sign}{self.mark}"

    @property
    def total(self) -> str:
        """The running score, where it is shown and he was there."""
        return self.of.total if self.shows_total and self.against else ""

    @property
    def text(self) -> str:
        """«12B 1», and with the running score «12B 1 · 3½»."""
        own = " ".join(filter(None, (f"{self.against}{self.letter}", self.made)))
        return f"{own} · {self.total}" if self.total else own

    @property
    def value(self) -> Value:
        """The same."""
        return self.text
