"""Enrolment from the registry: a few letters, then one press."""

from django.contrib import messages
from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse

from tabellone.desk.enrolment import as_player, enrol_person, is_enrolled
from tabellone.web.access import director_only
from tabellone.web.books import REGISTRY, REPOSITORY, hand
from tabellone.web.posting import posted
from tabellone.web.request import Request

OFFERED = 8
FEWEST_LETTERS = 2


@director_only
def search(request: Request, key: str) -> HttpResponse:
    """Who is meant by the letters typed so far, with what he would be enrolled with."""
    text = request.GET.get("q", "").strip()
    state = REPOSITORY.moment(key).state
    found = REGISTRY.found(text, OFFERED) if len(text) >= FEWEST_LETTERS else []
    offers = [
        {"id": known.id, "player": as_player(known.person, state), "enrolled": is_enrolled(known.person, state)}
        for known in found
    ]
    context = {"offers": offers, "key": key, "typed": text, "empty": not REGISTRY.count()}
    return render(request, "tabellone/players/offers.html", context)


@director_only
@posted
def enrol(request: Request, key: str, identity: int) -> HttpResponse:
    """Enrol a person of the registry."""
    enrolled = enrol_person(hand(request), key, REGISTRY.person(identity))
    messages.success(request, request.speaker.say("ui_enrolled_one", name=enrolled.players[0]["name"]))
    if enrolled.draw_again:
        messages.warning(request, request.speaker.say("ui_draw_again"))
    return HttpResponseRedirect(f"{reverse('players', args=[key])}?find=again")
