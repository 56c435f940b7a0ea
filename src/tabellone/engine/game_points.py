"""The points a board game gives at a table: whole, or with decimals as in 12.5, always exact."""

from fractions import Fraction
from typing import Any

GamePoints = int | Fraction
MAX_DECIMALS = 3
"""Of a number in a document or a form, at most."""


def parse_points(value: Any) -> GamePoints | None:
    """A number of a document as it is written there; None for anything else."""
    if type(value) is int:
        return value
    if type(value) is not float:
        return None
    try:
        found = Fraction(repr(value))  # the shortest decimal that reads as this number: 12.5
    except ValueError:
        return None  # not a number, or without end
    if 10**MAX_DECIMALS % found.denominator:
        return None
    return found.numerator if found.denominator == 1 else found


def points_json(points: GamePoints) -> int | float:
    """Returns the points as a JSON number, which is read back exactly."""
    return points if isinstance(points, int) else float(points)


def points_text(points: GamePoints) -> str:
    """Returns the points with a decimal point: 12 or 12.5."""
    return str(points_json(points))
