"""The entries in groups: proposed by Elo-Rubele, moved by hand, then a tournament for each (FID Capo XIV, table 23)."""

from typing import Any

from django.contrib import messages
from django.http import HttpResponse, HttpResponseRedirect

from tabellone.documents.groups import limits_text
from tabellone.engine.capabilities import PlaysDraughts
from tabellone.engine.groups import Limits, Strength, by_strength, cut, objections, proposed_sizes, usual_groups
from tabellone.engine.limits import MOST_ROUNDS
from tabellone.engine.reasons import BadDocumentError, ImpedimentError
from tabellone.journal.event import RefusedError
from tabellone.journal.journal import Moment
from tabellone.journal.state import Entrant, State
from tabellone.web.access import actor, director_only
from tabellone.web.books import REPOSITORY, act, opened
from tabellone.web.director.copies import copied
from tabellone.web.director.frame import tournament_page
from tabellone.web.request import Request
from tabellone.web.typed import whole_number

MOST_GROUPS = 26
FEWEST = 4
"""Entries worth dividing."""


def may_group(state: State) -> bool:
    """Before the first round of a draughts event that somebody has entered."""
    draughts = isinstance(state.system, PlaysDraughts)
    return draughts and len(state.entrants) >= FEWEST and not state.paired and not state.closed


@director_only
def show(request: Request, key: str) -> HttpResponse:
    """The proposal, or the groups as they stand in the form; then the tournaments themselves."""
    journal = opened(request, key)
    state = journal.state
    if not may_group(state):
        raise RefusedError("groups_before_rounds")
    asked = request.POST if request.method == "POST" else request.GET
    limits = _limits(asked, state)
    problem, groups = "", []
    try:
        groups = _typed(request, state, limits) or _proposed(state, limits)
    except ImpedimentError as error:
        problem = request.speaker.problem(error)
    told = objections(limits, [len(group) for group in groups]) if groups else []
    warnings = [request.speaker.sentence(reason, cited=True) for reason in told]
    if groups and _exist_already(journal):
        warnings.append(request.speaker.say("ui_groups_exist"))
    if groups and "create" in request.POST and (not warnings or "anyway" in request.POST):
        _create(request, key, state, limits, groups)
        return HttpResponseRedirect("/")
    context: dict[str, Any] = {
        "limits": limits,
        "limits_told": limits_text(limits, request.speaker),
        "groups": list(enumerate(groups, 1)),
        "choices": range(1, limits.groups + 1),
        "told": warnings,
        "problem": problem,
    }
    return tournament_page(request, key, journal, "players/groups", **context)


def _limits(asked: Any, state: State) -> Limits:
    rounds = whole_number(asked.get("rounds", "")) or state.rounds
    rounds = min(max(rounds, 1), MOST_ROUNDS)
    players = len(state.entrants)
    groups = whole_number(asked.get("groups", "")) or usual_groups(players, rounds)
    return Limits(players, rounds, min(max(groups, 1), MOST_GROUPS))


def _proposed(state: State, limits: Limits) -> list[list[Entrant]]:
    return cut(_strongest_first(state), proposed_sizes(limits))


def _strongest_first(state: State) -> list[Entrant]:
    return by_strength((Strength(one.player.rating, one.player.title), one) for one in state.entrants.values())


def _typed(request: Request, state: State, limits: Limits) -> list[list[Entrant]]:
    """Everybody in the group chosen for him; nothing where another number of groups has just been asked for."""
    if whole_number(request.POST.get("chosen_groups", "")) != limits.groups:
        return []
    groups: list[list[Entrant]] = [[] for _ in range(limits.groups)]
    for entrant in _strongest_first(state):
        chosen = whole_number(request.POST.get(f"group-{entrant.id}", ""))
        if chosen is None or not 1 <= chosen <= limits.groups:
            raise BadDocumentError("ui_group_of_nobody", "", name=entrant.name)
        groups[chosen - 1].append(entrant)
    return groups


def _exist_already(journal: Moment) -> bool:
    """Whether somebody has made tournaments of these groups before: it is noted here, whatever others there are."""
    return any(event.data.get("grouped") for event in journal.events)


def _create(request: Request, key: str, state: State, limits: Limits, groups: list[list[Entrant]]) -> None:
    """One tournament a group, all of them or none; where they come from is noted."""
    say = request.speaker.say
    names = [say("ui_group_name", name=state.name, number=number) for number in range(1, len(groups) + 1)]
    journals = [
        copied(state, name, limits.rounds, group, actor(request)) for name, group in zip(names, groups, strict=True)
    ]
    REPOSITORY.add_all(reversed(journals))  # the newest is listed first
    sizes = ", ".join(str(len(group)) for group in groups)
    act(request, key, "note", {"text": say("ui_groups_made", sizes=sizes), "grouped": True})
    messages.success(request, say("ui_groups_made", sizes=sizes))
