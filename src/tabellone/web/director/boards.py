"""Results of boards, entered by key or button; the answer is the line of the table."""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse

from tabellone.desk.results import Entered, enter_game
from tabellone.documents.results import result_label
from tabellone.engine.encounters import Game
from tabellone.journal.entry import RefusedError
from tabellone.journal.journal import Snapshot
from tabellone.web.books import hand, opened
from tabellone.web.director.consequences import confirm_page
from tabellone.web.director.phases import warn_next_phases
from tabellone.web.done import done_by, page_done
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.tournament.frame import step_shown
from tabellone.web.tournament.games import CLEAR, board_line, entry_of, progress_of


@posted
def result(request: Request, key: str, number: int, board: int) -> HttpResponse:
    """A result, or another one in its place; the answer is the line of the table."""
    code = request.POST.get("confirmed") or request.POST.get("result") or None
    code = None if code == CLEAR else code
    before = opened(request, key).state
    if before.system.encounter is not Game:
        raise Http404
    if number > len(before.paired_rounds):  # of those that whoever asks may see
        raise RefusedError("not_paired", round=number)
    entered = enter_game(hand(request), key, number, board, code, confirmed=bool(request.POST.get("confirmed")))
    code = entered.data["result"]
    if not entered.is_done and not request.htmx:
        label = result_label(code, before.system.points_unit)
        what = request.speaker.say("ui_correct_to", board=board, round=number, result=label)
        back = reverse("round", args=[key, number])
        return confirm_page(request, key, what, entered.otherwise, back, confirmed=code or "")
    if entered.is_done:
        say_seed(request, entered.data.get("seed", ""))
        if entered.corrects:
            warn_next_phases(request, key, before)
    journal = opened(request, key)
    page = reverse("round", args=[key, number])
    if not request.htmx:
        return redirect(page_done(request, entered.sequence, page) if entered.corrects else page)
    entry = entry_of(request, key, journal.state, number)
    context = {
        "key": key,
        "number": number,
        "board": board_line(journal.state, request.speaker.say, journal.state.number_of, entry, number, board - 1),
        "seen": journal.version,
        **step_shown(request, key, journal.state),
        **progress_of(journal.state, journal.state.paired_rounds[number - 1]),
        "otherwise": entered.otherwise,
        "asked": code,
        "asked_label": result_label(code, journal.state.system.points_unit),
        **entry,
    }
    return saved_part(request, "game", key, journal, entered, page, context)


def saved_part(
    request: Request, what: str, key: str, journal: Snapshot, entered: Entered, page: str, context: dict[str, Any]
) -> HttpResponse:
    """The line of a result; of one in the place of another also the bar that says so and undoes it."""
    if entered.is_done and entered.corrects:
        context["just_done"] = done_by(request, key, journal, entered.sequence, page)
    response = render(request, f"tabellone/round/{what}_saved.html", context)
    if context.get("just_done"):
        response["HX-Replace-Url"] = page_done(request, entered.sequence, page)
    return response


def say_seed(request: Request, seed: str) -> None:
    """A lot that brought its own seed."""
    if seed:
        messages.success(request, request.speaker.say("draw_seed", seed=seed))
