"""The search of the board: a player of the tournament, by name or number."""

from django.http import HttpResponse
from django.shortcuts import redirect

from tabellone.engine.names import name_key
from tabellone.journal.state import Entrant
from tabellone.reading.values import read_line
from tabellone.web.books import opened
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page


def show(request: Request, key: str) -> HttpResponse:
    """Whoever is the only one found is shown at once, of several one is chosen."""
    journal = opened(request, key)
    wanted = read_line(request.GET.get("who", ""), "who").strip()
    found = [one for one in journal.state.entrants.values() if wanted and _is_meant(one, wanted)]
    if len(found) == 1 and found[0].number:
        return redirect("player", key, found[0].number)
    found.sort(key=lambda one: one.number or 0)
    return tournament_page(request, key, journal, "players/found", found=found, wanted=wanted)


def _is_meant(entrant: Entrant, wanted: str) -> bool:
    """By his number, or by pieces of his name in any order."""
    if wanted.isdecimal():
        return str(entrant.number) == wanted
    name = name_key(entrant.name)
    return all(piece in name for piece in name_key(wanted).split())
