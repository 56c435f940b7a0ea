"""Results of tables at the desk, what phones have entered, and the cards to print."""

from typing import Any

import segno
from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.safestring import mark_safe

from tabellone.desk.results import confirm_table, enter_table
from tabellone.documents.round_games import shown_game
from tabellone.engine.encounters import Table
from tabellone.journal.encounters.tables import TABLES, placed
from tabellone.journal.known import waiting
from tabellone.journal.state import PairedRound, State
from tabellone.web.access import director_only, reachable
from tabellone.web.books import hand, opened
from tabellone.web.director.consequences import confirm_page
from tabellone.web.director.phases import warn_next_phases
from tabellone.web.phone.links import phone_link
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.table_form import entered, form_rows
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.tables import table_card


@director_only
def result(request: Request, key: str, number: int, table: int) -> HttpResponse:
    """Places or game points of one table; then the next one without a result."""
    journal = opened(request, key)
    paired, seated = _table(journal.state, number, table)
    if request.method == "POST":
        ended = entered(request, len(seated.seats))
        done = enter_table(hand(request), key, number, table, ended, confirmed=bool(request.POST.get("confirmed")))
        if not done.is_done:
            placed_so = _ended(request, journal.state, done.data)
            what = request.speaker.say("ui_correct_table", table=table, round=number, placed=placed_so)
            back = reverse("round", args=[key, number])
            return confirm_page(request, key, what, done.otherwise, back, confirmed="yes")
        if done.corrects:
            warn_next_phases(request, key, journal.state)
        _tell_saved(request, journal.state, done.data)
        after = opened(request, key).state.paired[number - 1]
        left = next((i for i, t in enumerate(after.tables, 1) if t.places is None), None)
        if left and seated.places is None:
            return redirect("table_result", key, number, left)
        return redirect("round", key, number)
    rows = form_rows(journal.state, seated, waiting(paired, table))
    context = {"number": number, "table": table, "rows": rows, "places": range(1, len(seated.seats) + 1)}
    return tournament_page(request, key, journal, "round/table_result", **context, known=seated.places is not None)


@director_only
@posted
def confirm(request: Request, key: str, number: int, table: int) -> HttpResponse:
    """What a phone has entered, taken as it is."""
    state = opened(request, key).state
    done = confirm_table(hand(request), key, number, table)
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
    _, table = _table(state, data["round"], data["encounter"])
    return request.speaker.placed(placed(state, TABLES.ended(table, data))) or request.speaker.say("did_cleared")


@director_only
def cards(request: Request, key: str, number: int) -> HttpResponse:
    """A card for every table, to be printed: who sits there, and the way to enter the result by phone."""
    journal = opened(request, key)
    if journal.state.system.encounter is not Table or not 0 < number <= len(journal.state.paired):
        raise Http404
    paired = journal.state.paired[number - 1]
    made = []
    for index in range(1, len(paired.tables) + 1):
        address = reachable(request) + phone_link(key, number, index)
        picture = mark_safe(segno.make(address, micro=False).svg_inline(omitsize=True))
        made.append({**table_card(journal.state, paired, index), "address": address, "picture": picture})
    game = shown_game(journal.state.round_games, number, request.speaker)
    return tournament_page(request, key, journal, "round/printed_cards", cards=made, number=number, game=game)


def _table(state: State, number: int, table: int) -> tuple[PairedRound, Table]:
    if not 0 < number <= len(state.paired) or not 0 < table <= len(state.paired[number - 1].tables):
        raise Http404
    return state.paired[number - 1], state.paired[number - 1].tables[table - 1]
