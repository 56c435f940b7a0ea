"""Every address of a tournament, and what its answers contain."""

import io
import itertools
import re
import zipfile
from collections.abc import Iterator

from django.urls import URLPattern, get_resolver
from django.urls.converters import IntConverter

from tabellone.journal.state import State

SOME_NUMBERS = (1, 2)
SOME_WORDS = ("all", "players", "individual", "csv", "xlsx")
"""Where an address has a number or a name of which nothing else is known here."""


def paths_of(key: str, state: State, codes: tuple[str, ...] = ("0" * 16,)) -> Iterator[str]:
    """Every address of a tournament, with every number that means something there."""
    numbers = {"team": tuple(state.teams), "player": (1, 7), "identity": (1, 7)}
    words = {
        "key": (key,),
        "code": codes,
        "language": ("it",),
        "action": ("edit",),
        "form": ("list", "tabellone", "report", "formation", "score-sheets"),
    }
    for pattern in get_resolver().url_patterns:
        assert isinstance(pattern, URLPattern)
        places = pattern.pattern.converters
        possible = [
            numbers.get(name, SOME_NUMBERS) if isinstance(kind, IntConverter) else words.get(name, SOME_WORDS)
            for name, kind in places.items()
        ]
        for chosen in itertools.product(*possible):
            path = f"/{pattern.pattern}"
            for name, value in zip(places, chosen, strict=True):
                path = re.sub(rf"<(?:\w+:)?{name}>", str(value), path)
            yield path


def unpacked(content: bytes) -> bytes:
    """What is in an archive or a spreadsheet; anything else as it is."""
    if not zipfile.is_zipfile(io.BytesIO(content)):
        return content
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return b"\n".join(archive.read(name) for name in archive.namelist())
