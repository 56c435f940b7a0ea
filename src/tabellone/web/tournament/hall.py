"""The screen of the hall: the last published round in letters that are read from the back row."""

from django.http import HttpResponse

from tabellone.documents.reasons import rest_text
from tabellone.documents.round_games import shown_game
from tabellone.engine.teams.competitors import competitors
from tabellone.web.books import REPOSITORY, introduced
from tabellone.web.kept_pages import kept
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.kinds import PAGES
from tabellone.web.tournament.openings import openings_shown

FEW, MANY = 6, 16
"""Boards that leave room for larger letters, and boards that need smaller ones."""


@kept
def show(request: Request, key: str) -> HttpResponse:
    """Pairs, openings and results as they come; whoever opens it sees what everybody may see."""
    journal = introduced(request, REPOSITORY.moment(key).published)
    state = journal.state
    number = len(state.paired)
    if not number:
        return tournament_page(request, key, journal, "hall/hall", number=0)
    tournament, pages = state.tournament, PAGES[state.system.encounter]
    encounters, shown = pages.hall(request, state, number), competitors(tournament)
    rests = [
        (shown[rest.player - 1], rest_text(rest, request.speaker)) for rest in tournament.history[number - 1].rests
    ]
    size = "few" if len(encounters) <= FEW else "many" if len(encounters) >= MANY else ""
    context = {"number": number, "encounters": encounters, "hall_template": pages.hall_template}
    context |= {"rests": rests, "size": size, "game": shown_game(state.round_games, number, request.speaker)}
    context |= openings_shown(state, number, request.speaker)
    return tournament_page(request, key, journal, "hall/hall", **context)
