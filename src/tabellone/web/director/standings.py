"""Standings with the tabellone, and one player's page."""

from django.http import Http404, HttpRequest, HttpResponse

from tabellone.documents.exact import as_text
from tabellone.documents.grid import grid
from tabellone.documents.score_chart import score_chart
from tabellone.journal.state import State
from tabellone.web.access import is_director
from tabellone.web.books import opened, visible_rounds
from tabellone.web.director.frame import tournament_page

LEADERS = 6
"""How many lines the chart has."""


def show(request: HttpRequest, key: str) -> HttpResponse:
    """The standings after the rounds one may see."""
    journal = opened(request, key)
    state = _visible(request, journal.state)
    if not state.entrants:
        return tournament_page(request, key, journal, "standings", lines=[], names=[], shown=0)
    tournament = state.tournament
    lines = state.system.standings(tournament)
    cells = grid(tournament, state.system.points_unit)
    rows = [
        {
            "line": line,
            "player": tournament.players[line.player - 1],
            "points": as_text(line.points),
            "tie_breaks": [as_text(amount) for amount in line.tie_breaks.values()],
            "cells": cells[line.player],
            "first": index == 0 or lines[index - 1].place != line.place,
        }
        for index, line in enumerate(lines)
    ]
    leaders = [
        (tournament.players[line.player - 1].name, [c.score for c in cells[line.player]]) for line in lines[:LEADERS]
    ]
    context = {
        "lines": rows,
        "names": [tie_break.value for tie_break in lines[0].tie_breaks],
        "shown": len(state.paired),
        "chart": score_chart(leaders, state.system.points_unit),
    }
    return tournament_page(request, key, journal, "standings", **context)


def player(request: HttpRequest, key: str, number: int) -> HttpResponse:
    """Everything about one player that everybody may see."""
    journal = opened(request, key)
    state = _visible(request, journal.state)
    if number not in state.id_of:
        raise Http404
    tournament = state.tournament
    line = next(line for line in state.system.standings(tournament) if line.player == number)
    entrant = state.entrants[state.id_of[number]]
    context = {
        "player": tournament.players[number - 1],
        "entrant": entrant,
        "line": line,
        "points": as_text(line.points),
        "tie_breaks": [(tie_break.value, as_text(amount)) for tie_break, amount in line.tie_breaks.items()],
        "cells": [
            (cell, tournament.players[cell.opponent - 1] if cell.opponent else None)
            for cell in grid(tournament, state.system.points_unit)[number]
        ],
    }
    return tournament_page(request, key, journal, "player", **context)


def _visible(request: HttpRequest, state: State) -> State:
    return state._replace(paired=state.paired[: len(visible_rounds(state, is_director(request)))])
