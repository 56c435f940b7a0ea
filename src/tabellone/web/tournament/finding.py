"""The search of the board: a player or a team of the tournament, by name or number."""

from django.http import HttpResponse
from django.shortcuts import redirect

from tabellone.engine.person_register import name_key
from tabellone.journal.state import Competitor, EnrolledTeam, State
from tabellone.reading.values import read_line
from tabellone.web.books import opened
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page


def show(request: Request, key: str) -> HttpResponse:
    """Whoever is the only one found is shown at once, of several one is chosen."""
    journal = opened(request, key)
    wanted = read_line(request.GET.get("who", ""), "who").strip()
    found = [one for one in journal.state.competitors.values() if wanted and _is_meant(journal.state, one, wanted)]
    if len(found) == 1 and found[0].number:
        return redirect("player", key, found[0].number)
    found.sort(key=lambda one: one.number or 0)
    return tournament_page(request, key, journal, "players/found", found=found, wanted=wanted)


def _is_meant(state: State, one: Competitor, wanted: str) -> bool:
    """By its number, or by pieces of its name in any order; a team also by the name of somebody in it."""
    if wanted.isdecimal():
        return str(one.number) == wanted
    members = one.team.roster if isinstance(one, EnrolledTeam) else ()
    names = (name_key(name) for name in (one.name, *(state.entrants[member].name for member in members)))
    return any(all(piece in name for piece in name_key(wanted).split()) for name in names)
