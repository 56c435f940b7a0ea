"""What a table does by phone: it calls arbiters, and enters its result, which counts when a second phone agrees."""

from typing import Any

from django.http import Http404, HttpResponse, HttpResponseRedirect

from tabellone.desk.by_phone import Sender, Spot, proposals, propose
from tabellone.desk.calls import call_arbiters, call_off
from tabellone.desk.hand import Hand
from tabellone.documents.round_games import game_text
from tabellone.engine.encounters import Table
from tabellone.engine.reasons import UserError
from tabellone.journal.encounters.tables import placings_with_points
from tabellone.journal.journal import Snapshot
from tabellone.journal.lookup import open_call_of
from tabellone.journal.state import Phones, State
from tabellone.web.books import REPOSITORY
from tabellone.web.calls import decisions_of, with_places
from tabellone.web.phone.board import ACTOR
from tabellone.web.phone.card_page import card_page
from tabellone.web.phone.identity import phone_of, player_of, remember_phone, sender_of
from tabellone.web.request import Request
from tabellone.web.table_form import as_typed, entered, form_rows


def show_table(request: Request, key: str, moment: Snapshot, spot: Spot) -> HttpResponse:
    """The form, what waits for a second phone, or the result."""
    state = moment.state
    tables = state.paired_rounds[spot.round - 1].tables
    if spot.board or not 0 < spot.encounter <= len(tables):
        raise Http404
    seated = tables[spot.encounter - 1]
    me = player_of(request, key)
    me = me if me in seated.seats else None
    problem = ""
    if request.method == "POST":
        sender = sender_of(request, key)._replace(player=me)
        try:
            _send(request, key, spot, sender, seated)
        except UserError as error:
            problem = request.speaker.problem(error)
        else:
            response = HttpResponseRedirect(request.path)
            remember_phone(response, sender)
            return response
    context = {
        "changed": spot.encounter in state.paired_rounds[spot.round - 1].changed_encounters,
        "game": game_text(state.round_games, spot.round, request.speaker),
        "number": spot.round,
        "places": range(1, len(seated.seats) + 1),
        "problem": problem,
        "at_table": True,
        **_entry(request, state, spot, seated, me, refused=bool(problem)),
        **_calls(request, state, spot, phone_of(request)),
    }
    page = card_page(request, key, moment, spot, "table", **context)
    page.status_code = 400 if problem else 200
    return page


def _send(request: Request, key: str, spot: Spot, sender: Sender, seated: Table) -> None:
    """What a form asks for: a call, its end, or a result."""
    hand = Hand(REPOSITORY, ACTOR)
    if "call_off" in request.POST:
        call_off(hand, key, spot.round, spot.encounter, sender.phone)
    elif "call" in request.POST:
        call_arbiters(hand, key, spot.round, spot.encounter, request.POST["call"] == "minor", sender.phone)
    else:
        propose(hand, key, spot, sender, entered(request, seated))


def _entry(request: Request, state: State, spot: Spot, seated: Table, me: int | None, refused: bool) -> dict[str, Any]:
    """What was entered by this phone and by others, and the form."""
    there = proposals(state, spot)
    by_me = next((one for one in there if one.is_by(phone_of(request), me)), None)
    mine = by_me or next((one for one in there if one.repeated), None)
    changes = refused or "change" in request.GET
    is_known = seated.places is not None or (mine is not None and not changes)
    rows = form_rows(request.speaker, state, seated, mine, to_show=is_known)
    if is_known:
        rows.sort(key=lambda row: row["place"])
    elif refused:
        rows = as_typed(request, rows)
    others = [one.proposed for one in there if mine is not None and one.proposed != mine.proposed]
    differs = others[0] if others else None
    return {
        "rows": rows,
        "known": seated.places is not None,
        "is_off": state.phone_policy is Phones.OFF,
        "mine": mine is not None and not changes,
        "waiting": bool(there) and mine is None,
        "repeated": any(one.repeated for one in there),
        "differs": request.speaker.placed(placings_with_points(state, differs)) if isinstance(differs, Table) else "",
    }


def _calls(request: Request, state: State, spot: Spot, phone: str) -> dict[str, Any]:
    """What this table has called for, and what was decided; of no other table."""
    made = open_call_of(state.paired_rounds[spot.round - 1], spot.encounter)
    return {
        "may_call": made is None and not state.closed and spot.round == state.published_rounds,
        "called": made,
        "called_names": with_places(request.speaker, state, made.call.arbiters) if made else "",
        "called_by_me": made is not None and phone != "" and made.phone == phone,
        "decisions": decisions_of(request.speaker, state, spot.round, spot.encounter),
    }
