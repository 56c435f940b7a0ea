"""A table of data as such: what its columns are called and hold, its rows, and what is said below it."""

from enum import Enum
from typing import Any, NamedTuple

from tabellone.documents.listings.cells import Cell
from tabellone.documents.numbers import amount_json
from tabellone.documents.speaker import Speaker
from tabellone.documents.table import text_table
from tabellone.engine.amounts import Amount
from tabellone.engine.model import Tournament
from tabellone.engine.system import System

OPPONENT = "opponent"
"""The column of whoever somebody meets."""


class Align(Enum):
    """The alignment of a column."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


class ColumnType(Enum):
    """The type of the cells of a column."""

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
        if self is ColumnType.FIGURE:
            return Align.RIGHT
        return Align.LEFT if self in (ColumnType.NAME, ColumnType.REMARK) else Align.MIDDLE


class Column(NamedTuple):
    """One column."""

    key: str
    """For programs, the same in every language."""
    heading: str
    type: ColumnType
    in_plain_text: bool = True
    """Whether the plain text of the command has it too."""

    @property
    def align(self) -> Align:
        return self.type.align

    @property
    def is_subject(self) -> bool:
        """Whether it names those the rows are about, who are read first."""
        return self.type is ColumnType.NAME and self.key != OPPONENT


Row = tuple[Cell, ...]
"""A cell for every column."""


MAX_COLUMNS_IN_HALVES = 4
"""Columns that fit into half of a sheet."""


class DataTable(NamedTuple):
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
        return self.name == "alphabetical" and len(self.columns) <= MAX_COLUMNS_IN_HALVES

    def as_text(self, event: str = "") -> str:
        """Title and table as plain text; the title names the event, if it is given."""
        title = f"{event}: {self.title[0].lower()}{self.title[1:]}" if event else self.title
        return f"{title}\n\n{self.plain_text}"

    def select(self, *keys: str) -> "DataTable":
        """Returns the table with these columns in this order."""
        at = {column.key: index for index, column in enumerate(self.columns)}
        chosen = [at[key] for key in keys]
        rows = tuple(tuple(row[index] for index in chosen) for row in self.rows)
        return self._replace(columns=tuple(self.columns[index] for index in chosen), rows=rows)

    @property
    def data(self) -> dict[str, Any]:
        """The table as JSON: spreadsheet values, one list a row."""
        return {
            "table": self.name,
            "title": self.title,
            "columns": [{"key": one.key, "heading": one.heading, "kind": one.type.value} for one in self.columns],
            "rows": [[_value(cell) for cell in row] for row in self.rows],
            "notes": list(self.notes),
        }

    @property
    def plain_text(self) -> str:
        """Aligned columns, without title and notes."""
        told = [index for index, column in enumerate(self.columns) if column.in_plain_text]
        headings = [self.columns[index].heading for index in told]
        return text_table(headings, [[row[index].text for index in told] for row in self.rows])


def _value(cell: Cell) -> int | str | None:
    if cell.value == "":
        return None
    return amount_json(cell.value) if isinstance(cell.value, Amount) else cell.value


class TableContext(NamedTuple):
    """What a table is built from: tournament, system and translator."""

    tournament: Tournament
    system: System
    speaker: Speaker
    """Knows the competitors by name, and the people where those are teams."""

    def column(self, code: str, column_type: ColumnType, key: str = "", in_plain_text: bool = True) -> Column:
        """Returns a column whose heading is a message."""
        return Column(key or code, self.speaker.say(code), column_type, in_plain_text)
