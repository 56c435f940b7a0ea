"""Standings with the tabellone, of everybody or of some, and one player's page."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from django.http import Http404, HttpResponse

from tabellone.desk.ties import open_ties
from tabellone.documents.chess_rating import chess_result_lines
from tabellone.documents.exact import as_text
from tabellone.documents.grid import mark_of
from tabellone.documents.honours import honours_text
from tabellone.documents.player_groups import group_label
from tabellone.documents.rating import hundredths
from tabellone.documents.speaker import Speaker
from tabellone.documents.standings import open_games, written_points
from tabellone.engine.capabilities import HonoursFirstPlace, PlaysChess, PlaysDraughts, RanksTeams
from tabellone.engine.player_groups import InGroup, PlayerGroup, lacks_the_year, offered_groups, ranked_in
from tabellone.engine.ranking.buholz import Quotient
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.ranking.ties import decisions_said
from tabellone.engine.rating.fide import ChessRating, rate_chess
from tabellone.journal.journal import Moment
from tabellone.web.addresses import numbered, why_pages
from tabellone.web.askers import may
from tabellone.web.books import REPOSITORY, opened
from tabellone.web.cells import figure_cells, row_cells
from tabellone.web.kept_pages import kept
from tabellone.web.request import Request
from tabellone.web.roles import Action
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.race import race_context
from tabellone.web.tournament.ranked import EQUAL, Ranked, ranked, written_places
from tabellone.web.tournament.team_pages import team_context


@kept
def show(request: Request, key: str) -> HttpResponse:
    """The standings after the rounds one may see, of everybody or of a group; by number they are the tabellone."""
    journal = opened(request, key)
    state = journal.state
    if not state.competitors:
        return tournament_page(request, key, journal, "standings/standings", lines=[], names=[], shown=0)
    system, found = state.system, ranked(journal)
    tournament, lines = found.tournament, found.lines
    groups = journal.once("groups", lambda known: offered_groups(known.tournament))
    group = _group_asked(request, groups)
    by_number = group is None and request.GET.get("by") == "number"
    names = [tie_break.value for tie_break in lines[0].tie_breaks]
    context = {
        "lines": _rows(request, key, found, group, by_number),
        "names": names,
        "explained": _explained(names),
        "lacks_figures": any(amount is None for line in lines for amount in line.tie_breaks.values()),
        "rest_kinds": sorted(system.rest_kinds),
        "shown": len(state.paired),
        "by_number": by_number,
        "group": group_label(group, request.speaker) if group else "",
        "general": request.speaker.say("general_place"),
        "groups": [(one.code, group_label(one, request.speaker), one == group) for one in groups],
        "lacks_the_year": may(request, Action.FOLLOW) and lacks_the_year(tournament),
        "rated": isinstance(system, PlaysDraughts),
        "missing": open_games(tournament),
        "over": system.is_over(tournament) and not open_games(tournament),
        "has_ties": may(request, Action.RULE) and bool(open_ties(state)),
        "decided": decisions_said(tournament, lines),
        "told": system.told_of_the_standings(tournament) if isinstance(system, RanksTeams) else [],
        "phases_known": bool(state.follows) and REPOSITORY.has(state.follows),
        "honoured": honours_text(tournament, system.honoured(tournament, lines), request.speaker)
        if state.closed and isinstance(system, HonoursFirstPlace)
        else "",
        "teams": _teams(found, system, request.speaker) if isinstance(system, RanksTeams) and not group else [],
        "by_teams": state.is_by_teams,
        **race_context(journal),
    }
    return tournament_page(request, key, journal, "standings/standings", **context)


def _teams(found: Ranked, system: RanksTeams, speaker: Speaker) -> list[tuple[int | str, str, str, list[str]]]:
    """Of players at tables."""
    teams = system.team_standings(found.tournament)
    return [
        (
            place,
            team.team,
            as_text(team.points),
            [speaker.figure(as_text(amount)) for amount in team.tie_breaks.values()],
        )
        for place, team in zip(written_places(team.place for team in teams), teams, strict=True)
    ]


def _group_asked(request: Request, groups: Sequence[PlayerGroup]) -> PlayerGroup | None:
    code = request.GET.get("of", "")
    if not code:
        return None
    found = next((group for group in groups if group.code == code), None)
    if found is None:
        raise Http404
    return found


def _rows(
    request: Request, key: str, found: Ranked, group: PlayerGroup | None, by_number: bool
) -> list[dict[str, Any]]:
    tournament, competitors, lines, cells = found
    page, why = numbered("player", key), why_pages(key, len(tournament.history))
    shown = ranked_in(group, tournament, lines) if group else _everybody(lines)
    names = [request.speaker.say(tie_break.value) for tie_break in lines[0].tie_breaks]
    figure = request.speaker.figure
    at_tables = any(played.tables for played in tournament.history)
    rows: list[dict[str, Any]] = [
        {
            "name": competitors[line.player - 1].name,
            "withdrawn": competitors[line.player - 1].leaves is not None,
            "team": competitors[line.player - 1].team if at_tables else "",
            "number": line.player,
            "page": page(line.player),
            "place": EQUAL if is_repeated and not by_number else place,
            "general": line.place,
            "tie": not by_number and index < len(shown) and shown[index].is_repeated,
            "points": written_points(line),
            "figures": figure_cells(names, [figure(as_text(amount)) for amount in line.tie_breaks.values()]),
            "cells": row_cells(cells[line.player], line.player, why, request.speaker, totals=by_number),
        }
        for index, (place, line, is_repeated) in enumerate(shown, 1)
    ]
    if by_number:
        rows.sort(key=lambda row: row["number"])
    return rows


def _everybody(lines: Sequence[Standing]) -> list[InGroup]:
    return [
        InGroup(line.place, line, index > 0 and lines[index - 1].place == line.place)
        for index, line in enumerate(lines)
    ]


@kept
def player(request: Request, key: str, number: int) -> HttpResponse:
    """Everything about one player that everybody may see."""
    journal = opened(request, key)
    state = journal.state
    if number not in state.id_of:
        raise Http404
    tournament, shown, lines, cells = ranked(journal)
    line = next(line for line in lines if line.player == number)
    rating = _chess_rating(journal, number)
    expected = _expected(rating)
    context = {
        "player": shown[number - 1],
        "line": line,
        "equals": [shown[other.player - 1] for other in lines if other.place == line.place and other is not line],
        "points": written_points(line),
        "working": state.system.working(tournament, number),
        "identity": state.id_of[number],
        "tie_breaks": [
            (name, request.speaker.figure(as_text(amount)), about)
            for (name, about), amount in zip(
                _explained([tie_break.value for tie_break in line.tie_breaks]), line.tie_breaks.values(), strict=True
            )
        ],
        "cells": [
            (cell, shown[cell.opponent - 1] if cell.opponent else None, mark_of(cell), expected.get(cell.round, ""))
            for cell in cells[number]
        ],
        "rated": isinstance(state.system, PlaysDraughts),
        "rest_kinds": sorted({cell.rest for cell in cells[number]} - {""}),
        "has_expected": bool(expected),
        "chess": chess_result_lines(rating, request.speaker) if rating else [],
        **race_context(journal, number),
    }
    if state.is_by_teams:
        context |= team_context(state, number)
    return tournament_page(request, key, journal, "standings/player", **context)


def _chess_rating(journal: Moment, number: int) -> ChessRating | None:
    """Of a player of chess who plays for himself, once there is a round."""
    state = journal.state
    if state.is_by_teams or not state.paired or not isinstance(state.system, PlaysChess):
        return None
    return journal.once("chess ratings", lambda known: rate_chess(known.tournament))[number - 1]


def _expected(rating: ChessRating | None) -> dict[int, str]:
    """Round by round, what was to be expected."""
    games = rating.games if rating else ()
    return {game.round: hundredths(Fraction(game.expected, 100)) for game in games if game.expected is not None}


def _explained(names: list[str]) -> list[tuple[str, str]]:
    """Each tie-break and the sentence that says what it counts; of two quotients the first is another figure."""
    alone = Quotient.SECOND.value not in names
    return [
        (name, "about_quotient_alone" if alone and name == Quotient.FIRST.value else f"about_{name}") for name in names
    ]
