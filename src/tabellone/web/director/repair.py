"""After a seating is published: somebody does not come. Two ways on, with what each costs."""

from typing import Any

from django.http import Http404, HttpResponse
from django.shortcuts import redirect

from tabellone.engine.capabilities import RepairsSeatings
from tabellone.engine.encounters import Table
from tabellone.journal.encounters.tables import TABLES
from tabellone.journal.state import State
from tabellone.web.access import director_only
from tabellone.web.books import act, opened
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number


@director_only
def show(request: Request, key: str, number: int) -> HttpResponse:
    """Who is missing, then the mended seating beside a new one; the director takes one of them."""
    journal = opened(request, key)
    state, system = journal.state, journal.state.system
    if not isinstance(system, RepairsSeatings) or not 0 < number == len(state.paired):
        raise Http404
    missing = whole_number(request.POST.get("missing", request.GET.get("missing", "")))
    numbers = state.number_of
    context: dict[str, Any] = {"number": number, "seated": _seated(state), "missing": missing, "hide_step": True}
    if missing in numbers.values():
        assert missing is not None
        before = state.tournament.before_round(number)
        tables = [table.seats for table in state.tournament.history[number - 1].tables]
        if request.POST.get("way") == "substitute":
            data = {"round": number, "player": state.id_of[missing], "name": request.POST.get("name", "")}
            act(request, key, "substitute", data)
            return redirect("round", key, number)
        mended = system.repaired(before, tables, missing)
        ways = {"mended": mended.tables, "anew": mended.anew}
        chosen = request.POST.get("way", "")
        if chosen in ways:
            return _applied(request, key, state, number, missing, ways[chosen], chosen == "mended")
        changes = {"mended": (mended.marked, mended.renumbered), "anew": (mended.anew_marked, {})}
        context |= {
            "mended": mended,
            "ways": {way: _named(state, found, *changes[way]) for way, found in ways.items()},
        }
    return tournament_page(request, key, journal, "round/repair", **context)


def _applied(
    request: Request,
    key: str,
    state: State,
    number: int,
    missing: int,
    tables: list[tuple[int, ...]],
    is_mended: bool,
) -> HttpResponse:
    identity = state.id_of
    away = [[rest.player, rest.kind] for rest in state.paired[number - 1].rests]
    data = {
        "round": number,
        "encounters": [TABLES.write(Table(table), identity) for table in tables],
        "rests": [*away, [identity[missing], "absent"]],
        **({"mended": True} if is_mended else {}),
    }
    act(request, key, "replace", data)
    return redirect("round", key, number)


def _seated(state: State) -> list[tuple[int, str]]:
    numbers = state.number_of
    players = [player for table in state.paired[-1].tables for player in table.seats]
    return sorted(((numbers[p], state.entrants[p].name) for p in players), key=lambda entry: entry[1].casefold())


def _named(
    state: State, tables: list[tuple[int, ...]], marked: list[int], renumbered: dict[int, int]
) -> list[dict[str, Any]]:
    """Each table with its number and names, whether it is another one, and the number it had."""
    identity = state.id_of
    return [
        {
            "number": number,
            "names": ", ".join(state.entrants[identity[player]].name for player in table),
            "changed": number in marked,
            "was": renumbered.get(number),
        }
        for number, table in enumerate(tables, 1)
    ]
