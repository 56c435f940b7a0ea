"""An event as everybody sees it (it. manifestazione): one address for all its tournaments, whoever is sought in any."""

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from typing import Any, NamedTuple

from django.http import HttpResponse
from django.shortcuts import render

from tabellone.desk.home import Group
from tabellone.desk.my_game import MyGame, my_games
from tabellone.documents.schedule import day_of, hour_of
from tabellone.documents.speaker import Speaker
from tabellone.engine.names import name_key
from tabellone.formats.gatherings import Gathering
from tabellone.journal.event import UnreadableError
from tabellone.journal.state import State
from tabellone.reading.values import read_line
from tabellone.store import gatherings
from tabellone.store.shelf import OnShelf
from tabellone.web.books import REPOSITORY, SHELF
from tabellone.web.request import Request
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
    known = gatherings.gathering(gathering)
    shown = [one for one in SHELF.shown(gatherings.members(gathering)) if one.summary.published]
    today = datetime.now().astimezone().date().isoformat()
    wanted = read_line(request.GET.get("who", ""), "who").strip()
    context: dict[str, Any] = {
        "gathering": known,
        "leaves": leaves_of(_group(known, shown, today), today, request.speaker),
        "wanted": wanted,
        "found": _found(shown, wanted) if wanted else [],
        "agenda": _agenda(shown, request.speaker),
        "today": today,
        "for_everybody": True,
    }
    return render(request, "tabellone/home/public_event.html", context)


class Begins(NamedTuple):
    """A round of one of the tournaments, with its hour."""

    day: str
    hour: str
    key: str
    tournament: str
    round: int


def _agenda(shown: list[OnShelf], speaker: Speaker) -> list[Begins]:
    """When the rounds of all tournaments begin, one after the other."""
    found = sorted((one.starts, state.name, key, one.round) for key, state in _states(shown) for one in state.schedule)
    return [Begins(day_of(starts, speaker), hour_of(starts), key, name, number) for starts, name, key, number in found]


def _states(shown: list[OnShelf]) -> Iterator[tuple[str, State]]:
    """Of every tournament that can be read, what everybody may see; of any other its line says so."""
    for one in shown:
        with suppress(UnreadableError):
            yield one.key, REPOSITORY.moment(one.key).published.state


def _group(known: Gathering, shown: list[OnShelf], today: str) -> Group:
    days = [one.summary.date for one in shown if one.summary.date] or [today]
    return Group(known.first_day or min(days), known.last_day or max(days), known, shown)


def _found(shown: list[OnShelf], wanted: str) -> list[Found]:
    """By pieces of the name in any order, in what everybody may see."""
    pieces, found = name_key(wanted).split(), []
    for one in shown:
        try:
            moment = REPOSITORY.moment(one.key).published
        except UnreadableError:
            continue  # its line says so
        games = (game for game in my_games(moment).values() if all(piece in name_key(game.name) for piece in pieces))
        found += [Found(one.key, one.summary.name, game) for game in games]
    return sorted(found, key=lambda entry: name_key(entry.game.name))[:MOST_FOUND]
