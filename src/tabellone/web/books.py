"""Tournaments and people as this process knows them, and what every view asks of it."""

from typing import Any

from tabellone.desk.hand import Hand
from tabellone.documents.speaker import Speaker
from tabellone.journal.event import Event
from tabellone.journal.journal import Moment
from tabellone.store.chess_lists import ChessLists
from tabellone.store.ratings import Ratings
from tabellone.store.registry import Registry
from tabellone.store.repository import Repository
from tabellone.store.shelf import Shelf
from tabellone.web.access import actor, is_director
from tabellone.web.request import Request
from tabellone.web.typed import whole_number

REPOSITORY = Repository()
SHELF = Shelf(REPOSITORY)
REGISTRY = Registry()
RATINGS = Ratings(REGISTRY)
CHESS_LISTS = ChessLists()


def opened(request: Request, key: str) -> Moment:
    """A tournament as whoever asks may see it; from now on its players are called by their names."""
    moment = REPOSITORY.moment(key)
    return introduced(request, moment if is_director(request) else moment.published)


def introduced(request: Request, moment: Moment) -> Moment:
    """The players of a tournament are called by their names."""
    if moment.state.entrants:
        players = moment.once("players", lambda state: state.tournament.players)
        request.speaker = Speaker(request.language, players, names_places=False)
    return moment


def act(request: Request, key: str, kind: str, data: dict[str, Any]) -> Event:
    """Append what the director did, having seen the journal up to the number in his form."""
    return hand(request).does(key, kind, data)


def hand(request: Request) -> Hand:
    """Whoever asks, for what is done at the desk."""
    return Hand(REPOSITORY, actor(request), whole_number(request.POST.get("seen", "")))
