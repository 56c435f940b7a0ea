"""A table as CSV, as a spreadsheet of the reader's country opens it: in Italy with semicolons and decimal commas."""

from typing import NamedTuple

from tabellone.documents.listings.cells import Value
from tabellone.documents.listings.table import DataTable
from tabellone.exports.sheets import cell_value, sanitize
from tabellone.formats.csv_text import csv_text

BYTE_ORDER_MARK = "\N{BYTE ORDER MARK}"
"""Excel knows the letters by it."""
MAX_DECIMALS = 4
"""Of a number that never ends."""


class CsvDialect(NamedTuple):
    """The separator and the decimal mark of a country."""

    separator: str
    decimal_mark: str


DIALECTS = {"it": CsvDialect(";", ","), "en": CsvDialect(",", ".")}
"""By language."""


class _Decimal(NamedTuple):
    """A number for the writer: no text, so that a minus in front of it is no formula."""

    written: str

    def __str__(self) -> str:
        return self.written


def csv_file(listing: DataTable, language: str) -> bytes:
    habits = DIALECTS[language]
    headings = [sanitize(column.heading) for column in listing.columns]
    rows = ([_cell_value(cell.value, habits) for cell in row] for row in listing.rows)
    return (BYTE_ORDER_MARK + csv_text(headings, rows, habits.separator)).encode()


def _cell_value(value: Value, habits: CsvDialect) -> object:
    held = cell_value(value)
    if not isinstance(held, float):
        return held
    return _Decimal(f"{held:.{MAX_DECIMALS}f}".rstrip("0").replace(".", habits.decimal_mark))
