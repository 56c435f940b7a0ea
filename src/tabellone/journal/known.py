"""What an event speaks of must be there: the player, the round, the encounter, the call."""

from typing import Any

from tabellone.engine.encounters import Encounter, Match, with_replaced
from tabellone.engine.reasons import BadDocumentError
from tabellone.journal.encounters import recorded_round
from tabellone.journal.event import RefusedError
from tabellone.journal.state import (
    Competitor,
    EncounterCall,
    EnrolledTeam,
    Entrant,
    PairedRound,
    Proposal,
    State,
)


def known_player(state: State, data: dict[str, Any]) -> Entrant:
    """The player an event is about."""
    if data["player"] not in state.entrants:
        raise RefusedError("no_such_entrant", id=data["player"])
    return state.entrants[data["player"]]


def known_team(state: State, data: dict[str, Any]) -> EnrolledTeam:
    """The team an event is about."""
    if data["team"] not in state.teams:
        raise RefusedError("no_enrolled_team", id=data["team"])
    return state.teams[data["team"]]


def known_one(state: State, data: dict[str, Any]) -> Competitor:
    """The player or the team an event is about."""
    if "team" in data:
        return known_team(state, data)
    if "player" not in data:
        raise BadDocumentError("not_a_whole_number", "player")
    return known_player(state, data)


def with_one(state: State, one: Competitor) -> State:
    """Somebody, or a team, as it is now."""
    if isinstance(one, EnrolledTeam):
        return state._replace(teams={**state.teams, one.id: one})
    return state._replace(entrants={**state.entrants, one.id: one})


def known_round(state: State, data: dict[str, Any]) -> tuple[int, PairedRound]:
    """The round an event is about."""
    number = data["round"]
    if not 0 < number <= len(state.paired):
        raise RefusedError("not_paired", round=number)
    return number, state.paired[number - 1]


def last_round(state: State, data: dict[str, Any]) -> tuple[int, PairedRound]:
    """The round an event is about, which must be the last one."""
    number, played = known_round(state, data)
    if number < len(state.paired):
        raise RefusedError("not_the_last_round", round=number, last=len(state.paired))
    return number, played


def with_round(state: State, number: int, round_: PairedRound) -> State:
    """A round as it is now."""
    return state._replace(paired=(*state.paired[: number - 1], round_, *state.paired[number:]))


def known_encounter(state: State, data: dict[str, Any]) -> tuple[int, PairedRound, int]:
    """The round and the index of the encounter an event is about."""
    number, played = known_round(state, data)
    index = data["encounter"] - 1
    if not 0 <= index < len(played.encounters):
        raise no_such_encounter(played, number, index + 1)
    return number, played, index


def no_such_encounter(round_: PairedRound, number: int, encounter: int) -> RefusedError:
    """In the words of its kind: a board or a table."""
    kind = recorded_round(round_)
    return RefusedError(kind.no_such, **kind.where(number, encounter))


def with_encounter(round_: PairedRound, index: int, encounter: Encounter) -> PairedRound:
    """An encounter as it is now, with nothing waiting for it but for boards of a match that are as they were."""
    before = round_.encounters[index]
    proposals = tuple(
        one for one in round_.proposals if one.encounter != index + 1 or _is_as_it_was(before, encounter, one.of_match)
    )
    return round_._replace(encounters=with_replaced(round_.encounters, index, encounter), proposals=proposals)


def _is_as_it_was(before: Encounter, after: Encounter, board: int) -> bool:
    if not isinstance(before, Match) or not isinstance(after, Match) or after.forfeit is not None:
        return False
    return before.games[board - 1 : board] == after.games[board - 1 : board]


def waiting(round_: PairedRound, encounter: int, board: int = 0) -> tuple[Proposal, ...]:
    """What phones have proposed for an encounter, or for a board of a match, and waits."""
    return tuple(one for one in round_.proposals if (one.encounter, one.of_match) == (encounter, board))


def known_call(state: State, data: dict[str, Any]) -> EncounterCall:
    """The open call an event is about."""
    _, played, index = known_encounter(state, data)
    made = open_call(played, index + 1)
    if made is None:
        raise RefusedError("no_open_call", table=index + 1)
    return made


def open_call(round_: PairedRound, encounter: int) -> EncounterCall | None:
    """What an encounter waits for, if it waits."""
    return next((made for made in round_.calls if made.call.encounter == encounter and made.is_open), None)
