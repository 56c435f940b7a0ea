"""How a table ended, as people say it: who was first, who second; the names in the place of seats."""

from collections.abc import Sequence
from typing import Any

from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.table_results import table_result
from tabellone.journal.state import State

Placed = list[list[Any]]
"""Places with names, the best first."""


def placed(state: State, seats: Sequence[int], places: Sequence[int] | None) -> Placed:
    """Of the seats of a table by ids; nothing where there are no places."""
    named = [[place, state.entrants[seat].name] for place, seat in zip(places or (), seats, strict=False)]
    return sorted(named, key=lambda entry: entry[0])


def placed_by(state: State, data: dict[str, Any]) -> Placed:
    """What an event says of a table, where it says anything of one that is there."""
    number, table = data.get("round", 0), data.get("table", 0)
    if not 0 < number <= len(state.paired) or not 0 < table <= len(state.paired[number - 1].tables):
        return []
    seats = state.paired[number - 1].tables[table - 1].seats
    try:
        found = table_result(seats, data.get("places"), data.get("points"), "table")
    except BadDocumentError:
        return []
    return placed(state, seats, found.places)
