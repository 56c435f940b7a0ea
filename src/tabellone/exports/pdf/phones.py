"""Where phones find things, for the codes that papers have."""

from collections.abc import Callable
from typing import NamedTuple

Link = Callable[[int], str]
"""Of the board, table or match of a number; empty where a phone finds nothing."""


def nowhere(number: int) -> str:
    """No phone finds anything."""
    return ""


class Phones(NamedTuple):
    """What the desk can tell phones; without it papers have no codes."""

    home: str = ""
    """The site, short enough to be typed."""
    event: str = ""
    """The page of the tournament."""
    link: Link = nowhere
    """Of every board of the round: there its players see it and, where they may, send its result."""
    network: str = ""
    """The hall's Wi-Fi, if it is told."""
    password: str = ""
