"""The standings as they were read after an earlier round: what has happened since is not known yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from tabellone.engine.model import Player, Team, Tournament
    from tabellone.engine.system import System

    Competitor = TypeVar("Competitor", Player, Team)


def tournament_after(tournament: Tournament, number: int) -> Tournament:
    """As it was when a round was over: later rounds, results, withdrawals and lots are still to come."""
    if number >= len(tournament.history):
        return tournament
    return tournament.before_round(number + 1)._replace(
        players=tuple(_still_there(player, number) for player in tournament.players),
        teams=tuple(_still_there(team, number) for team in tournament.teams),
        decisions=(),
    )


def places_after(tournament: Tournament, system: System, number: int) -> dict[int, int]:
    """Everybody's place after a round; who had not come yet has none, and moves nobody."""
    then = tournament_after(tournament, number)
    had_come = {one.number for one in then.teams or then.players if one.enters <= number}
    places: dict[int, int] = {}
    place = above = 0
    for line in system.standings(then):
        if line.player in had_come:
            place = place if line.place == above else len(places) + 1
            places[line.player], above = place, line.place
    return places


def _still_there(one: Competitor, number: int) -> Competitor:
    """Who leaves after this round or later had not left."""
    if one.leaves is None or one.leaves < number:
        return one
    return one._replace(leaves=None, struck=False)
