"""A report as the format has it: what stands in its records, between the text and the tournament."""

from collections.abc import Mapping
from typing import NamedTuple

from tabellone.formats.trf.codes import NO_COLOUR
from tabellone.formats.trf.lines import Line


class Cell(NamedTuple):
    """One round of one player."""

    opponent: int = 0
    """0 without one."""
    colour: str = NO_COLOUR
    result: str = ""
    """A letter of the format; empty for a blank."""


EMPTY_CELL = Cell()
"""A round that is left blank."""


class Person(NamedTuple):
    """A player (001), or the same player in another rating list."""

    number: int
    name: str = ""
    rating: int | None = None
    title: str = ""
    sex: str = ""
    federation: str = ""
    fide_number: str = ""
    birth: str = ""
    points: int | None = None
    """Tenths; None where there are none."""
    rank: int | None = None
    cells: tuple[Cell, ...] = ()
    line: Line = Line(0, "")
    """Where he was read."""

    def cell(self, round_number: int) -> Cell:
        """Returns the cell of a round; blank beyond the last."""
        return self.cells[round_number - 1] if round_number <= len(self.cells) else EMPTY_CELL


class Byes(NamedTuple):
    """The players who do not play in a round (240, XXZ)."""

    kind: str
    round: int | None
    """None for the next one."""
    players: tuple[int, ...]
    line: Line = Line(0, "")


class Report(NamedTuple):
    """All records of a report."""

    people: tuple[Person, ...]
    national: tuple[Person, ...] = ()
    """Of the same people by their numbers, in the list of a federation."""
    country: str = "ITA"
    """That federation."""
    name: str = ""
    city: str = ""
    start: str = ""
    """The first day, as it is written."""
    type: str = ""
    """Of tournament, in words."""
    type_code: str = ""
    arbiter: str = ""
    federation: str = ""
    end: str = ""
    """The last day, as it is written."""
    deputies: tuple[str, ...] = ()
    event_code: str = ""
    reported: tuple[int, str] | None = None
    """How many rounds another system had paired before they came here, and which; None where nothing says it."""
    rounds: int | None = None
    """Announced; None where the report does not say."""
    rounds_line: Line = Line(0, "")
    first_colour: str = ""
    """W or B; empty where it does not say."""
    points: Mapping[str, int] = {}
    """Tenths of a point by the letters of the scoring; only those that are said."""
    tie_breaks: tuple[str, ...] | None = None
    """After the points; None where it does not say."""
    byes: tuple[Byes, ...] = ()
    kept: tuple[str, ...] = ()
    """Records that a tournament has no field for, as they are written."""
