"""Rows of a CSV file with a heading, every cell checked; whatever is wrong is told with its line."""

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tabellone.engine.categories import CATEGORIES, rank
from tabellone.engine.limits import MAX_TEXT_LENGTH, UNSAFE_CHARACTERS
from tabellone.engine.person_register import name_key
from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import Argument, BadDocumentError, BadLineError
from tabellone.formats.csv_lines import MAX_LINE_LENGTH, guess_separator, numbered_lines, split_line

SEPARATORS = ";,\t|"
MAX_LINES = 200_000
"""Twice the people of the largest federation."""
ITALIAN_COLUMNS = {
    "tessera": "card",
    "nome": "name",
    "cognome": "surname",
    "cognome e nome": "name",
    "nominativo": "name",
    "giocatore": "name",
    "circolo": "club",
    "società": "club",
    "societa": "club",
    "sodalizio": "club",
    "provincia": "province",
    "prov": "province",
    "prov.": "province",
    "nazione": "country",
    "categoria": "category",
    "elo": "rating",
    "elo-rubele": "rating",
    "punteggio": "rating",
    "punti elo": "rating",
    "capitale": "rating",
    "ultimo anno": "last_year",
}
"""What a heading may call a column instead."""


class Row(NamedTuple):
    """One line under the heading."""

    line: int
    cells: Mapping[str, str]

    def text(self, name: str, required: bool = False) -> str:
        """A cell as it is; a column that is not there is empty."""
        value = self.cells.get(name, "")
        if required and not value:
            raise self.error("list_empty_cell", name=name)
        if len(value) > MAX_TEXT_LENGTH or (not value.isprintable() and re.search(UNSAFE_CHARACTERS, value)):
            raise self.error("list_text", name=name, longest=MAX_TEXT_LENGTH)
        return value

    def number(self, name: str, minimum: int, maximum: int) -> int | None:
        """A whole number in a range, written without points and commas; None for an empty cell."""
        value = self.cells.get(name, "")
        if not value:
            return None
        if not (value.isascii() and value.isdecimal()) or len(value) > 9:
            raise self.error("list_number", name=name, found=value[:20])
        if not minimum <= int(value) <= maximum:
            raise self.error("list_range", name=name, found=int(value), least=minimum, most=maximum)
        return int(value)

    def category(self, name: str) -> str:
        """A category as it is written, if it is one."""
        value = self.text(name)
        if value and rank(value) is None:
            raise self.error("list_category", found=value[:40], known=TextList(CATEGORIES))
        return value

    def error(self, code: str, **args: Argument) -> BadDocumentError:
        """Returns an error that names this line; a single typed value has no line."""
        return BadLineError(code, str(self.line), **args) if self.line else BadDocumentError(code, "", **args)


class FilePeople:
    """The people of a file so far: a card is one person's, and namesakes each need one."""

    def __init__(self) -> None:
        self._cards: set[str] = set()
        self._of_a_name: dict[str, set[str]] = {}

    def add(self, row: Row) -> None:
        """Adds a person. Raises BadDocumentError if a card or a name without one occurs twice."""
        name, card = row.text("name", required=True), row.text("card")
        if card and card in self._cards:
            raise row.error("list_card_twice", card=card)
        cards = self._of_a_name.setdefault(name_key(name), set())
        if cards and (not card or "" in cards):
            raise row.error("list_name_twice", name=name)
        self._cards.add(card)
        cards.add(card)


def read_rows(content: bytes, known_columns: Sequence[str], required: Sequence[str]) -> Iterator[Row]:
    """The rows of a file that names its columns in the first line; others than the known ones are left alone."""
    lines = _numbered_lines(content)
    first, heading = lines[0]
    separator = guess_separator(heading, SEPARATORS)
    columns = [_column_name(cell) for cell in split_cells(heading, separator, first)]
    if "surname" in columns and "name" not in columns:
        columns[columns.index("surname")] = "name"
    if not set(required) <= set(columns) or len(set(columns)) < len(columns):
        raise BadLineError("list_heading", str(first), required=", ".join(required), known=TextList(known_columns))
    for number, line in lines[1:]:
        cells = split_cells(line, separator, number)
        if len(cells) != len(columns):
            raise BadLineError("list_cells", str(number), found=len(cells), count=len(columns))
        row = dict(zip(columns, cells, strict=True))
        if "surname" in row:
            row["name"] = f"{row['surname']} {row['name']}".strip()
        yield Row(number, row)


def headings(content: bytes) -> dict[str, str]:
    """The columns of such a file: what the program calls each of them, and how it is written."""
    first, heading = _numbered_lines(content)[0]
    return {_column_name(cell): cell for cell in split_cells(heading, guess_separator(heading, SEPARATORS), first)}


def _numbered_lines(content: bytes) -> list[tuple[int, str]]:
    """Returns the lines that are not empty, with their numbers; the first is the heading."""
    text = _decode(content)
    _require_lines(max(text.count("\n"), text.count("\r")))  # before there are millions of them
    lines = numbered_lines(text)
    _require_lines(len(lines))
    if lines and re.fullmatch(r"sep=.", lines[0][1].strip()):  # a spreadsheet's own mark
        del lines[0]
    if not lines:
        raise BadDocumentError("list_is_empty", "")
    return lines


def _require_lines(count: int) -> None:
    if count > MAX_LINES:
        raise BadDocumentError("list_lines", "", count=count, most=MAX_LINES)


def _column_name(cell: str) -> str:
    name = cell.casefold()
    return ITALIAN_COLUMNS.get(name, name)


def split_cells(line: str, separator: str, line_number: int) -> list[str]:
    """The cells of a line; one that is too long, or whose quotation marks do not match, is refused."""
    if len(line) > MAX_LINE_LENGTH:
        raise BadLineError("list_line", str(line_number), longest=MAX_LINE_LENGTH)
    try:
        return split_line(line, separator, strict=True)
    except csv.Error:
        raise BadLineError("list_quotes", str(line_number)) from None


def _decode(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise BadLineError("list_not_utf8", str(line)) from None
