"""A table as CSV, as a spreadsheet of the reader's country opens it: in Italy with semicolons and decimal commas."""

from typing import NamedTuple

from tabellone.documents.listings.cells import Value
from tabellone.documents.listings.listing import Listing
from tabellone.exports.sheets import figure, writable
from tabellone.formats.csv_text import csv_text

MARK = "\N{BYTE ORDER MARK}"
"""Excel knows the letters by it."""
DECIMALS = 4
"""Of a number that never ends."""


class Habits(NamedTuple):
    """How a country writes tables."""

    separator: str
    decimal_mark: str


HABITS = {"it": Habits(";", ","), "en": Habits(",", ".")}
"""By language."""


class _Decimal(NamedTuple):
    """A number for the writer: no text, so that a minus in front of it is no formula."""

    written: str

    def __str__(self) -> str:
        return self.written


def csv_file(listing: Listing, language: str) -> bytes:
    """One table."""
    habits = HABITS[language]
    headings = [writable(column.heading) for column in listing.columns]
    rows = ([_written(cell.value, habits) for cell in row] for row in listing.rows)
    return (MARK + csv_text(headings, rows, habits.separator)).encode()


def _written(value: Value, habits: Habits) -> object:
    held = figure(value)
    if not isinstance(held, float):
        return held
    return _Decimal(f"{held:.{DECIMALS}f}".rstrip("0").replace(".", habits.decimal_mark))
