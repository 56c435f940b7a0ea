"""The screen of the hall, from the desk: what it shows, the clock of the round, and what is announced to everybody."""

import time

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse

from tabellone.desk import notices, screens
from tabellone.desk.hand import Hand
from tabellone.engine.capabilities import HasBrackets, PlaysDraughts
from tabellone.journal.entries.notices import MAX_NOTICE_LENGTH
from tabellone.journal.state import Notice
from tabellone.store.screens import View
from tabellone.web.books import REPOSITORY, SHELF, hand
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.typed import typed_key, whole_number


def show(request: Request, screen: str) -> HttpResponse:
    """Everything that is chosen for a screen; it changes within a second of being saved."""
    if request.method == "POST":
        views = [view for view in View if view.value in request.POST.getlist("view")]
        wanted = [typed_key(key) for key in request.POST.getlist("tournament")]
        seconds = whole_number(request.POST.get("seconds", ""))
        screens.choose(hand(request), screen, views, seconds, wanted, request.POST.get("message", ""))
        messages.success(request, request.speaker.say("ui_saved"))
        return redirect("hall_desk", screen)
    hall = screens.hall_of(REPOSITORY, screen)
    offered = screens.tournaments_of(REPOSITORY, screen)
    alone = offered == [screen]
    clock, moment = hall.screen.clock, int(time.time())
    context = {
        "screen": screen,
        "hall": hall,
        "wall": reverse("hall" if alone else "event_hall", args=[screen]),
        "back": reverse("tournament" if alone else "event", args=[screen]),
        "views": [(view.value, f"hall_view_{view.value}", view in hall.screen.views) for view in _views(offered)],
        "offered": [] if alone else [(one, one.key not in hall.screen.left_out) for one in SHELF.shown(offered)],
        "least": screens.FASTEST,
        "most": screens.SLOWEST,
        "longest": MAX_NOTICE_LENGTH,
        "longest_clock": screens.LONGEST_CLOCK,
        "clock": clock,
        "minutes_left": -(-max(0, clock.ends - moment if clock.ends else clock.left) // 60),
        "notices": _said(request, offered),
    }
    return render(request, "tabellone/hall/desk.html", context)


def _views(keys: list[str]) -> list[View]:
    """Those that the tournaments of a screen have something to show in."""
    systems = [REPOSITORY.moment(key).state.system for key in keys]
    only = {View.BRACKET: HasBrackets, View.OPENING: PlaysDraughts}
    return [view for view in View if view not in only or any(isinstance(one, only[view]) for one in systems)]


def _said(request: Request, keys: list[str]) -> list[Notice]:
    """Once, however many tournaments say it; the latest first."""
    found = {one.id: one for key in keys for one in REPOSITORY.moment(key).state.notices}
    return sorted(found.values(), key=lambda one: one.at)[::-1]


@posted
def clock(request: Request, screen: str) -> HttpResponse:
    """Set, started, stopped or taken away."""
    acting, moment, action = hand(request), int(time.time()), request.POST.get("action", "")
    if action == "set":
        screens.set_clock(acting, screen, whole_number(request.POST.get("minutes", "")))
    elif action == "start":
        screens.start_clock(acting, screen, moment)
    elif action == "pause":
        screens.pause_clock(acting, screen, moment)
    elif action == "clear":
        screens.clear_clock(acting, screen)
    return redirect("hall_desk", screen)


@posted
def give_notice(request: Request, screen: str) -> HttpResponse:
    """In every tournament the screen can show."""
    notices.give_notice(*_everywhere(request, screen), request.POST.get("text", ""))
    messages.success(request, request.speaker.say("ui_notice_given"))
    return redirect("hall_desk", screen)


@posted
def end_notice(request: Request, screen: str, notice: str) -> HttpResponse:
    """Wherever it is said."""
    notices.end_notice(*_everywhere(request, screen), notice)
    return redirect("hall_desk", screen)


def _everywhere(request: Request, screen: str) -> tuple[Hand, list[str]]:
    return hand(request), screens.tournaments_of(REPOSITORY, screen)
