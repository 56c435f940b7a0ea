"""What has changed on a page: only the marked parts that differ, if everything around them is the same."""

import re
from typing import NamedTuple

PART = re.compile(rb'<(tr|li|p|div)\b[^>]*\bdata-part="([\w-]+)"[^>]*>.*?</\1>', re.DOTALL)
"""An element that can be replaced by itself; none of its own kind is inside it."""
SEEN = re.compile(rb'data-seen="[^"]*"')
LARGEST = 4000
"""Bytes; what is larger is better fetched, compressed, by each when he wants."""


class Page(NamedTuple):
    """A page taken apart."""

    around: bytes
    parts: dict[str, bytes]


def taken_apart(body: bytes) -> Page:
    """The parts by name, and what is around them."""
    parts = {match.group(2).decode(): match.group(0) for match in PART.finditer(body)}
    return Page(SEEN.sub(b"", PART.sub(rb"<\2>", body)), parts)


def changed_parts(before: Page, after: Page) -> dict[str, str] | None:
    """The parts that are new; None if more than parts has changed."""
    if before.around != after.around or before.parts.keys() != after.parts.keys():
        return None
    changed = {name: part for name, part in after.parts.items() if part != before.parts[name]}
    if sum(map(len, changed.values())) > LARGEST:
        return None
    return {name: part.decode() for name, part in changed.items()}
