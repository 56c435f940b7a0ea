"""The leaders' scores round by round, as the lines of a small picture."""

from collections.abc import Sequence
from typing import NamedTuple

WIDTH, HEIGHT = 640, 240
LEFT, RIGHT, TOP, BOTTOM = 34, 170, 12, 26


class Mark(NamedTuple):
    """A label on an axis, and where its line is."""

    text: str
    at: int


class Line(NamedTuple):
    """One player."""

    name: str
    points: str
    """For an SVG polyline."""
    end: tuple[int, int]
    """Where his line ends, for his name."""
    label: int
    """The height of his name; names never lie on each other."""


class ScoreChart(NamedTuple):
    """A picture of WIDTH × HEIGHT."""

    lines: list[Line]
    rounds: list[Mark]
    scores: list[Mark]
    width: int = WIDTH
    height: int = HEIGHT
    bottom: int = HEIGHT - BOTTOM
    left: int = LEFT
    right: int = WIDTH - RIGHT


LINE_HEIGHT = 18


def score_chart(leaders: Sequence[tuple[str, Sequence[int]]], unit: int) -> ScoreChart | None:
    """Names, best first, each with his score after every round in half-wins; nothing before the second round."""
    rounds = len(leaders[0][1]) if leaders else 0
    if rounds < 2:
        return None
    most = max(max(scores) for _, scores in leaders)
    least = min(0, *(min(scores) for _, scores in leaders))  # a handicap can take points away
    span = most - least or 1
    width, height = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def across(number: int) -> int:
        return LEFT + width * number // rounds

    def down(score: int) -> int:
        return HEIGHT - BOTTOM - height * (score - least) // span

    lines, lowest = [], TOP - LINE_HEIGHT
    for name, scores in leaders:
        points = " ".join(f"{across(n)},{down(score)}" for n, score in enumerate((0, *scores)))
        lowest = max(down(scores[-1]), lowest + LINE_HEIGHT)
        lines.append(Line(name, points, (across(rounds), down(scores[-1])), lowest))
    step = max(unit, (span // (4 * unit) + 1) * unit)
    return ScoreChart(
        lines,
        [Mark(str(n), across(n)) for n in range(1, rounds + 1)],
        [
            Mark(str(score // unit), down(score))
            for score in range(least // unit * unit, most + 1, step)
            if score >= least
        ],
    )
