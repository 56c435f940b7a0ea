"""An event as everybody sees it (it. manifestazione): one address for all its tournaments, whoever is sought in any."""

from typing import Any, NamedTuple

from django.http import HttpResponse
from django.shortcuts import render

from tabellone.desk.home import Group
from tabellone.desk.my_game import MyGame, my_games
from tabellone.desk.public_events import PublicEvent, public_event
from tabellone.engine.person_register import name_key
from tabellone.reading.values import read_line
from tabellone.web.books import REPOSITORY, SHELF
from tabellone.web.front.showing import tell_front
from tabellone.web.request import Request
from tabellone.web.tournament.agenda import agenda
from tabellone.web.tournament.listing import leaves_of

MOST_FOUND = 50
"""Players listed; whoever seeks more types more of the name."""


class Found(NamedTuple):
    """A player in one of the tournaments."""

    key: str
    tournament: str
    game: MyGame


def show(request: Request, gathering: str) -> HttpResponse:
    """Its tournaments that have something to see, and whoever is sought in them."""
    event = public_event(REPOSITORY, SHELF, gathering)
    wanted = read_line(request.GET.get("who", ""), "who").strip()
    context: dict[str, Any] = {
        "gathering": event.gathering,
        "leaves": leaves_of(_group(event), event.today, request.speaker),
        "wanted": wanted,
        "found": _found(event, wanted) if wanted else [],
        "agenda": agenda([(key, moment.state) for key, moment in event.moments], request.speaker),
        "today": event.today,
        "for_everybody": True,
    }
    response = render(request, "tabellone/home/public_event.html", context)
    tell_front(request, event.version)
    return response


def _group(event: PublicEvent) -> Group:
    known, shown = event.gathering, event.shown
    days = [one.summary.date for one in shown if one.summary.date] or [event.today]
    return Group(known.first_day or min(days), known.last_day or max(days), known, shown)


def _found(event: PublicEvent, wanted: str) -> list[Found]:
    """By pieces of the name in any order, in what everybody may see."""
    pieces, found = name_key(wanted).split(), []
    for key, moment in event.moments:
        games = (game for game in my_games(moment).values() if all(piece in name_key(game.name) for piece in pieces))
        found += [Found(key, moment.state.name, game) for game in games]
    return sorted(found, key=lambda entry: name_key(entry.game.name))[:MOST_FOUND]
