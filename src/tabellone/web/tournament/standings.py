"""Standings with the tabellone, and one player's page."""

from typing import Any, NamedTuple

from django.http import Http404, HttpResponse

from tabellone.desk.ties import open_ties
from tabellone.documents.encounters.shown import Cell
from tabellone.documents.exact import as_text
from tabellone.documents.grid import grid
from tabellone.documents.honours import honours_text
from tabellone.documents.score_chart import score_chart
from tabellone.documents.standings import open_games, written_points
from tabellone.engine.capabilities import HonoursFirstPlace, PlaysDraughts, RanksTeams
from tabellone.engine.model import Player, Tournament
from tabellone.engine.ranking.buholz import Quotient
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.ranking.ties import decisions_said
from tabellone.engine.teams.competitors import competitors
from tabellone.journal.journal import Moment
from tabellone.journal.state import State
from tabellone.web.access import is_director
from tabellone.web.addresses import numbered, why_pages
from tabellone.web.books import REPOSITORY, opened
from tabellone.web.cells import figure_cells, row_cells
from tabellone.web.kept_pages import kept
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.team_pages import team_context

LEADERS = 6
"""How many lines the chart has."""
EQUAL = "="
"""Instead of a place that is the same as the one above."""


class Ranked(NamedTuple):
    """Everything the standings are made of."""

    tournament: Tournament
    competitors: tuple[Player, ...]
    lines: list[Standing]
    cells: dict[int, list[Cell]]


@kept
def show(request: Request, key: str) -> HttpResponse:
    """The standings after the rounds one may see."""
    journal = opened(request, key)
    state = journal.state
    if not state.competitors:
        return tournament_page(request, key, journal, "standings/standings", lines=[], names=[], shown=0)
    system = state.system
    tournament, shown, lines, cells = _ranked(journal)
    page, why = numbered("player", key), why_pages(key, len(state.paired))
    by_number = request.GET.get("by") == "number"
    rows: list[dict[str, Any]] = [
        {
            "name": shown[line.player - 1].name,
            "withdrawn": shown[line.player - 1].leaves is not None,
            "number": line.player,
            "page": page(line.player),
            "place": line.place if by_number or index == 0 or lines[index - 1].place != line.place else EQUAL,
            "tie": not by_number and index + 1 < len(lines) and lines[index + 1].place == line.place,
            "points": written_points(line),
            "figures": figure_cells(as_text(amount) for amount in line.tie_breaks.values()),
            "cells": row_cells(cells[line.player], line.player, why, request.speaker, totals=by_number),
        }
        for index, line in enumerate(lines)
    ]
    if by_number:
        rows.sort(key=lambda row: row["number"])
    leaders = [(shown[line.player - 1].name, [c.score for c in cells[line.player]]) for line in lines[:LEADERS]]
    names = [tie_break.value for tie_break in lines[0].tie_breaks]
    context = {
        "lines": rows,
        "names": names,
        "explained": _explained(names),
        "rest_kinds": sorted(system.rest_kinds),
        "shown": len(state.paired),
        "by_number": by_number,
        "rated": isinstance(system, PlaysDraughts),
        "missing": open_games(tournament),
        "over": system.is_over(tournament) and not open_games(tournament),
        "has_ties": is_director(request) and bool(open_ties(state)),
        "decided": decisions_said(tournament, lines),
        "told": system.told_of_the_standings(tournament) if isinstance(system, RanksTeams) else [],
        "phases_known": bool(state.follows) and REPOSITORY.has(state.follows),
        "honoured": honours_text(tournament, system.honoured(tournament, lines), request.speaker)
        if state.closed and isinstance(system, HonoursFirstPlace)
        else "",
        "teams": [
            (team.place, team.team, as_text(team.points), [as_text(a) for a in team.tie_breaks.values()])
            for team in (system.team_standings(tournament) if isinstance(system, RanksTeams) else ())
        ],
        "by_teams": state.is_by_teams,
        "chart": score_chart(leaders, system.scoring(tournament).per),
    }
    return tournament_page(request, key, journal, "standings/standings", **context)


@kept
def player(request: Request, key: str, number: int) -> HttpResponse:
    """Everything about one player that everybody may see."""
    journal = opened(request, key)
    state = journal.state
    if number not in state.id_of:
        raise Http404
    tournament, shown, lines, cells = _ranked(journal)
    line = next(line for line in lines if line.player == number)
    context = {
        "player": shown[number - 1],
        "line": line,
        "points": written_points(line),
        "working": state.system.working(tournament, number),
        "identity": state.id_of[number],
        "tie_breaks": [
            (name, as_text(amount), about)
            for (name, about), amount in zip(
                _explained([tie_break.value for tie_break in line.tie_breaks]), line.tie_breaks.values(), strict=True
            )
        ],
        "cells": [(cell, shown[cell.opponent - 1] if cell.opponent else None) for cell in cells[number]],
    }
    if state.is_by_teams:
        context |= team_context(state, number)
    return tournament_page(request, key, journal, "standings/player", **context)


def _explained(names: list[str]) -> list[tuple[str, str]]:
    """Each tie-break and the sentence that says what it counts; of two quotients the first is another figure."""
    alone = Quotient.SECOND.value not in names
    return [
        (name, "about_quotient_alone" if alone and name == Quotient.FIRST.value else f"about_{name}") for name in names
    ]


def _ranked(journal: Moment) -> Ranked:
    """The pages of a hundred players need it once."""

    def work_out(state: State) -> Ranked:
        tournament = state.tournament
        return Ranked(
            tournament,
            competitors(tournament),
            state.system.standings(tournament),
            grid(tournament, state.system.scoring(tournament)),
        )

    return journal.once("ranked", work_out)
