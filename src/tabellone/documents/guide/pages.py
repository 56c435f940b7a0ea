"""The pages of the guide, as they lie beside this module."""

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from tabellone.documents.markup import Block, Heading, Line, Paragraph, blocks

FOLDERS = {"it": "italian", "en": "english"}
AREAS = (
    "home",
    "players",
    "round",
    "line-ups",
    "why",
    "standings",
    "papers",
    "hall",
    "history",
    "phases",
    "registry",
    "access",
    "backup",
)
"""What one does, in the order in which one comes to it."""
SYSTEMS = ("amalfi", "italo-swiss", "round-robin", "elimination", "teams", "big-tables")
GLOSSARY = "glossary"
NAMES = (*AREAS, *SYSTEMS, GLOSSARY)


class Page(NamedTuple):
    """A page: its title, what it is about in one line, and the rest."""

    name: str
    title: str
    summary: Line
    blocks: tuple[Block, ...]

    @property
    def anchors(self) -> set[str]:
        """The places one can go to on it."""
        return {block.anchor for block in self.blocks if isinstance(block, Heading) and block.anchor}


class Entry(NamedTuple):
    """A word of the glossary."""

    word: str
    anchor: str
    line: Line


@cache
def page(name: str, language: str) -> Page:
    """A page of the guide; it begins with its title and a line that says what it is about."""
    text = (files(__package__) / FOLDERS[language] / f"{name}.md").read_text(encoding="utf-8")
    title, lead, *rest = blocks(text)
    if not isinstance(title, Heading) or not isinstance(lead, Paragraph):
        raise TypeError(f"the page {name} does not begin with a title and a line")
    return Page(name, title.text, lead.line, tuple(rest))


def glossary(language: str) -> list[Entry]:
    """Returns the words of the glossary in alphabetical order."""
    found = page(GLOSSARY, language).blocks
    entries = [
        Entry(word.text, word.anchor, meaning.line)
        for word, meaning in zip(found[::2], found[1::2], strict=True)
        if isinstance(word, Heading) and isinstance(meaning, Paragraph)
    ]
    return sorted(entries, key=lambda entry: entry.word.casefold())
