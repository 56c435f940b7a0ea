"""The home page: events by day with what comes next in each tournament, the archive, and the way into one."""

from datetime import datetime
from typing import Any, NamedTuple

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse

from tabellone.desk.home import Group, Overview, overview, step_name
from tabellone.documents.dates import CalendarDay, calendar_day, day_text, days_between, long_day
from tabellone.documents.speaker import Speaker
from tabellone.engine.capabilities import HasFixedRounds
from tabellone.engine.systems import system_named
from tabellone.journal.next_step import NextStep
from tabellone.store.gatherings import members
from tabellone.store.scopes import Scope
from tabellone.store.shelf import GONE_AFTER, OnShelf
from tabellone.store.summaries import Summary
from tabellone.web.access import reachable
from tabellone.web.addresses import step_address
from tabellone.web.askers import asker_of, may
from tabellone.web.books import SHELF, opened
from tabellone.web.demos import DEMOS
from tabellone.web.done import DONE, Done
from tabellone.web.qr import qr
from tabellone.web.request import Request
from tabellone.web.roles import Action, Role
from tabellone.web.typed import typed_key, whole_number

ON_A_PAGE_OF_THE_ARCHIVE = 20
MOST_UNDONE = 200
"""Tournaments that one click can bring back."""
BEFORE_ROUNDS = ("enrol", "draw")
"""Steps at which nobody knows how many rounds there will be, where the players decide it."""


class Flap(NamedTuple):
    """A round on the board."""

    number: int
    state: str
    """`done`, `now` or empty."""


class Line(NamedTuple):
    """A tournament on the board."""

    key: str
    summary: Summary
    demonstration: bool
    flaps: list[Flap]
    status: str
    step: NextStep | None
    address: str
    """Where the step is taken."""


class Leaves(NamedTuple):
    """An event, or a day, with its lines."""

    group: Group
    day: CalendarDay
    days: str
    lines: list[Line]
    all_closed: bool


def listing(request: Request) -> HttpResponse:
    """For the director everything; for everybody else the tournaments with a published round."""
    director = may(request, Action.FOLLOW)
    if may(request, Action.SET_UP) and SHELF.is_empty():
        return render(request, "tabellone/home/first.html", {"demos": DEMOS})
    today = datetime.now().astimezone().date().isoformat()
    page = whole_number(request.GET.get("page", "")) or 1
    found = overview(SHELF, today, not director, page)
    only = _only_event(found, today) if not director and not request.GET else None
    if only is not None:
        return redirect("public_event", only)
    context = {
        "today": long_day(today, request.speaker),
        "leaves": [leaves_of(group, today, request.speaker, director) for group in found.groups],
        "newer": page - 1,
        "older": page + 1 if found.more else 0,
        **_archive(request, director),
    }
    if director:
        context |= _for_the_director(request, found)
    elif asker_of(request).role is not Role.PUBLIC:
        context["mine"] = _given_to(asker_of(request).scope)
    return render(request, "tabellone/home/home.html", context)


def _only_event(found: Overview, today: str) -> str | None:
    """The event that is on today, if nothing else is: whoever comes today comes for it."""
    on = [group for group in found.groups if group.is_on(today)]
    return on[0].gathering.key if len(on) == 1 and on[0].gathering else None


def _for_the_director(request: Request, found: Overview) -> dict[str, Any]:
    address = reachable(request)
    urgent = found.urgent
    shown = [one for group in found.groups for one in group.tournaments]
    return {
        "urgent": _line(urgent, request.speaker, director=True) if urgent else None,
        "urgent_words": _words_of("ui_now", urgent, request.speaker) if urgent else "",
        "playing": sum(one.summary.paired > 0 and not one.summary.closed for one in shown),
        "demos": DEMOS,
        "has_demonstrations": any(one.demonstration for one in shown),
        "address": address,
        "picture": qr(address),
        **_undoable(request),
    }


def _given_to(scope: Scope) -> list[OnShelf]:
    """The tournaments somebody was let in for, published or not; nothing if it is all of them."""
    if scope.is_everywhere:
        return []
    return SHELF.shown([*scope.tournaments, *(members(scope.gathering) if scope.gathering else ())])


