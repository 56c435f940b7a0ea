"""What a round made by hand breaks: Art. 6 for pairs, Art. 9 and 11 for rests; colours never forbid a pair (F6)."""

from collections.abc import Iterator, Sequence

from tabellone.engine.encounters import Game
from tabellone.engine.model import Rest, Tournament
from tabellone.engine.reason_values import PlayerNumber
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.italo_swiss.past import FORFEIT_RESTS
from tabellone.engine.systems.italo_swiss.solution import Situation, situation


def objections(tournament: Tournament, games: Sequence[Game], rests: Sequence[Rest]) -> list[Reason]:
    """Every rule broken by these pairs in the next round, in the order of the boards."""
    found = situation(tournament)
    return [*_of_games(found, games), *_of_rests(found, rests)]


def _of_games(found: Situation, games: Sequence[Game]) -> Iterator[Reason]:
    for game in games:
        opponents = found.past.opponents[game.white]
        if game.black in opponents:
            met = opponents.index(game.black) + 1
            args = {"player": PlayerNumber(game.white), "opponent": PlayerNumber(game.black), "round": met}
            if found.past.met_formally(game.white, met):
                yield Reason("met_before_formally", "Art. 12", "F11", args)
            else:
                yield Reason("met_before", "Art. 6", "F6", args)


def _of_rests(found: Situation, rests: Sequence[Rest]) -> Iterator[Reason]:
    for rest in rests:
        if rest.kind in FORFEIT_RESTS and found.past.forfeit_points[rest.player]:
            yield Reason("second_forfeit_rest", "Art. 11", "F7", {"player": PlayerNumber(rest.player)})
        if rest.against is not None and rest.against in found.past.opponents[rest.player]:
            args = {"player": PlayerNumber(rest.player), "opponent": PlayerNumber(rest.against)}
            met = found.past.opponents[rest.player].index(rest.against) + 1
            yield Reason("met_before", "Art. 12", "F11", args | {"round": met})
        if rest.kind == "rt" and found.past.turn_rested[rest.player]:
            yield Reason("second_turn_rest", "Art. 9", "F9", {"player": PlayerNumber(rest.player)})
