"""The papers of an event: every form of the federation filled with its data, one page to print."""

from collections.abc import Callable
from typing import Any

from django.http import Http404, HttpResponse

from tabellone.documents.boards import EMPTY_BOARDS
from tabellone.documents.exact import as_text
from tabellone.documents.listings.catalogue import LISTINGS
from tabellone.documents.papers import (
    EMPTY_SHEET,
    formation_sheet,
    move_rows,
    quotient_sheet,
    ranked_lines,
    score_sheets,
    suspended_sheets,
    tabellone_rows,
)
from tabellone.documents.team_papers import line_up_slips, match_sheets, player_sheets
from tabellone.engine.capabilities import DrawsBrackets, FieldsTeams, PlaysDraughts
from tabellone.engine.encounters import Table
from tabellone.engine.model import Tournament
from tabellone.engine.results import result_of
from tabellone.engine.teams.competitors import competitors
from tabellone.engine.teams.options import LineUps, team_rules
from tabellone.exports.pdf.papers import PAPERS
from tabellone.journal.state import State
from tabellone.web.access import director_only
from tabellone.web.books import opened
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.tables_of_data import tables_there
from tabellone.web.typed import whole_number


@director_only
def index(request: Request, key: str) -> HttpResponse:
    """What can be printed, round by round where it belongs to one."""
    journal = opened(request, key)
    state = journal.state
    context = {
        "forms": forms_of(state),
        "paired": range(1, len(state.paired) + 1),
        "formed": range(1, _last_formed(state) + 1),
        "chosen": _rounds_with_slips(state),
        "suspended": len(suspended_sheets(state.tournament)),
        "tables": [(name, LISTINGS[name].label) for name in tables_there(request, journal)],
        "printed": [(name, PAPERS[name].label) for name in _only_printed(state)],
    }
    return tournament_page(request, key, journal, "papers/list", **context)


@director_only
def show(request: Request, key: str, form: str) -> HttpResponse:
    """One form."""
    journal = opened(request, key)
    if form not in forms_of(journal.state):
        raise Http404
    context = FORMS[form](request, journal.state, journal.state.tournament)
    return tournament_page(request, key, journal, f"papers/{form.replace('-', '_')}", form=form, **context)


def forms_of(state: State) -> set[str]:
    """The forms that mean something for this system at this time."""
    at_boards = state.system.encounter is not Table
    by_teams = isinstance(state.system, FieldsTeams)
    draughts = isinstance(state.system, PlaysDraughts)
    possible = {
        "tabellone": at_boards and state.drawn,
        "quotients": draughts and not isinstance(state.system, DrawsBrackets) and bool(state.paired),
        "formation": at_boards and _last_formed(state) > 0,
        "score-sheets": draughts,
        "sealed-move": draughts,
        "sealed-game": draughts,
        "report": bool(state.paired),
        "match-sheets": by_teams and bool(state.paired),
        "line-up-slips": by_teams and state.drawn and bool(_rounds_with_slips(state)),
    }
    return {form for form, holds in possible.items() if holds}


def _only_printed(state: State) -> list[str]:
    """The papers that are no table of data."""
    if not state.paired:
        return []
    brackets = ["brackets"] if isinstance(state.system, DrawsBrackets) else []
    return [*brackets, "slips", "cards", "certificates", "bulletin"]


def _last_formed(state: State) -> int:
    """The last round that is formed or can be."""
    ahead = state.drawn and not state.system.is_over(state.tournament)
    return len(state.paired) + (1 if ahead else 0)


def _rounds_with_slips(state: State) -> range:
    """The rounds a line-up is handed in for: all of them, or once for the whole event (FID, squadre, Art. 5)."""
    if not state.is_by_teams:
        return range(0)
    last = _last_formed(state)
    return range(1, last + 1 if team_rules(state.options).line_ups is LineUps.EVERY_ROUND else min(last, 1) + 1)


