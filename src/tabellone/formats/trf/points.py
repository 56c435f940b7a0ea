"""The points of a tournament as reports write them: one for a win, whatever the federation's own count."""

from tabellone.engine.model import Tournament
from tabellone.engine.system import System
from tabellone.formats.trf.codes import POINTS

DRAW = POINTS["D"]


def tenths_of(tournament: Tournament, system: System) -> dict[int, int]:
    """Of everybody, by number."""
    scoring = system.scoring(tournament)
    units = dict.fromkeys((player.number for player in tournament.players), 0)
    for number, played in enumerate(tournament.history, 1):
        for game in played.games:
            for player, more in zip(game.seats, scoring.encounter(game, number), strict=True):
                units[player] += more
        for rest in played.rests:
            units[rest.player] += scoring.rest(rest.kind)
    return {player: count * DRAW // scoring.half_win for player, count in units.items()}
