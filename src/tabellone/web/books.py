"""Tournaments and people as this process knows them, and what every view asks of it."""

from typing import Any

from tabellone.desk.hand import Hand
from tabellone.documents.speaker import Speaker
from tabellone.engine.teams.competitors import competitors
from tabellone.journal.event import Event
from tabellone.journal.journal import Moment
from tabellone.store.chess_lists import ChessLists
from tabellone.store.ratings import Ratings
from tabellone.store.registry import Registry
from tabellone.store.repository import Repository
from tabellone.web.access import actor, is_director
from tabellone.web.request import Request
from tabellone.web.typed import whole_number

REPOSITORY = Repository()
REGISTRY = Registry()
RATINGS = Ratings(REGISTRY)
CHESS_LISTS = ChessLists()


def opened(request: Request, key: str) -> Moment:
    """A tournament as whoever asks may see it; from now on its players are called by their names."""
    moment = REPOSITORY.moment(key)
    return introduced(request, moment if is_director(request) else moment.published)


def introduced(request: Request, moment: Moment) -> Moment:
    """The players of a tournament, or its teams, are called by their names."""
    if moment.state.entrants:
        people = moment.once("players", lambda state: state.tournament.players)
        named = moment.once("competitors", lambda state: competitors(state.tournament))
        by_teams = moment.state.is_by_teams
        request.speaker = Speaker(request.language, named, names_places=False, people=people, of_teams=by_teams)
    return moment


def act(request: Request, key: str, kind: str, data: dict[str, Any]) -> Event:
    """Append what the director did, having seen the journal up to the number in his form."""
    return hand(request).does(key, kind, data)


def hand(request: Request) -> Hand:
    """Whoever asks, for what is done at the desk."""
    return Hand(REPOSITORY, actor(request), whole_number(request.POST.get("seen", "")))
