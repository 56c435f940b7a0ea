"""Who is here before the first round, and who asks not to play in a round that is still to be paired."""

from typing import ClassVar

from tabellone.engine.reasons import Reason
from tabellone.journal.entries.players import CompetitorEntry, PlayerEntry
from tabellone.journal.entries.tournament import require_open
from tabellone.journal.entry import RefusedError
from tabellone.journal.entry_type import Data, Scope
from tabellone.journal.fields import (
    COMPETITOR_FIELD,
    PLAYER_FIELD,
    ROUND_FIELD,
    Field,
    Fields,
    absence_kind,
    boolean,
    optional,
)
from tabellone.journal.lookup import find_competitor, find_player
from tabellone.journal.state import AbsenceRequest, State
from tabellone.journal.summary import Detail, competitor_detail, field_facts
from tabellone.journal.values import integer_value, one_of

MAX_REQUESTS = 3
"""How often one player can ask about one round: what he wants then he says at the desk."""


class CheckIn(CompetitorEntry):
    """Marks a competitor as present, or not, before the first round."""

    fields: ClassVar[Fields] = {**COMPETITOR_FIELD, "here": Field(boolean)}

    def scope(self, data: Data) -> Scope:
        return frozenset({("here", data.get("team"), data.get("player"))})

    def apply(self, state: State, data: Data) -> State:
        one = find_competitor(state, data)
        others = tuple(identity for identity in state.checked_in if identity != one.id)
        return state._replace(checked_in=(*others, one.id) if data["here"] else others)

    def validate(self, before: State, data: Data, after: State) -> None:
        require_open(before)
        if before.paired_rounds:
            raise RefusedError("check_in_is_over")
        if ("team" in data) != before.is_by_teams:
            raise RefusedError("check_in_by_teams")

    def summary(self, state: State, data: Data) -> list[Detail]:
        return [*competitor_detail(state, data), Reason("did_here" if data["here"] else "did_not_here")]


class AskAbsence(PlayerEntry):
    """A player's request not to play in a round; None cancels it. The desk answers."""

    fields: ClassVar[Fields] = {**PLAYER_FIELD, **ROUND_FIELD, "kind": optional(absence_kind)}

    def scope(self, data: Data) -> Scope:
        return _request_scope(data)

    def apply(self, state: State, data: Data) -> State:
        player = find_player(state, data).id
        before = state.absence_request(player, data["round"])
        times = 1 if before is None else before.times + 1
        request = AbsenceRequest(player, data["round"], data.get("kind"), times)
        return state._replace(absence_requests=(*_other_requests(state, before), request))

    def validate(self, before: State, data: Data, after: State) -> None:
        """An absence the system knows, of a round that he would play and that is not paired; not without end."""
        require_open(before)
        entrant = before.entrants[data["player"]]
        if before.is_by_teams:
            raise RefusedError("absence_of_a_member", player=entrant.name)
        known = (kind for kind in ("absent", "half") if kind in before.system.rest_kinds)
        one_of(data, "kind", (None, *known))
        number = integer_value(data, "round", before.next_round, max(before.rounds, before.next_round))
        if not entrant.player.takes_part_in(number):
            raise RefusedError("not_in_next_round", player=entrant.name, round=number)
        request = before.absence_request(entrant.id, number)
        if request is not None and request.times >= MAX_REQUESTS:
            raise RefusedError("asked_too_often", round=number)

    def summary(self, state: State, data: Data) -> list[Detail]:
        return [*competitor_detail(state, data), Reason(data.get("kind") or "did_plays"), *field_facts(data, "round")]


class RefuseAbsence(PlayerEntry):
    """The desk says no; a yes is the absence itself."""

    fields: ClassVar[Fields] = {**PLAYER_FIELD, **ROUND_FIELD}

    def scope(self, data: Data) -> Scope:
        return _request_scope(data)

    def apply(self, state: State, data: Data) -> State:
        request = state.absence_request(find_player(state, data).id, data["round"])
        if request is None:
            raise RefusedError("nothing_asked", round=data["round"])
        answered = request._replace(kind=None, refused=True)
        return state._replace(absence_requests=(*_other_requests(state, request), answered))

    def validate(self, before: State, data: Data, after: State) -> None:
        require_open(before)
        request = before.absence_request(data["player"], data["round"])
        if request is None or request.kind is None:
            raise RefusedError("nothing_asked", round=data["round"])

    def summary(self, state: State, data: Data) -> list[Detail]:
        return [*competitor_detail(state, data), *field_facts(data, "round")]


def _request_scope(data: Data) -> Scope:
    return frozenset({("asked", data["player"], data["round"])})


def _other_requests(state: State, request: AbsenceRequest | None) -> tuple[AbsenceRequest, ...]:
    return tuple(one for one in state.absence_requests if one is not request)
