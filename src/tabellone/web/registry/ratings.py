"""Elo-Rubele of a tournament: every player's figures, the way they come about, and into the registry."""

from datetime import date
from fractions import Fraction
from typing import Any
from urllib.parse import urlencode

from django.contrib import messages
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect
from django.urls import reverse

from tabellone.desk import ratings
from tabellone.documents.rating import change_remark, hundredths_text, signed_text, working_lines
from tabellone.documents.speaker import Speaker
from tabellone.engine.capabilities import PlaysDraughts
from tabellone.engine.early_end import early_end_reason
from tabellone.engine.rating.causes import Cause
from tabellone.engine.rating.elo_rubele import RatingEdition
from tabellone.engine.rating.event import RatedPlayer, rate_event
from tabellone.engine.reasons import UserError
from tabellone.journal.journal import Snapshot
from tabellone.journal.state import State
from tabellone.reading.dates import is_iso_date
from tabellone.web.addresses import numbered
from tabellone.web.books import RATINGS, hand, opened
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number


def show(request: Request, key: str) -> HttpResponse:
    """CI, PA, PO, D and CF of everybody, from the capitals he was enrolled with."""
    journal = _draughts(request, key)
    edition, weight = _edition(request.GET), _weight(request.GET, journal.state)
    lines = _rated(key, journal, edition, weight)
    players = journal.state.tournament.players
    registered = RATINGS.registered(key, players)
    page = numbered("player_rating", key)
    day = request.GET.get("date") or journal.state.date
    context: dict[str, Any] = {
        "lines": [
            {
                **_figures(line, request.speaker),
                "name": players[line.player - 1].name,
                "page": page(line.player),
                "registered": registered[line.player],
            }
            for line in lines
        ],
        "edition": edition.value,
        "weight": "100" if weight == 1 else "50",
        "rated_on": RATINGS.rated_on(key),
        "changed_since": ratings.changed_since(journal),
        "newcomers": request.GET.get("newcomers", ""),
        "today": day if is_iso_date(day) else date.today().isoformat(),
        "played": any(line.games for line in lines),
        "ended_early": early_end_reason(journal.state.system, journal.state.tournament),
    }
    return tournament_page(request, key, journal, "registry/rating", **context)


def player(request: Request, key: str, number: int) -> HttpResponse:
    """One player: PA of every game, and the way of his capital through the thresholds."""
    journal = _draughts(request, key)
    edition, weight = _edition(request.GET), _weight(request.GET, journal.state)
    lines = _rated(key, journal, edition, weight)
    line = next((line for line in lines if line.player == number), None)
    if line is None:
        raise Http404
    players = journal.state.tournament.players
    context = {
        "figures": _figures(line, request.speaker),
        "player": players[number - 1],
        "working": working_lines(line, Speaker(request.language, players)),  # ratings are of people, also in teams
    }
    return tournament_page(request, key, journal, "registry/rating_player", **context)


@posted
def register(request: Request, key: str) -> HttpResponse:
    """What the event does to the capitals of the registry; once it has been seen, it is written."""
    journal = _draughts(request, key)
    typed = {name: request.POST.get(name, "") for name in ("date", "weight", "edition", "newcomers")}
    try:
        return _registered(request, key, journal, typed)
    except UserError as error:
        messages.error(request, request.speaker.problem(error))
        return HttpResponseRedirect(f"{reverse('rating', args=[key])}?{urlencode(typed)}")  # nothing typed is lost


def _registered(request: Request, key: str, journal: Snapshot, typed: dict[str, str]) -> HttpResponse:
    asked = ratings.Rating(typed["date"], _weight(typed, journal.state), _edition(typed), bool(typed["newcomers"]))
    foreseen = ratings.foresee(hand(request), RATINGS, key, asked)
    previewed = request.POST.get("confirmed", "")
    if previewed == foreseen.mark:
        note = request.speaker.say("ui_rating_noted", date=request.speaker.day(asked.date))
        season = ratings.register(hand(request), RATINGS, key, asked, note)
        rated = sum(change.cause is Cause.EVENT for change in season.changes)
        messages.success(request, request.speaker.say("ui_rating_registered", count=rated))
        return redirect("rating", key)
    context: dict[str, Any] = {
        "changed_since": bool(previewed),
        "mark": foreseen.mark,
        "changes": [(change, change_remark(change, request.speaker)) for change in foreseen.season.changes],
        "typed": typed,
        "newer": foreseen.newer,
        "year_open": foreseen.open_year,
    }
    return tournament_page(request, key, journal, "registry/rating_preview", **context)


@posted
def take_back(request: Request, key: str) -> HttpResponse:
    """The capitals are those from before the event again."""
    ratings.take_back(hand(request), RATINGS, key)
    messages.success(request, request.speaker.say("ui_rating_taken_back"))
    return redirect("rating", key)


def _draughts(request: Request, key: str) -> Snapshot:
    journal = opened(request, key)
    if not isinstance(journal.state.system, PlaysDraughts):
        raise Http404
    return journal


def _rated(key: str, journal: Snapshot, edition: RatingEdition, weight: Fraction) -> list[RatedPlayer]:
    def work_out(state: State) -> list[RatedPlayer]:
        if not state.entrants:
            return []
        return rate_event(state.tournament, state.options.game, edition, weight, first)

    first = ratings.first_capitals(RATINGS, key, journal.state)
    return journal.cached(("rated", edition, weight, *sorted(first.items())), work_out)


def _figures(line: RatedPlayer, speaker: Speaker) -> dict[str, Any]:
    return {
        "number": line.player,
        "before": line.rated.before,
        "newcomer": line.newcomer,
        "expected": speaker.figure(hundredths_text(line.rated.expected)),
        "scored": line.rated.scored,
        "deviation": speaker.figure(signed_text(line.rated.deviation)),
        "after": line.rated.after,
        "promoted": line.rated.promoted,
        "games": len(line.games),
    }


def _edition(asked: Any) -> RatingEdition:
    return RatingEdition.OF_2021 if asked.get("edition") == RatingEdition.OF_2021.value else RatingEdition.OF_2008


def _weight(asked: Any, state: State) -> Fraction:
    return ratings.weight_of(state, whole_number(asked.get("weight", "")))
