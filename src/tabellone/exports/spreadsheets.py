"""The kinds of spreadsheet by how their files are called."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tabellone.documents.listings.table import DataTable
from tabellone.documents.speaker import Speaker
from tabellone.exports.csv_file import csv_file
from tabellone.exports.ods_file import MEDIA_TYPE as ODS_KIND
from tabellone.exports.ods_file import ods_file
from tabellone.exports.sheets import sheets
from tabellone.exports.xlsx_file import xlsx_file


class Workbook(NamedTuple):
    """Tables that go into one file, and how they are called and written."""

    title: str
    listings: Sequence[DataTable]
    speaker: Speaker
    language: str


class Spreadsheet(NamedTuple):
    """One kind of file."""

    media_type: str
    write: Callable[[Workbook], bytes]
    holds_many: bool = True
    """Whether one file holds several tables; else it is written of the first."""


SPREADSHEETS = {
    "csv": Spreadsheet(
        "text/csv; charset=utf-8", lambda book: csv_file(book.listings[0], book.language), holds_many=False
    ),
    "ods": Spreadsheet(ODS_KIND, lambda book: ods_file(sheets(book.listings, book.speaker), book.title)),
    "xlsx": Spreadsheet(
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        lambda book: xlsx_file(sheets(book.listings, book.speaker), book.title),
    ),
}
"""By the end of the file's name."""
