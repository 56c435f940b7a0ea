"""Events of older versions, said as they are said today. What is written here never changes: it is what they meant."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tabellone.engine.encounters import Game, Table
from tabellone.engine.reasons import BadDocumentError
from tabellone.journal.event import RefusedError
from tabellone.journal.shapes import (
    Field,
    Shape,
    anything,
    arbiter,
    kept_parts,
    list_of,
    maybe,
    optional,
    rest_kind,
    result_code,
    row,
    text,
    whole,
    yes_or_no,
)
from tabellone.journal.state import State

Upcaster = Callable[[State, dict[str, Any]], dict[str, Any]]
"""The data of the next version, with the state before the event."""


class Older(NamedTuple):
    """A version of a kind of event that is not written any more."""

    upcast: Upcaster
    shape: Shape | None = None
    """Its fields, where the next version has others."""


MISSED_BY = {
    "amalfi": "absent",
    "italo-swiss": "absent",
    "round-robin": "rt",
    "elimination": "rt",
    "big-tables": "absent",
}


def said_today(data: Mapping[str, Any]) -> dict[str, Any]:
    """What an event of any version says of encounters: first versions knew boards and tables, each by its name."""
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


ROUND_1: Shape = {
    "round": Field(whole),
    "boards": optional(list_of(row(whole, whole, result_code, least=2))),
    "tables": optional(list_of(list_of(whole, least=3, most=5))),
    "rests": optional(list_of(row(whole, rest_kind, maybe(whole), least=2))),
    "announced": optional(whole),
    "handicaps": optional(list_of(row(whole, whole, least=2))),
    "kept": optional(kept_parts("games", "tables", "rests")),
    "exceptions": optional(anything),
    "quality": optional(anything),
}
PLACES_1: Shape = {"places": optional(maybe(list_of(whole))), "points": optional(maybe(list_of(whole)))}
RESULT_1: Shape = {
    "round": Field(whole),
    "board": optional(whole),
    "table": optional(whole),
    "result": optional(result_code),
    **PLACES_1,
}
TABLE_1: Shape = {"round": Field(whole), "table": Field(whole)}
PROPOSE_1: Shape = {
    **TABLE_1,
    "phone": Field(text),
    "address": optional(text),
    "accepted": Field(yes_or_no, decided=True),
    **PLACES_1,
}
CALL_1: Shape = {
    **TABLE_1,
    "minor": optional(yes_or_no),
    "phone": optional(text),
    "arbiters": Field(list_of(arbiter), decided=True),
}
ASSIGN_1: Shape = {**TABLE_1, "arbiters": Field(list_of(arbiter))}
CALL_OFF_1: Shape = {**TABLE_1, "phone": optional(text)}
RULING_1: Shape = {**TABLE_1, "text": Field(text), "by": Field(list_of(arbiter))}


def pair_1(state: State, data: dict[str, Any]) -> dict[str, Any]:
    """Version 1 wrote boards as rows of ids, with the result where it was supposed, and tables as rows of seats."""
    said = {"encounters": [], **said_today(data)}
    if "kept" in said:
        kept = dict(said["kept"])
        parts = [kept.pop(name, {}) for name in ("games", "tables")]
        said["kept"] = kept | {"encounters": {number: more for part in parts for number, more in part.items()}}
    return said


def named_1(state: State, data: dict[str, Any]) -> dict[str, Any]:
    """Version 1 spoke of a board or of a table, and of one of the other kind there was none."""
    if "board" not in data and "table" not in data:
        raise BadDocumentError("not_a_whole_number", "board")
    noun, other, no_such = ("table", Game, "no_such_table") if "table" in data else ("board", Table, "no_such_board")
    played = state.paired[data["round"] - 1] if 0 < data["round"] <= len(state.paired) else None
    if played is not None and any(isinstance(one, other) for one in played.encounters[:1]):
        raise RefusedError(no_such, **{"round": data["round"], noun: data[noun]})
    return said_today(data)


def create_1(state: State, data: dict[str, Any]) -> dict[str, Any]:
    """In version 1 nobody of a round robin was kept together unless it was said."""
    return _with_nobody_together(data.get("system"), data | {"rules": data.get("rules", {})})


def settings_1(state: State, data: dict[str, Any]) -> dict[str, Any]:
    """As `create` of version 1."""
    return _with_nobody_together(state.system_name, data)


def draw_1(state: State, data: dict[str, Any]) -> dict[str, Any]:
    """As `create` of version 1."""
    return _with_nobody_together(state.system_name, data)


def _with_nobody_together(system: Any, data: dict[str, Any]) -> dict[str, Any]:
    rules = data.get("rules")
    if system != "round-robin" or not isinstance(rules, dict):
        return data
    return data | {"rules": {"together": "nobody", **rules}}


def return_1(state: State, data: dict[str, Any]) -> dict[str, Any]:
    """Version 1 did not say how the rounds that were missed are written: it followed from the system."""
    return data | {"rest": MISSED_BY[state.system_name]}


def propose_1(state: State, data: dict[str, Any]) -> dict[str, Any]:
    """In version 1 a second proposal was only written if it agreed with the first and came from another phone."""
    number, table = data.get("round"), data.get("table")
    if type(number) is not int or not 0 < number <= len(state.paired):
        raise RefusedError("not_paired", round=number)
    return data | {"accepted": any(one.encounter == table for one in state.paired[number - 1].proposals)}


def propose_3(state: State, data: dict[str, Any]) -> dict[str, Any]:
    """Until version 3 only tables had proposals, and nobody was named; what waited said all the same."""
    return data
