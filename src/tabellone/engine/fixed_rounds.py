"""Rounds that follow from what is known without any search: a table, a bracket, a second leg."""

from collections.abc import Callable, Sequence
from typing import Any

from tabellone.engine.decision import Decision
from tabellone.engine.encounters import Game
from tabellone.engine.explanations import Difference, Explanation, published_instead, seats_of
from tabellone.engine.model import Tournament
from tabellone.engine.reasons import Reason

PairFunction = Callable[[Tournament], Decision]
ExplainFunction = Callable[[Tournament, int], Explanation]


def differences(pair: PairFunction, explain: ExplainFunction, tournament: Tournament, number: int) -> list[Difference]:
    """A past round against the one prescribed."""
    published = tournament.history[number - 1]
    before = tournament.as_before_pairing(number)
    published = published._replace(encounters=tuple(one.without_result() for one in published.encounters))
    seats = seats_of(published)
    found = []
    decision = pair(before)
    for board, game in enumerate(decision.games, 1):
        seat = seats.get(game.white)
        if seat == game._replace(result=None):
            continue
        why = explain(before, game.white)
        turned = seat == Game(game.black, game.white) and why.colour is not None
        reason = why.colour if turned and why.colour is not None else why.opponent
        found.append(Difference(board, game, published_instead(published, board, decision.games, seat), (reason,)))
    for rest in decision.rests:
        if seats.get(rest.player) != rest:
            found.append(Difference(0, rest, seats.get(rest.player), (explain(before, rest.player).opponent,)))
    return found


def rule_violations(
    pair: PairFunction, explain: ExplainFunction, tournament: Tournament, games: Sequence[Game]
) -> list[Reason]:
    """Pairs made by hand that are not those prescribed."""
    prescribed = {(game.white, game.black) for game in pair(tournament).games}
    found = []
    for game in games:
        if (game.white, game.black) in prescribed:
            continue
        why = explain(tournament, game.white)
        turned = (game.black, game.white) in prescribed and why.colour is not None
        found.append(why.colour if turned and why.colour is not None else why.opponent)
    return found


def certificate(system: str, decision: Decision) -> dict[str, Any]:
    """The round itself: it needs no proof, anybody can read it off."""
    return {
        "format": "tabellone-certificate/1",
        "system": system,
        "round": decision.round,
        "games": [{"white": game.white, "black": game.black} for game in decision.games],
        "rests": [{k: v for k, v in rest._asdict().items() if v is not None} for rest in decision.rests],
    }
