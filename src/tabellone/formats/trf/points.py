"""The points of a tournament as reports write them: one for a win, whatever the draughts federation's own count."""

from tabellone.engine.model import Tournament
from tabellone.engine.results import result_of
from tabellone.engine.system import System
from tabellone.formats.trf.codes import POINTS

HALF_POINT = POINTS["D"]
"""In tenths; what a half-win is worth unless other points are announced."""


def tenths_of(tournament: Tournament, system: System) -> dict[int, int]:
    """Returns every player's score by number, without points of a handicap, which chess does not have."""
    scoring = system.scoring(tournament)
    half_wins = dict.fromkeys((player.number for player in tournament.players), 0)
    for played in tournament.history:
        for white, black, result in played.games:
            of_white, of_black = result_of(result).outcomes
            half_wins[white] += scoring.outcome_points(of_white)
            half_wins[black] += scoring.outcome_points(of_black)
        for rest in played.rests:
            half_wins[rest.player] += scoring.rest_points(rest.kind) // scoring.half_win
    return {player: count * HALF_POINT for player, count in half_wins.items()}
