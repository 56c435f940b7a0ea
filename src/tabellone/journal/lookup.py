"""What an event speaks of must be there: the player, the round, the encounter, the call."""

from typing import Any

from tabellone.engine.encounters import Encounter, Match, with_replaced
from tabellone.engine.reasons import BadDocumentError
from tabellone.journal.encounters import codec_of_round
from tabellone.journal.entry import RefusedError
from tabellone.journal.state import (
    Competitor,
    EncounterCall,
    EnrolledTeam,
    Entrant,
    PairedRound,
    Proposal,
    State,
)


def find_player(state: State, data: dict[str, Any]) -> Entrant:
    """The player an event is about."""
    if data["player"] not in state.entrants:
        raise RefusedError("no_such_entrant", id=data["player"])
    return state.entrants[data["player"]]


def find_team(state: State, data: dict[str, Any]) -> EnrolledTeam:
    """The team an event is about."""
    if data["team"] not in state.teams:
        raise RefusedError("no_enrolled_team", id=data["team"])
    return state.teams[data["team"]]


def find_competitor(state: State, data: dict[str, Any]) -> Competitor:
    """The player or the team an event is about."""
    if "team" in data:
        return find_team(state, data)
    if "player" not in data:
        raise BadDocumentError("not_a_whole_number", "player")
    return find_player(state, data)


def with_competitor(state: State, competitor: Competitor) -> State:
    """Returns the state with a changed player or team."""
    if isinstance(competitor, EnrolledTeam):
        return state._replace(teams={**state.teams, competitor.id: competitor})
    return state._replace(entrants={**state.entrants, competitor.id: competitor})


def find_round(state: State, data: dict[str, Any]) -> tuple[int, PairedRound]:
    """The round an event is about."""
    number = data["round"]
    if not 0 < number <= len(state.paired_rounds):
        raise RefusedError("not_paired", round=number)
    return number, state.paired_rounds[number - 1]


def require_last_round(state: State, data: dict[str, Any]) -> tuple[int, PairedRound]:
    """The round an event is about, which must be the last one."""
    number, played = find_round(state, data)
    if number < len(state.paired_rounds):
        raise RefusedError("not_the_last_round", round=number, last=len(state.paired_rounds))
    return number, played


def with_round(state: State, round_number: int, round_: PairedRound) -> State:
    """A round as it is now."""
    return state._replace(
        paired_rounds=(*state.paired_rounds[: round_number - 1], round_, *state.paired_rounds[round_number:])
    )


def find_encounter(state: State, data: dict[str, Any]) -> tuple[int, PairedRound, int]:
    """The round and the index of the encounter an event is about."""
    number, played = find_round(state, data)
    index = data["encounter"] - 1
    if not 0 <= index < len(played.encounters):
        raise missing_encounter_error(played, number, index + 1)
    return number, played, index


def missing_encounter_error(round_: PairedRound, round_number: int, encounter: int) -> RefusedError:
    """Returns the error that there is no such board or table."""
    kind = codec_of_round(round_)
    return RefusedError(kind.no_such, **kind.location(round_number, encounter))


def with_encounter(round_: PairedRound, index: int, encounter: Encounter) -> PairedRound:
    """Returns the round with a changed encounter; its proposals stay only for boards of a match that are unchanged."""
    before = round_.encounters[index]
    proposals = tuple(
        one for one in round_.proposals if one.encounter != index + 1 or _is_unchanged(before, encounter, one.board)
    )
    return round_._replace(encounters=with_replaced(round_.encounters, index, encounter), proposals=proposals)


def _is_unchanged(before: Encounter, after: Encounter, board: int) -> bool:
    if not isinstance(before, Match) or not isinstance(after, Match) or after.forfeit is not None:
        return False
    return before.games[board - 1 : board] == after.games[board - 1 : board]


def pending_proposals(round_: PairedRound, encounter: int, board: int = 0) -> tuple[Proposal, ...]:
    """Returns the proposals that wait, for an encounter or for a board of a match."""
    return tuple(one for one in round_.proposals if (one.encounter, one.board) == (encounter, board))


def find_open_call(state: State, data: dict[str, Any]) -> EncounterCall:
    """The open call an event is about."""
    _, played, index = find_encounter(state, data)
    made = open_call_of(played, index + 1)
    if made is None:
        raise RefusedError("no_open_call", table=index + 1)
    return made


def open_call_of(round_: PairedRound, encounter: int) -> EncounterCall | None:
    """Returns the open call of an encounter, or None."""
    return next((made for made in round_.calls if made.call.encounter == encounter and made.is_open), None)
