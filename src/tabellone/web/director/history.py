"""Who did what and when, and undo from there."""

from collections.abc import Sequence
from datetime import datetime

from django.http import HttpResponse
from django.shortcuts import redirect
from django.urls import reverse

from tabellone.desk import remarks
from tabellone.desk.results import undo as undo_event
from tabellone.journal.encounters import recorded
from tabellone.journal.event import Event
from tabellone.journal.fold import fold, replayed, undone
from tabellone.journal.kinds import UNDO, title_of, told
from tabellone.journal.older import said_today
from tabellone.journal.state import State
from tabellone.web.access import director_only
from tabellone.web.books import hand, opened
from tabellone.web.director.consequences import confirm_page
from tabellone.web.director.phases import warn_next_phases
from tabellone.web.director.telling import details_text
from tabellone.web.kept_pages import kept
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number

SHOWN = 300
SEATS_STAY = ("result", "correct", "propose", "publish", "unpublish", "note", "close", "reopen", "decide")
"""Kinds of events after whose undoing everybody sits where he sat."""


@director_only
@kept
def show(request: Request, key: str) -> HttpResponse:
    """The newest first."""
    journal = opened(request, key)
    gone = undone(journal.events)
    state, unit = journal.state, journal.state.board_points_unit
    then = _states_then(journal.events) if recorded(state).told_by_seats else {}
    rows = [
        {
            "event": event,
            "time": datetime.fromisoformat(event.time).astimezone().strftime("%d/%m %H:%M:%S"),
            "what": request.speaker.say(title_of(state, event)),
            "details": details_text(told(then.get(event.sequence, state), event), unit, request.speaker),
            "gone": event.sequence in gone,
            "undoable": event.kind != "create" and event.sequence not in gone,
        }
        for event in reversed(journal.events[-SHOWN:])
    ]
    return tournament_page(request, key, journal, "tournament/history", rows=rows)


@director_only
@posted
def undo(request: Request, key: str) -> HttpResponse:
    """Take an event back, if nothing depends on it; if rounds would have been paired otherwise, ask first."""
    before = opened(request, key).state
    target = whole_number(request.POST.get("target", ""))
    undone_now = undo_event(hand(request), key, target, confirmed=bool(request.POST.get("confirmed")))
    if not undone_now.is_done:
        what = request.speaker.say("ui_undo_entry", sequence=target)
        back = reverse("history", args=[key])
        return confirm_page(request, key, what, undone_now.otherwise, back, confirmed="yes")
    warn_next_phases(request, key, before)
    return redirect("history", key)


@director_only
@posted
def note(request: Request, key: str) -> HttpResponse:
    """A remark for the record."""
    remarks.note(hand(request), key, request.POST.get("text", ""))
    return redirect("history", key)


def _states_then(events: Sequence[Event]) -> dict[int, State]:
    """Of every event about an encounter the state before it, in which people may have sat elsewhere than now."""
    found: dict[int, State] = {}
    state, kinds = State(), {event.sequence: event.kind for event in events}
    for index, event in enumerate(events):
        if event.kind != UNDO:
            if "encounter" in said_today(event.data):
                found[event.sequence] = state
            state = replayed(state, event)
        elif kinds.get(event.data["target"]) not in SEATS_STAY:
            state = fold(events[: index + 1])
    return found
