"""What a regulation is here: articles with their readings, and where the program keeps each of them."""

import re
from collections.abc import Iterator
from typing import NamedTuple


class Said(NamedTuple):
    """The same in both languages."""

    italian: str
    english: str

    def in_language(self, language: str) -> str:
        """In one of them, by its code."""
        return self.italian if language == "it" else self.english


class Reading(NamedTuple):
    """An article and how we read it; where the text is silent, only what we do."""

    article: Said
    reading: Said
    modules: tuple[str, ...]
    """Under `tabellone/engine`."""
    tests: tuple[str, ...]
    names: tuple[str, ...] = ()
    """By which a reason cites it: «F11»."""
    says: Said | None = None
    """The article, in short; there is none where the text is silent."""


class Part(NamedTuple):
    """Readings that belong together."""

    readings: tuple[Reading, ...]
    title: Said | None = None
    """The first part needs none."""
    name: str = ""
    """By which a reason cites all of it: «JavaPairing»."""


class Regulation(NamedTuple):
    """One text, or the part of a text that is a page of its own."""

    name: str
    title: Said
    about: Said
    parts: tuple[Part, ...]
    closing: Said | None = None

    @property
    def readings(self) -> Iterator[Reading]:
        """All of them, in the order of the page."""
        return (reading for part in self.parts for reading in part.readings)

    def anchors(self) -> dict[str, str]:
        """Where on the page each name stands: the first row of it, if it has several."""
        names = [name for reading in self.readings for name in reading.names]
        return {name: anchor(name) for name in (*names, *(part.name for part in self.parts if part.name))}


def anchor(name: str) -> str:
    """The place of a reading on its page, «F11» as `f11`."""
    return re.sub(r"\W+", "-", name.lower())
