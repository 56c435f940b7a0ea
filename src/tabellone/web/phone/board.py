"""What the two at a board do by phone, with the card of the board: they enter its result."""

from typing import Any

from django.http import Http404, HttpResponse, HttpResponseRedirect, QueryDict

from tabellone.desk.by_phone import Sender, Spot, proposals, propose
from tabellone.desk.encounters import as_handled
from tabellone.desk.hand import Hand
from tabellone.documents.results import result_words
from tabellone.engine.encounters import Game, Match, TeamGame
from tabellone.engine.reasons import Reason, UserError
from tabellone.engine.teams.matches import match_forfeit_reason
from tabellone.journal.entry import RefusedError
from tabellone.journal.journal import Snapshot
from tabellone.journal.state import Phones, Proposal, State
from tabellone.web.books import REPOSITORY
from tabellone.web.phone.card_page import card_page
from tabellone.web.phone.identity import phone_of, player_of, remember_phone, sender_of
from tabellone.web.phone.keys import keys_of, own_figure
from tabellone.web.request import Request

ACTOR = "phone"
"""Whom the journal names; who it was, where that is known, is in the event."""


def show_board(request: Request, key: str, moment: Snapshot, spot: Spot) -> HttpResponse:
    """The keys, what waits for the other side, or the result."""
    state = moment.state
    game = game_at(state, spot)
    if game is None:
        raise Http404
    me, problem = player_of(request, key), ""
    seated = me if me in (game.white, game.black) else None
    if request.method == "POST":
        sender = sender_of(request, key)._replace(player=seated)
        try:
            enter(key, spot, sender, request.POST)
        except UserError as error:
            problem = request.speaker.problem(error)
        else:
            response = HttpResponseRedirect(request.path)
            remember_phone(response, sender)
            return response
    context = {
        "white": state.entrants[game.white or 0].name,
        "black": state.entrants[game.black or 0].name,
        "problem": problem,
        **entry_shown(request, state, spot, game, seated),
    }
    page = card_page(request, key, moment, spot, "board", **context)
    page.status_code = 400 if problem else 200
    return page


def enter(key: str, spot: Spot, sender: Sender, form: QueryDict) -> None:
    """What a key says; on a page that was made for two others it says nothing of these."""
    hand = Hand(REPOSITORY, ACTOR)
    game = game_at(hand.state(key), spot)
    if game is not None and form.get("players", _players(game)) != _players(game):
        raise RefusedError("others_sit_here")
    propose(hand, key, spot, sender, {"result": form.get("result") or None})


def _players(game: Game | TeamGame) -> str:
    return f"{game.white}-{game.black}"


def game_at(state: State, spot: Spot) -> Game | TeamGame | None:
    """The game of two people at a spot, by ids; nothing where there is none."""
    encounters = state.paired_rounds[spot.round - 1].encounters if 0 < spot.round <= len(state.paired_rounds) else ()
    if not 0 < spot.encounter <= len(encounters):
        return None
    encounter = encounters[spot.encounter - 1]
    return as_handled(encounter).game_at(encounter, spot.board)


def colour_of(game: Game | TeamGame, player: int | None) -> str:
    """Of somebody who plays it."""
    return {game.white: "white", game.black: "black"}.get(player, "") if player is not None else ""


def entry_shown(
    request: Request, state: State, spot: Spot, game: Game | TeamGame, player: int | None
) -> dict[str, Any]:
    """What has been entered, by this phone and by another, and what can be: from a player's side if he is known."""
    colour = colour_of(game, player)
    there = proposals(state, spot)
    mine = next((one for one in there if one.is_by(phone_of(request), player)), None)
    others = [one for one in there if one is not mine]
    differing = next((one for one in others if mine is None or one.proposed != mine.proposed), None)
    say = request.speaker.say

    again = next((one for one in there if one.repeated), None)
    encounter = state.paired_rounds[spot.round - 1].encounters[spot.encounter - 1]
    is_forfeit = isinstance(encounter, Match) and encounter.forfeit is not None

    def figure(one: Proposal | None) -> str:
        return "" if one is None else own_figure(state, _code(one), colour)

    return {
        "who_did_not_come": _who_did_not_come(state, spot) if is_forfeit else None,
        "known": "" if game.result is None else result_words(game.result, state.board_points_unit, say),
        "takes": game.result is None and not is_forfeit and not state.closed and state.phone_policy is not Phones.OFF,
        "is_off": state.phone_policy is Phones.OFF,
        "agreed": state.phone_policy is Phones.AGREED,
        "keys": keys_of(state, colour),
        "players": _players(game),
        "colour": colour,
        "said": figure(mine),
        "differs": figure(differing) if mine is not None else "",
        "waits": bool(others) and mine is None,
        "repeated": figure(again),
    }


def _code(proposal: Proposal) -> str:
    assert isinstance(proposal.proposed, Game | TeamGame)
    return proposal.proposed.result or ""


def _who_did_not_come(state: State, spot: Spot) -> Reason | None:
    tournament = state.tournament
    return match_forfeit_reason(tournament, tournament.history[spot.round - 1].matches[spot.encounter - 1])
