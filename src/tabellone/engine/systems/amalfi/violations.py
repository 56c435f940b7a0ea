"""What a round made by hand breaks: B.3.1 for every pair and colour, B.2 for the bye."""

from collections.abc import Iterator, Sequence

from tabellone.engine.encounters import Game
from tabellone.engine.model import Rest, Tournament
from tabellone.engine.reason_values import PlayerNumber
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.amalfi.boards import colour_violations
from tabellone.engine.systems.amalfi.solution import RoundContext, read_context


def rule_violations(tournament: Tournament, games: Sequence[Game], rests: Sequence[Rest]) -> list[Reason]:
    """Every rule broken by these pairs in the next round, in the order of the boards."""
    found = read_context(tournament)
    broken = [reason for game in games for reason in _game_violations(found, game)]
    broken += _bye_violations(found, [rest.player for rest in rests if rest.kind == "bye"])
    return [found.edition.cite(reason) for reason in broken]


def _game_violations(context: RoundContext, game: Game) -> Iterator[Reason]:
    opponents = context.history.opponents[game.white]
    if game.black in opponents:
        args = {
            "player": PlayerNumber(game.white),
            "opponent": PlayerNumber(game.black),
            "round": opponents.index(game.black) + 1,
        }
        yield Reason("met_before", "B.3.1", "A8", args)
    yield from colour_violations(context, game)


def _bye_violations(context: RoundContext, byes: list[int]) -> Iterator[Reason]:
    if len(byes) > len(context.pairing_list) % 2:
        yield Reason("too_many_byes", "B.2.1", "A10", {"count": len(byes)})
    rule = context.edition.bye
    for player in byes:
        if player not in rule.candidates(context.history, context.pairing_list):
            yield rule.why_not(context.history, context.pairing_list, player)
