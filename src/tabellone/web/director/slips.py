"""A round read a second time from its slips: with the keys of entry, without the first entry, showing what differs."""

from typing import Any

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse

from tabellone.desk.slips import Found, Line, correct_by_slip, finish, keep_first, read_slip, start_again, verification
from tabellone.engine.reasons import UserError
from tabellone.store.slips import Place
from tabellone.web.books import hand, opened
from tabellone.web.director.consequences import confirm_page
from tabellone.web.director.phases import warn_next_phases
from tabellone.web.director.slip_kinds import KINDS
from tabellone.web.director.slip_kinds.slips import Asked, SlipRows
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page


def show(request: Request, key: str, number: int) -> HttpResponse:
    """What is still to be read and what differs; the forms end the verification or begin it again."""
    if request.method == "POST":
        if "again" in request.POST:
            start_again(hand(request), key, number)
            return redirect("slips", key, number)
        finish(hand(request), key, number)
        messages.success(request, request.speaker.say("ui_slips_done", round=number))
        return redirect("round", key, number)
    return _page(request, key, number)


@posted
def slip(request: Request, key: str, number: int, encounter: int, board: int) -> HttpResponse:
    """One slip: read, kept as it was entered first, or what it says in the place of that."""
    place, before = Place(encounter, board), opened(request, key).state
    if "correct" in request.POST:
        return _corrected(request, key, number, place)
    if "keep" in request.POST:
        keep_first(hand(request), key, number, place)
        return redirect("slips", key, number)
    asked = Asked(request, key, before, number)
    kind = KINDS[before.system.encounter]
    try:
        read_slip(hand(request), key, number, place, kind.said(asked, place))
    except UserError as error:
        if isinstance(kind, SlipRows):
            raise
        response = _page(request, key, number, encounter, request.speaker.problem(error))
        response.status_code = 400
        return response
    if not request.htmx or not isinstance(kind, SlipRows):
        return redirect("slips", key, number)
    context = {
        **kind.row(asked, place),
        **_found(asked),
        "key": key,
        "number": number,
        "row_template": kind.row_template,
    }
    return render(request, "tabellone/round/slip_read.html", {**context, "seen": opened(request, key).version})


def _corrected(request: Request, key: str, number: int, place: Place) -> HttpResponse:
    before = opened(request, key).state
    done = correct_by_slip(hand(request), key, number, place, confirmed=bool(request.POST.get("confirmed")))
    if not done.is_done:
        board = f"{place.encounter}.{place.board}" if place.board else str(place.encounter)
        what = request.speaker.say("ui_slip_correct", round=number, board=board)
        return confirm_page(request, key, what, done.otherwise, reverse("slips", args=[key, number]), confirmed="yes")
    warn_next_phases(request, key, before)
    return redirect("slips", key, number)


def _page(request: Request, key: str, number: int, refused: int = 0, problem: str = "") -> HttpResponse:
    journal = opened(request, key)
    asked = Asked(request, key, journal.state, number)
    kind, found = KINDS[journal.state.system.encounter], _found(asked)
    context = {**found, "number": number, "problem": problem, "hide_step": True, "slips_template": kind.template}
    context |= kind.page(asked, found["verification"], refused)
    return tournament_page(request, key, journal, "round/slips", **context)


def _found(asked: Asked) -> dict[str, Any]:
    """How far it is, and what differs."""
    found = verification(asked.state, asked.key, asked.number)
    return {
        "verification": found,
        "count": len(found.lines),
        "agree": found.count(Found.AGREES, Found.KEPT),
        "unread": found.count(Found.UNREAD),
        "kept": found.count(Found.KEPT),
        "differing": [_difference(asked, line) for line in found.differing],
        "complete": found.is_complete,
    }


def _difference(asked: Asked, line: Line) -> dict[str, Any]:
    _, key, state, number = asked
    at, board = line.place
    encounter = state.paired_rounds[number - 1].encounters[at - 1]
    kind = KINDS[type(encounter)]
    return {
        "board": f"{at}.{board}" if board else str(at),
        "who": kind.who(state, encounter, board),
        "first": kind.label(asked, encounter, board, line.first),
        "second": kind.label(asked, encounter, board, line.second or {}),
        "address": reverse("slip", args=[key, number, at, board]),
    }
