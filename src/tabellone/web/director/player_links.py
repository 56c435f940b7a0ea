"""The links of players: a slip for each of them to print, and another link in the place of one in wrong hands."""

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect
from django.urls import reverse

from tabellone.engine.person_register import name_key
from tabellone.journal.lookup import find_player
from tabellone.store.personal_links import PLAYERS
from tabellone.web.access import reachable
from tabellone.web.books import opened
from tabellone.web.director.cards import qr
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page


def slips(request: Request, key: str) -> HttpResponse:
    """One for everybody who has not withdrawn, by name."""
    journal = opened(request, key)
    people = [one for one in journal.state.entrants.values() if one.player.leaves is None]
    people.sort(key=lambda one: name_key(one.name))
    here, codes = reachable(request), PLAYERS.codes(key, [one.id for one in people])
    made = []
    for one in people:
        address = here + reverse("me", args=[key, one.id, codes[one.id]])
        made.append({"name": one.name, "number": one.number, "address": address, "picture": qr(address)})
    return tournament_page(request, key, journal, "players/slips", slips=made, tab="papers")


@posted
def renew(request: Request, key: str, player: int) -> HttpResponse:
    """The slip that was given out opens nothing any more."""
    entrant = find_player(opened(request, key).state, {"player": player})
    PLAYERS.renew(key, entrant.id)
    messages.success(request, request.speaker.say("ui_player_renewed", name=entrant.name))
    return redirect("entrant", key, player)
