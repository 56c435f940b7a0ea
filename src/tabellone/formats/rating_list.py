"""The rating list as CSV: read with every check and the line of what is wrong, written so that it reads back."""

import csv
import io
from collections.abc import Iterable

from tabellone.engine.categories import PROVINCIAL
from tabellone.engine.limits import HIGHEST_RATING
from tabellone.engine.rating.elo_rubele import FLOOR
from tabellone.engine.rating.season import Entry
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.csv_rows import Row, read_rows

COLUMNS = (
    "card",
    "name",
    "club",
    "province",
    "country",
    "category",
    "rating",
    "malus",
    "last_year",
    "fmjd",
)
REQUIRED = ("name", "rating")


def read_list(content: bytes) -> list[Entry]:
    """The players of a list."""
    entries: list[Entry] = []
    known: dict[str, set[str]] = {}
    for row in read_rows(content, COLUMNS, REQUIRED):
        entry = _entry(row)
        cards = known.setdefault(entry.name.casefold(), set())
        if cards and (not entry.card or entry.card in cards or "" in cards):
            raise BadDocumentError("list_name_twice", str(row.line), name=entry.name)
        cards.add(entry.card)
        entries.append(entry)
    return entries


def write_list(entries: Iterable[Entry]) -> str:
    """Best first."""
    written = io.StringIO()
    writer = csv.writer(written, delimiter=";", lineterminator="\n")
    writer.writerow(COLUMNS)
    for entry in sorted(entries, key=lambda entry: (-(entry.rating or 0), entry.name, entry.card)):
        fields = entry._asdict()
        writer.writerow(["" if fields[name] is None else fields[name] for name in COLUMNS])
    return written.getvalue()


def _entry(row: Row) -> Entry:
    return Entry(
        row.text("name", required=True),
        row.number("rating", FLOOR, HIGHEST_RATING),
        row.text("category") or PROVINCIAL,
        row.number("malus", 0, HIGHEST_RATING) or 0,
        row.number("last_year", 1900, 2999),
        row.text("card"),
        row.text("club"),
        row.text("province"),
        row.text("country"),
        row.number("fmjd", 1, HIGHEST_RATING),
    )
