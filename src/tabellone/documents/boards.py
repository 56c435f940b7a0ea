"""Empty boards as pictures: Italian draughts has the dark corner at White's right hand, international at his left."""

from typing import NamedTuple

from tabellone.engine.draughts import DraughtsGame

SQUARE = 20
"""The side of a square."""


class EmptyBoard(NamedTuple):
    """A board without men."""

    side: int
    dark: str
    """The path of all dark squares."""


def _empty(squares: int, first_dark: int) -> EmptyBoard:
    dark = "".join(
        f"M{column * SQUARE} {row * SQUARE}h{SQUARE}v{SQUARE}h-{SQUARE}z"
        for row in range(squares)
        for column in range(squares)
        if (row + column) % 2 == first_dark
    )
    return EmptyBoard(squares * SQUARE, dark)


EMPTY_BOARDS = {DraughtsGame.ITALIAN: _empty(8, 0), DraughtsGame.INTERNATIONAL: _empty(10, 1)}
