"""Arbiters who do not play, and calls for arbiters (BIG 5), as documents and journals write them."""

from collections.abc import Iterator, Sequence
from typing import Any

from tabellone.engine.encounters import Table
from tabellone.engine.limits import LONGEST_DECISION
from tabellone.engine.model import MOST_ARBITERS, Arbiter, Call, Player
from tabellone.engine.names import name_key
from tabellone.engine.reason_values import PlayerNumber
from tabellone.engine.reasons import BadDocumentError
from tabellone.reading.values import read_flag, read_list, read_object, read_words

MOST_STAFF = 100
FIELDS = ("table", *Call._fields[1:])
"""Of a call, as documents write it."""


def read_staff(raw: Any, where: str) -> tuple[str, ...]:
    """Names, each once."""
    names = tuple(read_words(name, f"{where}[{index}]") for index, name in enumerate(_list(raw, where, MOST_STAFF)))
    if len({name_key(name) for name in names}) < len(names):
        raise BadDocumentError("staff_twice", where)
    return names


def read_calls(raw: Any, number: int, tables: Sequence[Table], players: Sequence[Player], where: str) -> Iterator[Call]:
    """The calls of a round, of tables there are; a table calls again only after the decision."""
    waiting: set[int] = set()
    for index, entry in enumerate(read_list(raw, where)):
        call = _read_call(entry, number, tables, players, f"{where}[{index}]")
        if call.encounter in waiting:
            raise BadDocumentError("call_open", f"{where}[{index}]", table=call.encounter)
        if not call.decision:
            waiting.add(call.encounter)
        yield call


def write_call(call: Call) -> dict[str, Any]:
    """What `read_calls` reads back."""
    return {
        "table": call.encounter,
        "arbiters": list(call.arbiters),
        **({"minor": True} if call.minor else {}),
        **({"decision": call.decision, "by": list(call.by)} if call.decision else {}),
    }


def require_arbiters(raw: Any, where: str) -> tuple[Arbiter, ...]:
    """Players by number and the staff by name, three at most, nobody twice."""
    arbiters = tuple(_arbiter(entry, where) for entry in _list(raw, where, MOST_ARBITERS))
    if len(set(arbiters)) < len(arbiters):
        raise BadDocumentError("arbiter_twice", where)
    return arbiters


def require_deciders(by: Sequence[Arbiter], called: Sequence[Arbiter], minor: bool, where: str) -> None:
    """Somebody of those called; in a minor case it may be the players themselves."""
    if not set(by) <= set(called) or not (by or minor):
        raise BadDocumentError("decided_by_others", where)


def _read_call(entry: Any, number: int, tables: Sequence[Table], players: Sequence[Player], where: str) -> Call:
    read_object(entry, where, FIELDS)
    table, words = entry.get("table"), entry.get("decision")
    if type(table) is not int or not 0 < table <= len(tables):
        raise BadDocumentError("call_of_no_table", f"{where}.table", tables=len(tables))
    minor = read_flag(entry.get("minor", False), f"{where}.minor")
    arbiters = require_arbiters(entry.get("arbiters"), f"{where}.arbiters")
    for arbiter in arbiters:
        if isinstance(arbiter, int):
            _require_elsewhere(arbiter, number, table, tables, players, f"{where}.arbiters")
    by = require_arbiters(entry.get("by", []), f"{where}.by")
    if words is None:
        return Call(table, arbiters, minor)
    require_deciders(by, arbiters, minor, f"{where}.by")
    return Call(table, arbiters, minor, read_words(words, f"{where}.decision", LONGEST_DECISION), by)


def _require_elsewhere(
    arbiter: int, number: int, table: int, tables: Sequence[Table], players: Sequence[Player], where: str
) -> None:
    if not 0 < arbiter <= len(players):
        raise BadDocumentError("unknown_player", where, player=PlayerNumber(arbiter) if abs(arbiter) < 10**9 else "…")
    if arbiter in tables[table - 1].seats:
        raise BadDocumentError("arbiter_at_the_table", where, player=PlayerNumber(arbiter), table=table)
    enters = players[arbiter - 1].enters
    if enters > number:
        raise BadDocumentError("not_yet_entered", where, player=PlayerNumber(arbiter), round=number, enters=enters)


def _arbiter(value: Any, where: str) -> Arbiter:
    if isinstance(value, str):
        return read_words(value, where)
    if type(value) is not int:
        raise BadDocumentError("not_an_arbiter", where)
    return value


def _list(raw: Any, where: str, most: int) -> list[Any]:
    if len(read_list(raw, where)) > most:
        raise BadDocumentError("too_many_arbiters", where, count=len(raw), most=most)
    return list(raw)
