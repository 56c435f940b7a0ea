"""The form of a table's result, at the desk and on a phone: a place and the game's points for every seat."""

import re
from typing import Any

from tabellone.documents.speaker import Speaker
from tabellone.engine.encounters import Table
from tabellone.engine.game_points import points_text
from tabellone.engine.reasons import BadDocumentError
from tabellone.journal.entry import RefusedError
from tabellone.journal.state import Proposal, State
from tabellone.reading.table_results import places_by_points
from tabellone.web.request import Request
from tabellone.web.typed import whole_number

MOST_SEATS = 5
"""Of a table."""
NUMBER = re.compile(r"-?\d+(?:[.,]\d+)?", re.ASCII)
MOST_LETTERS = 14


def entered(request: Request, table: Table) -> dict[str, Any]:
    """Places, points, or both, as an event has them; what is missing, no number, or of an empty seat is refused.

    A form that was made for others is refused too: the page may have been open while somebody took a place.
    """
    seats = len(table.seats)
    if (made_for := _made_for(request)) and made_for != [*table.seats]:
        raise RefusedError("others_sit_here")
    data: dict[str, Any] = {}
    for name in ("places", "points"):
        typed = [request.POST.get(f"{name}.{seat}", "").strip() for seat in range(MOST_SEATS)]
        if any(typed):
            if not all(typed[:seats]) or any(typed[seats:]):
                raise BadDocumentError("one_for_each_seat", name, count=seats)
            data[name] = [_number(value, name) for value in typed[:seats]]
    return data


def _number(typed: str, path: str) -> int | float:
    """Whole, or with decimals behind a comma or a point; places have none, which is said of them elsewhere."""
    if len(typed) > MOST_LETTERS or not NUMBER.fullmatch(typed):
        raise BadDocumentError("typed_no_number", path, found=typed)
    value = float(typed.replace(",", "."))
    return int(value) if value.is_integer() else value


def as_typed(request: Request, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows with what was sent and refused, so that nobody has to type it again; figures stay with their player."""
    typed, made_for = request.POST, _made_for(request) or [row["player"] for row in rows]
    seat_of = {player: seat for seat, player in enumerate(made_for)}
    return [
        row
        | {
            "place": whole_number(typed.get(f"places.{seat_of.get(row['player'])}", "")),
            "points": typed.get(f"points.{seat_of.get(row['player'])}", ""),
        }
        for row in rows
    ]


def _made_for(request: Request) -> list[int | None]:
    """Who sat there when the page was made, as far as the form says it."""
    sent = (request.POST.get(f"player.{seat}") for seat in range(MOST_SEATS))
    return [whole_number(one) for one in sent if one is not None]


def form_rows(
    speaker: Speaker, state: State, table: Table, waiting: Proposal | None, to_show: bool = False
) -> list[dict[str, Any]]:
    """One row a seat, filled with what is known or was entered by a phone.

    In a form places that follow from the points stay empty: whoever corrects the points types them no more.
    """
    known = waiting.proposed if waiting is not None and table.places is None else table
    places, points = (known.places, known.points) if isinstance(known, Table) else (None, None)
    if not to_show and points is not None and places_by_points(points) == places:
        places = None
    return [
        {
            "seat": index,
            "player": player,
            "name": state.entrants[player].name,
            "team": state.entrants[player].player.team,
            "place": places[index] if places else None,
            "points": speaker.figure(points_text(points[index])) if points else "",
        }
        for index, player in enumerate(table.seats)
    ]
