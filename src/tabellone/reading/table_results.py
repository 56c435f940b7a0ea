"""The result of a table: places, or the game's own points from which places follow; what cannot be is refused."""

from collections.abc import Sequence
from typing import Any

from tabellone.engine.encounters import Table
from tabellone.engine.limits import MOST_POINTS
from tabellone.engine.reasons import BadDocumentError


def table_result(seats: tuple[int, ...], places: Any, points: Any, where: str) -> Table:
    """A table with its result as far as it is known."""
    if points is not None:
        _require_numbers(points, len(seats), -MOST_POINTS, MOST_POINTS, f"{where}.points")
    if places is None:
        return Table(seats, None if points is None else places_by_points(points), _tuple(points))
    _require_numbers(places, len(seats), 1, len(seats), f"{where}.places")
    for place in places:
        if sum(other < place for other in places) != place - 1:
            raise BadDocumentError("places_do_not_add_up", f"{where}.places", found=", ".join(map(str, places)))
    if points is not None:
        for index, place in enumerate(places):
            if any(points[index] < points[o] and place < places[o] for o in range(len(places))):
                raise BadDocumentError("points_against_places", f"{where}.points")
    return Table(seats, tuple(places), _tuple(points))


def places_by_points(points: Sequence[int]) -> tuple[int, ...]:
    """More points, better place; equal points share one."""
    return tuple(1 + sum(other > own for other in points) for own in points)


def _tuple(points: Any) -> tuple[int, ...] | None:
    return None if points is None else tuple(points)


def _require_numbers(values: Any, count: int, least: int, most: int, where: str) -> None:
    if not isinstance(values, list) or len(values) != count:
        raise BadDocumentError("one_for_each_seat", where, count=count)
    if not all(type(value) is int and least <= value <= most for value in values):
        raise BadDocumentError("whole_numbers_between", where, least=least, most=most)
