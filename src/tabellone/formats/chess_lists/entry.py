"""Somebody of a rating list of chess, and whose list it is."""

import re
from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple, Protocol


class ListKind(Enum):
    """The publisher of a list."""

    FSI = "fsi"
    FIDE = "fide"


class ListedPlayer(NamedTuple):
    """One line of a rating list; None or empty where the list has no value."""

    number: str
    """The FIDE number, or that of the FSI."""
    name: str
    """As it is published."""
    federation: str = ""
    sex: str = ""
    title: str = ""
    """Of FIDE, or the category of the FSI."""
    standard: int | None = None
    rapid: int | None = None
    blitz: int | None = None
    birth_year: int | None = None
    inactive: bool = False
    fide: str = ""
    """The FIDE number, in a list that has numbers of its own."""
    club: str = ""
    province: str = ""


MONTH = re.compile(r"\d{4}-(0[1-9]|1[0-2])")
"""Year and month, as a list is called by them."""


class RatingList(Protocol):
    """A list that is being read."""

    kind: ListKind
    date: str
    """Year and month, if it says them itself."""
    unread: list[str]
    """Its columns that nobody knows; complete when all players have been read."""
    skipped: int
    """Lines so far that are no player's."""

    def __iter__(self) -> Iterator[ListedPlayer]: ...
