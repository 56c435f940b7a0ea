"""Rounds at the desk: preview and pair, publish, take back, throw away."""

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect

from tabellone.desk.rounds import pair_next, publish, unpair, unpublish
from tabellone.documents.reasons import rest_text
from tabellone.documents.round_games import shown_game
from tabellone.engine.teams.competitors import competitors
from tabellone.journal.actions import pairing
from tabellone.reading.values import read_line
from tabellone.web.access import director_only
from tabellone.web.books import hand, opened
from tabellone.web.director.boards import say_seed
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.kinds import PAGES
from tabellone.web.typed import whole_number

ACTIONS = {"publish": publish, "unpublish": unpublish, "unpair": unpair}
"""What the addresses are called by."""


@director_only
def pair(request: Request, key: str) -> HttpResponse:
    """What the next round will be, with reasons and exceptions, then the round itself."""
    journal = opened(request, key)
    lots_seed = read_line(request.POST.get("lots_seed", ""), "lots_seed")  # of the round that was previewed
    if request.method == "POST":
        previewed = whole_number(request.POST.get("round", ""))
        if previewed is not None and 0 < previewed <= len(journal.state.paired):
            messages.warning(request, request.speaker.say("ui_round_is_formed", round=previewed))
            return redirect("round", key, previewed)
        paired = pair_next(hand(request), key, lots_seed)
        say_seed(request, paired.seed)
        if paired.not_kept is not None:
            problem = request.speaker.problem(paired.not_kept)
            messages.warning(request, request.speaker.say("backup_not_made", problem=problem))
        return redirect("round", key, paired.round)
    data, decision = pairing(journal.state, lots_seed)
    tournament = journal.state.tournament
    unit = journal.state.system.scoring(tournament).per
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
        "game": shown_game(tournament.round_games, decision.round, request.speaker),
        "round_now": decision.round,
    }
    return tournament_page(request, key, journal, "round/preview", **context)


@director_only
@posted
def act_on(request: Request, key: str, number: int, action: str) -> HttpResponse:
    """Publish, take back, throw away."""
    ACTIONS[action](hand(request), key, number)
    return redirect("tournament", key) if action == "unpair" else redirect("round", key, number)
