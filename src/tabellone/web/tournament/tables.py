"""Rounds at tables: the seating by table for the wall, and by player."""

from typing import Any

from django.http import HttpResponse

from tabellone.desk.by_phone import Spot, proposals
from tabellone.desk.slips import can_be_verified
from tabellone.documents.numbers import format_amount
from tabellone.documents.round_games import game_text
from tabellone.documents.speaker import Speaker
from tabellone.engine.amounts import Amount
from tabellone.engine.decision import Decision
from tabellone.engine.encounters import Table
from tabellone.engine.game_points import points_text
from tabellone.engine.model import Tournament
from tabellone.journal.encounters.tables import placings_with_points
from tabellone.journal.journal import Snapshot
from tabellone.journal.state import PairedRound, State
from tabellone.web.addresses import numbered
from tabellone.web.askers import may_enter
from tabellone.web.calls import with_places
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.seats import seat

ANY_ROUND = 1
"""Places are worth the same in every round."""


def show_tables(request: Request, key: str, journal: Snapshot, number: int) -> HttpResponse:
    """The seating by table, large enough for a wall."""
    state = journal.state
    paired = state.paired_rounds[number - 1]
    missing = paired.undecided_count(state.system)
    tables = [table_card(request.speaker, state, paired, index) for index in range(1, len(paired.tables) + 1)]
    _add_addresses(tables, key, number)
    calls = {made.call.encounter: made.call for made in paired.open_calls}
    for card in tables:
        if card["known"]:
            card["seats"].sort(key=lambda seat: seat["place"])
        spot = Spot(number, card["number"])
        card["waiting"] = {} if card["known"] else _proposed(request, state, spot)
        card["repeated"] = any(one.repeated for one in proposals(state, spot))
        card["mine"] = may_enter(request, number, card["number"])
        call = calls.get(card["number"])
        card["call"] = call
        card["called"] = with_places(request.speaker, state, call.arbiters) if call else ""
    context: dict[str, Any] = {
        "number": number,
        "paired": paired,
        "tables": tables,
        "done": len(tables) - missing,
        "last": number == len(state.paired_rounds),
        "verifiable": can_be_verified(state, number),
        "game": game_text(state.round_games, number, request.speaker),
        "may_call": number == state.published_rounds and not state.closed,
        "away": [state.tournament.players[state.number_of[rest.player] - 1] for rest in paired.rests],
        "why_word": request.speaker.say("ui_why_word"),
    }
    return tournament_page(request, key, journal, "round/tables", **context)


def _add_addresses(cards: list[dict[str, Any]], key: str, number: int) -> None:
    """Where the forms of every table are, and of every seat the player's page and the explanation."""
    why, page = numbered("why", key, number), numbered("player", key)
    forms = {
        "result": numbered("table_result", key, number),
        "confirm": numbered("confirm_table", key, number),
        "arbiters": numbered("arbiters", key, number),
    }
    for card in cards:
        card |= {name: address(card["number"]) for name, address in forms.items()}
        for seated in card["seats"]:
            seated |= {"why": why(seated["number"]), "page": page(seated["number"])}


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


def table_card(speaker: Speaker, state: State, paired: PairedRound, number: int) -> dict[str, Any]:
    """One table: who sits there, and what is known of its result."""
    table = paired.tables[number - 1]
    scoring = state.system.scoring(state._replace(paired_rounds=()).tournament)
    won = [
        format_amount(Amount(points, scoring.units_per_point)) if table.places else ""
        for points in scoring.encounter_points(table, ANY_ROUND)
    ]
    return {
        "number": number,
        "changed": number in paired.changed_encounters,
        "seats": [
            {
                "name": state.entrants[player].name,
                "team": state.entrants[player].player.team,
                "number": state.number_of[player],
                "place": table.places[index] if table.places else "",
                "points": speaker.figure(points_text(table.points[index])) if table.points else "",
                "won": won[index],
            }
            for index, player in enumerate(table.seats)
        ],
        "known": table.places is not None,
    }


def _proposed(request: Request, state: State, spot: Spot) -> dict[str, int]:
    """What phones have entered for a table in words, each with the number of the first who said it."""
    found: dict[str, int] = {}
    for which, one in enumerate(proposals(state, spot)):
        assert isinstance(one.proposed, Table)
        found.setdefault(request.speaker.placed(placings_with_points(state, one.proposed)), which)
    return found
