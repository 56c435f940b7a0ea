"""What every page of a tournament shows around its own content."""

from typing import Any

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse

from tabellone.engine.capabilities import CallsArbiters, CanPlan, HasBrackets, HasTeamStandings
from tabellone.engine.encounters import Table
from tabellone.journal.journal import Snapshot
from tabellone.journal.next_step import next_step
from tabellone.journal.result_counts import count_awaited_results
from tabellone.journal.state import State
from tabellone.web.addresses import step_address
from tabellone.web.askers import may
from tabellone.web.done import done_in
from tabellone.web.front.showing import desk_code
from tabellone.web.request import Request
from tabellone.web.roles import Action

TABS = {
    "players": "players",
    "round": "round",
    "standings": "standings",
    "standings/bracket": "bracket",
    "registry": "standings",  # a tournament's page there is its rating
    "tournament/history": "history",
    "tournament/settings": "settings",
    "papers": "papers",
}
"""The tab of a folder of pages, or of a page that has its own."""
MOST_FLAPS = 13
"""Rounds to come are shown as far as the board has room; those that are paired, however many they are."""


def tournament_page(request: Request, key: str, journal: Snapshot, template: str, **context: Any) -> HttpResponse:
    """Render a page of a tournament: its name, its tabs, the one next action."""
    state = journal.state
    live = reverse("live", args=[key])
    return render(
        request,
        f"tabellone/{template}.html",
        {
            "key": key,
            "state": state,
            "seen": journal.version,
            "live": f"{live}?desk={desk_code(key)}" if may(request, Action.ENTER_RESULTS) else live,
            **step_shown(request, key, state),
            "just_done": done_in(request, key, journal) if may(request, Action.CORRECT) else None,
            "open_calls": _open_calls(state) if may(request, Action.RULE) else [],
            "open_requests": len(state.open_requests) if may(request, Action.ENROL) else 0,
            "rounds": range(1, len(state.paired_rounds) + 1),
            "to_come": range(len(state.paired_rounds) + 1, min(state.rounds, MOST_FLAPS) + 1),
            "round_now": len(state.paired_rounds),
            "has_brackets": isinstance(state.system, HasBrackets),
            "in_teams": isinstance(state.system, HasTeamStandings),
            "at_tables": state.system.encounter is Table,
            "has_plan": isinstance(state.system, CanPlan),
            "calls_arbiters": isinstance(state.system, CallsArbiters),
            "tab": TABS.get(template) or TABS.get(template.partition("/")[0]),
            **context,
        },
    )


def step_shown(request: Request, key: str, state: State) -> dict[str, Any]:
    """The next action with its address, for whoever may take it; where results are awaited it says how many."""
    step = next_step(state) if may(request, Action.FOLLOW) else None
    missing, address = None, step_address(key, step)
    if step is not None and step.message == "ui_step_results":
        played = state.paired_rounds[step.round - 1]
        words = "ui_missing_tables" if played.tables else "ui_missing_results"
        missing = {"words": words, "count": count_awaited_results(state, played)}
        first = next((number for number, table in enumerate(played.tables, 1) if table.places is None), None)
        if first is not None:  # boards have their keys on the page of the round, tables a form of their own
            address = reverse("table_result", args=[key, step.round, first])
    return {"step": step, "step_address": address, "awaited": missing}


def earlier_numbers(state: State, number: int) -> dict[str, Any]:
    """For a page whose address has a number: who else had it in rounds that were published."""
    holders = [(until, state.competitors[one]) for until, one in state.earlier_holders(number)]
    return {"asked_number": number, "earlier_numbers": holders}


def _open_calls(state: State) -> list[tuple[int, int]]:
    """Tables that wait for arbiters, by round: every page of the desk says it."""
    return [
        (number, made.call.encounter)
        for number, played in enumerate(state.paired_rounds, 1)
        for made in played.open_calls
    ]
