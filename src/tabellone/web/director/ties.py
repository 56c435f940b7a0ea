"""Ties of a finished tournament: the lot, blitz or play-off that parts them, drawn here or entered as it was found."""

import re
import secrets

from django.contrib import messages
from django.http import HttpResponse, QueryDict
from django.shortcuts import redirect

from tabellone.engine.model import After, How, TieDecision
from tabellone.engine.ranking.prizes import with_lots_for_prizes
from tabellone.engine.ranking.ties import decisions_said, drawn
from tabellone.engine.reasons import ImpedimentError, NotReadyError
from tabellone.engine.settling import Tie, is_finished, may_play_off, require_play_off, ties
from tabellone.journal.actions import deciding
from tabellone.journal.state import State
from tabellone.reading.tie_decisions import HOW
from tabellone.web.access import actor, director_only
from tabellone.web.books import REPOSITORY, act, opened
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number


@director_only
def show(request: Request, key: str) -> HttpResponse:
    """All ties, and one form to decide one of them."""
    journal = opened(request, key)
    state, problem = journal.state, ""
    tournament = state.tournament
    found = open_ties(state)
    if request.method == "POST":
        try:
            decision = _decision(state, found, request.POST)
            act(request, key, "decide", deciding(state, decision))
        except ImpedimentError as error:
            problem = request.speaker.problem(error)
        else:
            messages.success(request, request.speaker.say("ui_saved"))
            return redirect("standings", key)
    context = {
        "problem": problem,
        "ties": [(index, tie.after.value, request.speaker.names(tie.players)) for index, tie in enumerate(found)],
        "numbers": " ".join(map(str, found[0].players)) if len(found) == 1 else "",
        "typed": request.POST.get("order", ""),
        "made": decisions_said(tournament, state.system.standings(tournament)) if state.decisions else [],
        "hide_step": True,
    }
    response = tournament_page(request, key, journal, "standings/ties", **context)
    response.status_code = 400 if problem else 200
    return response


def open_ties(state: State) -> list[Tie]:
    """What can be decided now: nothing while something is still to be played."""
    if not state.drawn or not is_finished(state.system, state.tournament):
        return []
    found = ties(state.system, state.tournament)
    return [
        tie
        for tie in found
        if tie.after is After.EVERYTHING or may_play_off(state.system, state.tournament, tie.players)
    ]


def draw_lots_for_prizes(request: Request, key: str) -> int | None:
    """When a tournament is about to be closed: the lots its prizes wait for, each recorded and said.

    Gives the number up to which the director has now seen the journal.
    """
    seen = whole_number(request.POST.get("seen", ""))
    state = opened(request, key).state
    if not state.prizes or not open_ties(state):
        return seen
    tournament = state.tournament
    seeded = tournament._replace(seed=tournament.seed or secrets.token_hex(4))
    after = with_lots_for_prizes(seeded, state.system.standings(tournament))
    for decision in after.decisions[len(tournament.decisions) :]:
        seen = REPOSITORY.append(key, "decide", deciding(state, decision), actor(request), seen).sequence
    for reason in decisions_said(after, state.system.standings(after)):
        messages.success(request, request.speaker.sentence(reason))
    return seen


def _decision(state: State, found: list[Tie], form: QueryDict) -> TieDecision:
    """What the form says; a lot without an order is drawn now."""
    chosen = whole_number(form.get("tie", ""))
    if chosen is None or not 0 <= chosen < len(found):
        raise NotReadyError("tie_gone")
    tie, how = found[chosen], HOW.get(form.get("how", ""))
    typed = re.findall(r"\d+", form.get("order", ""))
    if how is None:
        if tie.after is not After.EVERYTHING:
            raise NotReadyError("tie_only_when_all_is_equal")
        return drawn(state.tournament, tie.players, state.tournament.seed or secrets.token_hex(4))
    order = tuple(number for number in map(whole_number, typed) if number is not None)
    if sorted(order) != sorted(tie.players):
        raise NotReadyError("order_of_all", players=" ".join(map(str, sorted(tie.players))))
    decision = TieDecision(order, How(how), tie.after)
    require_play_off(state.system, state.tournament, decision)
    return decision
