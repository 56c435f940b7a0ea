"""Results of boards, entered by key or button; the answer is the line of the table."""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse

from tabellone.documents.results import result_label
from tabellone.engine.encounters import Game
from tabellone.journal.actions import deciding_by_lot
from tabellone.journal.steps import next_step
from tabellone.web.access import director_only
from tabellone.web.addresses import step_address
from tabellone.web.books import REPOSITORY, act, opened
from tabellone.web.director.consequences import confirm_page, newly_otherwise
from tabellone.web.director.phases import warn_next_phases
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.tournament.games import CLEAR, LOT_AS_NOBODY_CAME, LOT_WORDS, board_line, entry_of, is_undecided_draw


@director_only
@posted
def result(request: Request, key: str, number: int, board: int) -> HttpResponse:
    """A result, or another one in its place; the answer is the line of the table."""
    code = request.POST.get("confirmed") or request.POST.get("result") or None
    code = None if code == CLEAR else code
    state = REPOSITORY.moment(key).state
    paired = state.paired[number - 1] if 0 < number <= len(state.paired) else None
    if state.system.encounter is not Game:
        raise Http404
    known = paired.games[board - 1].result if paired and 0 < board <= len(paired.games) else None
    data: dict[str, Any] = {"round": number, "encounter": board, "result": code}
    if code in LOT_WORDS and is_undecided_draw(state, known):
        data = deciding_by_lot(state, number, board, nobody_came=code == LOT_AS_NOBODY_CAME)
        code = data["result"]
    kind = "result" if known in state.system.open_results and code is not None else "correct"
    asked: list[int] = []
    if kind == "correct" and number < len(state.paired) and not request.POST.get("confirmed"):
        asked = newly_otherwise(key, kind, data)
    if asked and not request.htmx:
        label = result_label(code, state.system.points_unit)
        what = request.speaker.say("ui_correct_to", board=board, round=number, result=label)
        return confirm_page(request, key, what, asked, reverse("round", args=[key, number]), confirmed=code or "")
    if not asked:
        act(request, key, kind, data)
        say_seed(request, data.get("seed", ""))
        if kind == "correct":
            warn_next_phases(request, key, state)
    journal = opened(request, key)
    if not request.htmx:
        return redirect("round", key, number)
    entry = entry_of(request, key, journal.state, number)
    step = next_step(journal.state)
    context = {
        "key": key,
        "number": number,
        "board": board_line(journal.state, request.speaker.say, journal.state.number_of, entry, number, board - 1),
        "seen": journal.version,
        "step": step,
        "step_address": step_address(key, step),
        "otherwise": asked,
        "asked": code,
        "asked_label": result_label(code, journal.state.system.points_unit),
        **entry,
    }
    return render(request, "tabellone/round/game_saved.html", context)


def say_seed(request: Request, seed: str) -> None:
    """A lot that brought its own seed."""
    if seed:
        messages.success(request, request.speaker.say("draw_seed", seed=seed))
