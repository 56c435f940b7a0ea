"""Events in phases: a next tournament among the qualified, and the standings over all phases."""

from contextlib import suppress
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpResponse, HttpResponseRedirect

from tabellone.documents.exact import as_text
from tabellone.engine.capabilities import DrawsBrackets
from tabellone.engine.phases import (
    Phase,
    decided_at_the_cut,
    finished,
    other_qualifiers,
    overall,
    qualified,
    ties_at_the_cut,
)
from tabellone.engine.player_fields import Reach
from tabellone.engine.reasons import BadDocumentError, ImpedimentError
from tabellone.engine.systems import SYSTEM_NAMES
from tabellone.journal.actions import deciding
from tabellone.journal.event import UnreadableError
from tabellone.journal.journal import Journal
from tabellone.journal.state import State
from tabellone.store.phase_links import next_phases
from tabellone.store.repository import StoreError, now
from tabellone.web.access import actor, director_only, is_director
from tabellone.web.books import REPOSITORY, opened
from tabellone.web.director.frame import tournament_page
from tabellone.web.request import Request
from tabellone.web.typed import whole_number

MOST_OFFERED = 100
"""How many of the newest tournaments are looked at for other groups."""
LONGEST_NOTE = 2000
USUAL_COUNT = 4
"""Who qualifies where nothing else says how many."""


@director_only
def following(request: Request, key: str) -> HttpResponse:
    """Who goes on, to which system; the new tournament is enrolled and waits for its draw."""
    journal = opened(request, key)
    state = journal.state
    problem, told = "", []
    chosen = [key, *(k for k in request.POST.getlist("with") if k != key)]
    count = whole_number(request.POST["count"]) or 0 if "count" in request.POST else _likely_count(state)
    try:
        phases = [decided_at_the_cut(_finished(REPOSITORY.moment(k).state), count) for k in chosen]
        going_on = qualified(phases, count)
        told = ties_at_the_cut(phases, count)
        if "create" in request.POST:
            _record_lots(request, chosen, phases)
            entrants = [who.player.described(Reach.PERSON) for who in going_on]
            return HttpResponseRedirect(f"/t/{_created(request, chosen, entrants)}/players")
    except ImpedimentError as error:
        problem, going_on = request.speaker.problem(error), []
    context = {
        "problem": problem,
        "told": told,
        "count": count,
        "name": request.POST.get("name") or request.speaker.say("next_phase_of", name=state.name),
        "announced": request.POST.get("rounds") or state.rounds,
        "systems": [(name, name == request.POST.get("system", "round-robin")) for name in SYSTEM_NAMES],
        "others": [(k, name, k in chosen) for k, name in _other_finished(key)],
        "going_on": [(who.player.name, phases[who.phase].tournament.name, who.place) for who in going_on],
        "hide_step": True,
    }
    return tournament_page(request, key, journal, "standings/following", **context)


def _record_lots(request: Request, keys: list[str], phases: list[Phase]) -> None:
    """The lots that said who goes on belong to the tournaments they decided."""
    for key, phase in zip(keys, phases, strict=True):
        state = REPOSITORY.moment(key).state
        for decision in phase.tournament.decisions[len(state.tournament.decisions) :]:
            REPOSITORY.append(key, "decide", deciding(state, decision), actor(request))


def show_overall(request: Request, key: str) -> HttpResponse:
    """The standings over all phases."""
    journal = opened(request, key)
    if not journal.state.follows:
        raise Http404
    try:
        states = [REPOSITORY.moment(k).state for k in journal.state.follows]
    except StoreError:
        raise Http404 from None
    if not is_director(request) and not all(paired.published for state in states for paired in state.paired):
        raise Http404
    phases = [_finished(state) for state in states]
    state = journal.state
    lines = overall(Phase(state.tournament, state.system.standings(state.tournament)), phases)
    names = [phase.tournament.name for phase in phases]
    rows = [
        (line.place, line.name, state.name if line.phase is None else names[line.phase], as_text(line.points))
        for line in lines
    ]
    return tournament_page(request, key, journal, "standings/overall", rows=rows, phases=_links(state.follows))


def warn_next_phases(request: Request, key: str, before: State) -> None:
    """After a correction in a first phase: if others would go on now it is said here, and noted in the next phase."""
    after = REPOSITORY.moment(key).state
    if not before.system.is_over(before.tournament):
        return
    for other in next_phases(key):
        with suppress(UnreadableError):  # nothing can be noted there
            finalists = REPOSITORY.moment(other).state.tournament.players
            changed = other_qualifiers(_as_phase(before), _as_phase(after), finalists)
            if changed.now or changed.before:
                names = {"now": ", ".join(changed.now), "before": ", ".join(changed.before)}
                text = request.speaker.say("ui_other_qualifiers", name=after.name, **names)
                messages.warning(request, text)
                REPOSITORY.append(other, "note", {"text": text[:LONGEST_NOTE]}, actor(request))


def _as_phase(state: State) -> Phase:
    return Phase(state.tournament, state.system.standings(state.tournament))


def _links(keys: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(key, REPOSITORY.moment(key).state.name) for key in keys]


def _finished(state: State) -> Phase:
    return finished(state.system, state.tournament)


def _likely_count(state: State) -> int:
    """Those left in an elimination; otherwise a few."""
    system = state.system
    left = system.survivors(state.tournament) if state.drawn and isinstance(system, DrawsBrackets) else 0
    return left or min(USUAL_COUNT, len(state.entrants))


def _other_finished(key: str) -> list[tuple[str, str]]:
    """Tournaments that are over and could be groups of the same first phase."""
    found = []
    for other, summary in REPOSITORY.listed(0, MOST_OFFERED, public=False):
        if other != key and (summary.closed or (summary.step is not None and summary.step.words == "ui_step_close")):
            try:
                state = REPOSITORY.moment(other).state
                if not state.follows:
                    _finished(state)
                    found.append((other, state.name))
            except ImpedimentError:
                continue
    return found


def _created(request: Request, chosen: list[str], entrants: list[dict[str, Any]]) -> str:
    rounds = whole_number(request.POST.get("rounds", ""))
    if rounds is None:
        raise BadDocumentError("not_a_whole_number", "rounds")
    described = {
        "name": request.POST.get("name", ""),
        "system": request.POST.get("system", ""),
        "rules": {},
        "rounds": rounds,
        "follows": chosen,
    }
    journal = Journal()
    journal.append("create", described, actor(request), now())
    journal.append("enrol", {"players": entrants}, actor(request), now())
    return REPOSITORY.add(journal)
