"""Where the pieces stand after an opening, on the board of Italian draughts.

The 32 squares in use are counted from Black's side, row by row, and the dark corner is at White's right hand: 1 is the
corner above left, 32 the one below right. Black starts on 1 to 12, White on 21 to 32, and White moves first.
"""

from collections.abc import Iterable
from typing import NamedTuple

SQUARES_OF_A_ROW = 4
BLACK_START = frozenset(range(1, 13))
WHITE_START = frozenset(range(21, 33))


class Position(NamedTuple):
    """The squares of the men; no opening makes a king."""

    white: frozenset[int]
    black: frozenset[int]


def row_and_column(square: int) -> tuple[int, int]:
    """Row and column of a square, both from 0, from above left."""
    row, index = divmod(square - 1, SQUARES_OF_A_ROW)
    return row, 2 * index + row % 2


def position(moves: Iterable[str]) -> Position:
    """The position after moves written as `from-to`, White's first; a jump of two rows takes the man between."""
    mover, other = WHITE_START, BLACK_START
    white_to_move = True
    for move in moves:
        start, end = (int(square) for square in move.split("-"))
        mover = mover - {start} | {end}
        other = other - _jumped_square(start, end)
        mover, other = other, mover
        white_to_move = not white_to_move
    return Position(mover, other) if white_to_move else Position(other, mover)


def _jumped_square(start: int, end: int) -> frozenset[int]:
    (row, column), (to_row, to_column) = row_and_column(start), row_and_column(end)
    if abs(row - to_row) == 1:
        return frozenset()
    middle = ((row + to_row) // 2, (column + to_column) // 2)
    return frozenset(square for square in range(1, 33) if row_and_column(square) == middle)
