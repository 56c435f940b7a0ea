"""FIDE's list as text: every column begins under its name in the first line.

The combined list (`players_list_foa.txt`, `players_list.txt`) has all three ratings; those of one kind of game
(`standard_rating_list.txt`) call their only rating by its month, such as OCT26.
"""

import re
from collections.abc import Iterator
from typing import BinaryIO

from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import BadLineError
from tabellone.formats.chess_lists.entry import ListedPlayer, ListKind
from tabellone.formats.chess_lists.fide import FideColumns, fide_player
from tabellone.formats.chess_lists.lines import numbered_lines
from tabellone.formats.csv_rows import Row

REQUIRED = ("ID Number", "Name", "Fed", "Sex", "Tit", "WTit", "OTit", "B-day", "Flag")
RATINGS = ("SRtng", "RRtng", "BRtng")
IGNORED_COLUMNS = ("FOA", "SGm", "SK", "RGm", "Rk", "BGm", "BK", "Gms", "K")
"""Online titles, games of the period and coefficients."""
COLUMN = re.compile(r"ID Number|\S+", re.IGNORECASE)
MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
MONTH = re.compile(rf"({'|'.join(MONTHS)})(\d\d)", re.IGNORECASE)
HEADING_START = b"id number"
"""Of the first line, by which such a file is known."""


class FixedColumns:
    """The list in a stream; its heading is read at once."""

    kind = ListKind.FIDE

    def __init__(self, stream: BinaryIO, file_name: str):
        self.date = ""
        self.unread: list[str] = []
        self.skipped = 0
        self._lines = numbered_lines(stream)
        number, heading = next(self._lines)
        text = heading.decode("latin-1")
        self._width = len(text.rstrip())
        found = [(match[0], match.start()) for match in COLUMN.finditer(text)]
        ends = [*(start for _, start in found[1:]), None]
        known = {name.casefold(): name for name in (*REQUIRED, *RATINGS, *IGNORED_COLUMNS)}
        self._places: dict[str, slice] = {}
        rating = ""
        for (name, start), end in zip(found, ends, strict=True):
            self._places[known.get(name.casefold(), name)] = slice(start, end)
            if month := MONTH.fullmatch(name):
                rating = name
                self.date = f"20{month[2]}-{MONTHS.index(month[1].casefold()) + 1:02d}"
            elif name.casefold() not in known:
                self.unread.append(name)
        missing = [name for name in REQUIRED if name not in self._places]
        if not missing and not rating and "SRtng" not in self._places:
            missing = ["SRtng"]
        if missing:
            raise BadLineError("chess_list_heading", str(number), missing=TextList(missing))
        self._columns = FideColumns(*REQUIRED[:6], *_ratings(rating, file_name), *REQUIRED[7:])
        self._needed = {name: self._places[name] for name in self._columns if name in self._places}

    def __iter__(self) -> Iterator[ListedPlayer]:
        """A byte is a column, as the file has them; other titles that run over push the rest of the line aside."""
        overflow = self._places["OTit"].stop
        for number, line in self._lines:
            text = line.decode("latin-1")
            if len(text) > self._width:
                text = text[:overflow] + text[overflow + len(text) - self._width :]
            row = Row(number, {name: text[place].strip() for name, place in self._needed.items()})
            yield fide_player(row, self._columns)


def _ratings(only: str, file_name: str) -> tuple[str, str, str]:
    """Returns the names of the three rating columns; a list with one rating tells which by its file name."""
    if not only:
        return RATINGS
    name = file_name.casefold()
    if name.startswith("rapid"):
        return "", only, ""
    return ("", "", only) if name.startswith("blitz") else (only, "", "")
