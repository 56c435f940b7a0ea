"""Arbiters called to a table: who comes, others in their place, and what they decide (BIG 5, B16)."""

from typing import Any

from django.http import Http404, HttpResponse, HttpResponseRedirect

from tabellone.desk.calls import call_arbiters, call_off, record_ruling, send_others
from tabellone.engine.capabilities import CallsArbiters
from tabellone.engine.model import Arbiter
from tabellone.engine.reasons import UserError
from tabellone.journal.lookup import open_call_of
from tabellone.journal.state import State
from tabellone.journal.summary import arbiter_name
from tabellone.web.books import hand, opened
from tabellone.web.calls import decisions_of, with_place, with_places
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number

STAFF = "staff:"
"""Before the name of somebody who has no id, in a form."""


def show(request: Request, key: str, number: int, table: int) -> HttpResponse:
    """Whom the rules call, or who has been called and what they decide; every form comes back here."""
    state = opened(request, key).state
    if not 0 < number <= len(state.paired_rounds) or not 0 < table <= len(state.paired_rounds[number - 1].tables):
        raise Http404
    if request.method != "POST":
        return _page(request, key, number, table)
    action = request.POST.get("action", "")
    if action not in ACTIONS:
        raise Http404
    try:
        ACTIONS[action](request, key, number, table)
    except UserError as error:
        if action != "ruling":
            raise
        problem = request.speaker.problem(error)
        response = _page(request, key, number, table, typed=_words(request), problem=problem)  # it is still there
        response.status_code = 400
        return response
    return HttpResponseRedirect(request.path)


def _page(request: Request, key: str, number: int, table: int, typed: str = "", problem: str = "") -> HttpResponse:
    journal = opened(request, key)
    state = journal.state
    context: dict[str, Any] = {
        "typed": typed,
        "problem": problem,
        "number": number,
        "table": table,
        "seats": [state.entrants[player].player for player in state.paired_rounds[number - 1].tables[table - 1].seats],
        "may_call": not state.closed and number == state.published_rounds,
        "decisions": decisions_of(request.speaker, state, number, table),
        **_called(request, state, number, table),
    }
    return tournament_page(request, key, journal, "round/arbiters", **context)


def _call(request: Request, key: str, number: int, table: int) -> None:
    call_arbiters(hand(request), key, number, table, minor=request.POST.get("minor") == "yes")


def _assign(request: Request, key: str, number: int, table: int) -> None:
    send_others(hand(request), key, number, table, _arbiters(request, "arbiter"))


def _rule(request: Request, key: str, number: int, table: int) -> None:
    record_ruling(hand(request), key, number, table, _words(request), _arbiters(request, "by"))


def _call_off(request: Request, key: str, number: int, table: int) -> None:
    call_off(hand(request), key, number, table)


ACTIONS = {"call": _call, "assign": _assign, "ruling": _rule, "call_off": _call_off}
"""What the forms of the page ask for."""


def _words(request: Request) -> str:
    """A ruling, on one line."""
    return " ".join(request.POST.get("text", "").split())


def _arbiters(request: Request, name: str) -> list[Arbiter]:
    return [_arbiter(value) for value in request.POST.getlist(name)]


def _arbiter(value: str) -> Arbiter:
    """As a form has it; what is no id is refused as it is."""
    identity = whole_number(value)
    return value.removeprefix(STAFF) if identity is None else identity


def _called(request: Request, state: State, number: int, table: int) -> dict[str, Any]:
    """The open call with who could come instead, or whom a call would bring."""
    system, tournament, identity = state.system, state.tournament, state.id_of
    if not isinstance(system, CallsArbiters):
        raise Http404

    def known(arbiter: Arbiter) -> Arbiter:
        return identity[arbiter] if isinstance(arbiter, int) else arbiter

    made = open_call_of(state.paired_rounds[number - 1], table)
    if made is None:
        would = {
            name: [known(one.arbiter) for one in system.arbiters_to_call(tournament, number, table, minor)]
            for name, minor in (("minor", True), ("full", False))
        }
        return {name: with_places(request.speaker, state, found) for name, found in would.items()}
    possible = {known(one.arbiter): one.team_mate for one in system.available_arbiters(tournament, number, table)}
    possible |= {one: possible.get(one, False) for one in made.call.arbiters}
    return {
        "made": made,
        "called": [(_value(one), arbiter_name(state, one)) for one in made.call.arbiters],
        "names": with_places(request.speaker, state, made.call.arbiters),
        "possible": [
            (_value(one), with_place(request.speaker, state, one), team_mate, one in made.call.arbiters)
            for one, team_mate in possible.items()
        ],
    }


def _value(arbiter: Arbiter) -> str:
    return str(arbiter) if isinstance(arbiter, int) else STAFF + arbiter
