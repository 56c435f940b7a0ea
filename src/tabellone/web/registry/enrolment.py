"""Enrolment from the registry, or in chess from the rating lists: a few letters, then one press."""

from typing import Any

from django.contrib import messages
from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse

from tabellone.desk.rated_players import found_for, person_of, standing_of
from tabellone.engine.capabilities import PlaysDraughts
from tabellone.engine.model import PLAYER_FIELDS
from tabellone.engine.names import same_person
from tabellone.engine.player_fields import Reach
from tabellone.engine.rating.people import Person
from tabellone.journal.actions import enrolling
from tabellone.journal.state import State
from tabellone.web.access import director_only
from tabellone.web.books import CHESS_LISTS, REGISTRY, REPOSITORY, act
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
    offers: list[dict[str, Any]] = [
        {
            "address": reverse("enrol_known", args=[key, known.id]),
            "player": player_of(known.person, state),
            "enrolled": _is_enrolled(known.person, state),
        }
        for known in found
    ]
    if len(text) >= FEWEST_LETTERS:
        offers += [
            {
                "address": reverse("enrol_listed", args=[key, listed.id]),
                "player": {**player_of(person_of(listed.player), state), **standing_of(listed.player)},
                "enrolled": _is_enrolled(person_of(listed.player), state),
                "listed": listed,
            }
            for listed in found_for(state, CHESS_LISTS, text, OFFERED)
        ]
    context = {"offers": offers, "key": key, "typed": text, "empty": not REGISTRY.count() and not offers}
    return render(request, "tabellone/players/offers.html", context)


@director_only
@posted
def enrol(request: Request, key: str, identity: int) -> HttpResponse:
    """Enrol a person of the registry."""
    state = REPOSITORY.moment(key).state
    return _enrolled(request, key, state, player_of(REGISTRY.person(identity), state))


@director_only
@posted
def enrol_listed(request: Request, key: str, identity: int) -> HttpResponse:
    """Enrol somebody of a rating list."""
    state = REPOSITORY.moment(key).state
    listed = CHESS_LISTS.player(identity).player
    return _enrolled(request, key, state, {**player_of(person_of(listed), state), **standing_of(listed)})


def _enrolled(request: Request, key: str, state: State, player: dict[str, Any]) -> HttpResponse:
    act(request, key, "enrol", enrolling(state, [player]))
    messages.success(request, request.speaker.say("ui_enrolled_one", name=player["name"]))
    if state.drawn and not REPOSITORY.moment(key).state.drawn:
        messages.warning(request, request.speaker.say("ui_draw_again"))
    return HttpResponseRedirect(f"{reverse('players', args=[key])}?find=again")


def _is_enrolled(person: Person, state: State) -> bool:
    """By his card; without one on both sides by his name."""
    enrolled = (entrant.player for entrant in state.entrants.values())
    return any(same_person(player.name, player.card, person.name, person.card) for player in enrolled)


def player_of(person: Person, state: State) -> dict[str, Any]:
    """As a tournament enrols him: with category and capital in the game that is played, if it is draughts.

    A namesake of somebody enrolled has his card number in his name.
    """
    now = person.capitals.get(state.options.game) if isinstance(state.system, PlaysDraughts) else None
    taken = any(entrant.name.casefold() == person.name.casefold() for entrant in state.entrants.values())
    known = {field.name: getattr(person, field.name) for field in PLAYER_FIELDS if field.reach >= Reach.FEDERATION}
    return {
        **known,
        "name": f"{person.name} ({person.card})" if taken and person.card else person.name,
        "rating": None if now is None else now.rating,
        "title": "" if now is None else now.category,
    }
