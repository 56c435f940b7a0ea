"""Tables of three to five in documents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.engine.encounters import Table
from tabellone.engine.game_points import points_json
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.encounters.schemas import seats_schema
from tabellone.formats.encounters.written import Written
from tabellone.reading.table_results import table_result

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabellone.formats.seats import Seats


class WrittenTables(Written[Table]):
    """`{"seats": [1, 5, 9, 13], "places": [1, 2, 3, 4]}`."""

    name = "tables"
    fields = Table._fields

    def read(self, entries: list[Any], seats: Seats) -> tuple[Table, ...]:
        """Everybody at one of them."""
        return tuple(_table(entry, seats, f"{seats.where}.tables[{index}]") for index, entry in enumerate(entries))

    def write(self, encounter: Table) -> dict[str, Any]:
        """What is known of it."""
        said = {name: list(value) for name, value in encounter._asdict().items() if value is not None}
        if encounter.points is not None:
            said["points"] = [points_json(made) for made in encounter.points]
        return said

    def schema(self) -> dict[str, Any]:
        """Seats, with places and points as many as seats, which a schema cannot say."""
        of_each_seat = {"type": ["array", "null"], "items": {"type": "integer"}}
        points = {"type": ["array", "null"], "items": {"type": "number"}}
        return {
            "type": "object",
            "required": ["seats"],
            "properties": {"seats": seats_schema(), "places": of_each_seat, "points": points},
        }

    def to_be_played(self, paired: dict[str, Any]) -> dict[str, Any]:
        """Who sits there; why is not for the document."""
        return {"seats": paired["seats"]}

    def renumbered(self, entry: dict[str, Any], new: Mapping[int, int]) -> dict[str, Any]:
        """All seats."""
        return {**entry, "seats": [new[player] for player in entry["seats"]]}


TABLES = WrittenTables()


def _table(entry: Any, seats: Seats, path: str) -> Table:
    if not isinstance(entry, dict):
        raise BadDocumentError("not_an_object", path)
    seated = entry.get("seats")
    if not isinstance(seated, list) or not 3 <= len(seated) <= 5:
        raise BadDocumentError("table_of_three_to_five", f"{path}.seats")
    for index, player in enumerate(seated):
        place = f"{path}.seats[{index}]"
        if player is None or player == 0:
            raise BadDocumentError("empty_seat", place)
        seats.take(player, place, "paired_twice")
    seats.unknown.look(entry, Table._fields, path)
    return table_result(tuple(seated), entry.get("places"), entry.get("points"), path)
