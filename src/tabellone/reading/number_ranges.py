"""Numbers and ranges of them, as people write them: «1-20, 25»."""

import re

from tabellone.engine.reasons import BadDocumentError

MAX_DIGITS = 4
MAX_LENGTH = 60
"""Letters of what is typed; as long as its column."""

NumberRanges = tuple[tuple[int, int], ...]
"""From and to, both included; none of them means no limit."""


def read_ranges(text: str) -> NumberRanges:
    """«1-20, 25»: numbers and ranges, one after the other."""
    pieces = [piece.strip() for piece in re.split("[,;]", text) if piece.strip()]
    found = []
    for piece in pieces:
        shape = re.fullmatch(rf"(\d{{1,{MAX_DIGITS}}})(?:\s*[-–]\s*(\d{{1,{MAX_DIGITS}}}))?", piece)
        first, last = (int(shape[1]), int(shape[2] or shape[1])) if shape else (0, 0)
        if not 0 < first <= last or len(text) > MAX_LENGTH:
            raise BadDocumentError("bad_spans", "", text=text.strip()[:MAX_LENGTH])
        found.append((first, last))
    return tuple(sorted(found))


def ranges_text(spans: NumberRanges) -> str:
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in spans)


def is_in_ranges(spans: NumberRanges, number: int) -> bool:
    """Whether there is no limit, or the number keeps it."""
    return not spans or any(first <= number <= last for first, last in spans)
