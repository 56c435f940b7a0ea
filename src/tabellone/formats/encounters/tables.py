"""Tables of three to five in documents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.engine.encounters import Table
from tabellone.engine.game_points import points_json
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.encounters.codec import DocumentCodec
from tabellone.formats.encounters.schemas import seats_schema
from tabellone.reading.table_results import table_result

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabellone.formats.attendance import Attendance


class TableCodec(DocumentCodec[Table]):
    """`{"seats": [1, 5, 9, 13], "places": [1, 2, 3, 4]}`."""

    name = "tables"
    fields = Table._fields

    def read(self, entries: list[Any], seats: Attendance) -> tuple[Table, ...]:
        return tuple(_table(entry, seats, f"{seats.path}.tables[{index}]") for index, entry in enumerate(entries))

    def write(self, encounter: Table) -> dict[str, Any]:
        said = {name: list(value) for name, value in encounter._asdict().items() if value is not None}
        if encounter.points is not None:
            said["points"] = [points_json(made) for made in encounter.points]
        return said

    def schema(self) -> dict[str, Any]:
        of_each_seat = {"type": ["array", "null"], "items": {"type": "integer"}}
        points = {"type": ["array", "null"], "items": {"type": "number"}}
        return {
            "type": "object",
            "required": ["seats"],
            "properties": {"seats": seats_schema(), "places": of_each_seat, "points": points},
        }

    def without_result(self, entry: dict[str, Any]) -> dict[str, Any]:
        return {"seats": entry["seats"]}

    def renumber(self, entry: dict[str, Any], numbers: Mapping[int, int]) -> dict[str, Any]:
        return {**entry, "seats": [numbers[player] for player in entry["seats"]]}


TABLE_CODEC = TableCodec()


def _table(entry: Any, seats: Attendance, path: str) -> Table:
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
    seats.unknown.check(entry, Table._fields, path)
    return table_result(tuple(seated), entry.get("places"), entry.get("points"), path)
