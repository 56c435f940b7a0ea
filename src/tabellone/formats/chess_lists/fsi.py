"""The list of the FSI: a CSV file whose first line names its columns, as the federation's export does (ALLIN)."""

import re
from collections.abc import Iterator
from typing import BinaryIO

from tabellone.engine.limits import MAX_RATING
from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import BadLineError
from tabellone.formats.chess_lists.entry import ListedPlayer, ListKind
from tabellone.formats.chess_lists.fide import MAX_YEAR
from tabellone.formats.chess_lists.lines import numbered_lines
from tabellone.formats.csv_lines import guess_separator
from tabellone.formats.csv_rows import SEPARATORS, Row, split_cells

COLUMN_NAMES = {
    "number": ("id fsi", "id", "tessera", "id tessera", "numero tessera"),
    "name": ("nominativo", "cognome e nome", "giocatore"),
    "surname": ("cognome",),
    "given": ("nome",),
    "standard": ("elo", "elo fsi", "elo italia"),
    "rapid": ("elo fide rapid",),
    "blitz": ("elo fide blitz",),
    "title": ("categoria", "cat", "cat."),
    "fide": ("fin", "fide id", "id fide"),
    "federation": ("federazione", "fed"),
    "sex": ("sex", "sesso"),
    "born": ("data nascita", "data di nascita"),
    "birth_year": ("anno nascita", "anno di nascita"),
    "active": ("attivo",),
    "club": ("circolo", "società", "societa"),
    "province": ("provincia", "prov", "prov.", "provincia tesseramento", "provincia residenza"),
}
"""What is read, and the columns it is read from: the first of them that says something."""
IGNORED_COLUMNS = {
    "k italia", "elo fide std", "k elo fide std", "games elo fide std", "k elo fide rapid", "games elo fide rapid",
    "k elo fide blitz", "games elo fide blitz", "regione residenza", "regione tesseramento", "cittadinanza",
    "data ultimo torneo", "circolo attuale", "circolo anno precedente", "circolo due anni precedenti",
    "anno ultimo tesseramento", "tipo tessera",
}  # fmt: skip
"""Of the export; its clubs are numbers."""
REQUIRED_COLUMNS = ("ID FSI", "Nominativo", "Elo")
"""Without these there is no list."""
YES = ("y", "s", "si", "sì", "1")


class FsiList:
    """The list in a stream; its heading is read at once."""

    kind = ListKind.FSI

    def __init__(self, stream: BinaryIO):
        self.date = ""
        self.skipped = 0
        self._lines = numbered_lines(stream)
        number, heading = next(self._lines)
        text = _decode(heading, number)
        self._separator = guess_separator(text, SEPARATORS)
        written = split_cells(text, self._separator, number)
        if not written[-1]:
            del written[-1]  # every line of the export ends with a separator
        self._columns = [cell.strip().casefold() for cell in written]
        present = set(self._columns)
        self._sources = {name: [one for one in names if one in present] for name, names in COLUMN_NAMES.items()}
        known = IGNORED_COLUMNS.union(*COLUMN_NAMES.values())
        self.unread = [cell for cell, column in zip(written, self._columns, strict=True) if column not in known]
        named = self._sources["name"] or self._sources["surname"]
        if not (self._sources["number"] and named and self._sources["standard"]) or len(present) < len(self._columns):
            raise BadLineError("chess_list_columns", str(number), wanted=TextList(REQUIRED_COLUMNS))

    def __iter__(self) -> Iterator[ListedPlayer]:
        """Lines without a number are no player's; the export has some."""
        count = len(self._columns)
        for number, line in self._lines:
            cells = split_cells(_decode(line, number), self._separator, number)
            if len(cells) == count + 1 and not cells[-1]:
                del cells[-1]
            if len(cells) != count:
                raise BadLineError("list_cells", str(number), found=len(cells), count=count)
            player = self._player(number, dict(zip(self._columns, map(str.strip, cells), strict=True)))
            if player is None:
                self.skipped += 1
            else:
                yield player

    def _player(self, line: int, cells: dict[str, str]) -> ListedPlayer | None:
        row = Row(
            line,
            {name: next((cells[one] for one in names if cells[one]), "") for name, names in self._sources.items()},
        )
        if row.text("number") in ("", "0"):
            return None
        if self._sources["surname"]:
            row = Row(line, {**row.cells, "name": f"{row.text('surname')} {row.text('given')}".strip()})
        return ListedPlayer(
            row.text("number"),
            row.text("name", required=True),
            row.text("federation"),
            row.text("sex").upper(),
            row.text("title"),
            row.number("standard", 0, MAX_RATING) or None,
            row.number("rapid", 0, MAX_RATING) or None,
            row.number("blitz", 0, MAX_RATING) or None,
            birth_year=_birth_year(row),
            inactive=bool(self._sources["active"]) and row.text("active").casefold() not in YES,
            fide=row.text("fide") if row.text("fide") != "0" else "",
            club=row.text("club"),
            province=row.text("province"),
        )


def _birth_year(row: Row) -> int | None:
    """Returns the year of the date of birth, in any order of day and month, or of the column with the year."""
    if born := row.text("born"):
        year = re.search(r"(?<!\d)\d{4}(?!\d)", born)
        if year is None:
            raise row.error("chess_list_born", found=born)
        return int(year[0]) or None
    return row.number("birth_year", 0, MAX_YEAR) or None


def _decode(line: bytes, line_number: int) -> str:
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError:
        raise BadLineError("list_not_utf8", str(line_number)) from None
