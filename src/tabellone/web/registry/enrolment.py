"""Enrolment from the registry, or in chess from the rating lists: a few letters, then one press."""

from typing import Any

from django.contrib import messages
from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse

from tabellone.desk.enrolment import Enrolled, as_player, enrol_person, is_enrolled
from tabellone.desk.rated_players import as_listed_player, enrol_rated, found_for, marks_of
from tabellone.engine.person_register import PersonNumbers
from tabellone.web.books import CHESS_LISTS, REGISTRY, REPOSITORY, hand
from tabellone.web.numbers_told import say_numbers
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.typed import whole_number

OFFERED = 8
FEWEST_LETTERS = 2


def search(request: Request, key: str) -> HttpResponse:
    """Who is meant by the letters typed so far, with what he would be enrolled with."""
    text = request.GET.get("q", "").strip()
    state = REPOSITORY.moment(key).state
    found = REGISTRY.found(text, OFFERED) if len(text) >= FEWEST_LETTERS else []
    offers: list[dict[str, Any]] = [
        {
            "address": reverse("enrol_known", args=[key, known.id]),
            "player": as_player(known.person, state),
            "enrolled": is_enrolled(known.person.name, PersonNumbers(known.person.card), state),
        }
        for known in found
    ]
    if len(text) >= FEWEST_LETTERS:
        offers += [
            {
                "address": reverse("enrol_listed", args=[key, listed.id]),
                "player": as_listed_player(listed.player, listed.kind, state),
                "enrolled": is_enrolled(listed.player.name, marks_of(listed.player, listed.kind), state),
                "listed": listed,
            }
            for listed in found_for(state, CHESS_LISTS, text, OFFERED)
        ]
    context = {"offers": offers, "key": key, "typed": text, "empty": not REGISTRY.count() and not offers}
    return render(request, "tabellone/players/offers.html", context)


@posted
def enrol(request: Request, key: str, identity: int) -> HttpResponse:
    """Enrol a person of the registry."""
    return _done(request, key, enrol_person(hand(request), key, REGISTRY.person(identity), _team(request)))


@posted
def enrol_listed(request: Request, key: str, identity: int) -> HttpResponse:
    """Enrol somebody of a rating list."""
    listed = CHESS_LISTS.player(identity)
    return _done(request, key, enrol_rated(hand(request), key, listed.player, listed.kind, _team(request)))


def _done(request: Request, key: str, enrolled: Enrolled) -> HttpResponse:
    messages.success(request, request.speaker.say("ui_enrolled_one", name=enrolled.players[0]["name"]))
    say_numbers(request, enrolled.draw_again, enrolled.renumbered)
    team = _team(request)
    page = reverse("players", args=[key]) if team is None else reverse("team", args=[key, team])
    return HttpResponseRedirect(f"{page}?find=again")


def _team(request: Request) -> int | None:
    """The team whose page it was found on."""
    return whole_number(request.POST.get("team", ""))
