"""The screen of the hall, of one tournament or of several: what the desk has chosen, read from the back row."""

import time
from io import BytesIO

import segno
from django.http import Http404, HttpResponse, JsonResponse
from django.shortcuts import render
from django.urls import reverse

from tabellone.desk.screens import Hall, hall_of, is_event
from tabellone.web.access import reachable
from tabellone.web.books import REPOSITORY, introduced
from tabellone.web.front.showing import tell_front
from tabellone.web.request import Request
from tabellone.web.tournament.slides import Show, show_of


def show(request: Request, screen: str) -> HttpResponse:
    """Whoever opens it sees what everybody may see."""
    hall = hall_of(REPOSITORY, screen)
    context = {
        "screen": screen,
        "hall": hall,
        "clock": hall.screen.clock,
        "shows": _shows(request, hall),
        "live": reverse("hall_live", args=[screen]),
        "seen": hall.version,
    }
    response = render(request, "tabellone/hall/hall.html", context)
    tell_front(request, hall.version)
    return response


def _shows(request: Request, hall: Hall) -> list[Show]:
    return [show_of(request, key, introduced(request, moment), hall.screen) for key, moment in hall.tournaments]


def live(request: Request, screen: str) -> HttpResponse:
    """Changes as they come: answered before Django (`web/front`); here it only has its address."""
    raise Http404


def now(request: Request, screen: str) -> HttpResponse:
    """What a page that is kept cannot say: the time here, and where phones find this site."""
    return JsonResponse({"now": round(time.time() * 1000), "address": reachable(request).partition("//")[2]})


def code(request: Request, screen: str) -> HttpResponse:
    """The code that leads phones to the public pages."""
    address = _address(request, screen)
    drawn = BytesIO()
    segno.make(address, micro=False).save(drawn, kind="svg", omitsize=True, border=2)
    return HttpResponse(drawn.getvalue(), content_type="image/svg+xml")


def _address(request: Request, screen: str) -> str:
    """Of the tournament, or of the event with all of its own."""
    page = "tournament" if REPOSITORY.has([screen]) else "public_event"
    if page == "public_event" and not is_event(screen):
        raise Http404
    return reachable(request) + reverse(page, args=[screen])
