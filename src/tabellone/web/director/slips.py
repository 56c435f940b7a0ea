"""A round read a second time from its slips: with the keys of entry, without the first entry, showing what differs."""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse

from tabellone.desk.slips import (
    Found,
    Line,
    Verification,
    as_read,
    correct_by_slip,
    finish,
    keep_first,
    read_slip,
    start_again,
    verification,
)
from tabellone.documents.results import result_words
from tabellone.engine.encounters import Match, Table
from tabellone.engine.reasons import ImpedimentError
from tabellone.engine.results import AFTER_A_DRAW, FORFEITS, after_a_draw
from tabellone.journal.encounters import as_recorded
from tabellone.journal.encounters.tables import TABLES, placed
from tabellone.journal.state import State
from tabellone.store.slips import Place, Said
from tabellone.web.addresses import numbered
from tabellone.web.books import hand, opened
from tabellone.web.cells import result_buttons
from tabellone.web.director.consequences import confirm_page
from tabellone.web.director.phases import warn_next_phases
from tabellone.web.keys import keys_of_boards
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.table_form import as_typed, entered, form_rows
from tabellone.web.tournament import games, match_pages
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number

WHOLE = 0
"""The board of what is said of an encounter as a whole."""


def show(request: Request, key: str, number: int) -> HttpResponse:
    """What is still to be read and what differs; the forms end the verification or begin it again."""
    if request.method == "POST":
        if "again" in request.POST:
            start_again(hand(request), key, number)
            return redirect("slips", key, number)
        finish(hand(request), key, number)
        messages.success(request, request.speaker.say("ui_slips_done", round=number))
        return redirect("round", key, number)
    return _page(request, key, number)


@posted
def slip(request: Request, key: str, number: int, encounter: int, board: int) -> HttpResponse:
    """One slip: read, kept as it was entered first, or what it says in the place of that."""
    place, before = Place(encounter, board), opened(request, key).state
    if "correct" in request.POST:
        return _corrected(request, key, number, place)
    if "keep" in request.POST:
        keep_first(hand(request), key, number, place)
        return redirect("slips", key, number)
    try:
        read_slip(hand(request), key, number, place, _said(request, before, number, place))
    except ImpedimentError as error:
        if before.system.encounter is not Table:
            raise
        response = _page(request, key, number, encounter, request.speaker.problem(error))
        response.status_code = 400
        return response
    if not request.htmx:
        return redirect("slips", key, number)
    row = _rows(request, key, before, number, only=place)
    template = "match_row" if before.is_by_teams else "game_row"
    context = {**row, **_found(request, key, before, number), "key": key, "number": number, "row_template": template}
    return render(request, "tabellone/round/slip_read.html", {**context, "seen": opened(request, key).version})


def _corrected(request: Request, key: str, number: int, place: Place) -> HttpResponse:
    before = opened(request, key).state
    done = correct_by_slip(hand(request), key, number, place, confirmed=bool(request.POST.get("confirmed")))
    if not done.is_done:
        board = f"{place.encounter}.{place.board}" if place.board else str(place.encounter)
        what = request.speaker.say("ui_slip_correct", round=number, board=board)
        return confirm_page(request, key, what, done.otherwise, reverse("slips", args=[key, number]), confirmed="yes")
    warn_next_phases(request, key, before)
    return redirect("slips", key, number)


def _said(request: Request, state: State, number: int, place: Place) -> Said | None:
    """What the form says was read; None takes it away."""
    if state.system.encounter is Table:
        tables = state.paired[number - 1].tables if 0 < number <= len(state.paired) else ()
        if not 0 < place.encounter <= len(tables):
            raise Http404
        return entered(request, len(tables[place.encounter - 1].seats))
    code = request.POST.get("result", "")
    if code == games.CLEAR:
        return None
    return {"forfeit" if state.is_by_teams and not place.board else "result": code}


def _page(request: Request, key: str, number: int, table: int = 0, problem: str = "") -> HttpResponse:
    journal = opened(request, key)
    state = journal.state
    context = {**_found(request, key, state, number), "number": number, "problem": problem, "hide_step": True}
    if state.system.encounter is Table:
        context |= _tables(request, context["verification"], state, number, table)
    else:
        context |= _rows(request, key, state, number)
    return tournament_page(request, key, journal, "round/slips", **context)


def _found(request: Request, key: str, state: State, number: int) -> dict[str, Any]:
    """How far it is, and what differs."""
    found = verification(state, key, number)
    return {
        "verification": found,
        "count": len(found.lines),
        "agree": found.count(Found.AGREES, Found.KEPT),
        "unread": found.count(Found.UNREAD),
        "kept": found.count(Found.KEPT),
        "differing": [_difference(request, key, state, number, line) for line in found.differing],
        "complete": found.is_complete,
    }


