"""Results of boards, entered by key or button; the answer is the line of the table."""

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse

from tabellone.desk.results import enter_game
from tabellone.documents.results import result_label
from tabellone.engine.encounters import Game
from tabellone.journal.event import RefusedError
from tabellone.web.books import hand, opened
from tabellone.web.director.consequences import confirm_page
from tabellone.web.director.phases import warn_next_phases
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
    if number > len(before.paired):  # of those that whoever asks may see
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
    if not request.htmx:
        return redirect("round", key, number)
    entry = entry_of(request, key, journal.state, number)
    context = {
        "key": key,
        "number": number,
        "board": board_line(journal.state, request.speaker.say, journal.state.number_of, entry, number, board - 1),
        "seen": journal.version,
        **step_shown(request, key, journal.state),
        **progress_of(journal.state, journal.state.paired[number - 1]),
        "otherwise": entered.otherwise,
        "asked": code,
        "asked_label": result_label(code, journal.state.system.points_unit),
        **entry,
    }
    return render(request, "tabellone/round/game_saved.html", context)


def say_seed(request: Request, seed: str) -> None:
    """A lot that brought its own seed."""
    if seed:
        messages.success(request, request.speaker.say("draw_seed", seed=seed))
