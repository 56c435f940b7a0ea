"""Tournaments and people as this process knows them, and what every view asks of it."""

from itertools import takewhile
from typing import Any

from django.http import HttpRequest

from tabellone.documents.speaker import Speaker
from tabellone.journal.event import Event
from tabellone.journal.journal import Journal
from tabellone.journal.state import State
from tabellone.store.ratings import Ratings
from tabellone.store.registry import Registry
from tabellone.store.repository import Repository
from tabellone.web.access import actor
from tabellone.web.typed import whole_number

REPOSITORY = Repository()
REGISTRY = Registry()
RATINGS = Ratings(REGISTRY)


def opened(request: HttpRequest, key: str) -> Journal:
    """The journal of a tournament; from now on its players are called by their names."""
    journal = REPOSITORY.journal(key)
    if journal.state.entrants:
        players = journal.once("players", lambda state: state.tournament.players)
        request.speaker = Speaker(request.language, players, names_places=False)
    return journal


def act(request: HttpRequest, key: str, kind: str, data: dict[str, Any]) -> Event:
    """Append what the director did, having seen the journal up to the number in his form."""
    return REPOSITORY.append(key, kind, data, actor(request), whole_number(request.POST.get("seen", "")))


def visible_rounds(state: State, director: bool) -> list[int]:
    """The rounds somebody may see."""
    if director:
        return list(range(1, len(state.paired) + 1))
    published = takewhile(lambda paired: paired.published, state.paired)  # never a round beyond one that is not
    return [n for n, _ in enumerate(published, 1)]
