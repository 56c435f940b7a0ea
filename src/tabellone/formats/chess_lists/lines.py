"""The lines of a file of any size, one after the other."""

from collections.abc import Iterator
from typing import BinaryIO

from tabellone.engine.reasons import BadLineError
from tabellone.formats.csv_lines import MAX_LINE_LENGTH


def numbered_lines(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Yields the lines that are not empty, with their numbers and without line ends."""
    number = 0
    while line := stream.readline(MAX_LINE_LENGTH + 1):
        number += 1
        if len(line) > MAX_LINE_LENGTH:
            raise BadLineError("list_line", str(number), longest=MAX_LINE_LENGTH)
        if line.strip():
            yield number, line.rstrip(b"\r\n")
