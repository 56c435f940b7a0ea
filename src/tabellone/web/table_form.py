"""The form of a table's result, at the desk and on a phone: a place and the game's points for every seat."""

from typing import Any

from django.http import HttpRequest

from tabellone.engine.model import Table
from tabellone.journal.state import Proposal, State
from tabellone.web.typed import whole_number


def entered(request: HttpRequest, seats: int) -> dict[str, Any]:
    """Places, points, or both, as an event has them; what is no number is refused as it is."""
    data: dict[str, Any] = {}
    for name in ("places", "points"):
        typed = [request.POST.get(f"{name}.{seat}", "").strip() for seat in range(seats)]
        if any(typed):
            data[name] = [_number(value) for value in typed]
    return data


def _number(typed: str) -> int | str | None:
    value = whole_number(typed.removeprefix("-"))
    if value is None:
        return typed or None
    return -value if typed.startswith("-") else value


def form_rows(state: State, table: Table, waiting: Proposal | None) -> list[dict[str, Any]]:
    """One row a seat, filled with what is known or was entered by a phone."""
    places = table.places or (waiting.places if waiting else None)
    points = table.points or (waiting.points if waiting else None)
    return [
        {
            "seat": index,
            "name": state.entrants[player].name,
            "team": state.entrants[player].team,
            "place": places[index] if places else None,
            "points": points[index] if points else "",
        }
        for index, player in enumerate(table.seats)
    ]
