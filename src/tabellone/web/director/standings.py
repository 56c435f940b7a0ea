"""Standings and the tabellone: players by rounds, with opponent, colour, result and running score."""

from typing import Any

from django.http import HttpRequest, HttpResponse

from tabellone.documents.exact import as_text
from tabellone.engine.model import Amount, Tournament
from tabellone.engine.outcomes import RESTS, RESULTS
from tabellone.journal.state import State
from tabellone.web.access import is_director
from tabellone.web.books import opened, visible_rounds
from tabellone.web.director.frame import tournament_page


def show(request: HttpRequest, key: str) -> HttpResponse:
    """The standings after the rounds one may see."""
    journal = opened(request, key)
    state = journal.state
    shown = len(visible_rounds(state, is_director(request)))
    visible = state._replace(paired=state.paired[:shown])
    if not state.entrants:
        return tournament_page(request, key, journal, "standings", lines=[], names=[], shown=0)
    tournament = visible.tournament
    lines = state.system.standings(tournament)
    cells = _cells(tournament, visible, state.system.points_unit)
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
    names = [tie_break.value for tie_break in lines[0].tie_breaks]
    return tournament_page(request, key, journal, "standings", lines=rows, names=names, shown=shown)


def _cells(tournament: Tournament, state: State, unit: int) -> dict[int, list[dict[str, Any]]]:
    """For every player, one cell a round."""
    cells: dict[int, list[dict[str, Any]]] = {player.number: [] for player in tournament.players}
    totals = dict.fromkeys(cells, 0)
    for number, played in enumerate(tournament.history, 1):
        for game in played.games:
            for player, opponent, colour, outcome in (
                (game.white, game.black, "white", RESULTS[game.result][0]),
                (game.black, game.white, "black", RESULTS[game.result][1]),
            ):
                totals[player] += outcome.score
                sign = {2: "1", 1: "½", 0: "0"}[outcome.score] if outcome.known else "·"
                cell = {"opponent": opponent, "colour": colour if outcome.played else "", "sign": sign}
                cells[player].append(cell | {"total": as_text(Amount(totals[player], unit))})
        for rest in played.rests:
            totals[rest.player] += RESTS[rest.kind].score
            cells[rest.player].append({"rest": rest.kind, "total": as_text(Amount(totals[rest.player], unit))})
        for row in cells.values():
            if len(row) < number:
                row.append({})
    return cells
