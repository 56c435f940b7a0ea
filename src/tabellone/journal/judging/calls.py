"""Events about calls for arbiters (BIG 5, B16)."""

from typing import Any

from tabellone.engine.calls import require_arbiters, require_deciders
from tabellone.engine.capabilities import CallsArbiters
from tabellone.engine.limits import LONGEST_DECISION
from tabellone.journal.event import RefusedError
from tabellone.journal.facts.calls import known_call
from tabellone.journal.facts.tables import known_table
from tabellone.journal.judging.tournament import require_open
from tabellone.journal.state import State
from tabellone.journal.values import text

MOST_BY_PHONE = 3
"""Calls of one table in one round that come from phones; whoever needs more goes to the desk."""


def call(before: State, data: dict[str, Any], after: State) -> None:
    """A table of the round that is being played calls; the phones of a table do not call for ever."""
    require_open(before)
    number, played, index = known_table(before, data)
    if number != before.published_rounds:
        raise RefusedError("call_other_round", round=number)
    by_phone = sum(bool(made.phone) for made in played.calls if made.call.table == index + 1)
    if text(data, "phone") and by_phone >= MOST_BY_PHONE:
        raise RefusedError("too_many_calls", table=index + 1, most=MOST_BY_PHONE)
    _require_elsewhere(before, data)


def with_arbiters(before: State, data: dict[str, Any]) -> dict[str, Any]:
    """Who is called by the rules of the day, unless somebody has chosen."""
    if "arbiters" in data:
        return data
    number, _, index = known_table(before, data)
    system = before.system
    if not isinstance(system, CallsArbiters):
        return data | {"arbiters": []}
    found = system.arbiters_called(before.tournament, number, index + 1, data.get("minor") is True)
    identity = before.id_of
    return data | {"arbiters": [identity[o.arbiter] if isinstance(o.arbiter, int) else o.arbiter for o in found]}


def assign(before: State, data: dict[str, Any], after: State) -> None:
    """Others, who do not sit at the table either."""
    require_open(before)
    if not data["arbiters"]:
        raise RefusedError("nobody_assigned")
    _require_elsewhere(before, data)


def _require_elsewhere(state: State, data: dict[str, Any]) -> None:
    """«Non presenti al tavolo»; who enters in a later round was not there."""
    number, played, index = known_table(state, data)
    for one in require_arbiters(data["arbiters"], "arbiters"):
        if not isinstance(one, int):
            continue
        entrant = state.entrants[one]
        if one in played.tables[index].seats:
            raise RefusedError("arbiter_at_the_table", player=entrant.name, table=index + 1)
        if entrant.enters > number:
            raise RefusedError("not_yet_entered", player=entrant.name, round=number, enters=entrant.enters)


def call_off(before: State, data: dict[str, Any], after: State) -> None:
    """By the desk, or by the phone that has called."""
    require_open(before)
    made = known_call(before, data)
    phone = text(data, "phone")
    if phone and phone != made.phone:
        raise RefusedError("call_of_another", table=made.call.table)


def ruling(before: State, data: dict[str, Any], after: State) -> None:
    """By those who were called; it is final, and only an undo takes it back."""
    require_open(before)
    made = known_call(before, data).call
    text(data, "text", required=True, longest=LONGEST_DECISION)
    by = require_arbiters(data["by"], "by")
    require_deciders(by, made.arbiters, made.minor, "by")
