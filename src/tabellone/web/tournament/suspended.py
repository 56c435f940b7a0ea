"""All games of an event that are still to be finished."""

from collections.abc import Iterator

from django.http import HttpResponse

from tabellone.engine.encounters import Game
from tabellone.engine.results import ADJOURNED
from tabellone.journal.state import PairedRound
from tabellone.web.books import opened
from tabellone.web.kept_pages import kept
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page


@kept
def show(request: Request, key: str) -> HttpResponse:
    """By round and board, each with the way to its round."""
    journal = opened(request, key)
    state = journal.state
    games = [
        {
            "round": number,
            "board": where,
            "white": state.entrants[game.white].name,
            "black": state.entrants[game.black].name,
        }
        for number, paired in enumerate(state.paired_rounds, 1)
        for where, game in _suspended(paired)
    ]
    return tournament_page(request, key, journal, "round/suspended", games=games)


def _suspended(paired: PairedRound) -> Iterator[tuple[str, Game]]:
    """Those of a round with their board, or in a match of teams with the match and its board."""
    for board, game in enumerate(paired.games, 1):
        if game.is_suspended():
            yield str(board), game
    for number, match in enumerate(paired.matches, 1):
        for board, one in enumerate(match.games, 1):
            if one.result == ADJOURNED.code and one.white is not None and one.black is not None:
                yield f"{number}.{board}", Game(one.white, one.black, one.result)
