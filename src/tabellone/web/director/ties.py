"""Ties of a finished tournament: the lot, blitz or play-off that parts them, drawn here or entered as it was found."""

import re

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect

from tabellone.desk.ties import decide, draw_lot, open_ties
from tabellone.engine.ranking.announced_ties import allows_blitz
from tabellone.engine.ranking.ties import decision_reasons
from tabellone.engine.reasons import NotReadyError, UserError
from tabellone.engine.settling import Tie, has_play_offs
from tabellone.reading.tie_decisions import METHODS
from tabellone.web.books import hand, opened
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number


def show(request: Request, key: str) -> HttpResponse:
    """All ties, and one form to decide one of them."""
    journal = opened(request, key)
    state, problem = journal.state, ""
    tournament = state.tournament
    found = open_ties(state)
    if request.method == "POST":
        try:
            _decide(request, key, found)
        except UserError as error:
            problem = request.speaker.problem(error)
        else:
            messages.success(request, request.speaker.say("ui_saved"))
            return redirect("standings", key)
    context = {
        "problem": problem,
        "ties": [(index, tie.after.value, request.speaker.names(tie.players)) for index, tie in enumerate(found)],
        "numbers": " ".join(map(str, found[0].players)) if len(found) == 1 else "",
        "typed": request.POST.get("order", ""),
        "allows_blitz": allows_blitz(state.options),
        "has_play_offs": has_play_offs(state.system, tournament),
        "made": decision_reasons(tournament, state.system.standings(tournament)) if state.decisions else [],
        "hide_step": True,
    }
    response = tournament_page(request, key, journal, "standings/ties", **context)
    response.status_code = 400 if problem else 200
    return response


def _decide(request: Request, key: str, found: list[Tie]) -> None:
    """What the form says; a lot without an order is drawn now."""
    chosen = whole_number(request.POST.get("tie", ""))
    if chosen is None or not 0 <= chosen < len(found):
        raise NotReadyError("tie_gone")
    how = METHODS.get(request.POST.get("how", ""))
    if how is None:
        draw_lot(hand(request), key, found[chosen])
    else:
        typed = map(whole_number, re.findall(r"\d+", request.POST.get("order", "")))
        decide(hand(request), key, found[chosen], how, [number for number in typed if number is not None])
