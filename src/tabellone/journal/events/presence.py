"""Who is here before the first round, and who asks not to play in a round that is still to be paired."""

from typing import ClassVar

from tabellone.engine.reasons import Reason
from tabellone.journal.event import RefusedError
from tabellone.journal.events.players import AboutACompetitor, AboutAPlayer
from tabellone.journal.events.tournament import require_open
from tabellone.journal.kind import Data, Touched
from tabellone.journal.known import known_one, known_player
from tabellone.journal.shapes import A_COMPETITOR, A_PLAYER, A_ROUND, Field, Shape, absence_kind, optional, yes_or_no
from tabellone.journal.state import AbsenceRequest, State
from tabellone.journal.telling import Detail, facts, person
from tabellone.journal.values import one_of, whole_number

MOST_ASKED = 3
"""How often one player can ask about one round: what he wants then he says at the desk."""


class CheckIn(AboutACompetitor):
    """Somebody, or a team, is here before the first round; or after all not."""

    shape: ClassVar[Shape] = {**A_COMPETITOR, "here": Field(yes_or_no)}

    def touches(self, data: Data) -> Touched:
        """Whether he is here, and nothing else of him."""
        return frozenset({("here", data.get("team"), data.get("player"))})

    def apply(self, state: State, data: Data) -> State:
        """In the order they came."""
        one = known_one(state, data)
        others = tuple(identity for identity in state.here if identity != one.id)
        return state._replace(here=(*others, one.id) if data["here"] else others)

    def judge(self, before: State, data: Data, after: State) -> None:
        """Whoever competes, as long as nothing is paired."""
        require_open(before)
        if before.paired:
            raise RefusedError("check_in_is_over")
        if ("team" in data) != before.is_by_teams:
            raise RefusedError("check_in_by_teams")

    def told(self, state: State, data: Data) -> list[Detail]:
        """Who, and whether."""
        return [*person(state, data), Reason("did_here" if data["here"] else "did_not_here")]


class AskAbsence(AboutAPlayer):
    """Somebody asks not to play in a round; None takes it back. The desk answers."""

    shape: ClassVar[Shape] = {**A_PLAYER, **A_ROUND, "kind": optional(absence_kind)}

    def touches(self, data: Data) -> Touched:
        """What he asks for that round."""
        return _of_a_request(data)

    def apply(self, state: State, data: Data) -> State:
        """In the place of what he asked before."""
        player = known_player(state, data).id
        before = state.request_of(player, data["round"])
        times = 1 if before is None else before.times + 1
        request = AbsenceRequest(player, data["round"], data.get("kind"), times)
        return state._replace(asked=(*_others(state, before), request))

    def judge(self, before: State, data: Data, after: State) -> None:
        """An absence the system knows, of a round that he would play and that is not paired; not without end."""
        require_open(before)
        entrant = before.entrants[data["player"]]
        if before.is_by_teams:
            raise RefusedError("absence_of_a_member", player=entrant.name)
        known = (kind for kind in ("absent", "half") if kind in before.system.rest_kinds)
        one_of(data, "kind", (None, *known))
        number = whole_number(data, "round", before.next_round, max(before.rounds, before.next_round))
        if not entrant.player.takes_part_in(number):
            raise RefusedError("not_in_next_round", player=entrant.name, round=number)
        request = before.request_of(entrant.id, number)
        if request is not None and request.times >= MOST_ASKED:
            raise RefusedError("asked_too_often", round=number)

    def told(self, state: State, data: Data) -> list[Detail]:
        """Who asks for what."""
        return [*person(state, data), Reason(data.get("kind") or "did_plays"), *facts(data, "round")]


class RefuseAbsence(AboutAPlayer):
    """The desk says no; a yes is the absence itself."""

    shape: ClassVar[Shape] = {**A_PLAYER, **A_ROUND}

    def touches(self, data: Data) -> Touched:
        """What he asked for that round."""
        return _of_a_request(data)

    def apply(self, state: State, data: Data) -> State:
        """He can see that he was answered."""
        request = state.request_of(known_player(state, data).id, data["round"])
        if request is None:
            raise RefusedError("nothing_asked", round=data["round"])
        answered = request._replace(kind=None, refused=True)
        return state._replace(asked=(*_others(state, request), answered))

    def judge(self, before: State, data: Data, after: State) -> None:
        """What was asked and is still open."""
        require_open(before)
        request = before.request_of(data["player"], data["round"])
        if request is None or request.kind is None:
            raise RefusedError("nothing_asked", round=data["round"])

    def told(self, state: State, data: Data) -> list[Detail]:
        """To whom, of which round."""
        return [*person(state, data), *facts(data, "round")]


def _of_a_request(data: Data) -> Touched:
    return frozenset({("asked", data["player"], data["round"])})


def _others(state: State, request: AbsenceRequest | None) -> tuple[AbsenceRequest, ...]:
    return tuple(one for one in state.asked if one is not request)
