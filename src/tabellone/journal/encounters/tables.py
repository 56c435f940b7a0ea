"""Tables of three to five in journals."""

from collections.abc import Mapping
from typing import Any, ClassVar

from tabellone.engine.encounters import Table
from tabellone.engine.game_points import points_json, points_text
from tabellone.engine.reason_values import Placings
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.journal.encounters.recorded import Recorded
from tabellone.journal.event import RefusedError
from tabellone.journal.shapes import Field, Shape, list_of, maybe, number, optional, whole
from tabellone.journal.state import PairedRound, Proposal, State
from tabellone.journal.telling import Detail, Ended
from tabellone.reading.table_results import table_result


class RecordedTables(Recorded[Table]):
    """Seats, and the places or the game's own points of each."""

    noun = "table"
    entry: ClassVar[Shape] = {"seats": Field(list_of(whole, least=3, most=5))}
    result: ClassVar[Shape] = {"places": optional(maybe(list_of(whole))), "points": optional(maybe(list_of(number)))}
    said_by_phone = result
    no_such = "no_such_table"
    open_at_closing = "open_table_at_closing"
    replaced_by_hand = "event_replace_tables"

    def read(self, entry: dict[str, Any]) -> Table:
        """Who sits there."""
        return Table(tuple(entry["seats"]))

    def write(self, encounter: Table, identity: Mapping[int, int], people: Mapping[int, int]) -> dict[str, Any]:
        """The same."""
        return {"seats": [identity[player] for player in encounter.seats]}

    def written_result(self, encounter: Table) -> dict[str, Any] | None:
        """Places, and the game's points where they are known."""
        if encounter.places is None:
            return None
        points = {} if encounter.points is None else {"points": [points_json(made) for made in encounter.points]}
        return {"places": list(encounter.places), **points}

    def ended(self, encounter: Table, data: dict[str, Any]) -> Table:
        """Places, those that follow from the points, or none."""
        return table_result(encounter.seats, data.get("places"), data.get("points"), self.noun)

    def decided(self, state: State, encounter: Table, data: dict[str, Any]) -> dict[str, Any]:
        """A result by game points is recorded with the places that follow from them."""
        if data.get("points") is None:
            return data
        places = self.ended(encounter, data).places
        return data | {"places": None if places is None else list(places)}

    def require_first(self, before: State, data: dict[str, Any], encounter: Table, after: Table) -> None:
        """The first result of a table."""
        if encounter.places is not None:
            known = placed(before, encounter)
            raise RefusedError("table_result_known", **self.where(data["round"], data["encounter"]), placed=known)
        if after.places is None:
            raise RefusedError("table_without_result", table=data["encounter"])
        _require_points_for_a_share(data)

    def require_correction(self, before: State, data: dict[str, Any], encounter: Table, after: Table) -> None:
        """None at all takes it back, as long as no later round rests on it."""
        if encounter.places is None:
            raise RefusedError("no_table_result_to_correct", **self.where(data["round"], data["encounter"]))
        if after.places is None and data["round"] < len(before.paired):
            raise RefusedError("table_without_result", table=data["encounter"])
        _require_points_for_a_share(data)

    def proposed(self, encounter: Table, data: dict[str, Any]) -> Table:
        """With the places."""
        after = self.ended(encounter, data)
        if after.places is None:
            raise RefusedError("table_without_result", table=data["encounter"])
        return after

    def written_proposal(self, proposal: Proposal) -> dict[str, Any]:
        """Places, and points where they were said."""
        assert isinstance(proposal.proposed, Table)
        return self.written_result(proposal.proposed) or {}

    def players_at(self, encounter: Table, board: int) -> tuple[int, ...]:
        """Everybody at the table."""
        return encounter.seats

    def require_proposal(self, before: State, data: dict[str, Any], encounter: Table) -> None:
        """A first result."""
        if encounter.places is not None:
            raise RefusedError("table_has_a_result", table=data["encounter"])
        _require_points_for_a_share(data)

    def told(self, state: State, round_: PairedRound | None, data: dict[str, Any]) -> Detail | None:
        """By names, the best first."""
        return Ended(_placed_by(state, round_, data))

    def who(self, state: State, encounter: Table, data: dict[str, Any]) -> str:
        """Named by their places, except where there are none any more."""
        return (
            "" if self.ended(encounter, data).places else ", ".join(state.entrants[one].name for one in encounter.seats)
        )

    def collision(self, state: State, data: dict[str, Any]) -> Reason | None:
        """By names, where anything can be said of a table that is there."""
        number = data.get("round", 0)
        played = state.paired[number - 1] if 0 < number <= len(state.paired) else None
        found = _placed_by(state, played, data)
        return Reason("collision_table", args={"table": data["encounter"], "placed": found}) if found else None


TABLES = RecordedTables()


def placed(state: State, table: Table) -> Placings:
    """How it ended, as people say it: who was first, who second; nothing where there are no places."""
    named = [(place, state.entrants[seat].name) for place, seat in zip(table.places or (), table.seats, strict=False)]
    return Placings(sorted(named, key=lambda entry: entry[0]))


def placed_with_points(state: State, table: Table) -> Placings:
    """The same, with the points of the game behind each name, where they were entered."""
    if table.points is None:
        return placed(state, table)
    seats = zip(table.places or (), table.seats, table.points, strict=False)
    named = [(place, f"{state.entrants[seat].name} ({points_text(made)})") for place, seat, made in seats]
    return Placings(sorted(named, key=lambda entry: entry[0]))


def _placed_by(state: State, round_: PairedRound | None, data: dict[str, Any]) -> Placings:
    """What an event says of a table, where it says anything of one that is there."""
    tables, number = () if round_ is None else round_.tables, data.get("encounter", 0)
    if not 0 < number <= len(tables):
        return Placings()
    try:
        ended = TABLES.ended(tables[number - 1], data)
        return placed_with_points(state, ended) if data.get("points") else placed(state, ended)
    except BadDocumentError:
        return Placings()


def _require_points_for_a_share(data: dict[str, Any]) -> None:
    """BIG, B10: after round 1 a player's share of the table's points decides, and a share is not negative."""
    if data["round"] == 1 and min(data.get("points") or (0,)) < 0:
        raise RefusedError("negative_points", table=data["encounter"])
