"""Arbiters who do not play, and calls for arbiters (BIG 5), as documents and journals write them."""

from collections.abc import Iterator, Sequence
from typing import Any

from tabellone.engine.encounters import Table
from tabellone.engine.limits import MAX_DECISION_LENGTH
from tabellone.engine.model import MAX_ARBITERS, Arbiter, Call, Player
from tabellone.engine.person_register import name_key
from tabellone.engine.reason_values import PlayerNumber
from tabellone.engine.reasons import BadDocumentError
from tabellone.reading.values import read_bool, read_list, read_object, read_text

MAX_STAFF = 100
FIELDS = ("table", *Call._fields[1:])
"""Of a call, as documents write it."""


def read_staff(raw: Any, path: str) -> tuple[str, ...]:
    names = tuple(read_text(name, f"{path}[{index}]") for index, name in enumerate(_list(raw, path, MAX_STAFF)))
    if len({name_key(name) for name in names}) < len(names):
        raise BadDocumentError("staff_twice", path)
    return names


def read_calls(
    raw: Any, round_number: int, tables: Sequence[Table], players: Sequence[Player], path: str
) -> Iterator[Call]:
    """The calls of a round, of tables there are; a table calls again only after the decision."""
    waiting: set[int] = set()
    for index, entry in enumerate(read_list(raw, path)):
        call = _read_call(entry, round_number, tables, players, f"{path}[{index}]")
        if call.encounter in waiting:
            raise BadDocumentError("call_open", f"{path}[{index}]", table=call.encounter)
        if not call.decision:
            waiting.add(call.encounter)
        yield call


def write_call(call: Call) -> dict[str, Any]:
    return {
        "table": call.encounter,
        "arbiters": list(call.arbiters),
        **({"minor": True} if call.minor else {}),
        **({"decision": call.decision, "by": list(call.by)} if call.decision else {}),
    }


def require_arbiters(raw: Any, path: str) -> tuple[Arbiter, ...]:
    """Players by number and the staff by name, three at most, nobody twice."""
    arbiters = tuple(_arbiter(entry, path) for entry in _list(raw, path, MAX_ARBITERS))
    if len(set(arbiters)) < len(arbiters):
        raise BadDocumentError("arbiter_twice", path)
    return arbiters


def require_deciders(by: Sequence[Arbiter], called: Sequence[Arbiter], minor: bool, path: str) -> None:
    """Raises unless all deciders were called; only in a minor case may there be none."""
    if not set(by) <= set(called) or not (by or minor):
        raise BadDocumentError("decided_by_others", path)


def _read_call(entry: Any, round_number: int, tables: Sequence[Table], players: Sequence[Player], path: str) -> Call:
    read_object(entry, path, FIELDS)
    table, words = entry.get("table"), entry.get("decision")
    if type(table) is not int or not 0 < table <= len(tables):
        raise BadDocumentError("call_of_no_table", f"{path}.table", tables=len(tables))
    minor = read_bool(entry.get("minor", False), f"{path}.minor")
    arbiters = require_arbiters(entry.get("arbiters"), f"{path}.arbiters")
    for arbiter in arbiters:
        if isinstance(arbiter, int):
            _require_elsewhere(arbiter, round_number, table, tables, players, f"{path}.arbiters")
    by = require_arbiters(entry.get("by", []), f"{path}.by")
    if words is None:
        return Call(table, arbiters, minor)
    require_deciders(by, arbiters, minor, f"{path}.by")
    return Call(table, arbiters, minor, read_text(words, f"{path}.decision", MAX_DECISION_LENGTH), by)


def _require_elsewhere(
    arbiter: int, round_number: int, table: int, tables: Sequence[Table], players: Sequence[Player], path: str
) -> None:
    if not 0 < arbiter <= len(players):
        raise BadDocumentError("unknown_player", path, player=PlayerNumber(arbiter) if abs(arbiter) < 10**9 else "…")
    if arbiter in tables[table - 1].seats:
        raise BadDocumentError("arbiter_at_the_table", path, player=PlayerNumber(arbiter), table=table)
    enters = players[arbiter - 1].enters
    if enters > round_number:
        raise BadDocumentError("not_yet_entered", path, player=PlayerNumber(arbiter), round=round_number, enters=enters)


def _arbiter(value: Any, path: str) -> Arbiter:
    if isinstance(value, str):
        return read_text(value, path)
    if type(value) is not int:
        raise BadDocumentError("not_an_arbiter", path)
    return value


def _list(raw: Any, path: str, most: int) -> list[Any]:
    if len(read_list(raw, path)) > most:
        raise BadDocumentError("too_many_arbiters", path, count=len(raw), most=most)
    return list(raw)
