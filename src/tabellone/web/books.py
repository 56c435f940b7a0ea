"""Tournaments and people as this process knows them, and what every view asks of it."""

from tabellone.desk.hand import Hand
from tabellone.documents.speaker import Speaker
from tabellone.engine.teams.team_view import competitors
from tabellone.journal.journal import Snapshot
from tabellone.store.chess_lists import ChessLists
from tabellone.store.ratings import Ratings
from tabellone.store.registry import Registry
from tabellone.store.repository import Repository
from tabellone.store.shelf import Shelf
from tabellone.web.access import actor
from tabellone.web.askers import may
from tabellone.web.request import Request
from tabellone.web.roles import Action
from tabellone.web.typed import whole_number

REPOSITORY = Repository()
SHELF = Shelf(REPOSITORY)
REGISTRY = Registry()
RATINGS = Ratings(REGISTRY)
CHESS_LISTS = ChessLists()


def opened(request: Request, key: str) -> Snapshot:
    """A tournament as whoever asks may see it; from now on its players are called by their names."""
    moment = REPOSITORY.moment(key)
    if not may(request, Action.FOLLOW):
        moment = moment.published if not may(request, Action.ENTER_RESULTS) else _as_scorekeepers_see(moment)
    return introduced(request, moment)


def _as_scorekeepers_see(moment: Snapshot) -> Snapshot:
    """What is published, as far as the journal is: who enters results says what he has seen."""
    return moment.cached("scorekeepers", lambda _: Snapshot([], moment.published.state, moment.version))


def introduced(request: Request, moment: Snapshot) -> Snapshot:
    """The players of a tournament are called by their names."""
    if moment.state.competitors:
        tournament = moment.cached("called", lambda state: state.tournament)
        request.speaker = Speaker(
            request.language,
            competitors(tournament),
            names_places=False,
            people=tournament.players,
            of_teams=moment.state.is_by_teams,
        )
    return moment


def hand(request: Request) -> Hand:
    """Whoever asks, for what is done at the desk, having seen the journal up to the number in his form."""
    return Hand(REPOSITORY, actor(request), whole_number(request.POST.get("seen", "")))
