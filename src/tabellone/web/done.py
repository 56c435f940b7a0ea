"""The bar that says what was just done and undoes it.

The address of the page says what was done, so that the bar survives the redirection, a reload and Back; it stays until
it is dismissed, until the page is left, or until it cannot be undone any more.
"""

from typing import NamedTuple
from urllib.parse import parse_qsl, urlencode, urlsplit

from django.http import HttpResponseRedirect
from django.urls import reverse

from tabellone.engine.drawn_options import options_chosen_before
from tabellone.journal.entry import Entry
from tabellone.journal.entry_types import entry_summary
from tabellone.journal.journal import Snapshot
from tabellone.journal.state import State
from tabellone.journal.undo import UndoCheck
from tabellone.web.request import Request
from tabellone.web.telling import details_text
from tabellone.web.typed import whole_number

DONE = "done"
"""The name in the address."""
OF_ROUNDS = ("publish", "unpublish", "unpair")
OF_PEOPLE = ("withdraw", "return", "remove", "remove_team", "substitute")
OF_ENROLMENT = ("draw",)
OF_RESULTS = ("correct",)
OF_PAIRS = ("replace",)
OF_THE_WHOLE = ("close", "reopen")


class Done(NamedTuple):
    """What was done, and the form that undoes it."""

    sentence: str
    action: str
    fields: list[tuple[str, str | int]]
    dismiss: str
    """The page without the bar."""


def redirect_done(event: Entry, name: str, *args: object) -> HttpResponseRedirect:
    """To the page that says what was done."""
    return HttpResponseRedirect(f"{reverse(name, args=args)}?{urlencode({DONE: event.sequence})}")


def done_in(request: Request, key: str, journal: Snapshot) -> Done | None:
    """What the address says was done in a tournament, as long as it can be undone."""
    return done_by(request, key, journal, whole_number(request.GET.get(DONE, "")), request.path)


def done_by(request: Request, key: str, journal: Snapshot, sequence: int | None, page: str) -> Done | None:
    """An event of a tournament, as long as it can be undone; shown on a page."""
    event = next((one for one in journal.events if one.sequence == sequence), None)
    if event is None or event.kind not in (
        *OF_ROUNDS,
        *OF_RESULTS,
        *OF_PAIRS,
        *OF_PEOPLE,
        *OF_ENROLMENT,
        *OF_THE_WHOLE,
    ):
        return None
    undoing = journal.cached("undoing", lambda _: UndoCheck(journal.events))
    if undoing.refusal(event.sequence) is not None:
        return None
    fields: list[tuple[str, str | int]] = [("target", event.sequence), ("back", _place(key, event))]
    return Done(_sentence(request, undoing.then[event.sequence], event), reverse("undo", args=[key]), fields, page)


def page_done(request: Request, sequence: int, otherwise: str) -> str:
    """The address of the page a part of was sent, with what was done; another page where that is not known."""
    try:
        asked_from = request.htmx.current_url_abs_path
    except ValueError:  # no address at all
        asked_from = None
    parts = urlsplit(asked_from or otherwise)
    kept = [(name, value) for name, value in parse_qsl(parts.query) if name != DONE]
    return f"{parts.path}?{urlencode([*kept, (DONE, sequence)])}"


def _sentence(request: Request, then: State, event: Entry) -> str:
    code = f"done_{event.kind}"
    if event.kind in (*OF_RESULTS, *OF_PAIRS):
        what = details_text(entry_summary(then, event), then.board_points_unit, request.speaker)
        return request.speaker.say(code, what=what)
    if event.kind in OF_ROUNDS:
        return request.speaker.say(code, round=event.data["round"])
    if event.kind in OF_PEOPLE:
        people = then.teams if "team" in event.data else then.entrants
        return request.speaker.say(code, name=people[event.data.get("team", event.data.get("player"))].name)
    sentence = request.speaker.say(code, count=len(then.competitors))
    if event.kind in OF_ENROLMENT and (colour := event.data.get("rules", {}).get("first_colour")):
        how = "chosen" if "first_colour" in options_chosen_before(then.rules, then.drawn) else "drawn"
        return f"{sentence} {request.speaker.say(f'done_first_{how}', colour=request.speaker.say(colour))}"
    return sentence


def _place(key: str, event: Entry) -> str:
    """Where it is seen that it is as it was."""
    if event.kind in (*OF_ROUNDS, *OF_RESULTS, *OF_PAIRS):
        return reverse("round", args=[key, event.data["round"]])
    return reverse("players" if event.kind in (*OF_PEOPLE, *OF_ENROLMENT) else "standings", args=[key])