def _undoable(request: Request) -> dict[str, Any]:
    """What was just done, as long as it can still be undone: the address says it, so that Back and a reload do too."""
    done, keys = request.GET.get(DONE, ""), [*map(typed_key, request.GET.getlist("key")[:MOST_UNDONE])]
    if done not in ("archived", "deleted"):
        return {}
    rows = [one for one in SHELF.shown(keys) if one.since is not None]
    if not rows:
        return {}
    how_many, days = ("one", rows[0].summary.name) if len(rows) == 1 else ("many", ""), GONE_AFTER.days
    sentence = request.speaker.say(f"ui_{done}_{how_many[0]}", name=how_many[1], count=len(rows), days=days)
    action = reverse("undelete" if done == "deleted" else "bring_to_front")
    return {"just_done": Done(sentence, action, [("key", row.key) for row in rows], request.path)}


def _archive(request: Request, director: bool) -> dict[str, Any]:
    """The part of the archive that is asked for."""
    sought = request.GET.get("sought", "").strip()
    page = whole_number(request.GET.get("archive", "")) or 1
    first = (page - 1) * ON_A_PAGE_OF_THE_ARCHIVE
    rows = SHELF.archived(sought, not director, first, ON_A_PAGE_OF_THE_ARCHIVE + 1)
    return {
        "sought": sought,
        "archived": [(row, day_text(row.summary.date, request.speaker)) for row in rows[:ON_A_PAGE_OF_THE_ARCHIVE]],
        "archive_newer": page - 1,
        "archive_older": page + 1 if len(rows) > ON_A_PAGE_OF_THE_ARCHIVE else 0,
        "has_archive": bool(rows or sought or page > 1),
    }


def leaves_of(group: Group, today: str, speaker: Speaker, director: bool = False) -> Leaves:
    """An event, or a day, with the lines of its tournaments."""
    lines = [_line(one, speaker, director) for one in group.tournaments]
    days = days_between(group.first_day, group.last_day, speaker)
    all_closed = bool(lines) and all(line.summary.closed for line in lines)
    return Leaves(group, calendar_day(group.day(today), speaker), days, lines, all_closed)


def _line(one: OnShelf, speaker: Speaker, director: bool) -> Line:
    summary = one.summary
    step = summary.step if director else None
    status = _words_of("ui_status", one, speaker) if director or summary.closed else ""
    flaps = [] if summary.problem else _flaps(one, summary.paired if director else summary.published)
    return Line(one.key, summary, one.demonstration, flaps, status, step, step_address(one.key, step))


def public_line(one: OnShelf, speaker: Speaker) -> Line:
    """As everybody sees it."""
    return _line(one, speaker, director=False)


def _flaps(one: OnShelf, paired: int) -> list[Flap]:
    """Rounds that are over, the one that is played, those to come."""
    summary, name = one.summary, step_name(one)
    if name in BEFORE_ROUNDS and isinstance(system_named(summary.system), HasFixedRounds):
        return []
    is_over = summary.closed or (name == "close" and paired == summary.paired)

    def state(number: int) -> str:
        if number < paired or (number == paired and is_over):
            return "done"
        return "now" if number == paired else ""

    return [Flap(number, state(number)) for number in range(1, max(summary.rounds, paired) + 1)]


def _words_of(kind: str, one: OnShelf, speaker: Speaker) -> str:
    """How far a tournament is, in a sentence of a kind."""
    summary = one.summary
    if summary.problem:
        return ""
    if summary.closed:
        return speaker.say("ui_status_closed", winners=", ".join(summary.winners), count=len(summary.winners))
    step = summary.step
    assert step is not None  # only what is closed has none
    is_last = step.round == summary.paired
    name = "results_before" if step_name(one) == "results" and not is_last else step_name(one)
    return speaker.say(
        f"{kind}_{name}",
        name=summary.name,
        round=step.round,
        played=step.round - 1,
        entered=summary.entered,
        encounters=summary.encounters,
        missing=summary.encounters - summary.entered,
        players=summary.players,
    )


def home(request: Request, key: str) -> HttpResponse:
    """Where the tournament is now: its last visible round, or its players."""
    rounds = len(opened(request, key).state.paired_rounds)
    return redirect("round", key, rounds) if rounds else redirect("players", key)
