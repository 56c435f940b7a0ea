"""The papers of an event: every form of the federation filled with its data, one page to print."""

from collections.abc import Callable
from typing import Any

from django.http import Http404, HttpResponse

from tabellone.desk.line_ups import opening_remarks
from tabellone.desk.ratings import first_capitals
from tabellone.documents.boards import EMPTY_BOARDS
from tabellone.documents.calendar import calendar
from tabellone.documents.formation import formation_sheet
from tabellone.documents.listings.catalogue import TABLE_DEFINITIONS
from tabellone.documents.listings.standings import team_standings
from tabellone.documents.listings.table import TableContext
from tabellone.documents.numbering import Label, has_letters, letter_label
from tabellone.documents.numbers import format_amount
from tabellone.documents.papers import (
    EMPTY_SCORE_SHEET,
    NOTE_LINES,
    move_rows,
    ranked_lines,
    score_sheet_legend,
    score_sheets,
    suspended_sheets,
)
from tabellone.documents.quotients import quotient_sheet
from tabellone.documents.tabellone import Tabellone, is_tight, sheet_parts
from tabellone.documents.team_papers import line_up_slips, match_sheets, player_sheets
from tabellone.engine.capabilities import (
    HasBrackets,
    HasPairingTable,
    HasPlayOffs,
    HasQuotients,
    HasTeamStandings,
    PlaysDraughts,
    TeamEvent,
)
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.early_end import early_end_reason
from tabellone.engine.encounters import Table
from tabellone.engine.model import Tournament
from tabellone.engine.openings.names import OpeningEdition
from tabellone.engine.openings.options import opening_rules
from tabellone.engine.openings.tables_of_event import event_tables
from tabellone.engine.ranking.two_game_encounters import is_double
from tabellone.engine.results import result_of
from tabellone.engine.teams.team_view import competitors
from tabellone.exports.pdf import typesetting
from tabellone.exports.pdf.names import FEDERATION_PAPERS, ROUND_PAPERS
from tabellone.exports.pdf.papers import PAPERS
from tabellone.journal.state import State
from tabellone.store.gatherings import gathering_of
from tabellone.web.books import RATINGS, opened
from tabellone.web.director.forms_to_fill import arbiters_report, play_off_forms, request_of_event
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.listed import shown
from tabellone.web.tournament.tables_of_data import tables_there
from tabellone.web.typed import whole_number

DESCRIBED = ("card", "team", "title", "club", "province", "rating")
"""What the report says of a player, if anybody has it."""


def index(request: Request, key: str) -> HttpResponse:
    """What can be printed, round by round where it belongs to one."""
    journal = opened(request, key)
    state = journal.state
    rounds = range(1, len(state.paired_rounds) + 1)
    context = {
        "forms": forms_of(state),
        "paired": rounds,
        "formed": range(1, _last_formed(state) + 1),
        "chosen": _rounds_with_slips(state),
        "suspended": len(suspended_sheets(state.tournament)),
        "tables": [(name, TABLE_DEFINITIONS[name].label) for name in tables_there(request, key, journal)],
        "printed": [(name, PAPERS[name].label) for name in _only_printed(state)],
        "by_round": [(n, [(name, PAPERS[name].label) for name in _of_round(state, n)]) for n in rounds],
        "can_typeset": typesetting.is_available(),
        "is_draughts": isinstance(state.system, PlaysDraughts),
        "opening_tables": event_tables(state.tournament) if state.entrants else [],
        "edition": "?edition=later" if opening_rules(state.options).opening_edition is OpeningEdition.LATER else "",
    }
    return tournament_page(request, key, journal, "papers/list", **context)


def show(request: Request, key: str, form: str) -> HttpResponse:
    """One form."""
    journal = opened(request, key)
    if form not in forms_of(journal.state):
        raise Http404
    context = FORMS[form](request, key, journal.state, journal.state.tournament)
    context |= {"form": form, "gathering": gathering_of(key)}
    context["as_pdf"] = form in FEDERATION_PAPERS and bool(journal.state.entrants) and typesetting.is_available()
    return tournament_page(request, key, journal, f"papers/{form.replace('-', '_')}", **context)


