"""Where phones find things, for the codes that papers have."""

from collections.abc import Callable
from typing import NamedTuple

Link = Callable[[int], str]
"""Of the board, table or match of a number; empty where a phone finds nothing."""


def no_link(number: int) -> str:
    return ""


class PhoneLinks(NamedTuple):
    """The addresses for codes on papers; empty without a site."""

    home: str = ""
    """The site, short enough to be typed."""
    event: str = ""
    """The page of the tournament."""
    link: Link = no_link
    """Of every board of the round: there its players see it and, where they may, send its result."""
    network: str = ""
    """The hall's Wi-Fi, if it is told."""
    password: str = ""
