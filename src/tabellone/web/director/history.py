"""Who did what and when, found by what it is about, and undo from there."""

from typing import Any, NamedTuple

from django.contrib import messages
from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse

from tabellone.desk import remarks
from tabellone.desk.results import undo as undo_event
from tabellone.journal.entry import Entry
from tabellone.journal.entry_types import CATEGORIES, UNDO, entry_summary, title_code
from tabellone.journal.journal import Snapshot
from tabellone.journal.replay import undone_sequences
from tabellone.journal.undo import UndoCheck
from tabellone.journal.upcasting import rename_encounter_fields
from tabellone.journal.values import parse_moment
from tabellone.web.books import hand, opened
from tabellone.web.director.already import led_to
from tabellone.web.director.consequences import confirm_page
from tabellone.web.director.phases import warn_next_phases
from tabellone.web.kept_pages import kept
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.telling import details_text
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import local_address, whole_number

SHOWN = 100
"""Entries on a page: of each it is worked out whether it can be undone."""


class HistoryRow(NamedTuple):
    """An event in words."""

    event: Entry
    time: str
    actor: str
    what: str
    details: str


@kept
def show(request: Request, key: str) -> HttpResponse:
    """The newest first; those about some thing, somebody or a round, if that is asked for."""
    journal = opened(request, key)
    undoing = journal.cached("undoing", lambda _: UndoCheck(journal.events))
    thing, number = request.GET.get("what", ""), whole_number(request.GET.get("round", "")) or 0
    who = request.GET.get("who", "").strip()
    teller = _Teller(request, journal, undoing)
    found = [
        event
        for event in reversed(teller.events)
        if thing in ("", teller.about(event).thing) and number in (0, teller.about(event).round)
    ]
    if who:
        found = [event for event in found if who.casefold() in teller.text(event).casefold()]
    page = max(1, whole_number(request.GET.get("page", "")) or 1)
    begins = (page - 1) * SHOWN
    shown = [teller.entry(event) for event in found[begins : begins + SHOWN]]
    context = {
        "rows": [{"entry": entry, **_undoing_shown(request, journal, undoing, entry)} for entry in shown],
        "found": len(found),
        "first": begins + 1,
        "last": begins + len(shown),
        "newer": _on_page(request, page - 1) if page > 1 else "",
        "older": _on_page(request, page + 1) if begins + SHOWN < len(found) else "",
        "things": [(name, f"ui_history_{name}") for name in CATEGORIES],
        "thing": thing,
        "who": who,
        "of_round": number,
        "all_rounds": range(1, max((event.data.get("round", 0) for event in teller.events), default=0) + 1),
    }
    return tournament_page(request, key, journal, "tournament/history", **context)


def _on_page(request: Request, page: int) -> str:
    """The same search, another hundred."""
    asked = request.GET.copy()
    asked["page"] = str(page)
    return f"?{asked.urlencode()}"


@posted
def undo(request: Request, key: str) -> HttpResponse:
    """Take an event back, if nothing depends on it; if rounds would have been paired otherwise, ask first."""
    journal = opened(request, key)
    target = whole_number(request.POST.get("target", ""))
    back = local_address(request.POST.get("back", ""), reverse("history", args=[key]))
    if target in undone_sequences(journal.events):
        return led_to(request, "ui_undone_already", "history", key, sequence=target)
    undone_now = undo_event(hand(request), key, target, confirmed=bool(request.POST.get("confirmed")))
    if not undone_now.is_done:
        what = request.speaker.say("ui_undo_entry", sequence=target)
        return confirm_page(request, key, what, undone_now.otherwise, back, confirmed="yes")
    warn_next_phases(request, key, journal.state)
    event = next(one for one in journal.events if one.sequence == target)
    what = request.speaker.say(title_code(journal.state, event))
    messages.success(request, request.speaker.say("ui_undone", sequence=target, what=what))
    return HttpResponseRedirect(back)


@posted
def note(request: Request, key: str) -> HttpResponse:
    """A remark for the record."""
    remarks.note(hand(request), key, request.POST.get("text", ""))
    return HttpResponseRedirect(reverse("history", args=[key]))


class _About(NamedTuple):
    """What an event is about."""

    thing: str
    round: int


class _Teller:
    """Tells events by names as they were at the time; an undoing tells what it undid."""

    def __init__(self, request: Request, journal: Snapshot, undoing: UndoCheck):
        self._speaker, self._state, self._then = request.speaker, journal.state, undoing.then
        self.events = [event._replace(data=rename_encounter_fields(event.data)) for event in journal.events]
        """In the words of today."""
        self._by_sequence = {event.sequence: event for event in self.events}
        self._things = {kind: thing for thing, kinds in CATEGORIES.items() for kind in kinds}

    def about(self, event: Entry) -> _About:
        """Of an undoing, what it undid is about."""
        undid = self._undid(event)
        if undid is not None:
            return self.about(undid)
        return _About(self._things.get(event.kind, ""), event.data.get("round") or 0)

    def entry(self, event: Entry) -> HistoryRow:
        """One line."""
        at = parse_moment(event.time)
        moment = at.astimezone().strftime("%d/%m %H:%M:%S") if at is not None else event.time
        actor = self._speaker.actor(event.actor)
        return HistoryRow(event, moment, actor, self._title(event), self._details(event))

    def text(self, event: Entry) -> str:
        """Who did it and to whom, for whoever seeks a name."""
        return f"{self._speaker.actor(event.actor)} {self._details(event)}"

    def _title(self, event: Entry) -> str:
        return self._speaker.say(title_code(self._state, event))

    def _details(self, event: Entry) -> str:
        said = entry_summary(self._then[event.sequence], event)
        details = details_text(said, self._state.board_points_unit, self._speaker)
        undid = self._undid(event)
        if undid is None:
            return details
        return " · ".join(part for part in (details, self._title(undid), self._details(undid)) if part)

    def _undid(self, event: Entry) -> Entry | None:
        return self._by_sequence.get(event.data.get("target", 0)) if event.kind == UNDO else None


def _undoing_shown(request: Request, journal: Snapshot, undoing: UndoCheck, entry: HistoryRow) -> dict[str, Any]:
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
