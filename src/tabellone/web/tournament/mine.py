"""My game: whoever is a player chooses himself once, and from then on has a page with what concerns him."""

from typing import Any

from django.http import Http404, HttpResponse, HttpResponseRedirect, JsonResponse
from django.template.loader import render_to_string
from django.urls import reverse

from tabellone.desk.absences import absences_to_ask_for, own_rounds
from tabellone.desk.absences import request as ask_absence
from tabellone.desk.check_in import check_in, may_check_in
from tabellone.desk.hand import Hand
from tabellone.desk.my_game import Doing, MyGame, my_games
from tabellone.desk.phone_versions import phone_versions
from tabellone.documents.reasons import rest_text
from tabellone.documents.schedule import start_text
from tabellone.engine.encounters import Table
from tabellone.engine.person_register import name_key
from tabellone.engine.reasons import UserError
from tabellone.journal.entry import RefusedError
from tabellone.journal.state import Phones, State
from tabellone.web.askers import asker_of
from tabellone.web.books import REPOSITORY, introduced, opened
from tabellone.web.front.showing import is_front, tell_front
from tabellone.web.kept_pages import kept
from tabellone.web.phone.board import ACTOR, enter, entry_shown, game_at
from tabellone.web.phone.identity import player_of, remember_phone, sender_of
from tabellone.web.phone.links import phone_link
from tabellone.web.request import Request
from tabellone.web.roles import Role
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number

PARTS = (("mine", "tabellone/mine/game.html"), ("course", "tabellone/mine/course.html"))
"""Of his page, each by itself."""


@kept
def choose(request: Request, key: str) -> HttpResponse:
    """Everybody by name: this is you."""
    journal = opened(request, key)
    state = journal.state
    team_of = {player: team.name for team in state.teams.values() for player in team.team.roster}
    people = sorted(state.entrants.values(), key=lambda one: name_key(one.name))
    rows = [(one.id, one.name, team_of.get(one.id) or one.player.team or one.player.club) for one in people]
    return tournament_page(request, key, journal, "mine/choose", people=rows, thumb="mine")


def show(request: Request, key: str, player: int) -> HttpResponse:
    """One player's: for everybody the same, and for himself with what he can enter."""
    moment = introduced(request, REPOSITORY.moment(key).published)
    mine = my_games(moment).get(player)
    if mine is None:
        raise Http404
    own = player_of(request, key) == player
    problem = ""
    if request.method == "POST":
        try:
            return _entered(request, key, mine, own)
        except UserError as error:
            problem = request.speaker.problem(error)
    elif not own and asker_of(request).role is Role.PUBLIC and "messages" not in request.COOKIES:
        tell_front(request, mine.version)
    context = {
        **_told(request, mine),
        "seen": phone_versions(REPOSITORY.moment(key)).get(player, mine.version) if own else mine.version,
        "live": reverse("live", args=[key]),
        "own": own,
        "problem": problem,
        "thumb": "mine",
        "hide_step": True,
        **(_own(request, key, moment.state, mine) if own else {}),
    }
    page = tournament_page(request, key, moment, "mine/mine", **context)
    page.status_code = 400 if problem else 200
    return page


def parts(request: Request, key: str) -> HttpResponse:
    """What changes on the pages of some players, for the front, which sends it to whoever looks at them."""
    if not is_front(request):
        raise Http404
    moment = introduced(request, REPOSITORY.moment(key).published)
    games = my_games(moment)
    common = {"key": key, "at_tables": moment.state.system.encounter is Table}
    asked = (whole_number(player) for player in request.GET.get("who", "").split(","))
    made = {}
    for mine in (games[player] for player in asked if player is not None and player in games):
        context = {**common, **_told(request, mine)}
        made[mine.player] = (mine.version, {part: render_to_string(file, context, request) for part, file in PARTS})
    return JsonResponse(made)


def _told(request: Request, mine: MyGame) -> dict[str, Any]:
    """What everybody is told of him."""
    rest = rest_text(mine.rest, request.speaker) if mine.rest else ""
    starts = start_text(mine.starts, request.speaker) if mine.starts else ""
    return {"mine": mine, "rest": rest, "next": _next(mine), "starts": starts}


def _entered(request: Request, key: str, mine: MyGame, own: bool) -> HttpResponse:
    """What the player whom this browser belongs to says: he is here, he asks not to play, how his game ended."""
    if not own:
        raise RefusedError("not_of_this_board")
    form, hand = request.POST, Hand(REPOSITORY, ACTOR)
    response = HttpResponseRedirect(request.path)
    if "here" in form:
        check_in(hand, key, mine.player, here=True)
    elif "absence" in form:
        ask_absence(hand, key, mine.player, whole_number(form.get("round", "")) or 0, form["absence"])
    elif mine.spot is not None:
        sender = sender_of(request, key)
        enter(key, mine.spot, sender, form)
        remember_phone(response, sender)
    return response


def _own(request: Request, key: str, public: State, mine: MyGame) -> dict[str, Any]:
    """What only he is shown: what he has said and can say. A round that is not published does not show in it."""
    state = REPOSITORY.moment(key).state
    found: dict[str, Any] = {"may_check_in": may_check_in(public) and not state.is_by_teams}
    found["is_here"] = mine.player in state.checked_in
    if not state.is_by_teams and not state.closed:
        coming = own_rounds(state, mine.player, public.next_round)
        free = [one.round for one in coming if one.is_free]
        found |= {"coming_rounds": coming, "free_rounds": free, "kinds": absences_to_ask_for(state)}
    if mine.spot is not None:
        game = game_at(state, mine.spot)
        if game is not None:
            found |= entry_shown(request, state, mine.spot, game, mine.player)
        elif not mine.scored and state.phone_policy is not Phones.OFF:
            found["card"] = phone_link(key, mine.spot.round, mine.spot.encounter)
    return found


def _next(mine: MyGame) -> str:
    """The sentence about what comes next: the first that is so."""
    plays = mine.doing is Doing.PLAYS and not mine.scored
    holds = {
        "ui_next_over": mine.is_over,
        "ui_next_out": mine.doing is Doing.IS_OUT,
        "ui_next_suspended": mine.is_suspended,
        "ui_next_play": plays and mine.takes_phones,
        "ui_next_play_slip": plays,
        "ui_next_sealed": mine.doing is Doing.SEALED,
        "ui_next_closing": mine.awaits_closing,
        "ui_next_last": mine.round == mine.rounds,
        "ui_next_round_at": bool(mine.starts),
    }
    return next((sentence for sentence, is_so in holds.items() if is_so), "ui_next_round")
