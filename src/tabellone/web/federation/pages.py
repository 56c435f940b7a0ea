"""Openings for a draw by hand, the division into groups, and blank forms for when the computer fails."""

from typing import Any

from django.http import Http404, HttpResponse
from django.shortcuts import render

from tabellone.documents.blank_papers import (
    FORMS,
    MAX_PLAYERS,
    MAX_ROUNDS,
    PRINTED_SIZES,
    SIZED_BY_PLAYERS,
    SIZED_BY_ROUNDS,
    blank_paper,
)
from tabellone.documents.group_tables import GROUPS, ROUNDS, divisions
from tabellone.documents.openings import DARK_SQUARES, diagram, opening_line
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.openings.book import TABLE_CLASSES, openings_of_table
from tabellone.engine.openings.names import OpeningEdition, OpeningTable
from tabellone.engine.reasons import BadDocumentError
from tabellone.web.request import Request
from tabellone.web.typed import whole_number

USUAL_ROUNDS = 7
USUAL_PLAYERS = 24


def index(request: Request) -> HttpResponse:
    """What there is."""
    context = {
        "tables": [which.value for which in OpeningTable],
        "forms": [(form, f"paper_{form.replace('-', '_')}") for form in FORMS],
        "rounds": ROUNDS,
        "sizes": PRINTED_SIZES,
    }
    return _page(request, "index", context)


def openings(request: Request, name: str) -> HttpResponse:
    """A table of openings with diagrams and the legend of its classes."""
    which = next((one for one in OpeningTable if one.value == name), None)
    if which is None:
        raise Http404
    later = request.GET.get("edition") == "later" or which is OpeningTable.D
    edition = OpeningEdition.LATER if later else OpeningEdition.OF_2008
    numbers = openings_of_table(which, edition)
    shown = [diagram(number, edition) for number in numbers]
    kinds = TABLE_CLASSES.get(which, frozenset().union(*TABLE_CLASSES.values()))
    context = {
        "which": which.value,
        "tables": [one.value for one in OpeningTable],
        "edition": edition.value,
        "is_later": later,
        "may_choose_edition": which is not OpeningTable.D,
        "dark_squares": DARK_SQUARES,
        "diagrams": [(one, opening_line(one.opening, request.speaker)) for one in shown],
        "kinds": sorted(kinds - (frozenset() if later else TABLE_CLASSES[OpeningTable.D])),
    }
    return _page(request, "openings", context)


def groups(request: Request) -> HttpResponse:
    """Table 24 for a number of rounds."""
    rounds = whole_number(request.GET.get("rounds", "")) or USUAL_ROUNDS
    if rounds not in ROUNDS:
        raise Http404
    return _page(request, "groups", {"rounds": rounds, "choices": ROUNDS, "groups": GROUPS, "rows": divisions(rounds)})


def blank(request: Request, form: str) -> HttpResponse:
    """A form with nothing on it, for so many players and rounds."""
    if form not in FORMS:
        raise Http404
    game = (
        DraughtsGame.INTERNATIONAL
        if request.GET.get("game") == DraughtsGame.INTERNATIONAL.value
        else DraughtsGame.ITALIAN
    )
    players, rounds = _typed(request, "players", USUAL_PLAYERS), _typed(request, "rounds", USUAL_ROUNDS)
    problem = ""
    try:
        fields = blank_paper(form, game, players, rounds)
    except BadDocumentError as error:
        problem, fields = request.speaker.problem(error), {}
    context = {
        **fields,
        "form": form,
        "frame": "tabellone/base.html",
        "is_of_a_size": form in SIZED_BY_PLAYERS,
        "is_of_rounds": form in SIZED_BY_ROUNDS,
        "game": game.value,
        "games": [(one.value, f"choice_{one.value}") for one in DraughtsGame],
        "players": request.GET.get("players", USUAL_PLAYERS),
        "rounds": request.GET.get("rounds", USUAL_ROUNDS),
        "most_players": MAX_PLAYERS,
        "most_rounds": MAX_ROUNDS,
        "problem": problem,
    }
    template = "federation/formation" if form == "formation" else f"papers/{form.replace('-', '_')}"
    return render(request, f"tabellone/{template}.html", context, status=400 if problem else 200)


def _typed(request: Request, name: str, usual: int) -> int:
    """What is no number is refused like one there is no room for."""
    typed = request.GET.get(name, str(usual))
    return whole_number(typed) or 0


def _page(request: Request, name: str, context: dict[str, Any]) -> HttpResponse:
    return render(request, f"tabellone/federation/{name}.html", context)
