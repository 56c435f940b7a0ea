"""Rounds at tables: the seating for the wall, by player, and results."""

from typing import Any

import segno
from django.contrib import messages
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.utils.safestring import mark_safe

from tabellone.documents.exact import as_text
from tabellone.documents.round_games import shown_game
from tabellone.engine.decision import Decision
from tabellone.engine.encounters import Table
from tabellone.engine.model import Amount, Tournament
from tabellone.journal.encounters import recorded
from tabellone.journal.encounters.tables import TABLES, placed
from tabellone.journal.journal import Moment
from tabellone.journal.known import waiting
from tabellone.journal.state import PairedRound, State
from tabellone.web.access import director_only, reachable
from tabellone.web.books import act, opened
from tabellone.web.calls import with_places
from tabellone.web.director.consequences import confirm_page, newly_otherwise
from tabellone.web.director.frame import tournament_page
from tabellone.web.director.phases import warn_next_phases
from tabellone.web.director.seats import seat
from tabellone.web.phone.links import phone_link
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.table_form import entered, form_rows

ANY_ROUND = 1
"""Places are worth the same in every round."""


def show_tables(request: Request, key: str, journal: Moment, number: int) -> HttpResponse:
    """The seating by table, large enough for a wall, or by player in alphabetical order."""
    state = journal.state
    paired = state.paired[number - 1]
    missing = paired.undecided(state.system)
    by_player = request.GET.get("by") == "player"
    tables = [_card(state, paired, index) for index in range(1, len(paired.tables) + 1)]
    calls = {made.call.encounter: made.call for made in paired.open_calls}
    for card in tables:
        if card["known"]:
            card["seats"].sort(key=lambda seat: seat["place"])
        if card["waiting"]:
            card["proposed"] = request.speaker.placed(placed(state, card["waiting"].proposed))
        call = calls.get(card["number"])
        card["call"] = call
        card["called"] = with_places(request.speaker, state, call.arbiters) if call else ""
    seated = sorted(
        ((seat["name"], seat["team"], card["number"]) for card in tables for seat in card["seats"]),
        key=lambda entry: entry[0].casefold(),
    )
    context: dict[str, Any] = {
        "number": number,
        "paired": paired,
        "tables": tables,
        "seated": seated,
        "by_player": by_player,
        "done": len(tables) - missing,
        "last": number == len(state.paired),
        "game": shown_game(state.round_games, number, request.speaker),
        "may_call": number == state.published_rounds and not state.closed,
        "away": [state.entrants[rest.player].name for rest in paired.rests],
    }
    return tournament_page(request, key, journal, "round/tables", **context)


def preview_tables(tournament: Tournament, decision: Decision, unit: int) -> list[dict[str, Any]]:
    """The tables of a round that is not paired yet."""
    return [
        {"number": number, "seats": [seat(tournament, player, decision.scores[player], unit) for player in table.seats]}
        for number, table in enumerate(decision.tables, 1)
    ]


def hall_tables(request: Request, state: State, number: int) -> list[dict[str, Any]]:
    """The tables of a round for the wall."""
    tournament = state.tournament
    return [
        {"number": index, "players": [tournament.players[player - 1] for player in table.seats]}
        for index, table in enumerate(tournament.history[number - 1].tables, 1)
    ]


