"""Rows of a CSV file with a heading: semicolons, commas or tabs, every cell checked, the line of what is wrong."""

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tabellone.engine.limits import LONGEST_TEXT, UPSETTING
from tabellone.engine.reasons import BadDocumentError

SEPARATORS = ";,\t"


class Row(NamedTuple):
    """One line under the heading."""

    line: int
    cells: Mapping[str, str]

    def text(self, name: str, required: bool = False) -> str:
        """A cell as it is; a column that is not there is empty."""
        value = self.cells.get(name, "")
        if required and not value:
            raise BadDocumentError("list_empty_cell", str(self.line), name=name)
        if len(value) > LONGEST_TEXT or (not value.isprintable() and re.search(UPSETTING, value)):
            raise BadDocumentError("list_text", str(self.line), name=name, longest=LONGEST_TEXT)
        return value

    def number(self, name: str, least: int, most: int) -> int | None:
        """A whole number in a range, written without points and commas; None for an empty cell."""
        value = self.cells.get(name, "")
        if not value:
            return None
        if not (value.isascii() and value.isdecimal()) or len(value) > 9:
            raise BadDocumentError("list_number", str(self.line), name=name, found=value[:20])
        if not least <= int(value) <= most:
            raise BadDocumentError("list_range", str(self.line), name=name, found=int(value), least=least, most=most)
        return int(value)


def read_rows(content: bytes, known: Sequence[str], required: Sequence[str]) -> Iterator[Row]:
    """The rows of a file that names its columns in the first line; others than the known ones are left alone."""
    lines = _text(content).splitlines()
    if not lines:
        raise BadDocumentError("list_is_empty", "1")
    separator = max(SEPARATORS, key=lines[0].count)
    heading = [cell.strip().casefold() for cell in _split(lines[0], separator, 1)]
    if not set(required) <= set(heading) or len(set(heading)) < len(heading):
        raise BadDocumentError("list_heading", "1", required=list(required), known=list(known))
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        cells = [cell.strip() for cell in _split(line, separator, number)]
        if len(cells) != len(heading):
            raise BadDocumentError("list_cells", str(number), found=len(cells), count=len(heading))
        yield Row(number, dict(zip(heading, cells, strict=True)))


def _split(line: str, separator: str, number: int) -> list[str]:
    try:
        return next(csv.reader([line], delimiter=separator, strict=True), [])
    except csv.Error:
        raise BadDocumentError("list_quotes", str(number)) from None


def _text(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise BadDocumentError("list_not_utf8", str(line)) from None
