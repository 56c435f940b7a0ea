"""Tables of three to five in journals."""

from collections.abc import Mapping
from typing import Any, ClassVar

from tabellone.engine.encounters import Table
from tabellone.engine.game_points import points_json, points_text
from tabellone.engine.reason_values import Placings
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.journal.encounters.codec import JournalCodec
from tabellone.journal.entry import RefusedError
from tabellone.journal.fields import Field, Fields, integer, list_of, nullable, number, optional
from tabellone.journal.state import PairedRound, Proposal, State
from tabellone.journal.summary import Detail, TablePlacing
from tabellone.reading.table_results import table_result


class TableJournalCodec(JournalCodec[Table]):
    """Seats, and the places or the game's own points of each."""

    noun = "table"
    fields: ClassVar[Fields] = {"seats": Field(list_of(integer, min_items=3, max_items=5))}
    result_fields: ClassVar[Fields] = {
        "places": optional(nullable(list_of(integer))),
        "points": optional(nullable(list_of(number))),
    }
    phone_fields = result_fields
    no_such = "no_such_table"
    open_at_closing = "open_table_at_closing"
    replaced_by_hand = "event_replace_tables"

    def read(self, entry: dict[str, Any]) -> Table:
        return Table(tuple(entry["seats"]))

    def write(self, encounter: Table, identity: Mapping[int, int], people: Mapping[int, int]) -> dict[str, Any]:
        return {"seats": [identity[player] for player in encounter.seats]}

    def result_data(self, encounter: Table) -> dict[str, Any] | None:
        if encounter.places is None:
            return None
        points = {} if encounter.points is None else {"points": [points_json(made) for made in encounter.points]}
        return {"places": list(encounter.places), **points}

    def with_result(self, encounter: Table, data: dict[str, Any]) -> Table:
        return table_result(encounter.seats, data.get("places"), data.get("points"), self.noun)

    def complete_result(self, state: State, encounter: Table, data: dict[str, Any]) -> dict[str, Any]:
        if data.get("points") is None:
            return data
        places = self.with_result(encounter, data).places
        return data | {"places": None if places is None else list(places)}

    def require_first(self, before: State, data: dict[str, Any], encounter: Table, after: Table) -> None:
        if encounter.places is not None:
            known = placings(before, encounter)
            raise RefusedError("table_result_known", **self.location(data["round"], data["encounter"]), placed=known)
        if after.places is None:
            raise RefusedError("table_without_result", table=data["encounter"])
        _require_points_for_a_share(data)

    def require_correction(self, before: State, data: dict[str, Any], encounter: Table, after: Table) -> None:
        """None at all takes it back, as long as no later round rests on it."""
        if encounter.places is None:
            raise RefusedError("no_table_result_to_correct", **self.location(data["round"], data["encounter"]))
        if after.places is None and data["round"] < len(before.paired_rounds):
            raise RefusedError("table_without_result", table=data["encounter"])
        _require_points_for_a_share(data)

    def with_proposal(self, encounter: Table, data: dict[str, Any]) -> Table:
        after = self.with_result(encounter, data)
        if after.places is None:
            raise RefusedError("table_without_result", table=data["encounter"])
        return after

    def proposal_data(self, proposal: Proposal) -> dict[str, Any]:
        assert isinstance(proposal.proposed, Table)
        return self.result_data(proposal.proposed) or {}

    def players_on_board(self, encounter: Table, board: int) -> tuple[int, ...]:
        return encounter.seats

    def require_proposal(self, before: State, data: dict[str, Any], encounter: Table) -> None:
        if encounter.places is not None:
            raise RefusedError("table_has_a_result", table=data["encounter"])
        _require_points_for_a_share(data)

    def summary(self, state: State, round_: PairedRound | None, data: dict[str, Any]) -> Detail | None:
        return TablePlacing(_placings_in(state, round_, data))

    def participants(self, state: State, encounter: Table, data: dict[str, Any]) -> str:
        return (
            ""
            if self.with_result(encounter, data).places
            else ", ".join(state.entrants[one].name for one in encounter.seats)
        )

    def collision(self, state: State, data: dict[str, Any]) -> Reason | None:
        number = data.get("round", 0)
        played = state.paired_rounds[number - 1] if 0 < number <= len(state.paired_rounds) else None
        found = _placings_in(state, played, data)
        return Reason("collision_table", args={"table": data["encounter"], "placed": found}) if found else None


TABLE_CODEC = TableJournalCodec()


def placings(state: State, table: Table) -> Placings:
    """Returns the places of a table with names, best first; empty without a result."""
    named = [(place, state.entrants[seat].name) for place, seat in zip(table.places or (), table.seats, strict=False)]
    return Placings(sorted(named, key=lambda entry: entry[0]))


def placings_with_points(state: State, table: Table) -> Placings:
    """Returns the same with game points behind the names, where they were entered."""
    if table.points is None:
        return placings(state, table)
    seats = zip(table.places or (), table.seats, table.points, strict=False)
    named = [(place, f"{state.entrants[seat].name} ({points_text(made)})") for place, seat, made in seats]
    return Placings(sorted(named, key=lambda entry: entry[0]))


def _placings_in(state: State, round_: PairedRound | None, data: dict[str, Any]) -> Placings:
    """Returns the places in the data of an entry about an existing table."""
    tables, number = () if round_ is None else round_.tables, data.get("encounter", 0)
    if not 0 < number <= len(tables):
        return Placings()
    try:
        ended = TABLE_CODEC.with_result(tables[number - 1], data)
        return placings_with_points(state, ended) if data.get("points") else placings(state, ended)
    except BadDocumentError:
        return Placings()


def _require_points_for_a_share(data: dict[str, Any]) -> None:
    """BIG, B10: after round 1 a player's share of the table's points decides, and a share is not negative."""
    if data["round"] == 1 and min(data.get("points") or (0,)) < 0:
        raise RefusedError("negative_points", table=data["encounter"])
