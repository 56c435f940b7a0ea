"""Starting numbers: changed by hand before the first round, and a change of them shown and printed."""

from typing import Any

from django.http import HttpResponse
from django.shortcuts import redirect

from tabellone.desk.entrants import renumber
from tabellone.engine.reasons import UserError
from tabellone.journal.renumbering import last_number_changes
from tabellone.web.books import hand, opened
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number


def edit(request: Request, key: str) -> HttpResponse:
    """Everybody with his number, to be changed as long as no round is paired; what that means is said above."""
    journal = opened(request, key)
    state, problem = journal.state, ""
    typed = {entrant: request.POST.get(f"number-{entrant}", "") for entrant in state.competitors}
    if request.method == "POST":
        try:
            renumber(hand(request), key, {one: whole_number(typed[one]) or 0 for one in typed})
        except UserError as error:
            problem = request.speaker.problem(error)
        else:
            return redirect("changed_numbers", key)
    order = sorted(state.competitors.values(), key=lambda one: state.number_of[one.id])
    rows: list[dict[str, Any]] = [
        {"id": one.id, "player": one.competitor, "number": typed[one.id] or state.number_of[one.id]} for one in order
    ]
    response = tournament_page(request, key, journal, "players/renumber", rows=rows, problem=problem, hide_step=True)
    response.status_code = 400 if problem else 200
    return response


def changed(request: Request, key: str) -> HttpResponse:
    """The latest change, old → new, to be shown and printed."""
    journal = opened(request, key)
    lines = last_number_changes(journal.events)
    return tournament_page(request, key, journal, "papers/numbers", lines=lines)
