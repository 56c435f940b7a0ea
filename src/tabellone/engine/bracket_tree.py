"""A bracket as it can be drawn: columns of encounters, those still to come included."""

from typing import NamedTuple


class BracketMatch(NamedTuple):
    """Two places of a bracket and who goes on; None where nobody is known yet."""

    upper: int | None = None
    lower: int | None = None
    winner: int | None = None
    round: int = 0
    """In which it was or will be paired."""
    white: int | None = None
    result: str | None = None
    """From White's side."""
    alone: bool = False
    """The upper one goes on without playing."""


class BracketTree(NamedTuple):
    """One bracket."""

    kind: str
    """`main`, `placing`, `recovery` or `final`."""
    place: int
    """The best place it is played for."""
    columns: tuple[tuple[BracketMatch, ...], ...]
    joined: bool
    """Whether the winners of two neighbours meet in the next column; else a column is made anew from a list."""
