"""The entries in groups: proposed by Elo-Rubele, moved by hand, then a tournament for each (FID Capo XIV, table 23)."""

from collections.abc import Mapping
from typing import Any

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect

from tabellone.desk.groups import are_made, divide, may_group, proposed, strongest_first
from tabellone.desk.ratings import first_capitals
from tabellone.documents.groups import limits_text
from tabellone.engine.groups import GroupLimits, default_group_count, size_objections
from tabellone.engine.limits import MAX_ROUNDS
from tabellone.engine.reasons import BadDocumentError, UserError
from tabellone.journal.entry import RefusedError
from tabellone.journal.state import Entrant, State
from tabellone.web.books import RATINGS, hand, opened
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number

MOST_GROUPS = 26


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
        first = first_capitals(RATINGS, key, state)
        groups = _typed(request, state, limits, first) or proposed(state, limits, first)
    except UserError as error:
        problem = request.speaker.problem(error)
    told = size_objections(limits, [len(group) for group in groups]) if groups else []
    made_before = bool(groups) and are_made(journal)
    if groups and "create" in request.POST and (not (told or made_before) or "anyway" in request.POST):
        _create(request, key, state, limits, groups)
        return redirect("home")
    context: dict[str, Any] = {
        "limits": limits,
        "limits_told": limits_text(limits, request.speaker),
        "groups": list(enumerate(groups, 1)),
        "choices": range(1, limits.groups + 1),
        "told": told,
        "made_before": made_before,
        "problem": problem,
    }
    return tournament_page(request, key, journal, "players/groups", **context)


def _limits(asked: Any, state: State) -> GroupLimits:
    rounds = whole_number(asked.get("rounds", "")) or state.rounds
    rounds = min(max(rounds, 1), MAX_ROUNDS)
    players = len(state.entrants)
    groups = whole_number(asked.get("groups", "")) or default_group_count(players, rounds)
    return GroupLimits(players, rounds, min(max(groups, 1), MOST_GROUPS))


def _typed(request: Request, state: State, limits: GroupLimits, first: Mapping[int, int]) -> list[list[Entrant]]:
    """Everybody in the group chosen for him; nothing where another number of groups has just been asked for."""
    if whole_number(request.POST.get("chosen_groups", "")) != limits.groups:
        return []
    groups: list[list[Entrant]] = [[] for _ in range(limits.groups)]
    for entrant in strongest_first(state, first):
        chosen = whole_number(request.POST.get(f"group-{entrant.id}", ""))
        if chosen is None or not 1 <= chosen <= limits.groups:
            raise BadDocumentError("ui_group_of_nobody", "", name=entrant.name)
        groups[chosen - 1].append(entrant)
    return groups


def _create(request: Request, key: str, state: State, limits: GroupLimits, groups: list[list[Entrant]]) -> None:
    say = request.speaker.say
    made = say("ui_groups_made", sizes=", ".join(str(len(group)) for group in groups))

    def name_of(number: int) -> str:
        return say("ui_group_name", name=state.name, number=number)

    divide(hand(request), key, limits.rounds, groups, name_of, made)
    messages.success(request, made)
