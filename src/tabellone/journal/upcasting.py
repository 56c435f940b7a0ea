"""Events of older versions, said as they are said today. What is written here never changes: it is what they meant."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tabellone.engine.encounters import Game, Table
from tabellone.engine.reasons import BadDocumentError
from tabellone.journal.entry import RefusedError
from tabellone.journal.fields import (
    Field,
    Fields,
    anything,
    arbiter,
    boolean,
    extra_fields,
    integer,
    list_of,
    nullable,
    optional,
    rest_kind,
    result_code,
    row,
    text,
)
from tabellone.journal.state import State

Upcaster = Callable[[State, dict[str, Any]], dict[str, Any]]
"""The data of the next version, with the state before the event."""


class OlderVersion(NamedTuple):
    """A version of a kind of event that is not written any more."""

    upcast: Upcaster
    fields: Fields | None = None
    """Its fields, where the next version has others."""


MISSED_ROUND_REST = {
    "amalfi": "absent",
    "italo-swiss": "absent",
    "round-robin": "rt",
    "elimination": "rt",
    "big-tables": "absent",
}


def rename_encounter_fields(data: Mapping[str, Any]) -> dict[str, Any]:
    """Renames the fields of first versions, which named boards and tables each by its own word."""
    said = dict(data)
    boards, tables = said.pop("boards", None), said.pop("tables", None)
    if "encounters" not in said and (boards is not None or tables is not None):
        said["encounters"] = [*map(_game, boards or ()), *map(_table, tables or ())]
    board, table = said.pop("board", None), said.pop("table", None)
    if "encounter" not in said and (board is not None or table is not None):
        said["encounter"] = board if table is None else table
    return said


def _game(row: list[Any]) -> dict[str, Any]:
    return dict(zip(("white", "black", "result"), row, strict=False))


def _table(row: list[int]) -> dict[str, Any]:
    return {"seats": row}


ROUND_1: Fields = {
    "round": Field(integer),
    "boards": optional(list_of(row(integer, integer, result_code, min_items=2))),
    "tables": optional(list_of(list_of(integer, min_items=3, max_items=5))),
    "rests": optional(list_of(row(integer, rest_kind, nullable(integer), min_items=2))),
    "announced": optional(integer),
    "handicaps": optional(list_of(row(integer, integer, min_items=2))),
    "kept": optional(extra_fields("games", "tables", "rests")),
    "exceptions": optional(anything),
    "quality": optional(anything),
}
PLACES_1: Fields = {"places": optional(nullable(list_of(integer))), "points": optional(nullable(list_of(integer)))}
RESULT_1: Fields = {
    "round": Field(integer),
    "board": optional(integer),
    "table": optional(integer),
    "result": optional(result_code),
    **PLACES_1,
}
TABLE_1: Fields = {"round": Field(integer), "table": Field(integer)}
PROPOSE_1: Fields = {
    **TABLE_1,
    "phone": Field(text),
    "address": optional(text),
    "accepted": Field(boolean, is_decided=True),
    **PLACES_1,
}
CALL_1: Fields = {
    **TABLE_1,
    "minor": optional(boolean),
    "phone": optional(text),
    "arbiters": Field(list_of(arbiter), is_decided=True),
}
ASSIGN_1: Fields = {**TABLE_1, "arbiters": Field(list_of(arbiter))}
CALL_OFF_1: Fields = {**TABLE_1, "phone": optional(text)}
RULING_1: Fields = {**TABLE_1, "text": Field(text), "by": Field(list_of(arbiter))}


def upcast_pair_1(state: State, data: dict[str, Any]) -> dict[str, Any]:
    """Version 1 wrote boards as rows of ids, with the result where it was supposed, and tables as rows of seats."""
    said = {"encounters": [], **rename_encounter_fields(data)}
    if "kept" in said:
        kept = dict(said["kept"])
        parts = [kept.pop(name, {}) for name in ("games", "tables")]
        said["kept"] = kept | {"encounters": {number: more for part in parts for number, more in part.items()}}
    return said


def upcast_encounter_1(state: State, data: dict[str, Any]) -> dict[str, Any]:
    """Version 1 spoke of a board or of a table, and of one of the other kind there was none."""
    if "board" not in data and "table" not in data:
        raise BadDocumentError("not_a_whole_number", "board")
    noun, other, no_such = ("table", Game, "no_such_table") if "table" in data else ("board", Table, "no_such_board")
    played = state.paired_rounds[data["round"] - 1] if 0 < data["round"] <= len(state.paired_rounds) else None
    if played is not None and any(isinstance(one, other) for one in played.encounters[:1]):
        raise RefusedError(no_such, **{"round": data["round"], noun: data[noun]})
    return rename_encounter_fields(data)


def upcast_create_1(state: State, data: dict[str, Any]) -> dict[str, Any]:
    """In version 1 the default of `together` was nobody."""
    return _without_club_mates(data.get("system"), data | {"rules": data.get("rules", {})})


def upcast_settings_1(state: State, data: dict[str, Any]) -> dict[str, Any]:
    return _without_club_mates(state.system_name, data)


def upcast_draw_1(state: State, data: dict[str, Any]) -> dict[str, Any]:
    return _without_club_mates(state.system_name, data)


def _without_club_mates(system: Any, data: dict[str, Any]) -> dict[str, Any]:
    rules = data.get("rules")
    if system != "round-robin" or not isinstance(rules, dict):
        return data
    return data | {"rules": {"together": "nobody", **rules}}


def upcast_return_1(state: State, data: dict[str, Any]) -> dict[str, Any]:
    """Version 1 did not say how the rounds that were missed are written: it followed from the system."""
    return data | {"rest": MISSED_ROUND_REST[state.system_name]}


def upcast_propose_1(state: State, data: dict[str, Any]) -> dict[str, Any]:
    """In version 1 a second proposal was written only if it agreed with the first and came from another phone."""
    number, table = data.get("round"), data.get("table")
    if type(number) is not int or not 0 < number <= len(state.paired_rounds):
        raise RefusedError("not_paired", round=number)
    return data | {"accepted": any(one.encounter == table for one in state.paired_rounds[number - 1].proposals)}


def upcast_propose_3(state: State, data: dict[str, Any]) -> dict[str, Any]:
    """Until version 3 only tables had proposals, without a player's name; waiting ones were all equal."""
    return data
