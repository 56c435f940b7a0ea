"""Events as people say it: made, described, given tournaments, joined with another, removed."""

from typing import Any

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse

from tabellone.desk import events
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.events import FIELDS
from tabellone.formats.events import write_event as as_said
from tabellone.store import gatherings
from tabellone.web.access import reachable
from tabellone.web.books import REPOSITORY, SHELF, hand
from tabellone.web.director.cards import qr
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.typed import typed_key

ASKED = tuple(name for name in FIELDS if name != "id")
MOST_OFFERED = 50
"""Tournaments that can be given to an event."""


def new(request: Request) -> HttpResponse:
    """A new one."""
    problem = ""
    if request.method == "POST":
        try:
            return redirect("event", events.hold(_said(request)))
        except BadDocumentError as error:
            problem = request.speaker.problem(error)
    return _page(request, {"said": _said(request), "problem": problem})


def show(request: Request, gathering: str) -> HttpResponse:
    """What is said of it and which tournaments it has."""
    known, problem = gatherings.gathering(gathering), ""
    said: dict[str, str] = as_said(known)
    if request.method == "POST":
        try:
            events.describe(hand(request), gathering, _said(request))
            messages.success(request, request.speaker.say("ui_saved"))
            return redirect("event", gathering)
        except BadDocumentError as error:
            problem, said = request.speaker.problem(error), _said(request)
    members = SHELF.shown(gatherings.members(gathering))
    own = {one.key for one in members}
    offered = [row for row in REPOSITORY.listed(0, MOST_OFFERED, public=False) if row.key not in own]
    others = [one for one in gatherings.all_gatherings() if one.key != gathering]
    address = reachable(request) + reverse("public_event", args=[gathering])
    context: dict[str, Any] = {"gathering": known, "members": members, "offered": offered, "others": others}
    context |= {"address": address, "picture": qr(address)}
    return _page(request, {"said": said, "problem": problem, **context})


@posted
def assign(request: Request) -> HttpResponse:
    """A tournament belongs to an event, or to none any more."""
    key, tournament, page = (typed_key(request.POST.get(name, "")) for name in ("event", "tournament", "page"))
    events.assign(hand(request), tournament, key)
    messages.success(request, request.speaker.say("ui_saved"))
    return redirect("event", page or key) if page or key else redirect("home")


@posted
def merge(request: Request, gathering: str) -> HttpResponse:
    """Two that are one."""
    events.merge(hand(request), gathering, typed_key(request.POST.get("other", "")))
    messages.success(request, request.speaker.say("ui_event_merged"))
    return redirect("event", gathering)


@posted
def remove(request: Request, gathering: str) -> HttpResponse:
    """The event only; each of its tournaments stays under its own date."""
    messages.success(request, request.speaker.say("ui_event_removed", name=events.remove(gathering)))
    return redirect("home")


def _said(request: Request) -> dict[str, str]:
    return {name: request.POST.get(name, "") for name in ASKED}


def _page(request: Request, context: dict[str, Any]) -> HttpResponse:
    return render(request, "tabellone/home/event_form.html", context, status=400 if context["problem"] else 200)