def forms_of(state: State) -> set[str]:
    """The forms that mean something for this system at this time."""
    at_boards = state.system.encounter is not Table
    by_teams = isinstance(state.system, TeamEvent)
    draughts = isinstance(state.system, PlaysDraughts)
    possible = {
        "tabellone": at_boards and state.drawn,
        "calendar": isinstance(state.system, HasPairingTable) and state.drawn,
        "quotients": isinstance(state.system, HasQuotients) and bool(state.paired_rounds),
        "formation": at_boards and _last_formed(state) > 0,
        "score-sheets": draughts,
        "sealed-move": draughts,
        "sealed-game": draughts,
        "report": bool(state.paired_rounds),
        "play-offs": isinstance(state.system, HasPlayOffs) and bool(state.system.play_off_points(state.tournament)),
        "arbiters-report": draughts,
        "request": draughts,
        "match-sheets": by_teams and bool(state.paired_rounds),
        "line-up-slips": by_teams and state.drawn and bool(_rounds_with_slips(state)),
    }
    return {form for form, holds in possible.items() if holds}


def _only_printed(state: State) -> list[str]:
    """The papers that are no table of data and of no round; the poster asks for the network first."""
    if not state.entrants:
        return []
    brackets = ["brackets"] if isinstance(state.system, HasBrackets) and state.paired_rounds else []
    return [*brackets, "boards", "places", *(["certificates", "bulletin"] if state.paired_rounds else [])]


def _of_round(state: State, number: int) -> list[str]:
    """Openings are there where they are drawn."""
    openings = state.paired_rounds[number - 1].openings
    return [name for name in ROUND_PAPERS if name != "openings" or (openings and all(openings))]


def _last_formed(state: State) -> int:
    """The last round that is formed or can be."""
    ahead = state.drawn and not state.system.is_over(state.tournament)
    return len(state.paired_rounds) + (1 if ahead else 0)


def _rounds_with_slips(state: State) -> list[int]:
    """The rounds a line-up is handed in for: all of them, or once for the whole event (FID, squadre, Art. 5)."""
    if not state.is_by_teams:
        return []
    last = _last_formed(state)
    return [number for number in range(1, last + 1) if line_up_slips(state.tournament, number)]


def _tabellone(request: Request, key: str, state: State, tournament: Tournament) -> dict[str, Any]:
    called = _numbering(request, state)
    with_expected = "expected" in request.GET and _is_rated(state)
    rows = Tabellone(tournament, state.system, request.speaker, called).rows(
        state.options.game if with_expected else None, first_capitals(RATINGS, key, state)
    )
    names = [tie_break.value for tie_break in state.system.standings(tournament)[0].tie_breaks]
    return {
        "lines": rows,
        "parts": sheet_parts(tournament.rounds),
        "tight": is_tight(tournament.rounds, with_expected),
        "names": names if state.paired_rounds else [],
        "with_expected": with_expected,
        "is_draughts": isinstance(state.system, PlaysDraughts),
        "may_expect": _is_rated(state),
        "may_have_letters": _may_have_letters(state),
    }


def _calendar(request: Request, key: str, state: State, tournament: Tournament) -> dict[str, Any]:
    assert isinstance(state.system, HasPairingTable)  # or there is no such form
    called = _numbering(request, state)
    return {
        "lines": calendar(tournament, state.system, called),
        "called": [(called(one.number), one) for one in competitors(tournament)],
        "may_have_letters": _may_have_letters(state),
    }


def _numbering(request: Request, state: State) -> Label:
    """Letters if they are asked for and there are some (table 9)."""
    return letter_label if "letters" in request.GET and _may_have_letters(state) else str


def _may_have_letters(state: State) -> bool:
    """Girone, Art. 2: «le tabelle possono essere espresse anche in lettere»."""
    return isinstance(state.system, HasPairingTable) and has_letters(len(state.competitors))


def _is_rated(state: State) -> bool:
    """Whether table 19 expects something of its games: those of teams are games of their players."""
    return isinstance(state.system, PlaysDraughts) and not state.is_by_teams and bool(state.paired_rounds)


def _quotients(request: Request, key: str, state: State, tournament: Tournament) -> dict[str, Any]:
    return {
        "lines": quotient_sheet(tournament, state.system, request.speaker),
        "names": [tie_break.value for tie_break in state.system.standings(tournament)[0].tie_breaks],
        "parts": sheet_parts(len(state.paired_rounds)),
        "tight": is_tight(len(state.paired_rounds), with_expected=False),
    }


