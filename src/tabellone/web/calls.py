"""Arbiters and their calls in words, at the desk and on the phones of the table."""

from collections.abc import Iterable

from tabellone.documents.speaker import Speaker
from tabellone.engine.model import Arbiter, Call
from tabellone.journal.state import State
from tabellone.journal.summary import arbiter_name, arbiters


def with_place(speaker: Speaker, state: State, arbiter: Arbiter) -> str:
    """His name and where he sits now: in the round everybody sees."""
    name = arbiter_name(state, arbiter)
    if isinstance(arbiter, str):
        return speaker.say("ui_arbiter_staff", name=name)
    tables = state.paired_rounds[state.published_rounds - 1].tables if state.published_rounds else ()
    at = next((number for number, table in enumerate(tables, 1) if arbiter in table.seats), None)
    if at is None:
        return speaker.say("ui_arbiter_away", name=name)
    return speaker.say("ui_arbiter_at", name=name, table=at)


def with_places(speaker: Speaker, state: State, called: Iterable[Arbiter]) -> str:
    """Several."""
    return ", ".join(with_place(speaker, state, one) for one in called)


def decisions_of(speaker: Speaker, state: State, number: int, table: int) -> list[str]:
    """What was decided at a table, with by whom."""
    made = (one.call for one in state.paired_rounds[number - 1].calls)
    return [_decided(speaker, state, call) for call in made if call.encounter == table and call.decision]


def _decided(speaker: Speaker, state: State, call: Call) -> str:
    if not call.by:
        return speaker.say("ui_decided_agreed", decision=call.decision)
    return speaker.say("ui_decided", decision=call.decision, by=arbiters(state, call.by))
