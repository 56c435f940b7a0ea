"""FIDE's list as XML (`players_list_xml`): a `player` after the other, each with one element for every column."""

from collections.abc import Iterator
from typing import Any, BinaryIO
from xml.parsers import expat

from tabellone.engine.limits import MAX_TEXT_LENGTH
from tabellone.engine.reasons import BadLineError
from tabellone.formats.chess_lists.entry import ListedPlayer, ListKind
from tabellone.formats.chess_lists.fide import FideColumns, fide_player
from tabellone.formats.csv_rows import Row

ROOT, PLAYER = "playerslist", "player"
COMBINED = FideColumns(
    "fideid", "name", "country", "sex", "title", "w_title", "rating", "rapid_rating", "blitz_rating", "birthday", "flag"
)
IGNORED_COLUMNS = {
    "o_title", "foa_title", "games", "k", "rapid_games", "rapid_k", "blitz_games", "blitz_k",
}  # fmt: skip
"""Other and online titles, games of the period and coefficients."""
CHUNK_SIZE = 1 << 16
"""Bytes."""


class FideXml:
    """The list in a stream."""

    kind = ListKind.FIDE

    def __init__(self, stream: BinaryIO, file_name: str):
        self.date = ""
        self.unread: list[str] = []
        self.skipped = 0
        self._stream = stream
        self._columns = _columns(file_name)
        self._known = {*COMBINED, *IGNORED_COLUMNS}
        self._path: list[str] = []
        self._cells: dict[str, str] = {}
        self._rows: list[Row] = []
        self._parser: Any = expat.ParserCreate()
        self._parser.buffer_text = True
        self._parser.StartElementHandler = self._begin
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._text
        self._parser.StartDoctypeDeclHandler = self._refuse  # entities can be made to grow without end

    def __iter__(self) -> Iterator[ListedPlayer]:
        """Read as much as one part of the file has, and forget it."""
        more = True
        while more:
            part = self._stream.read(CHUNK_SIZE)
            more = bool(part)
            try:
                self._parser.Parse(part, not more)
            except expat.ExpatError as error:
                raise BadLineError("chess_list_xml", str(error.lineno)) from None
            rows, self._rows = self._rows, []
            for row in rows:
                yield fide_player(row, self._columns)

    def _begin(self, name: str, _: dict[str, str]) -> None:
        self._path.append(name)
        if self._path[0] != ROOT or (len(self._path) == 2 and name != PLAYER) or len(self._path) > 3:
            self._refuse()
        if len(self._path) == 3:
            self._cells[name] = ""
            if name not in self._known:
                self._known.add(name)
                self.unread.append(name)

    def _end(self, _: str) -> None:
        if len(self._path) == 2:
            self._rows.append(Row(self._line, {name: text.strip() for name, text in self._cells.items()}))
            self._cells = {}
        self._path.pop()

    def _text(self, text: str) -> None:
        if len(self._path) == 3:
            name = self._path[-1]
            self._cells[name] += text
            if len(self._cells[name]) > MAX_TEXT_LENGTH:
                raise BadLineError("list_text", str(self._line), name=name, longest=MAX_TEXT_LENGTH)

    def _refuse(self, *_: object) -> None:
        raise BadLineError("chess_list_xml", str(self._line))

    @property
    def _line(self) -> int:
        return int(self._parser.CurrentLineNumber)


def _columns(file_name: str) -> FideColumns:
    """Lists of one kind of game call their only rating `rating`; the file's name says which it is."""
    name = file_name.casefold()
    if name.startswith("rapid"):
        return COMBINED._replace(standard="", rapid="rating", blitz="")
    return COMBINED._replace(standard="", rapid="", blitz="rating") if name.startswith("blitz") else COMBINED
