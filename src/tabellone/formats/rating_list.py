"""The rating list as CSV: read with every check and the line of what is wrong, written so that it reads back."""

import csv
import io

from tabellone.engine.limits import HIGHEST_RATING
from tabellone.engine.rating.elo_rubele import FLOOR
from tabellone.engine.rating.season import Entry
from tabellone.engine.reasons import BadDocumentError

COLUMNS = ("card", "name", "club", "category", "rating", "malus", "last_year")
SEPARATORS = ";,\t"


def read_list(content: bytes) -> list[Entry]:
    """The players of a list."""
    lines = _text(content).splitlines()
    if not lines:
        raise BadDocumentError("list_is_empty", "1")
    separator = max(SEPARATORS, key=lines[0].count)
    heading = [cell.strip().casefold() for cell in next(csv.reader([lines[0]], delimiter=separator))]
    if not {"name", "rating"} <= set(heading):
        raise BadDocumentError("list_heading", "1", known=list(COLUMNS))
    entries: list[Entry] = []
    names: set[str] = set()
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        cells = next(csv.reader([line], delimiter=separator))
        if len(cells) != len(heading):
            raise BadDocumentError("list_cells", str(number), found=len(cells), count=len(heading))
        entry = _entry(dict(zip(heading, (cell.strip() for cell in cells), strict=True)), number)
        if entry.name.casefold() in names:
            raise BadDocumentError("name_twice", str(number), name=entry.name)
        names.add(entry.name.casefold())
        entries.append(entry)
    return entries


def write_list(entries: list[Entry]) -> str:
    """Best first."""
    written = io.StringIO()
    writer = csv.writer(written, delimiter=";", lineterminator="\n")
    writer.writerow(COLUMNS)
    for entry in sorted(entries, key=lambda entry: (-entry.rating, entry.name)):
        fields = entry._asdict()
        writer.writerow(["" if fields[name] is None else fields[name] for name in COLUMNS])
    return written.getvalue()


def _text(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise BadDocumentError("list_not_utf8", str(line)) from None


def _entry(row: dict[str, str], line: int) -> Entry:
    if not row["name"]:
        raise BadDocumentError("list_without_name", str(line))
    last_year = row.get("last_year", "")
    rating = _number(row["rating"], line, "rating")
    if rating < FLOOR or rating > HIGHEST_RATING:
        raise BadDocumentError("list_rating_range", str(line), rating=rating, least=FLOOR, most=HIGHEST_RATING)
    return Entry(
        row["name"],
        rating,
        row.get("category") or "Provinciale",
        _number(row.get("malus") or "0", line, "malus"),
        _number(last_year, line, "last_year") if last_year else None,
        row.get("card", ""),
        row.get("club", ""),
    )


def _number(text: str, line: int, name: str) -> int:
    if not text.isdecimal() or len(text) > 6:
        raise BadDocumentError("list_number", str(line), name=name, found=text[:20])
    return int(text)
