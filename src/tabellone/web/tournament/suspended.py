"""All games of an event that are still to be finished."""

from django.http import HttpResponse

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
            "board": board,
            "white": state.entrants[game.white].name,
            "black": state.entrants[game.black].name,
        }
        for number, paired in enumerate(state.paired, 1)
        for board, game in enumerate(paired.games, 1)
        if game.is_suspended()
    ]
    return tournament_page(request, key, journal, "round/suspended", games=games)
