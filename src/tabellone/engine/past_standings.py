"""The standings as they were read after an earlier round: what has happened since is not known yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from tabellone.engine.model import Player, Team, Tournament
    from tabellone.engine.system import System

    Competitor = TypeVar("Competitor", Player, Team)


def as_of_round(tournament: Tournament, round_number: int) -> Tournament:
    """Returns the tournament as it was after a round, without later rounds, results, withdrawals and lots."""
    if round_number >= len(tournament.history):
        return tournament
    return tournament.as_before_pairing(round_number + 1)._replace(
        players=tuple(_undo_departure(player, round_number) for player in tournament.players),
        teams=tuple(_undo_departure(team, round_number) for team in tournament.teams),
        decisions=(),
    )


def places_after(tournament: Tournament, system: System, round_number: int) -> dict[int, int]:
    """Returns everybody's place after a round; those not yet entered have none."""
    then = as_of_round(tournament, round_number)
    had_come = {one.number for one in then.teams or then.players if one.enters <= round_number}
    places: dict[int, int] = {}
    place = above = 0
    for line in system.standings(then):
        if line.player in had_come:
            place = place if line.place == above else len(places) + 1
            places[line.player], above = place, line.place
    return places


def _undo_departure(competitor: Competitor, round_number: int) -> Competitor:
    """Returns the competitor without a withdrawal after this round or later."""
    if competitor.leaves is None or competitor.leaves < round_number:
        return competitor
    return competitor._replace(leaves=None, struck=False)
