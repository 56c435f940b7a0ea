"""After a seating is published: somebody does not come. Two ways on, with what each costs."""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpResponse

from tabellone.desk.repair import Way, may_repair, repair, repair_of, substitute, with_seats
from tabellone.journal.state import State
from tabellone.web.books import hand, opened
from tabellone.web.done import redirect_done
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number

SUBSTITUTE = "substitute"
WAYS = {way.value: way for way in Way}
"""What the buttons of the page send."""


def show(request: Request, key: str, number: int) -> HttpResponse:
    """Who is missing, then the mended seating beside a new one; the director takes one of them."""
    journal = opened(request, key)
    state = journal.state
    if not may_repair(state, number):
        raise Http404
    missing = whole_number(request.POST.get("missing", request.GET.get("missing", "")))
    context: dict[str, Any] = {
        "number": number,
        "has_results": state.has_results(number),
        "seated": _seated(state),
        "missing": missing,
        "hide_step": True,
    }
    if missing is not None and missing in state.id_of:
        way = request.POST.get("way", "")
        if way == SUBSTITUTE:
            done = substitute(hand(request), key, number, missing, request.POST.get("name", ""))
            _tell_substituted(request, state, missing, request.POST["name"])
            return redirect_done(done, "round", key, number)
        if way in WAYS:
            found = repair_of(state, number, missing)
            done = repair(hand(request), key, number, missing, WAYS[way])
            _tell_repaired(
                request, state, missing, found.changed_tables if WAYS[way] is Way.MENDED else found.new_changed_tables
            )
            return redirect_done(done, "round", key, number)
        mended = repair_of(state, number, missing)
        context |= {
            "mended": mended,
            "name": state.entrants[state.id_of[missing]].name,
            "ways": {
                Way.MENDED.value: _named(state, number, mended.tables, mended.changed_tables, mended.renumbered),
                Way.ANEW.value: _named(state, number, mended.new_tables, mended.new_changed_tables, {}),
            },
        }
    return tournament_page(request, key, journal, "round/repair", **context)


def _tell_repaired(request: Request, state: State, missing: int, changed: list[int]) -> None:
    """What hangs on the wall and lies on the tables is not true any more, and the next round is another matter."""
    name = state.entrants[state.id_of[missing]].name
    numbers = ", ".join(map(str, changed)) or "–"
    messages.warning(request, request.speaker.say("ui_repaired", tables=numbers, count=len(changed), name=name))


def _tell_substituted(request: Request, state: State, missing: int, newcomer: str) -> None:
    identity = state.id_of[missing]
    at = next(number for number, table in enumerate(state.paired_rounds[-1].tables, 1) if identity in table.seats)
    names = {"name": newcomer.strip(), "missing": state.entrants[identity].name}
    messages.warning(request, request.speaker.say("ui_substituted", table=at, **names))


def _seated(state: State) -> list[tuple[int, str]]:
    numbers = state.number_of
    players = [player for table in state.paired_rounds[-1].tables for player in table.seats]
    return sorted(((numbers[p], state.entrants[p].name) for p in players), key=lambda entry: entry[1].casefold())


def _named(
    state: State, round_number: int, tables: list[tuple[int, ...]], marked: list[int], renumbered: dict[int, int]
) -> list[dict[str, Any]]:
    """Each table with its number and names by seat, whether it is another one, and the number it had."""
    identity = state.id_of
    return [
        {
            "number": number,
            "names": ", ".join(state.entrants[identity[player]].name for player in table.seats),
            "changed": number in marked,
            "was": renumbered.get(number),
        }
        for number, table in enumerate(with_seats(state, round_number, tables), 1)
    ]
