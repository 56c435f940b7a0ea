"""A round that was changed, for whoever asks why: boards nobody touched are explained as they were paired."""

from typing import NamedTuple

from tabellone.engine.encounters import Encounter, Game, Match, Table
from tabellone.engine.explanations import seats_of
from tabellone.engine.model import Rest, Tournament
from tabellone.journal.state import RoundChange, State


class ToExplain(NamedTuple):
    """What explains where somebody sits."""

    tournament: Tournament
    """With the round as it was paired first, for those whose places stayed."""
    change: RoundChange | None
    """The last one, for those whose places are others."""


def to_explain(state: State, number: int, competitor: int) -> ToExplain:
    """For a competitor, by number, of a round that is paired."""
    tournament, played = state.tournament, state.paired[number - 1]
    if not played.changes:
        return ToExplain(tournament, None)
    first = _as_paired_first(state, number)
    then, now = (_place(one, number, competitor) for one in (first, tournament))
    return ToExplain(first, None) if then == now else ToExplain(tournament, played.changes[-1])


def _as_paired_first(state: State, number: int) -> Tournament:
    """Up to that round."""
    played = state.paired[number - 1]
    first = played.changes[0]
    encounters = tuple(_encounter(state, seats) for seats in first.seats)
    original = played._replace(
        encounters=encounters, rests=first.rests, decided=None, mended=(), changes=(), openings=()
    )
    return state._replace(paired=(*state.paired[: number - 1], original)).tournament


def _encounter(state: State, seats: tuple[int, ...]) -> Encounter:
    if state.system.encounter is Table:
        return Table(seats)
    white, black = seats
    return Match(white, black) if state.is_by_teams else Game(white, black)


def _place(tournament: Tournament, number: int, competitor: int) -> tuple[int, ...] | Rest | None:
    seat = seats_of(tournament.history[number - 1]).get(competitor)
    return seat if isinstance(seat, Rest | None) else seat.seats
