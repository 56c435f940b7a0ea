"""Events in phases: a next tournament among the qualified."""

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect

from tabellone.desk.phases import GoingOn, NextPhase, going_on, note_other_qualifiers, open_next_phase, other_finished
from tabellone.engine.capabilities import HasBrackets
from tabellone.engine.phases import QualifierChange
from tabellone.engine.reasons import BadDocumentError, UserError
from tabellone.engine.systems import SYSTEM_NAMES
from tabellone.journal.state import State
from tabellone.web.books import hand, opened
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number

USUAL_COUNT = 4
"""Who qualifies where nothing else says how many."""


def following(request: Request, key: str) -> HttpResponse:
    """Who goes on, to which system; the new tournament is enrolled and waits for its draw."""
    journal = opened(request, key)
    state = journal.state
    problem = ""
    chosen = [key, *(k for k in request.POST.getlist("with") if k != key)]
    count = whole_number(request.POST["count"]) or 0 if "count" in request.POST else _likely_count(state)
    whoever = GoingOn(chosen, [], [], [])
    try:
        whoever = going_on(hand(request), chosen, count)
        if "create" in request.POST:
            return redirect("players", open_next_phase(hand(request), whoever, _wanted(request)))
    except UserError as error:
        problem = request.speaker.problem(error)
    context = {
        "problem": problem,
        "told": whoever.told,
        "count": count,
        "name": request.POST.get("name") or request.speaker.say("next_phase_of", name=state.name),
        "announced": request.POST.get("rounds") or state.rounds,
        "systems": [(name, name == request.POST.get("system", "round-robin")) for name in SYSTEM_NAMES],
        "others": [(k, name, k in chosen) for k, name in other_finished(hand(request), key)],
        "going_on": []
        if problem
        else [(who.player.name, whoever.phases[who.phase].tournament.name, who.place) for who in whoever.who],
        "hide_step": True,
    }
    return tournament_page(request, key, journal, "standings/following", **context)


def _wanted(request: Request) -> NextPhase:
    rounds = whole_number(request.POST.get("rounds", ""))
    if rounds is None:
        raise BadDocumentError("not_a_whole_number", "rounds")
    return NextPhase(request.POST.get("name", ""), request.POST.get("system", ""), rounds)


def warn_next_phases(request: Request, key: str, before: State) -> None:
    """After a correction in a first phase: if others would go on now it is said here, and noted in the next phase."""

    def told(name: str, changed: QualifierChange) -> str:
        names = {"now": ", ".join(changed.now), "before": ", ".join(changed.before)}
        return request.speaker.say("ui_other_qualifiers", name=name, **names)

    for text in note_other_qualifiers(hand(request), key, before, told):
        messages.warning(request, text)


def _likely_count(state: State) -> int:
    """Those left in an elimination; otherwise a few."""
    system = state.system
    left = system.survivors(state.tournament) if state.drawn and isinstance(system, HasBrackets) else 0
    return left or min(USUAL_COUNT, len(state.entrants))
