"""Rounds: preview and pair, show, publish; what is played in them is shown by the kind of encounter."""

from django.contrib import messages
from django.http import Http404, HttpResponse, HttpResponseRedirect

from tabellone.documents.reasons import rest_text
from tabellone.documents.round_games import shown_game
from tabellone.engine.reasons import ImpedimentError
from tabellone.journal.actions import pairing
from tabellone.reading.values import read_line
from tabellone.store.backup import make_backup
from tabellone.web.access import director_only
from tabellone.web.books import act, opened
from tabellone.web.director.frame import tournament_page
from tabellone.web.director.games import say_seed
from tabellone.web.director.kinds import PAGES
from tabellone.web.kept_pages import kept
from tabellone.web.posting import posted
from tabellone.web.request import Request


@director_only
def pair(request: Request, key: str) -> HttpResponse:
    """What the next round will be, with reasons and exceptions, then the round itself."""
    journal = opened(request, key)
    lots_seed = read_line(request.POST.get("lots_seed", ""), "lots_seed")  # of the round that was previewed
    data, decision = pairing(journal.state, lots_seed)
    if request.method == "POST":
        event = act(request, key, "pair", data)
        say_seed(request, data.get("lots_seed", ""))
        try:
            make_backup("round")
        except ImpedimentError as error:
            problem = request.speaker.problem(error)
            messages.warning(request, request.speaker.say("backup_not_made", problem=problem))
        return HttpResponseRedirect(f"/t/{key}/round/{event.data['round']}")
    tournament = journal.state.tournament
    unit = journal.state.system.scoring(tournament).per
    pages = PAGES[journal.state.system.encounter]
    rests = [(tournament.players[rest.player - 1], rest_text(rest, request.speaker)) for rest in decision.rests]
    context = {
        "decision": decision,
        "encounters": pages.preview(tournament, decision, unit),
        "preview_template": pages.preview_template,
        "rests": rests,
        "lots_seed": data.get("lots_seed", ""),
        "warnings": journal.state.system.warnings(tournament),
        "game": shown_game(tournament.round_games, decision.round, request.speaker),
        "hide_step": True,
    }
    return tournament_page(request, key, journal, "round/preview", **context)


@kept
def show(request: Request, key: str, number: int) -> HttpResponse:
    """A round with its results; everybody sees it once it is published."""
    journal = opened(request, key)
    if not 0 < number <= len(journal.state.paired):
        raise Http404
    return PAGES[journal.state.system.encounter].show(request, key, journal, number)


@director_only
@posted
def act_on(request: Request, key: str, number: int, action: str) -> HttpResponse:
    """Publish, take back, throw away."""
    if action not in ("publish", "unpublish", "unpair"):
        raise Http404
    act(request, key, action, {"round": number})
    return HttpResponseRedirect(f"/t/{key}/" if action == "unpair" else f"/t/{key}/round/{number}")
