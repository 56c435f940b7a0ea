"""The rating list as CSV: read with every check and the line of what is wrong, written so that it reads back."""

from collections.abc import Iterable

from tabellone.engine.categories import PROVINCIAL
from tabellone.engine.limits import MAX_RATING
from tabellone.engine.rating.elo_rubele import MIN_CAPITAL
from tabellone.engine.rating.season import ListEntry
from tabellone.formats.csv_rows import FilePeople, Row, headings, read_rows
from tabellone.formats.csv_text import csv_text

COLUMNS = ("card", "name", "club", "province", "country", "category", "rating", "malus", "last_year", "fmjd")


def read_list(content: bytes) -> list[ListEntry]:
    entries, everybody = [], FilePeople()
    for row in read_rows(content, COLUMNS, ("name", "rating")):
        everybody.add(row)
        entries.append(_entry(row))
    return entries


def unread_columns(content: bytes) -> list[str]:
    """The columns of a list that nothing is read from."""
    known = {*COLUMNS, "surname"}
    return [written for column, written in headings(content).items() if written and column not in known]


def write_list(entries: Iterable[ListEntry]) -> str:
    order = sorted(entries, key=lambda entry: (-(entry.rating or 0), entry.name, entry.card))
    return csv_text(COLUMNS, ([getattr(entry, name) for name in COLUMNS] for entry in order))


def _entry(row: Row) -> ListEntry:
    return ListEntry(
        row.text("name", required=True),
        row.number("rating", MIN_CAPITAL, MAX_RATING),
        row.category("category") or PROVINCIAL,
        row.number("malus", 0, MAX_RATING) or 0,
        row.number("last_year", 1900, 2999),
        row.text("card"),
        row.text("club"),
        row.text("province"),
        row.text("country"),
        row.number("fmjd", 1, MAX_RATING),
    )
