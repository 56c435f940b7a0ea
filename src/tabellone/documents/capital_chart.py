"""A player's Elo-Rubele over the years, as one line of a small picture."""

from collections.abc import Sequence
from datetime import date
from itertools import accumulate
from typing import NamedTuple

WIDTH, HEIGHT = 420, 130
LEFT, RIGHT, TOP, BOTTOM = 44, 12, 12, 22


class CapitalChart(NamedTuple):
    """A picture of WIDTH × HEIGHT."""

    points: str
    """For an SVG polyline."""
    dots: list[tuple[int, int, str]]
    """Every capital, with its day and figure."""
    highest: tuple[int, int]
    """Figure and height of the best capital."""
    lowest: tuple[int, int]
    first: str
    last: str
    """The days at both ends."""
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = WIDTH - RIGHT


def capital_chart(capitals: Sequence[tuple[str, int]]) -> CapitalChart | None:
    """Days, year first, each with the capital from then on; nothing worth drawing below two."""
    if len(capitals) < 2:
        return None
    days = list(accumulate((date.fromisoformat(day).toordinal() for day, _ in capitals), max))  # never backwards
    figures = [figure for _, figure in capitals]
    start, length = days[0], days[-1] - days[0]
    least, most = min(figures), max(figures)
    span = most - least or 1

    def across(index: int) -> int:
        part = (days[index] - start, length) if length else (index, len(days) - 1)
        return LEFT + (WIDTH - LEFT - RIGHT) * part[0] // part[1]

    def down(figure: int) -> int:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (figure - least) // span

    places = [(across(index), down(figure)) for index, figure in enumerate(figures)]
    return CapitalChart(
        " ".join(f"{x},{y}" for x, y in places),
        [(x, y, f"{day}: {figure}") for (x, y), (day, figure) in zip(places, capitals, strict=True)],
        (most, down(most)),
        (least, down(least)),
        capitals[0][0],
        capitals[-1][0],
    )
