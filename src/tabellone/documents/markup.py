"""Text written to be read in a browser: paragraphs, lists, pictures, and words that lead somewhere.

It is written as in a note: `# Title`, `## Heading {#anchor}`, `- item`, `1. step`, `!picture`, and inside a line
`**strong**`, `` `code` ``, `[[key]]` and `[word](where)`. The name of a reading, such as F11, leads to its article by
itself.
"""

import re
from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple, TypeAlias

from tabellone.documents.regulations.catalogue import place_of

PIECE = re.compile(
    r"\*\*(?P<strong>.+?)\*\*|`(?P<code>[^`]+)`|\[\[(?P<key>[^\]]+)\]\]"
    r"|\[(?P<link>[^\]]+)\]\((?P<target>[^)]+)\)|\b(?P<reading>[A-Z]\d{1,2})\b"
)
HEADING = re.compile(r"(#+) (.+?)(?: \{#([\w-]+)\})?")
ITEM = re.compile(r"(-|\d+\.) (.+)", re.DOTALL)
PICTURE = "!"


class SpanType(Enum):
    """The type of a span."""

    TEXT = "text"
    STRONG = "strong"
    CODE = "code"
    KEY = "key"
    LINK = "link"


class Span(NamedTuple):
    """Some words of a line."""

    kind: SpanType
    text: str
    target: str = ""
    """Where a link leads: `guide:round`, `glossary:bye`, `rules:amalfi`, or a reading."""


Line: TypeAlias = tuple[Span, ...]


class Heading(NamedTuple):
    """Begins a section; an anchor makes it a place to go to."""

    level: int
    text: str
    anchor: str


class Paragraph(NamedTuple):
    """A paragraph."""

    line: Line


class Items(NamedTuple):
    """A list, numbered or not."""

    numbered: bool
    lines: tuple[Line, ...]


class Picture(NamedTuple):
    """A drawing, by its name."""

    name: str


Block: TypeAlias = Heading | Paragraph | Items | Picture


def spans(text: str) -> Line:
    return tuple(_spans(text))


def _spans(text: str) -> Iterator[Span]:
    done = 0
    for piece in PIECE.finditer(text):
        found = _span(piece)
        if found is None:
            continue
        if piece.start() > done:
            yield Span(SpanType.TEXT, text[done : piece.start()])
        yield found
        done = piece.end()
    if done < len(text):
        yield Span(SpanType.TEXT, text[done:])


def _span(piece: re.Match[str]) -> Span | None:
    if piece["reading"]:
        known = place_of(piece["reading"])
        return Span(SpanType.LINK, piece["reading"], piece["reading"]) if known else None
    if piece["link"]:
        return Span(SpanType.LINK, piece["link"], piece["target"])
    kind = next(kind for kind in (SpanType.STRONG, SpanType.CODE, SpanType.KEY) if piece[kind.value])
    return Span(kind, piece[kind.value])


def blocks(text: str) -> tuple[Block, ...]:
    """A whole text taken apart; what has no empty line in between belongs together."""
    return tuple(_block(part.strip()) for part in re.split(r"\n\s*\n", text.strip()))


def _block(part: str) -> Block:
    heading = HEADING.fullmatch(part)
    if heading:
        return Heading(len(heading[1]), heading[2], heading[3] or "")
    if part.startswith(PICTURE):
        return Picture(part.removeprefix(PICTURE))
    items = [ITEM.fullmatch(item) for item in re.split(r"\n(?=- |\d+\. )", part)]
    if items[0]:
        found = [item for item in items if item]
        return Items(found[0][1] != "-", tuple(spans(_join_lines(item[2])) for item in found))
    return Paragraph(spans(_join_lines(part)))


def _join_lines(text: str) -> str:
    """Joins hard-wrapped lines."""
    return " ".join(text.split())
