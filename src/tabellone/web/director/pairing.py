"""Rounds at the desk: preview and pair, publish, take back, throw away."""

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect
from django.urls import reverse

from tabellone.desk.rounds import pair_next, publish, unpair, unpublish
from tabellone.documents.reasons import rest_text
from tabellone.documents.round_games import game_text
from tabellone.engine.reasons import UserError
from tabellone.engine.teams.team_view import competitors
from tabellone.journal.requests import pair_data
from tabellone.journal.state import State
from tabellone.reading.values import read_line
from tabellone.web.books import REPOSITORY, hand, opened
from tabellone.web.director.already import led_to, previewed_otherwise, published_already
from tabellone.web.director.boards import say_seed
from tabellone.web.director.consequences import affected_page
from tabellone.web.done import redirect_done
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.kinds import PAGES
from tabellone.web.typed import whole_number

ACTIONS = {"publish": publish, "unpublish": unpublish, "unpair": unpair}
"""What the addresses are called by."""


def pair(request: Request, key: str) -> HttpResponse:
    """What the next round will be, with reasons and exceptions, then the round itself."""
    try:
        return _pair(request, key)
    except UserError as error:
        state = REPOSITORY.moment(key).state
        if error.reason.code != "all_rounds_played" or not state.paired_rounds:
            raise
        return led_to(request, "ui_all_rounds_formed", "round", key, len(state.paired_rounds), rounds=state.rounds)


def _pair(request: Request, key: str) -> HttpResponse:
    journal = opened(request, key)
    lots_seed = read_line(request.POST.get("lots_seed", ""), "lots_seed")  # of the round that was previewed
    if request.method == "POST":
        previewed = whole_number(request.POST.get("round", ""))
        old = previewed_otherwise(request, key, journal.state, previewed)
        if old is not None:
            return old
        paired = pair_next(hand(request), key, lots_seed)
        say_seed(request, paired.seed)
        if paired.not_kept is not None:
            problem = request.speaker.problem(paired.not_kept)
            messages.warning(request, request.speaker.say("backup_not_made", problem=problem))
        return redirect("round", key, paired.round)
    formed = _still_played(request, key, journal.state)
    if formed is not None:
        return formed
    data, decision = pair_data(journal.state, lots_seed)
    tournament = journal.state.tournament
    unit = journal.state.system.scoring(tournament).units_per_point
    pages = PAGES[journal.state.system.encounter]
    shown = competitors(tournament)
    rests = [(shown[rest.player - 1], rest_text(rest, request.speaker)) for rest in decision.rests]
    context = {
        "decision": decision,
        "encounters": pages.preview(tournament, decision, unit),
        "preview_template": pages.preview_template,
        "rests": rests,
        "lots_seed": data.get("lots_seed", ""),
        "warnings": journal.state.system.warnings(tournament),
        "game": game_text(tournament.round_games, decision.round, request.speaker),
        "round_now": decision.round,
        "suspended": sum(played.suspended_count for played in journal.state.paired_rounds),
        "requests": _asked(journal.state, decision.round),
    }
    return tournament_page(request, key, journal, "round/preview", **context)


def _asked(state: State, number: int) -> list[str]:
    """Who has asked not to play in this round and waits for an answer."""
    return [state.entrants[one.player].name for one in state.open_requests if one.round == number]


def _still_played(request: Request, key: str, state: State) -> HttpResponse | None:
    """To the last round while it has games without a result: whoever pairs with them open has said so on its page."""
    last = len(state.paired_rounds)
    if not last or "open" in request.GET or not state.paired_rounds[-1].undecided_count(state.system):
        return None
    return led_to(request, "ui_round_is_formed", "round", key, last, round=last)


@posted
def act_on(request: Request, key: str, number: int, action: str) -> HttpResponse:
    """Publish, take back, throw away; where others are concerned, ask first."""
    old = published_already(request, key, opened(request, key).state, number, action)
    if old is not None:
        return old
    acted = ACTIONS[action](hand(request), key, number, confirmed=bool(request.POST.get("confirmed")))
    if acted.event is None:
        what = request.speaker.say(f"ui_ask_{action}", round=number)
        return affected_page(request, key, what, acted.affected, reverse("round", args=[key, number]))
    last = number - 1 if action == "unpair" else number
    return redirect_done(acted.event, "round", key, last) if last else redirect_done(acted.event, "players", key)
