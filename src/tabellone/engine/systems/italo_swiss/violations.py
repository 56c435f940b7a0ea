"""What a round made by hand breaks: Art. 6 for pairs, Art. 9 and 11 for rests; colours never forbid a pair (F6)."""

from collections.abc import Iterator, Sequence

from tabellone.engine.encounters import Game
from tabellone.engine.model import Rest, Tournament
from tabellone.engine.reason_values import PlayerNumber
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.italo_swiss.history import FORFEIT_RESTS
from tabellone.engine.systems.italo_swiss.solution import RoundContext, read_context


def rule_violations(tournament: Tournament, games: Sequence[Game], rests: Sequence[Rest]) -> list[Reason]:
    """Every rule broken by these pairs in the next round, in the order of the boards."""
    found = read_context(tournament)
    return [*_game_violations(found, games), *_rest_violations(found, rests)]


def _game_violations(context: RoundContext, games: Sequence[Game]) -> Iterator[Reason]:
    for game in games:
        opponents = context.history.opponents[game.white]
        if game.black in opponents:
            met = opponents.index(game.black) + 1
            args = {"player": PlayerNumber(game.white), "opponent": PlayerNumber(game.black), "round": met}
            if context.history.met_formally(game.white, met):
                yield Reason("met_before_formally", "Art. 12", "F11", args)
            else:
                yield Reason("met_before", "Art. 6", "F6", args)


def _rest_violations(context: RoundContext, rests: Sequence[Rest]) -> Iterator[Reason]:
    for rest in rests:
        if rest.kind in FORFEIT_RESTS and context.history.forfeit_points[rest.player]:
            yield Reason("second_forfeit_rest", "Art. 11", "F7", {"player": PlayerNumber(rest.player)})
        if rest.against is not None and rest.against in context.history.opponents[rest.player]:
            args = {"player": PlayerNumber(rest.player), "opponent": PlayerNumber(rest.against)}
            met = context.history.opponents[rest.player].index(rest.against) + 1
            yield Reason("met_before", "Art. 12", "F11", args | {"round": met})
        if rest.kind == "rt" and context.history.turn_rested[rest.player]:
            yield Reason("second_turn_rest", "Art. 9", "F9", {"player": PlayerNumber(rest.player)})
