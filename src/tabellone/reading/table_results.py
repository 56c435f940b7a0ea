"""The result of a table: places, or the game's own points from which places follow; what cannot be is refused."""

from collections.abc import Sequence
from typing import Any

from tabellone.engine.encounters import Table
from tabellone.engine.game_points import MAX_DECIMALS, GamePoints, parse_points
from tabellone.engine.limits import MAX_GAME_POINTS
from tabellone.engine.reasons import BadDocumentError


def table_result(seats: tuple[int, ...], places: Any, points: Any, path: str) -> Table:
    """A table with its result as far as it is known."""
    made = None if points is None else _points(points, len(seats), f"{path}.points")
    if places is None:
        return Table(seats, None if made is None else places_by_points(made), made)
    _require_numbers(places, len(seats), 1, len(seats), f"{path}.places")
    for place in places:
        if sum(other < place for other in places) != place - 1:
            raise BadDocumentError("places_do_not_add_up", f"{path}.places", found=", ".join(map(str, places)))
    if made is not None:
        for index, place in enumerate(places):
            if any(made[index] < made[o] and place < places[o] for o in range(len(places))):
                raise BadDocumentError("points_against_places", f"{path}.points")
    return Table(seats, tuple(places), made)


def places_by_points(points: Sequence[GamePoints]) -> tuple[int, ...]:
    """Returns the places that follow from game points; equal points share a place."""
    return tuple(1 + sum(other > own for other in points) for own in points)


def _points(values: Any, count: int, path: str) -> tuple[GamePoints, ...]:
    if not isinstance(values, list) or len(values) != count:
        raise BadDocumentError("one_for_each_seat", path, count=count)
    made = [parse_points(value) for value in values]
    exact = tuple(one for one in made if one is not None and -MAX_GAME_POINTS <= one <= MAX_GAME_POINTS)
    if len(exact) < count:
        raise BadDocumentError("game_points_between", path, most=MAX_GAME_POINTS, decimals=MAX_DECIMALS)
    return exact


def _require_numbers(values: Any, count: int, least: int, most: int, path: str) -> None:
    if not isinstance(values, list) or len(values) != count:
        raise BadDocumentError("one_for_each_seat", path, count=count)
    if not all(type(value) is int and least <= value <= most for value in values):
        raise BadDocumentError("whole_numbers_between", path, least=least, most=most)
