"""Calls for arbiters: who was called to which table, by whom, and what they decided."""

from typing import Any

from tabellone.engine.model import Arbiter, Call
from tabellone.journal.event import RefusedError
from tabellone.journal.facts.players import known_player
from tabellone.journal.facts.rounds import with_round
from tabellone.journal.facts.tables import known_table
from tabellone.journal.state import PairedRound, State, TableCall


def call(state: State, data: dict[str, Any]) -> State:
    """A table waits for arbiters."""
    number, played, index = known_table(state, data)
    if open_call(played, index + 1) is not None:
        raise RefusedError("call_open", table=index + 1)
    made = Call(index + 1, _arbiters(state, data["arbiters"]), data.get("minor") is True)
    kept = TableCall(made, data.get("phone", "").strip())
    return with_round(state, number, played._replace(calls=(*played.calls, kept)))


def assign(state: State, data: dict[str, Any]) -> State:
    """Others come."""
    made = known_call(state, data)
    others = made.call._replace(arbiters=_arbiters(state, data["arbiters"]))
    return _with_call(state, data, made, made._replace(call=others))


def call_off(state: State, data: dict[str, Any]) -> State:
    """Nobody needs to come any more."""
    made = known_call(state, data)
    return _with_call(state, data, made, made._replace(off=True))


def ruling(state: State, data: dict[str, Any]) -> State:
    """What they decided; the call is over."""
    if not data["text"].strip():
        raise RefusedError("text_empty")
    made = known_call(state, data)
    decided = made.call._replace(decision=data["text"].strip(), by=_arbiters(state, data["by"]))
    return _with_call(state, data, made, made._replace(call=decided))


def known_call(state: State, data: dict[str, Any]) -> TableCall:
    """The open call an event is about."""
    _, played, index = known_table(state, data)
    made = open_call(played, index + 1)
    if made is None:
        raise RefusedError("no_open_call", table=index + 1)
    return made


def open_call(played: PairedRound, table: int) -> TableCall | None:
    """What a table waits for, if it waits."""
    return next((made for made in played.calls if made.call.table == table and made.is_open), None)


def _arbiters(state: State, arbiters: list[Arbiter]) -> tuple[Arbiter, ...]:
    """Players there are, and names."""
    for one in arbiters:
        if isinstance(one, int):
            known_player(state, {"player": one})
    return tuple(one.strip() if isinstance(one, str) else one for one in arbiters)


def _with_call(state: State, data: dict[str, Any], before: TableCall, after: TableCall) -> State:
    number, played, _ = known_table(state, data)
    return with_round(state, number, played._replace(calls=tuple(after if c is before else c for c in played.calls)))
