"""What every spreadsheet needs: names of sheets, widths of columns, and text that every reader takes."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tabellone.documents.listings.catalogue import TABLE_DEFINITIONS
from tabellone.documents.listings.cells import Value
from tabellone.documents.listings.table import DataTable
from tabellone.documents.speaker import Speaker
from tabellone.engine.amounts import Amount
from tabellone.engine.limits import UNSAFE_CHARACTERS

MAX_NAME_LENGTH = 31
"""Of a sheet, and without these signs: Excel refuses the whole file for one."""
FORBIDDEN_IN_NAMES = re.compile(r"[\[\]:*?/\\']")
UNWRITABLE = re.compile(rf"{UNSAFE_CHARACTERS}|[\ufffe\uffff]")
"""No XML may have them; in a text that somebody typed they would make the whole file unreadable."""
MIN_WIDTH, MAX_WIDTH = 5, 60
"""Of a column, in letters."""
MARGIN = 2

CellValue = int | float | str
"""What a cell of a spreadsheet holds."""


class Sheet(NamedTuple):
    """A table as spreadsheets have it."""

    name: str
    headings: list[str]
    rows: list[list[CellValue]]
    widths: list[int]


def sheets(listings: Iterable[DataTable], speaker: Speaker) -> Iterator[Sheet]:
    """One for each table, every one with a name of its own."""
    taken: set[str] = set()
    for listing in listings:
        name = _name(speaker.say(TABLE_DEFINITIONS[listing.name].label), taken)
        taken.add(name.casefold())
        headings = [sanitize(column.heading) for column in listing.columns]
        rows = [[cell_value(cell.value) for cell in row] for row in listing.rows]
        yield Sheet(name, headings, rows, [_width(column) for column in zip(headings, *rows, strict=True)])


def sanitize(text: str) -> str:
    """The text with a mark for what no file can hold."""
    return UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", text)


def cell_value(value: Value) -> CellValue:
    """A number is a number; what two decimals do not hold is as exact as spreadsheets are."""
    if isinstance(value, Amount):
        whole, rest = divmod(value.units, value.per)
        return value.units / value.per if rest else whole
    return sanitize(value) if isinstance(value, str) else value


def _name(label: str, taken: set[str]) -> str:
    """Legal, and not another sheet's; to Excel «A» and «a» are the same name."""
    legal = FORBIDDEN_IN_NAMES.sub(" ", sanitize(label)).strip()[:MAX_NAME_LENGTH]
    number = 2
    name = legal
    while name.casefold() in taken:
        name = f"{legal[: MAX_NAME_LENGTH - 4]} {number}"
        number += 1
    return name


def _width(cells: Iterable[CellValue]) -> int:
    return min(MAX_WIDTH, max(MIN_WIDTH, max(len(str(cell)) for cell in cells) + MARGIN))