def _formation(request: Request, key: str, state: State, tournament: Tournament) -> dict[str, Any]:
    number = _round(request, _last_formed(state), _last_formed(state))
    sheet = formation_sheet(tournament, state.system, number, request.speaker)
    return {"sheet": sheet, "empty_pairs": range(sheet.present // 2)}


def _score_sheets(request: Request, key: str, state: State, tournament: Tournament) -> dict[str, Any]:
    form = {
        "moves": move_rows(),
        "note_lines": range(NOTE_LINES),
        "legend": score_sheet_legend(state.options.game),
        "is_italian": state.options.game is DraughtsGame.ITALIAN,
        "with_notes": "front" not in request.GET,
    }
    if "blank" in request.GET:
        return {"sheets": [EMPTY_SCORE_SHEET], **form}
    number = _round(request, len(state.paired_rounds), len(state.paired_rounds))
    sheets = score_sheets(tournament, number) if state.assumed_result(number) is None else []
    return {"sheets": sheets, "number": number, **form}


def _sealed(request: Request, key: str, state: State, tournament: Tournament) -> dict[str, Any]:
    return {
        "sheets": suspended_sheets(tournament) or [EMPTY_SCORE_SHEET],
        "board": EMPTY_BOARDS[state.options.game],
        "two_games": is_double(state.options),
    }


def _play_offs(request: Request, key: str, state: State, tournament: Tournament) -> dict[str, Any]:
    return play_off_forms(tournament, state)


def _arbiters_report(request: Request, key: str, state: State, tournament: Tournament) -> dict[str, Any]:
    return arbiters_report(state)


def _request(request: Request, key: str, state: State, tournament: Tournament) -> dict[str, Any]:
    assert request.resolver_match is not None
    return request_of_event(request, state, gathering_of(request.resolver_match.kwargs["key"]))


def _report(request: Request, key: str, state: State, tournament: Tournament) -> dict[str, Any]:
    supposed = state.unplayed_rounds
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
        "known": {field for field in DESCRIBED if any(getattr(player, field) for player in entered)},
        **_teams(request, key, state, tournament),
        "ended_early": early_end_reason(state.system, tournament),
        "withdrawn": [player for player in (*entered, *people) if player.leaves is not None],
        "individual": _individual(state, tournament),
    }


def _teams(request: Request, key: str, state: State, tournament: Tournament) -> dict[str, Any]:
    """Those that players at tables belong to, as the page of the standings has them."""
    teams = state.system.team_standings(tournament) if isinstance(state.system, HasTeamStandings) else []
    if not teams:
        return {}
    listing = team_standings(TableContext(tournament, state.system, request.speaker), teams)
    table = shown(listing, key, request.speaker)
    return {"teams": table, "teams_title": listing.title}


def _individual(state: State, tournament: Tournament) -> list[dict[str, Any]]:
    """The players of a team event: the federation rates every board (T20)."""
    if not isinstance(state.system, TeamEvent):
        return []
    team_of = {player: team.name for team in tournament.teams for player in team.roster}
    return [
        {
            "line": line,
            "player": tournament.players[line.player - 1],
            "team": team_of[line.player],
            "points": format_amount(line.points),
        }
        for line in state.system.individual_standings(tournament)
    ]


def _match_sheets(request: Request, key: str, state: State, tournament: Tournament) -> dict[str, Any]:
    number = _round(request, len(state.paired_rounds), len(state.paired_rounds))
    sheets = match_sheets(tournament, number, request.speaker)
    return {
        "number": number,
        "sheets": [(sheet, opening_remarks(state, state.paired_rounds[number - 1], sheet.number)) for sheet in sheets],
        "pages": player_sheets(tournament, number, request.speaker),
    }


def _line_up_slips(request: Request, key: str, state: State, tournament: Tournament) -> dict[str, Any]:
    last = _rounds_with_slips(state)[-1]
    number = _round(request, last, last)
    return {"number": number, "slips": line_up_slips(tournament, number)}


def _round(request: Request, usual: int, last: int) -> int:
    number = whole_number(request.GET.get("round", "")) or usual
    if not 1 <= number <= last:
        raise Http404
    return number


Form = Callable[[Request, str, State, Tournament], dict[str, Any]]
FORMS: dict[str, Form] = {
    "tabellone": _tabellone,
    "calendar": _calendar,
    "quotients": _quotients,
    "formation": _formation,
    "score-sheets": _score_sheets,
    "sealed-move": _sealed,
    "sealed-game": _sealed,
    "report": _report,
    "play-offs": _play_offs,
    "arbiters-report": _arbiters_report,
    "request": _request,
    "match-sheets": _match_sheets,
    "line-up-slips": _line_up_slips,
}
