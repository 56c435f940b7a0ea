"""Lines of a CSV file or of a list that somebody pastes, and their cells."""

import csv

from tabellone.formats.csv_text import read_cell

MAX_LINE_LENGTH = 20_000
"""Characters."""


def numbered_lines(text: str) -> list[tuple[int, str]]:
    """Returns the lines that are not empty, with their numbers."""
    return [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]


def split_line(line: str, separator: str, strict: bool = False) -> list[str]:
    """Splits a line into cells. A misplaced quotation mark is part of its cell, or an error if `strict`."""
    return [read_cell(cell) for cell in next(csv.reader([line], delimiter=separator, strict=strict), [])]


def guess_separator(heading: str, separators: str) -> str:
    """The one that the first line has most of."""
    return max(separators, key=heading.count)
