"""A round that was changed, for whoever asks why: boards nobody touched are explained as they were paired."""

from typing import NamedTuple

from tabellone.engine.encounters import Encounter, Game, Match, Table
from tabellone.engine.explanations import seats_of
from tabellone.engine.model import Rest, Tournament
from tabellone.journal.state import RoundChange, State


class ExplainedRound(NamedTuple):
    """The tournament that explains a competitor's seat, and the last change of the round if it changed that seat."""

    tournament: Tournament
    """With the round as it was paired first, for those whose places stayed."""
    change: RoundChange | None
    """The last one, for those whose places are others."""


def explained_round(state: State, round_number: int, competitor: int) -> ExplainedRound:
    """Returns what explains the seat of a competitor in a paired round."""
    tournament, played = state.tournament, state.paired_rounds[round_number - 1]
    if not played.changes:
        return ExplainedRound(tournament, None)
    first = _as_first_paired(state, round_number)
    then, now = (_place(one, round_number, competitor) for one in (first, tournament))
    return ExplainedRound(first, None) if then == now else ExplainedRound(tournament, played.changes[-1])


def _as_first_paired(state: State, round_number: int) -> Tournament:
    played = state.paired_rounds[round_number - 1]
    first = played.changes[0]
    encounters = tuple(_encounter(state, seats) for seats in first.seats)
    original = played._replace(
        encounters=encounters, rests=first.rests, deviation=None, earlier_seatings=(), changes=(), openings=()
    )
    return state._replace(paired_rounds=(*state.paired_rounds[: round_number - 1], original)).tournament


def _encounter(state: State, seats: tuple[int, ...]) -> Encounter:
    if state.system.encounter is Table:
        return Table(seats)
    white, black = seats
    return Match(white, black) if state.is_by_teams else Game(white, black)


def _place(tournament: Tournament, round_number: int, competitor: int) -> tuple[int, ...] | Rest | None:
    seat = seats_of(tournament.history[round_number - 1]).get(competitor)
    return seat if isinstance(seat, Rest | None) else seat.seats
