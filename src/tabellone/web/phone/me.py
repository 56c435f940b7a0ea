"""A player's own link: this browser is his from now on, in that tournament, until the director renews the link."""

from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.cache import never_cache

from tabellone.store.personal_links import PLAYERS
from tabellone.web.books import REPOSITORY
from tabellone.web.browsers import browser_words
from tabellone.web.errors import error_page
from tabellone.web.phone.identity import remember_player
from tabellone.web.request import Request


@never_cache
def show(request: Request, key: str, player: int, code: str) -> HttpResponse:
    """To his game; whoever opens it is taken for him, as whoever has his slip of paper is."""
    if player not in REPOSITORY.moment(key).state.entrants:
        return error_page(request, 404, request.speaker.say("ui_player_link_wrong"))
    PLAYERS.note_use(key, player, browser_words(request.headers.get("User-Agent", "")))
    response = HttpResponseRedirect(reverse("my_game", args=[key, player]))
    remember_player(response, key, player, code)
    return response
