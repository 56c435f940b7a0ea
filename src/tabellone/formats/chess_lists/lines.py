"""The lines of a file of any size, one after the other."""

from collections.abc import Iterator
from typing import BinaryIO

from tabellone.engine.reasons import BadLineError
from tabellone.formats.csv_lines import LONGEST_LINE


def numbered_lines(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """All that are not empty, with their numbers and without their ends."""
    number = 0
    while line := stream.readline(LONGEST_LINE + 1):
        number += 1
        if len(line) > LONGEST_LINE:
            raise BadLineError("list_line", str(number), longest=LONGEST_LINE)
        if line.strip():
            yield number, line.rstrip(b"\r\n")
