"""Who did what and when, found by what it is about, and undo from there."""

from datetime import datetime
from typing import Any, NamedTuple

from django.contrib import messages
from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse

from tabellone.desk import remarks
from tabellone.desk.results import undo as undo_event
from tabellone.journal.event import Event
from tabellone.journal.fold import undone
from tabellone.journal.journal import Moment
from tabellone.journal.kinds import THINGS, UNDO, title_of, told
from tabellone.journal.older import said_today
from tabellone.journal.undoing import Undoing
from tabellone.web.books import hand, opened
from tabellone.web.director.already import led_to
from tabellone.web.director.consequences import confirm_page
from tabellone.web.director.phases import warn_next_phases
from tabellone.web.director.telling import details_text
from tabellone.web.kept_pages import kept
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import local_address, whole_number

SHOWN = 300


class Entry(NamedTuple):
    """An event in words."""

    event: Event
    time: str
    actor: str
    what: str
    details: str
    thing: str
    round: int


@kept
def show(request: Request, key: str) -> HttpResponse:
    """The newest first; those about some thing, somebody or a round, if that is asked for."""
    journal = opened(request, key)
    undoing = journal.once("undoing", lambda _: Undoing(journal.events))
    thing, number = request.GET.get("what", ""), whole_number(request.GET.get("round", "")) or 0
    who = request.GET.get("who", "").strip()
    found = [
        entry
        for entry in reversed(_entries(request, journal, undoing))
        if (not thing or entry.thing == thing)
        and (not number or entry.round == number)
        and who.casefold() in f"{entry.actor} {entry.details}".casefold()
    ]
    context = {
        "rows": [{"entry": entry, **_undoing_shown(request, journal, undoing, entry)} for entry in found[:SHOWN]],
        "found": len(found),
        "shown": SHOWN,
        "things": [(name, f"ui_history_{name}") for name in THINGS],
        "thing": thing,
        "who": who,
        "of_round": number,
        "all_rounds": range(1, max((entry.data.get("round", 0) for entry in _said(journal)), default=0) + 1),
    }
    return tournament_page(request, key, journal, "tournament/history", **context)


@posted
def undo(request: Request, key: str) -> HttpResponse:
    """Take an event back, if nothing depends on it; if rounds would have been paired otherwise, ask first."""
    journal = opened(request, key)
    target = whole_number(request.POST.get("target", ""))
    back = local_address(request.POST.get("back", ""), reverse("history", args=[key]))
    if target in undone(journal.events):
        return led_to(request, "ui_undone_already", "history", key, sequence=target)
    undone_now = undo_event(hand(request), key, target, confirmed=bool(request.POST.get("confirmed")))
    if not undone_now.is_done:
        what = request.speaker.say("ui_undo_entry", sequence=target)
        return confirm_page(request, key, what, undone_now.otherwise, back, confirmed="yes")
    warn_next_phases(request, key, journal.state)
    event = next(one for one in journal.events if one.sequence == target)
    what = request.speaker.say(title_of(journal.state, event))
    messages.success(request, request.speaker.say("ui_undone", sequence=target, what=what))
    return HttpResponseRedirect(back)


@posted
def note(request: Request, key: str) -> HttpResponse:
    """A remark for the record."""
    remarks.note(hand(request), key, request.POST.get("text", ""))
    return HttpResponseRedirect(reverse("history", args=[key]))


def _said(journal: Moment) -> list[Event]:
    """The events in the words of today."""
    return [event._replace(data=said_today(event.data)) for event in journal.events]


def _entries(request: Request, journal: Moment, undoing: Undoing) -> list[Entry]:
    """Told by names as they were at the time, in order; an undoing tells what it undid."""
    about = {kind: thing for thing, kinds in THINGS.items() for kind in kinds}
    told_so: dict[int, Entry] = {}
    say, unit = request.speaker.say, journal.state.board_points_unit
    for event in _said(journal):
        then = undoing.then[event.sequence]
        details = details_text(told(then, event), unit, request.speaker)
        undid = told_so.get(event.data.get("target", 0)) if event.kind == UNDO else None
        if undid is not None:
            details = " · ".join(part for part in (details, undid.what, undid.details) if part)
        told_so[event.sequence] = Entry(
            event,
            datetime.fromisoformat(event.time).astimezone().strftime("%d/%m %H:%M:%S"),
            request.speaker.actor(event.actor),
            say(title_of(journal.state, event)),
            details,
            undid.thing if undid is not None else about.get(event.kind, ""),
            undid.round if undid is not None else event.data.get("round") or 0,
        )
    return list(told_so.values())


def _undoing_shown(request: Request, journal: Moment, undoing: Undoing, entry: Entry) -> dict[str, Any]:
    """The button where it will work, else in a word why there is none."""
    sequence = entry.event.sequence
    if sequence in undoing.gone or entry.event.kind == "create":
        return {"gone": sequence in undoing.gone, "undoable": False}
    if journal.state.closed and entry.event.kind != "close":
        return {"undoable": False, "why_not": request.speaker.say("ui_undo_closed")}
    refusal = undoing.refusal(sequence)
    if refusal is None:
        return {"undoable": True}
    if refusal.reason.code != "something_depends_on_it":
        return {"undoable": False, "why_not": request.speaker.say("ui_undo_opened")}
    return {"undoable": False, "needed_by": refusal.reason.args["sequence"]}