def _difference(request: Request, key: str, state: State, number: int, line: Line) -> dict[str, Any]:
    encounter = state.paired[number - 1].encounters[line.place.encounter - 1]
    board = f"{line.place.encounter}.{line.place.board}" if line.place.board else str(line.place.encounter)
    data = {"game": line.place.board} if line.place.board else {}
    if isinstance(encounter, Table):
        who = ", ".join(state.entrants[seat].name for seat in encounter.seats)
    else:
        who = as_recorded(encounter).who(state, encounter, data)
    return {
        "board": board,
        "who": who,
        "first": _label(request, state, number, line.place, line.first),
        "second": _label(request, state, number, line.place, line.second or {}),
        "address": reverse("slip", args=[key, number, *line.place]),
    }


def _label(request: Request, state: State, number: int, place: Place, said: Said) -> str:
    """A result in words; of a match from the side of the team named first."""
    encounter = state.paired[number - 1].encounters[place.encounter - 1]
    if isinstance(encounter, Table):
        ended = TABLES.ended(encounter, said)
        points = f" ({', '.join(map(str, ended.points))})" if ended.points else ""
        return (request.speaker.placed(placed(state, ended)) or "–") + points
    code = said.get("result") or said.get("forfeit")
    if isinstance(encounter, Match) and place.board:
        code = match_pages.of_first_team(encounter.games[place.board - 1], code)
    return result_words(code or None, state.board_points_unit, request.speaker.say) or "–"


def _rows(request: Request, key: str, state: State, number: int, only: Place | None = None) -> dict[str, Any]:
    """The boards with what was read of them; of one place alone, its line."""
    if state.is_by_teams:
        return _match_rows(request, key, state, number, only)
    blind = as_read(state, key, number)
    address = reverse("slip", args=[key, number, 1, WHOLE]).removesuffix("1/0")
    entry = games.entry_of(request, key, blind, number)
    entry |= {"place": address, "from_here": address, "tail": f"/{WHOLE}", "follows": _known_to_follow}
    entry["page_keys"] = keys_of_boards(entry["scoring"])
    numbers = blind.number_of
    boards = [
        games.board_line(blind, request.speaker.say, numbers, entry, number, index)
        for index in range(len(blind.paired[number - 1].games))
        if only is None or only.encounter == index + 1
    ]
    return {**entry, "boards": boards, "board": boards[0]}


def _match_rows(request: Request, key: str, state: State, number: int, only: Place | None) -> dict[str, Any]:
    """Board by board, or as a whole where a team did not come; of one place alone, its line."""
    blind = as_read(state, key, number)
    entry = match_pages.entry_of(request, blind, number)
    entry["page_keys"] = keys_of_boards(entry["scoring"])
    if only is not None:
        at, board = only
        match, address = blind.paired[number - 1].matches[at - 1], numbered("slip", key, number, at)(board)
        return {**entry, "board": match_pages.board_line(request, blind, match, at, board - 1, address, entry)}
    matches = []
    both = zip(blind.paired[number - 1].matches, state.paired[number - 1].matches, strict=True)
    for at, (match, was) in enumerate(both, 1):
        place = numbered("slip", key, number, at)
        boards = [
            match_pages.board_line(request, blind, match, at, board, place(board + 1), entry)
            for board in range(len(match.games))
        ]
        teams = [blind.teams[team].name for team in match.seats]
        shown: dict[str, Any] = {"number": at, "white": teams[0], "black": teams[1], "boards": boards}
        if was.forfeit is not None:
            unit, say = state.board_points_unit, request.speaker.say
            choices = ((code, result_words(code, unit, say), code == match.forfeit) for code in FORFEITS)
            shown["whole"] = result_buttons(place(WHOLE), choices)
        matches.append(shown)
    return {**entry, "matches": matches}


def _known_to_follow(drawn: str | None) -> tuple[str, ...]:
    """What can be read on a slip after a draw where somebody has to go on: a lot has its outcome by now."""
    return tuple(after_a_draw(drawn, last) for last in AFTER_A_DRAW)


def _tables(request: Request, found: Verification, state: State, number: int, table: int) -> dict[str, Any]:
    """The slip of one table: the one that is asked for, or the first that was not read."""
    asked = table or whole_number(request.GET.get("table", "")) or 0
    unread = (line.place.encounter for line in found.lines if line.found is Found.UNREAD)
    at = asked if 0 < asked <= len(found.lines) else next(unread, 0)
    context: dict[str, Any] = {"tables": [(line.place.encounter, line.second is not None) for line in found.lines]}
    if not at:
        return context
    seated = state.paired[number - 1].tables[at - 1]
    line = found.lines[at - 1]
    rows = form_rows(state, TABLES.ended(seated, line.second or {}), None)
    rows = as_typed(request, rows) if table else rows
    return {**context, "table": at, "rows": rows, "places": range(1, len(seated.seats) + 1)}
