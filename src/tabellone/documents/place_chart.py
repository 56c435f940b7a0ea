"""The places of some competitors round by round, as the lines of a picture; each name stands at the end of its line."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

TOP_PLACES = 8
"""Places that have a row each; those below share what is left of the picture."""
ROW = 28
BEYOND = 3 * ROW
SMALL = 4
"""The radius of a circle without points."""
LABEL = 20
"""The least height of a name: names that would lie on each other are moved apart."""


class ChartSize(NamedTuple):
    """The width of a picture and what fits into it."""

    width: int
    left: int
    right: int
    """For the names."""
    letters: int
    """Of a name."""
    radius: int
    shows_points: bool
    """In the circles."""


WIDE = ChartSize(760, 44, 216, 26, 12, True)
NARROW = ChartSize(360, 30, 118, 12, 4, False)
"""For a sheet, and for a phone."""
TOP = 40
"""Above the first place, for the numbers of the rounds."""


class PlaceHistory(NamedTuple):
    """One competitor."""

    name: str
    places: Sequence[int | None]
    """After every round; None before he came."""
    points: Sequence[str]
    """After every round, as they are written."""
    is_own: bool = False
    """Whose page it is."""


class Mark(NamedTuple):
    """A label on an axis, and where its line is."""

    text: str
    at: int


class Dot(NamedTuple):
    """A place after a round: a circle with the points, or without, where circles stand too close."""

    x: int
    y: int
    text: str
    radius: int


class Line(NamedTuple):
    """One competitor in the picture."""

    label: str
    path: str
    """For an SVG polyline."""
    dots: list[Dot]
    end: Dot
    at: int
    """The height of his name."""
    leader: str
    """From the end of the line to the name, where that had to be moved; for an SVG polyline."""
    is_own: bool


class PlaceChart(NamedTuple):
    """A picture."""

    lines: list[Line]
    rounds: list[Mark]
    places: list[Mark]
    frame: ChartSize
    height: int
    names: int
    """Where they begin."""


def place_chart(courses: Sequence[PlaceHistory], frame: ChartSize = WIDE) -> PlaceChart | None:
    """Best first; nothing before the second round."""
    rounds = len(courses[0].places) if courses else 0
    if rounds < 2:
        return None
    worst = max(place for course in courses for place in course.places if place is not None)
    top = max(2, min(worst, TOP_PLACES))
    room = frame.width - frame.left - frame.right - 2 * frame.radius

    def across(number: int) -> int:
        return frame.left + frame.radius + room * (number - 1) // (rounds - 1)

    def down(place: int) -> int:
        if place <= top:
            return TOP + ROW * (place - 1)
        return TOP + ROW * top + (BEYOND * (place - top - 1) // max(1, worst - top - 1))

    names = frame.width - frame.right + frame.radius + 12
    ends = [down(course.places[-1] or worst) for course in courses]
    at = spread_labels(ends, LABEL)

    def dot(course: PlaceHistory, number: int, place: int, points: str) -> Dot:
        has_room = frame.shows_points and (place <= top or course.is_own)
        return Dot(across(number), down(place), points if has_room else "", frame.radius if has_room else SMALL)

    lines = [
        _line(course, [dot(course, *known) for known in _known_places(course)], height, names, frame)
        for course, height in zip(courses, at, strict=True)
    ]
    marks = [place for place in range(1, top + 1) if place in (1, top)] + ([worst] if worst > top else [])
    return PlaceChart(
        lines,
        [Mark(str(n), across(n)) for n in range(1, rounds + 1)],
        [Mark(f"{place}°", down(place)) for place in marks],
        frame,
        max(down(worst), *at) + ROW,
        names,
    )


def spread_labels(heights: Sequence[int], least: int) -> list[int]:
    """Heights that differ by so much at least, in the same order from the top, moved downwards as little as that needs.

    Of equal ones the first given stays the higher.
    """
    order = sorted(range(len(heights)), key=lambda index: heights[index])
    moved = list(heights)
    for above, below in pairwise(order):
        moved[below] = max(moved[below], moved[above] + least)
    return moved


def _known_places(course: PlaceHistory) -> list[tuple[int, int, str]]:
    rounds = enumerate(zip(course.places, course.points, strict=True), 1)
    return [(number, place, points) for number, (place, points) in rounds if place is not None]


def _line(course: PlaceHistory, dots: list[Dot], height: int, names: int, frame: ChartSize) -> Line:
    end = dots[-1]
    name = course.name if len(course.name) <= frame.letters else f"{course.name[: frame.letters - 1].rstrip()}…"
    leader = f"{end.x + end.radius},{end.y} {names - 4},{height}" if height != end.y else ""
    path = " ".join(f"{dot.x},{dot.y}" for dot in dots)
    return Line(f"{course.places[-1]} {name}", path, dots, end, height, leader, course.is_own)
