"""Calls for arbiters (BIG 5, B16): who was called to which table, by whom, and what they decided."""

from typing import ClassVar

from tabellone.engine.capabilities import CallsArbiters
from tabellone.engine.limits import MAX_DECISION_LENGTH
from tabellone.engine.model import Arbiter, Call
from tabellone.engine.reasons import Reason
from tabellone.journal.encounters import recorded
from tabellone.journal.event import RefusedError
from tabellone.journal.events.tournament import require_open
from tabellone.journal.kind import Data, Kind, Touched
from tabellone.journal.known import known_call, known_encounter, known_player, open_call, with_round
from tabellone.journal.older import ASSIGN_1, CALL_1, CALL_OFF_1, RULING_1, Older, named_1
from tabellone.journal.shapes import AN_ENCOUNTER, Field, Shape, arbiter, list_of, optional, text, yes_or_no
from tabellone.journal.state import EncounterCall, State
from tabellone.journal.telling import Detail, arbiters, facts, typed
from tabellone.journal.values import text as require_text
from tabellone.reading.calls import require_arbiters, require_deciders

MOST_BY_PHONE = 3
"""Calls of one table in one round that come from phones; whoever needs more goes to the desk."""


class AboutACall(Kind):
    """An event about the call of a table."""

    shape: ClassVar[Shape] = AN_ENCOUNTER

    def touches(self, data: Data) -> Touched:
        """Arbiters come and go whatever the result of their table."""
        return frozenset({("call", data["round"], data["encounter"])})

    def told(self, state: State, data: Data) -> list[Detail]:
        """Who, and where."""
        kind = recorded(state)
        people: list[Detail] = [arbiters(state, data[name]) for name in ("arbiters", "by") if data.get(name)]
        minor: list[Detail] = [Reason("did_minor")] if data.get("minor") else []
        where = facts(kind.where(data["round"], data["encounter"]), "round", kind.noun)
        return [*people, *minor, *where, *typed(data, "text")]


class CallArbiters(AboutACall):
    """A table waits for arbiters."""

    shape: ClassVar[Shape] = {
        **AN_ENCOUNTER,
        "minor": optional(yes_or_no),
        "phone": optional(text),
        "arbiters": Field(list_of(arbiter), decided=True),
    }
    older = (Older(named_1, CALL_1),)

    def decide(self, state: State, data: Data) -> Data:
        """Who is called by the rules of the day, unless somebody has chosen."""
        if "arbiters" in data:
            return data
        number, _, index = known_encounter(state, data)
        system = state.system
        if not isinstance(system, CallsArbiters):
            return data | {"arbiters": []}
        found = system.arbiters_to_call(state.tournament, number, index + 1, data.get("minor") is True)
        identity = state.id_of
        return data | {"arbiters": [identity[o.arbiter] if isinstance(o.arbiter, int) else o.arbiter for o in found]}

    def apply(self, state: State, data: Data) -> State:
        """One call at a time."""
        number, played, index = known_encounter(state, data)
        if open_call(played, index + 1) is not None:
            raise RefusedError("call_open", table=index + 1)
        made = Call(index + 1, _known(state, data["arbiters"]), data.get("minor") is True)
        kept = EncounterCall(made, data.get("phone", "").strip())
        return with_round(state, number, played._replace(calls=(*played.calls, kept)))

    def judge(self, before: State, data: Data, after: State) -> None:
        """A table of the round that is being played calls; the phones of a table do not call for ever."""
        require_open(before)
        number, played, index = known_encounter(before, data)
        if number != before.published_rounds:
            raise RefusedError("call_other_round", round=number)
        by_phone = sum(bool(made.phone) for made in played.calls if made.call.encounter == index + 1)
        if require_text(data, "phone") and by_phone >= MOST_BY_PHONE:
            raise RefusedError("too_many_calls", table=index + 1, most=MOST_BY_PHONE)
        _require_elsewhere(before, data)


class Assign(AboutACall):
    """Others come."""

    shape: ClassVar[Shape] = {**AN_ENCOUNTER, "arbiters": Field(list_of(arbiter))}
    older = (Older(named_1, ASSIGN_1),)

    def apply(self, state: State, data: Data) -> State:
        """In the place of those who were called."""
        made = known_call(state, data)
        others = made.call._replace(arbiters=_known(state, data["arbiters"]))
        return _with_call(state, data, made, made._replace(call=others))

    def judge(self, before: State, data: Data, after: State) -> None:
        """Others, who do not sit at the table either."""
        require_open(before)
        if not data["arbiters"]:
            raise RefusedError("nobody_assigned")
        _require_elsewhere(before, data)


class CallOff(AboutACall):
    """Nobody needs to come any more."""

    shape: ClassVar[Shape] = {**AN_ENCOUNTER, "phone": optional(text)}
    older = (Older(named_1, CALL_OFF_1),)

    def apply(self, state: State, data: Data) -> State:
        """Without a decision."""
        made = known_call(state, data)
        return _with_call(state, data, made, made._replace(off=True))

    def judge(self, before: State, data: Data, after: State) -> None:
        """By the desk, or by the phone that has called."""
        require_open(before)
        made = known_call(before, data)
        phone = require_text(data, "phone")
        if phone and phone != made.phone:
            raise RefusedError("call_of_another", table=made.call.encounter)


class Ruling(AboutACall):
    """What they decided; the call is over."""

    shape: ClassVar[Shape] = {**AN_ENCOUNTER, "text": Field(text), "by": Field(list_of(arbiter))}
    older = (Older(named_1, RULING_1),)

    def apply(self, state: State, data: Data) -> State:
        """In words."""
        if not data["text"].strip():
            raise RefusedError("text_empty")
        made = known_call(state, data)
        decided = made.call._replace(decision=data["text"].strip(), by=_known(state, data["by"]))
        return _with_call(state, data, made, made._replace(call=decided))

    def judge(self, before: State, data: Data, after: State) -> None:
        """By those who were called; it is final, and only an undo takes it back."""
        require_open(before)
        made = known_call(before, data).call
        require_text(data, "text", required=True, longest=MAX_DECISION_LENGTH)
        by = require_arbiters(data["by"], "by")
        require_deciders(by, made.arbiters, made.minor, "by")


def _known(state: State, called: list[Arbiter]) -> tuple[Arbiter, ...]:
    """Players there are, and names."""
    for one in called:
        if isinstance(one, int):
            known_player(state, {"player": one})
    return tuple(one.strip() if isinstance(one, str) else one for one in called)


def _with_call(state: State, data: Data, before: EncounterCall, after: EncounterCall) -> State:
    number, played, _ = known_encounter(state, data)
    return with_round(state, number, played._replace(calls=tuple(after if c is before else c for c in played.calls)))


def _require_elsewhere(state: State, data: Data) -> None:
    """«Non presenti al tavolo»; who enters in a later round was not there."""
    number, played, index = known_encounter(state, data)
    for one in require_arbiters(data["arbiters"], "arbiters"):
        if not isinstance(one, int):
            continue
        entrant = state.entrants[one]
        if one in played.encounters[index].seats:
            raise RefusedError("arbiter_at_the_table", player=entrant.name, table=index + 1)
        enters = entrant.player.enters
        if enters > number:
            raise RefusedError("not_yet_entered", player=entrant.name, round=number, enters=enters)