def _tabellone(request: Request, state: State, tournament: Tournament) -> dict[str, Any]:
    rows = tabellone_rows(tournament, state.system, request.speaker)
    names = [tie_break.value for tie_break in state.system.standings(tournament)[0].tie_breaks]
    return {"lines": rows, "columns": range(1, tournament.rounds + 1), "names": names if state.paired else []}


def _quotients(request: Request, state: State, tournament: Tournament) -> dict[str, Any]:
    return {"lines": quotient_sheet(tournament, state.system, request.speaker), "shown": len(state.paired)}


def _formation(request: Request, state: State, tournament: Tournament) -> dict[str, Any]:
    number = _round(request, _last_formed(state), _last_formed(state))
    sheet = formation_sheet(tournament, state.system, number)
    pairs = sum(len(candidates) for _, candidates in sheet.groups) // 2
    return {"sheet": sheet, "number": number, "empty_pairs": range(pairs)}


def _score_sheets(request: Request, state: State, tournament: Tournament) -> dict[str, Any]:
    if "blank" in request.GET:
        return {"sheets": [EMPTY_SHEET], "moves": move_rows()}
    number = _round(request, len(state.paired), len(state.paired))
    sheets = score_sheets(tournament, number) if state.supposed(number) is None else []
    return {"sheets": sheets, "moves": move_rows(), "number": number}


def _sealed(request: Request, state: State, tournament: Tournament) -> dict[str, Any]:
    return {"sheets": suspended_sheets(tournament) or [EMPTY_SHEET], "board": EMPTY_BOARDS[state.options.game]}


def _report(request: Request, state: State, tournament: Tournament) -> dict[str, Any]:
    supposed = state.supposed_rounds
    games = [
        game
        for number, played in enumerate(tournament.history, 1)
        if number not in supposed
        for game in played.board_games
    ]
    entered = competitors(tournament)
    people = tournament.players if tournament.teams else ()
    return {
        "lines": ranked_lines(tournament, state.system),
        "names": [tie_break.value for tie_break in state.system.standings(tournament)[0].tie_breaks],
        "played": len(games) + sum(len(played.tables) for played in tournament.history),
        "forfeits": sum(result_of(game.result).is_forfeit for game in games),
        "provinces": any(player.province for player in entered),
        "withdrawn": [player for player in (*entered, *people) if player.leaves is not None],
        "individual": _individual(state, tournament),
    }


def _individual(state: State, tournament: Tournament) -> list[dict[str, Any]]:
    """The players of a team event: the federation rates every board (T20)."""
    if not isinstance(state.system, FieldsTeams):
        return []
    team_of = {player: team.name for team in tournament.teams for player in team.roster}
    return [
        {
            "line": line,
            "player": tournament.players[line.player - 1],
            "team": team_of[line.player],
            "points": as_text(line.points),
        }
        for line in state.system.individual_standings(tournament)
    ]


def _match_sheets(request: Request, state: State, tournament: Tournament) -> dict[str, Any]:
    number = _round(request, len(state.paired), len(state.paired))
    return {
        "number": number,
        "sheets": match_sheets(tournament, number, request.speaker),
        "pages": player_sheets(tournament, number, request.speaker),
    }


def _line_up_slips(request: Request, state: State, tournament: Tournament) -> dict[str, Any]:
    last = _rounds_with_slips(state)[-1]
    number = _round(request, last, last)
    return {"number": number, "slips": line_up_slips(tournament, number)}


def _round(request: Request, usual: int, last: int) -> int:
    number = whole_number(request.GET.get("round", "")) or usual
    if not 1 <= number <= last:
        raise Http404
    return number


Form = Callable[[Request, State, Tournament], dict[str, Any]]
FORMS: dict[str, Form] = {
    "tabellone": _tabellone,
    "quotients": _quotients,
    "formation": _formation,
    "score-sheets": _score_sheets,
    "sealed-move": _sealed,
    "sealed-game": _sealed,
    "report": _report,
    "match-sheets": _match_sheets,
    "line-up-slips": _line_up_slips,
}
