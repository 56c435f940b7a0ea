"""Calls for arbiters (BIG 5, B16): who was called to which table, by whom, and what they decided."""

from typing import ClassVar

from tabellone.engine.capabilities import CallsArbiters
from tabellone.engine.limits import MAX_DECISION_LENGTH
from tabellone.engine.model import Arbiter, Call
from tabellone.engine.reasons import Reason
from tabellone.journal.encounters import codec_of_tournament
from tabellone.journal.entries.tournament import require_open
from tabellone.journal.entry import RefusedError
from tabellone.journal.entry_type import Data, EntryType, Scope
from tabellone.journal.fields import ENCOUNTER_FIELDS, Field, Fields, arbiter, boolean, list_of, optional, text
from tabellone.journal.lookup import find_encounter, find_open_call, find_player, open_call_of, with_round
from tabellone.journal.state import EncounterCall, State
from tabellone.journal.summary import Detail, arbiters, field_facts, free_text
from tabellone.journal.upcasting import ASSIGN_1, CALL_1, CALL_OFF_1, RULING_1, OlderVersion, upcast_encounter_1
from tabellone.journal.values import text_value as require_text
from tabellone.reading.calls import require_arbiters, require_deciders

MAX_PHONE_CALLS = 3
"""Calls of one table in one round that come from phones; whoever needs more goes to the desk."""


class CallEntry(EntryType):
    """An event about the call of a table."""

    fields: ClassVar[Fields] = ENCOUNTER_FIELDS

    def scope(self, data: Data) -> Scope:
        return frozenset({("call", data["round"], data["encounter"])})

    def summary(self, state: State, data: Data) -> list[Detail]:
        kind = codec_of_tournament(state)
        people: list[Detail] = [arbiters(state, data[name]) for name in ("arbiters", "by") if data.get(name)]
        minor: list[Detail] = [Reason("did_minor")] if data.get("minor") else []
        where = field_facts(kind.location(data["round"], data["encounter"]), "round", kind.noun)
        return [*people, *minor, *where, *free_text(data, "text")]


class CallArbiters(CallEntry):
    """A table waits for arbiters."""

    fields: ClassVar[Fields] = {
        **ENCOUNTER_FIELDS,
        "minor": optional(boolean),
        "phone": optional(text),
        "arbiters": Field(list_of(arbiter), is_decided=True),
    }
    older_versions = (OlderVersion(upcast_encounter_1, CALL_1),)

    def complete(self, state: State, data: Data) -> Data:
        if "arbiters" in data:
            return data
        number, _, index = find_encounter(state, data)
        system = state.system
        if not isinstance(system, CallsArbiters):
            return data | {"arbiters": []}
        found = system.arbiters_to_call(state.tournament, number, index + 1, data.get("minor") is True)
        identity = state.id_of
        return data | {"arbiters": [identity[o.arbiter] if isinstance(o.arbiter, int) else o.arbiter for o in found]}

    def apply(self, state: State, data: Data) -> State:
        number, played, index = find_encounter(state, data)
        if open_call_of(played, index + 1) is not None:
            raise RefusedError("call_open", table=index + 1)
        made = Call(index + 1, _arbiters(state, data["arbiters"]), data.get("minor") is True)
        kept = EncounterCall(made, data.get("phone", "").strip())
        return with_round(state, number, played._replace(calls=(*played.calls, kept)))

    def validate(self, before: State, data: Data, after: State) -> None:
        """A table of the round that is being played calls; the phones of a table do not call for ever."""
        require_open(before)
        number, played, index = find_encounter(before, data)
        if number != before.published_rounds:
            raise RefusedError("call_other_round", round=number)
        by_phone = sum(bool(made.phone) for made in played.calls if made.call.encounter == index + 1)
        if require_text(data, "phone") and by_phone >= MAX_PHONE_CALLS:
            raise RefusedError("too_many_calls", table=index + 1, most=MAX_PHONE_CALLS)
        _require_elsewhere(before, data)


class Assign(CallEntry):
    """Others come."""

    fields: ClassVar[Fields] = {**ENCOUNTER_FIELDS, "arbiters": Field(list_of(arbiter))}
    older_versions = (OlderVersion(upcast_encounter_1, ASSIGN_1),)

    def apply(self, state: State, data: Data) -> State:
        made = find_open_call(state, data)
        others = made.call._replace(arbiters=_arbiters(state, data["arbiters"]))
        return _with_call(state, data, made, made._replace(call=others))

    def validate(self, before: State, data: Data, after: State) -> None:
        require_open(before)
        if not data["arbiters"]:
            raise RefusedError("nobody_assigned")
        _require_elsewhere(before, data)


class CancelCall(CallEntry):
    """The arbiters need not come any more."""

    fields: ClassVar[Fields] = {**ENCOUNTER_FIELDS, "phone": optional(text)}
    older_versions = (OlderVersion(upcast_encounter_1, CALL_OFF_1),)

    def apply(self, state: State, data: Data) -> State:
        made = find_open_call(state, data)
        return _with_call(state, data, made, made._replace(is_cancelled=True))

    def validate(self, before: State, data: Data, after: State) -> None:
        require_open(before)
        made = find_open_call(before, data)
        phone = require_text(data, "phone")
        if phone and phone != made.phone:
            raise RefusedError("call_of_another", table=made.call.encounter)


class Ruling(CallEntry):
    """The arbiters' decision, which ends the call."""

    fields: ClassVar[Fields] = {**ENCOUNTER_FIELDS, "text": Field(text), "by": Field(list_of(arbiter))}
    older_versions = (OlderVersion(upcast_encounter_1, RULING_1),)

    def apply(self, state: State, data: Data) -> State:
        if not data["text"].strip():
            raise RefusedError("text_empty")
        made = find_open_call(state, data)
        decided = made.call._replace(decision=data["text"].strip(), by=_arbiters(state, data["by"]))
        return _with_call(state, data, made, made._replace(call=decided))

    def validate(self, before: State, data: Data, after: State) -> None:
        """Requires that those who decide were called. A decision is final; only an undo takes it back."""
        require_open(before)
        made = find_open_call(before, data).call
        require_text(data, "text", required=True, max_length=MAX_DECISION_LENGTH)
        by = require_arbiters(data["by"], "by")
        require_deciders(by, made.arbiters, made.minor, "by")


def _arbiters(state: State, called: list[Arbiter]) -> tuple[Arbiter, ...]:
    for one in called:
        if isinstance(one, int):
            find_player(state, {"player": one})
    return tuple(one.strip() if isinstance(one, str) else one for one in called)


def _with_call(state: State, data: Data, before: EncounterCall, after: EncounterCall) -> State:
    number, played, _ = find_encounter(state, data)
    return with_round(state, number, played._replace(calls=tuple(after if c is before else c for c in played.calls)))


def _require_elsewhere(state: State, data: Data) -> None:
    """«Non presenti al tavolo»; who enters in a later round was not there."""
    number, played, index = find_encounter(state, data)
    for one in require_arbiters(data["arbiters"], "arbiters"):
        if not isinstance(one, int):
            continue
        entrant = state.entrants[one]
        if one in played.encounters[index].seats:
            raise RefusedError("arbiter_at_the_table", player=entrant.name, table=index + 1)
        enters = entrant.player.enters
        if enters > number:
            raise RefusedError("not_yet_entered", player=entrant.name, round=number, enters=enters)
