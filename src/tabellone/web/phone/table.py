"""What a table does by phone: it calls arbiters, and enters its result, which counts when a second phone agrees."""

import secrets
from typing import Any

from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render

from tabellone.desk.calls import call_arbiters, call_off
from tabellone.desk.hand import Hand
from tabellone.desk.results import propose_table
from tabellone.documents.round_games import shown_game
from tabellone.engine.reasons import ImpedimentError
from tabellone.journal.known import open_call, waiting
from tabellone.journal.state import State
from tabellone.web.books import REPOSITORY, introduced
from tabellone.web.calls import decisions_of, with_places
from tabellone.web.phone.links import is_right, place_of
from tabellone.web.request import Request
from tabellone.web.table_form import as_typed, entered, form_rows

ACTOR = "phone"


def show(request: Request, key: str, number: int, table: int, code: str) -> HttpResponse:
    """The form, what waits for a second phone, or the result."""
    moment = introduced(request, REPOSITORY.moment(key))
    state = moment.state
    if not is_right(code, key, number, table) or not 0 < number <= len(moment.published.state.paired):
        raise Http404
    paired = state.paired[number - 1]
    if not 0 < table <= len(paired.tables):
        raise Http404
    seated = paired.tables[table - 1]
    phone = request.session.get("phone", "")
    problem = ""
    if request.method == "POST":
        phone = request.session.setdefault("phone", secrets.token_hex(8))  # who only looks leaves no trace
        try:
            _send(request, key, number, table, phone, len(seated.seats))
            return HttpResponseRedirect(request.path)
        except ImpedimentError as error:
            problem = request.speaker.problem(error)
    proposal = waiting(paired, table)
    mine = proposal is not None and phone == proposal.phone
    rows = form_rows(state, seated, proposal if mine else None)
    if seated.places is not None or mine:
        rows.sort(key=lambda row: row["place"])
    elif problem:
        rows = as_typed(request, rows)
    context = {
        "name": state.name,
        "game": shown_game(state.round_games, number, request.speaker),
        "number": number,
        "table": table,
        "rows": rows,
        "places": range(1, len(seated.seats) + 1),
        "known": seated.places is not None,
        "mine": mine,
        "waiting": proposal is not None,
        "repeated": proposal is not None and proposal.repeated,
        "problem": problem,
        **_calls(request, state, number, table, phone),
    }
    return render(request, "tabellone/phone/table.html", context, status=400 if problem else 200)


def _send(request: Request, key: str, number: int, table: int, phone: str, seats: int) -> None:
    """What a form asks for: a call, its end, or a result."""
    hand = Hand(REPOSITORY, ACTOR)
    if "call_off" in request.POST:
        call_off(hand, key, number, table, phone)
    elif "call" in request.POST:
        call_arbiters(hand, key, number, table, request.POST["call"] == "minor", phone)
    else:
        propose_table(hand, key, number, table, phone, place_of(request), entered(request, seats))


def _calls(request: Request, state: State, number: int, table: int, phone: str) -> dict[str, Any]:
    """What this table has called for, and what was decided; of no other table."""
    made = open_call(state.paired[number - 1], table)
    return {
        "may_call": made is None and not state.closed and number == state.published_rounds,
        "called": made,
        "called_names": with_places(request.speaker, state, made.call.arbiters) if made else "",
        "called_by_me": made is not None and phone != "" and made.phone == phone,
        "decisions": decisions_of(request.speaker, state, number, table),
    }
