"""Results of tables at the desk, and what phones have entered."""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse

from tabellone.desk import by_phone
from tabellone.desk.by_phone import Spot, proposals
from tabellone.desk.results import enter_table
from tabellone.engine.encounters import Table
from tabellone.engine.reasons import BadDocumentError
from tabellone.journal.encounters.tables import TABLE_CODEC, placings
from tabellone.journal.entry import RefusedError
from tabellone.journal.state import State
from tabellone.web.books import hand, opened
from tabellone.web.director.consequences import confirm_page
from tabellone.web.director.phases import warn_next_phases
from tabellone.web.done import page_done
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.table_form import as_typed, entered, form_rows
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number


def result(request: Request, key: str, number: int, table: int) -> HttpResponse:
    """Places or game points of one table; then the next one without a result."""
    journal = opened(request, key)
    seated = _table(journal.state, number, table)
    problem = ""
    if request.method == "POST":
        try:
            return _entered(request, key, journal.state, number, table)
        except (BadDocumentError, RefusedError) as error:
            problem = request.speaker.problem(error)
            journal = opened(request, key)
            seated = _table(journal.state, number, table)
    there = proposals(journal.state, Spot(number, table))
    rows = form_rows(request.speaker, journal.state, seated, there[0] if there else None)
    context = {
        "number": number,
        "table": table,
        "rows": as_typed(request, rows) if problem else rows,
        "places": range(1, len(seated.seats) + 1),
        "known": seated.places is not None,
        "from_phone": bool(there) and seated.places is None and not problem,
        "problem": problem,
    }
    response = tournament_page(request, key, journal, "round/table_result", **context)
    response.status_code = 400 if problem else 200
    return response


def _entered(request: Request, key: str, state: State, number: int, table: int) -> HttpResponse:
    """What was typed, saved or asked about; then the next table without a result."""
    seated = _table(state, number, table)
    ended = entered(request, seated)
    done = enter_table(hand(request), key, number, table, ended, confirmed=bool(request.POST.get("confirmed")))
    if not done.is_done:
        placed_so = _ended(request, state, done.data)
        what = request.speaker.say("ui_correct_table", table=table, round=number, placed=placed_so)
        back = reverse("round", args=[key, number])
        return confirm_page(request, key, what, done.otherwise, back, confirmed="yes")
    if done.corrects:
        warn_next_phases(request, key, state)
        return redirect(page_done(request, done.sequence, reverse("round", args=[key, number])))
    _tell_saved(request, state, done.data)
    after = opened(request, key).state.paired_rounds[number - 1]
    left = next((i for i, t in enumerate(after.tables, 1) if t.places is None), None)
    if left and seated.places is None:
        return redirect("table_result", key, number, left)
    return redirect("round", key, number)


@posted
def confirm(request: Request, key: str, number: int, table: int) -> HttpResponse:
    """What a phone has entered, taken as it is; of several that differ, the one whose button was pressed."""
    state = opened(request, key).state
    which = whole_number(request.POST.get("which", "")) or 0
    done = by_phone.confirm(hand(request), key, Spot(number, table), which)
    if done is None:
        raise Http404
    _tell_saved(request, state, done.data)
    return redirect("round", key, number)


def _tell_saved(request: Request, state: State, data: dict[str, Any]) -> None:
    """By name, so that a slip of the finger is seen at once."""
    ended = _ended(request, state, data)
    messages.success(request, request.speaker.say("ui_table_saved", table=data["encounter"], placed=ended))
    if data["round"] == 1 and data.get("places") and not data.get("points"):
        messages.warning(request, request.speaker.say("ui_points_for_pbg", table=data["encounter"]))


def _ended(request: Request, state: State, data: dict[str, Any]) -> str:
    table = _table(state, data["round"], data["encounter"])
    return request.speaker.placed(placings(state, TABLE_CODEC.with_result(table, data))) or request.speaker.say(
        "did_cleared"
    )


def _table(state: State, number: int, table: int) -> Table:
    if not 0 < number <= len(state.paired_rounds) or not 0 < table <= len(state.paired_rounds[number - 1].tables):
        raise Http404
    return state.paired_rounds[number - 1].tables[table - 1]
