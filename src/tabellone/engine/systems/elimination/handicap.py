"""A handicap where somebody has to go on (FID Capo V, sistemi ad handicap; K10).

Both systems give points for a difference of strength to the weaker of two, so that a draw of the unequal is none: the
weaker has more points and goes on. A game that was won stays won. A draw of equals is replayed or drawn by lot
(elimination, Art. 5).
"""

from typing import Any

from tabellone.engine.encounters import Game
from tabellone.engine.handicap import Handicap, current_handicap_steps, handicap_rules
from tabellone.engine.model import Player, Round, Tournament
from tabellone.engine.results import DRAWN_FIRST, code_after_draw


def decide_by_handicap(rules: Any, white: Player, black: Player, result: str | None) -> str | None:
    """A result with what the handicap decides, if it decides anything."""
    announced = handicap_rules(rules)
    if announced.handicap is Handicap.NONE or result not in DRAWN_FIRST:
        return result
    ahead = current_handicap_steps(announced, white, black)
    if not ahead:
        return result
    return code_after_draw(result, "handicap 0-1" if ahead > 0 else "handicap 1-0")


def without_handicap_decisions(tournament: Tournament) -> Tournament:
    """A tournament whose draws are written as they were played."""
    if handicap_rules(tournament.rules).handicap is Handicap.NONE:
        return tournament

    def decided(game: Game) -> Game:
        white, black = (tournament.players[player - 1] for player in game.seats)
        return game._replace(result=decide_by_handicap(tournament.rules, white, black, game.result))

    def of_round(round_: Round) -> Round:
        return round_._replace(encounters=tuple(decided(game) for game in round_.games))

    return tournament._replace(history=tuple(of_round(played) for played in tournament.history))
