"""Standings with the tabellone, of everybody or of some, and one player's page."""

from collections.abc import Sequence
from fractions import Fraction

from django.http import Http404, HttpResponse

from tabellone.desk.ties import open_ties
from tabellone.documents.chess_rating import chess_result_lines
from tabellone.documents.crosstable_cells import cell_mark
from tabellone.documents.listings.crosstable import crosstable, tabellone
from tabellone.documents.listings.standings import team_standings
from tabellone.documents.listings.table import DataTable, TableContext
from tabellone.documents.numbers import format_amount
from tabellone.documents.player_groups import group_label
from tabellone.documents.rating import hundredths_text
from tabellone.documents.roll_of_honour import honours_text
from tabellone.documents.speaker import Speaker
from tabellone.documents.standings import count_open_results, points_text
from tabellone.engine.capabilities import HasRollOfHonour, HasTeamStandings, PlaysChess, PlaysDraughts
from tabellone.engine.early_end import early_end_reason
from tabellone.engine.player_groups import PlayerGroup, needs_event_date, offered_groups
from tabellone.engine.ranking.buholz import Quotient
from tabellone.engine.ranking.names import TieBreak
from tabellone.engine.ranking.ties import decision_reasons
from tabellone.engine.rating.fide import ChessRating, rate_chess
from tabellone.engine.system import System
from tabellone.journal.journal import Snapshot
from tabellone.journal.state import State
from tabellone.store.exporting import has_report
from tabellone.web.askers import may
from tabellone.web.books import REPOSITORY, opened
from tabellone.web.kept_pages import kept
from tabellone.web.request import Request
from tabellone.web.roles import Action
from tabellone.web.tournament.cross import cross_rows, with_room_on_a_page
from tabellone.web.tournament.frame import earlier_numbers, tournament_page
from tabellone.web.tournament.listed import ShownTable, shown
from tabellone.web.tournament.race import race_context
from tabellone.web.tournament.ranked import Ranked, ranked
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
    groups = journal.cached("groups", lambda known: offered_groups(known.tournament))
    group = _group_asked(request, groups)
    by_number = group is None and request.GET.get("by") == "number"
    names = [tie_break.value for tie_break in lines[0].tie_breaks]
    points = system.announced_points(tournament) if isinstance(system, PlaysChess) else None
    listing = _listing(request, state, found, group, by_number)
    context = {
        "columns": listing.columns,
        "lines": cross_rows(key, listing, len(tournament.history), request.speaker.figure),
        "names": names,
        "explained": _explained(names, points is not None),
        "points_announced": points,
        "lacks_figures": any(amount is None for line in lines for amount in line.tie_breaks.values()),
        "rest_kinds": sorted(system.rest_kinds),
        "shown": len(state.paired_rounds),
        "by_number": by_number,
        "group": group_label(group, request.speaker) if group else "",
        "general": request.speaker.say("general_place"),
        "groups": [(one.code, group_label(one, request.speaker), one == group) for one in groups],
        "lacks_the_year": may(request, Action.FOLLOW) and needs_event_date(tournament),
        "rated": isinstance(system, PlaysDraughts),
        "has_report": state.closed and isinstance(system, PlaysChess) and has_report(state),
        "missing": count_open_results(tournament),
        "over": system.is_over(tournament) and not count_open_results(tournament),
        "has_ties": may(request, Action.RULE) and bool(open_ties(state, lines)),
        "decided": decision_reasons(tournament, lines),
        "ended_early": early_end_reason(system, tournament),
        "told": system.standings_remarks(tournament) if isinstance(system, HasTeamStandings) else [],
        "phases_known": bool(state.previous_phases) and REPOSITORY.has(state.previous_phases),
        "honoured": honours_text(tournament, system.roll_of_honour(tournament, lines), request.speaker)
        if state.closed and isinstance(system, HasRollOfHonour)
        else "",
        "teams": None if group else _teams(found, system, key, request.speaker),
        "by_teams": state.is_by_teams,
        **race_context(journal),
    }
    return tournament_page(request, key, journal, "standings/standings", **context)


def _teams(found: Ranked, system: System, key: str, speaker: Speaker) -> ShownTable | None:
    """Of players at tables."""
    teams = system.team_standings(found.tournament) if isinstance(system, HasTeamStandings) else []
    return (
        shown(team_standings(TableContext(found.tournament, system, speaker), teams), key, speaker) if teams else None
    )


def _group_asked(request: Request, groups: Sequence[PlayerGroup]) -> PlayerGroup | None:
    code = request.GET.get("of", "")
    if not code:
        return None
    found = next((group for group in groups if group.code == code), None)
    if found is None:
        raise Http404
    return found


def _listing(request: Request, state: State, found: Ranked, group: PlayerGroup | None, by_number: bool) -> DataTable:
    """The table of data that is shown, as far as it has room on a page."""
    subject = TableContext(found.tournament, state.system, request.speaker)
    made = (
        tabellone(subject, found.lines, found.cells)
        if by_number
        else crosstable(subject, found.lines, group, found.cells)
    )
    return with_room_on_a_page(made, found.lines, len(found.tournament.history))


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
    expected = _expected(rating, request.speaker)
    team = shown[number - 1].team
    at_tables = isinstance(state.system, HasTeamStandings)
    system = state.system
    other_points = isinstance(system, PlaysChess) and system.announced_points(tournament) is not None
    explained = _explained([tie_break.value for tie_break in line.tie_breaks], other_points)
    context = {
        "player": shown[number - 1],
        "first_of_team": next(one.number for one in shown if one.team == team) if team and at_tables else None,
        "line": line,
        "equals": [shown[other.player - 1] for other in lines if other.place == line.place and other is not line],
        "points": points_text(line),
        "working": state.system.explain_place(tournament, number),
        "identity": state.id_of[number],
        **earlier_numbers(state, number),
        "tie_breaks": [
            (name, request.speaker.figure(format_amount(amount)), about)
            for (name, about), amount in zip(explained, line.tie_breaks.values(), strict=True)
        ],
        "cells": [
            (cell, shown[cell.opponent - 1] if cell.opponent else None, cell_mark(cell), expected.get(cell.round, ""))
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


def _chess_rating(journal: Snapshot, number: int) -> ChessRating | None:
    """Of a player of chess who plays for himself, once there is a round."""
    state = journal.state
    if state.is_by_teams or not state.paired_rounds or not isinstance(state.system, PlaysChess):
        return None
    return journal.cached("chess ratings", lambda known: rate_chess(known.tournament))[number - 1]


def _expected(rating: ChessRating | None, speaker: Speaker) -> dict[int, str]:
    """Round by round, what was to be expected."""
    games = ((game.round, game.expected) for game in (rating.games if rating else ()))
    return {at: speaker.figure(hundredths_text(Fraction(of, 100))) for at, of in games if of is not None}


def _explained(names: list[str], other_points: bool) -> list[tuple[str, str]]:
    """Each tie-break and the sentence that says what it counts.

    Of two quotients the first is another figure; with other points announced a draw is no half of a win.
    """
    special = {TieBreak.SONNEBORN_BERGER.value: "about_sonneborn_berger_announced"} if other_points else {}
    if Quotient.SECOND.value not in names:
        special[Quotient.FIRST.value] = "about_quotient_alone"
    return [(name, special.get(name, f"about_{name}")) for name in names]
