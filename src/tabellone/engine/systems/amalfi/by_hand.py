"""What a round made by hand breaks: B.3.1 for every pair and colour, B.2 for the bye."""

from collections.abc import Iterator, Sequence

from tabellone.engine.encounters import Game
from tabellone.engine.model import Rest, Tournament
from tabellone.engine.reason_values import PlayerNumber
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.amalfi.boards import broken_on
from tabellone.engine.systems.amalfi.solution import Situation, situation


def objections(tournament: Tournament, games: Sequence[Game], rests: Sequence[Rest]) -> list[Reason]:
    """Every rule broken by these pairs in the next round, in the order of the boards."""
    found = situation(tournament)
    broken = [reason for game in games for reason in _of_game(found, game)]
    broken += _of_byes(found, [rest.player for rest in rests if rest.kind == "bye"])
    return [found.edition.cite(reason) for reason in broken]


def _of_game(found: Situation, game: Game) -> Iterator[Reason]:
    opponents = found.past.opponents[game.white]
    if game.black in opponents:
        args = {
            "player": PlayerNumber(game.white),
            "opponent": PlayerNumber(game.black),
            "round": opponents.index(game.black) + 1,
        }
        yield Reason("met_before", "B.3.1", "A8", args)
    yield from broken_on(found, game)


def _of_byes(found: Situation, byes: list[int]) -> Iterator[Reason]:
    if len(byes) > len(found.listing) % 2:
        yield Reason("too_many_byes", "B.2.1", "A10", {"count": len(byes)})
    rule = found.edition.bye
    for player in byes:
        if player not in rule.candidates(found.past, found.listing):
            yield rule.why_not(found.past, found.listing, player)