@director_only
def result(request: Request, key: str, number: int, table: int) -> HttpResponse:
    """Places or game points of one table; then the next one without a result."""
    journal = opened(request, key)
    paired, seated = _table(journal.state, number, table)
    if request.method == "POST":
        data = {"round": number, "encounter": table, **entered(request, len(seated.seats))}
        kind = "result" if seated.places is None else "correct"
        if kind == "correct" and number < len(journal.state.paired) and not request.POST.get("confirmed"):
            otherwise = newly_otherwise(key, kind, data)
            if otherwise:
                ended = _ended(request, journal.state, data)
                what = request.speaker.say("ui_correct_table", table=table, round=number, placed=ended)
                return confirm_page(request, key, what, otherwise, f"/t/{key}/round/{number}", confirmed="yes")
        act(request, key, kind, data)
        if kind == "correct":
            warn_next_phases(request, key, journal.state)
        _tell_saved(request, journal.state, data)
        after = opened(request, key).state.paired[number - 1]
        left = next((i for i, t in enumerate(after.tables, 1) if t.places is None), None)
        onward = f"/t/{key}/round/{number}" + (f"/table/{left}" if left and seated.places is None else "")
        return HttpResponseRedirect(onward)
    rows = form_rows(journal.state, seated, waiting(paired, table))
    context = {"number": number, "table": table, "rows": rows, "places": range(1, len(seated.seats) + 1)}
    return tournament_page(request, key, journal, "round/table_result", **context, known=seated.places is not None)


@director_only
@posted
def confirm(request: Request, key: str, number: int, table: int) -> HttpResponse:
    """What a phone has entered, taken as it is."""
    state = opened(request, key).state
    paired, _ = _table(state, number, table)
    proposal = waiting(paired, table)
    if proposal is None:
        raise Http404
    said = recorded(state).written_result(proposal.proposed)
    data = {"round": number, "encounter": table, **(said or {})}
    act(request, key, "result", data)
    _tell_saved(request, state, data)
    return HttpResponseRedirect(f"/t/{key}/round/{number}")


def _tell_saved(request: Request, state: State, data: dict[str, Any]) -> None:
    """By name, so that a slip of the finger is seen at once."""
    ended = _ended(request, state, data)
    messages.success(request, request.speaker.say("ui_table_saved", table=data["encounter"], placed=ended))
    if data["round"] == 1 and data.get("places") and not data.get("points"):
        messages.warning(request, request.speaker.say("ui_points_for_pbg", table=data["encounter"]))


def _ended(request: Request, state: State, data: dict[str, Any]) -> str:
    _, table = _table(state, data["round"], data["encounter"])
    return request.speaker.placed(placed(state, TABLES.ended(table, data))) or request.speaker.say("did_cleared")


@director_only
def cards(request: Request, key: str, number: int) -> HttpResponse:
    """A card for every table, to be printed: who sits there, and the way to enter the result by phone."""
    journal = opened(request, key)
    if journal.state.system.encounter is not Table or not 0 < number <= len(journal.state.paired):
        raise Http404
    paired = journal.state.paired[number - 1]
    made = []
    for index in range(1, len(paired.tables) + 1):
        address = reachable(request) + phone_link(key, number, index)
        picture = mark_safe(segno.make(address, micro=False).svg_inline(omitsize=True))
        made.append({**_card(journal.state, paired, index), "address": address, "picture": picture})
    game = shown_game(journal.state.round_games, number, request.speaker)
    return tournament_page(request, key, journal, "round/printed_cards", cards=made, number=number, game=game)


def _card(state: State, paired: PairedRound, number: int) -> dict[str, Any]:
    table = paired.tables[number - 1]
    scoring = state.system.scoring(state._replace(paired=()).tournament)
    won = [
        as_text(Amount(points, scoring.per)) if table.places else "" for points in scoring.encounter(table, ANY_ROUND)
    ]
    return {
        "number": number,
        "seats": [
            {
                "name": state.entrants[player].name,
                "team": state.entrants[player].player.team,
                "number": state.number_of[player],
                "place": table.places[index] if table.places else "",
                "points": table.points[index] if table.points else "",
                "won": won[index],
            }
            for index, player in enumerate(table.seats)
        ],
        "known": table.places is not None,
        "waiting": waiting(paired, number) if table.places is None else None,
    }


def _table(state: State, number: int, table: int) -> tuple[PairedRound, Table]:
    if not 0 < number <= len(state.paired) or not 0 < table <= len(state.paired[number - 1].tables):
        raise Http404
    return state.paired[number - 1], state.paired[number - 1].tables[table - 1]
