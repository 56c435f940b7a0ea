"""A table of data as such: what its columns are called and hold, its rows, and what is said below it."""

from enum import Enum
from typing import Any, NamedTuple

from tabellone.documents.exact import as_json
from tabellone.documents.listings.cells import Cell
from tabellone.documents.speaker import Speaker
from tabellone.documents.table import text_table
from tabellone.engine.amounts import Amount
from tabellone.engine.model import Tournament
from tabellone.engine.system import System

OPPONENT = "opponent"
"""The column of whoever somebody meets."""


class Align(Enum):
    """Where the cells of a column stand."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


class Kind(Enum):
    """What a column holds."""

    NAME = "name"
    """Of whom the row is, or whom he meets; the column that is as wide as the others leave it."""
    REMARK = "remark"
    FIGURE = "figure"
    COLOUR = "colour"
    RESULT = "result"
    ROUND = "round"

    @property
    def align(self) -> Align:
        """Figures to the right, words to the left, signs in the middle."""
        if self is Kind.FIGURE:
            return Align.RIGHT
        return Align.LEFT if self in (Kind.NAME, Kind.REMARK) else Align.MIDDLE


class Column(NamedTuple):
    """One column."""

    key: str
    """For programs, the same in every language."""
    heading: str
    kind: Kind
    is_told: bool = True
    """Whether the plain text of the command has it too."""

    @property
    def align(self) -> Align:
        """Where its cells stand."""
        return self.kind.align

    @property
    def says_whose(self) -> bool:
        """Whether it names those the rows are about, who are read first."""
        return self.kind is Kind.NAME and self.key != OPPONENT


Row = tuple[Cell, ...]
"""A cell for every column."""


NARROW = 4
"""Columns that fit into half of a sheet."""


class Listing(NamedTuple):
    """One table of data."""

    name: str
    """For programs and files, the same in every language."""
    title: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    notes: tuple[str, ...] = ()
    """Below it: how to read it, what else is to be known."""

    @property
    def is_in_halves(self) -> bool:
        """Whether two halves of a list by name fit side by side on a sheet."""
        return self.name == "alphabetical" and len(self.columns) <= NARROW

    def told_of(self, event: str = "") -> str:
        """Title and table as plain text; the title names the event, if it is given."""
        title = f"{event}: {self.title[0].lower()}{self.title[1:]}" if event else self.title
        return f"{title}\n\n{self.plain_text}"

    def only(self, *keys: str) -> "Listing":
        """With these columns, in this order."""
        at = {column.key: index for index, column in enumerate(self.columns)}
        chosen = [at[key] for key in keys]
        rows = tuple(tuple(row[index] for index in chosen) for row in self.rows)
        return self._replace(columns=tuple(self.columns[index] for index in chosen), rows=rows)

    @property
    def data(self) -> dict[str, Any]:
        """For programs: what a spreadsheet counts with, a row a list in the order of the columns."""
        return {
            "table": self.name,
            "title": self.title,
            "columns": [{"key": one.key, "heading": one.heading, "kind": one.kind.value} for one in self.columns],
            "rows": [[_value(cell) for cell in row] for row in self.rows],
            "notes": list(self.notes),
        }

    @property
    def plain_text(self) -> str:
        """Aligned columns, without title and notes."""
        told = [index for index, column in enumerate(self.columns) if column.is_told]
        headings = [self.columns[index].heading for index in told]
        return text_table(headings, [[row[index].text for index in told] for row in self.rows])


def _value(cell: Cell) -> int | str | None:
    if cell.value == "":
        return None
    return as_json(cell.value) if isinstance(cell.value, Amount) else cell.value


class Subject(NamedTuple):
    """What a table is of, and in which language."""

    tournament: Tournament
    system: System
    speaker: Speaker
    """Knows the competitors by name, and the people where those are teams."""

    def column(self, code: str, kind: Kind, key: str = "", is_told: bool = True) -> Column:
        """With the word of the catalogue for heading."""
        return Column(key or code, self.speaker.say(code), kind, is_told)
