"""An event as everybody sees it: its tournaments with something to see, and what tells that one of them has gone on."""

from datetime import datetime
from hashlib import sha256
from typing import NamedTuple

from tabellone.formats.events import Event
from tabellone.journal.entry import UnreadableError
from tabellone.journal.journal import Snapshot
from tabellone.store import gatherings
from tabellone.store.repository import Repository
from tabellone.store.shelf import OnShelf, Shelf

PREFIX = "event "


class PublicEvent(NamedTuple):
    """What everybody sees of an event today."""

    gathering: Event
    today: str
    shown: list[OnShelf]
    moments: tuple[tuple[str, Snapshot], ...]
    """By their keys, as far as they can be read."""

    @property
    def version(self) -> str:
        """Differs whenever what is seen differs."""
        seen = (self.gathering, self.today, self.shown, [(key, moment.version) for key, moment in self.moments])
        return sha256(repr(seen).encode()).hexdigest()[:16]


def watched_event(key: str) -> str:
    """What an event is called where tournaments are called by their keys."""
    return f"{PREFIX}{key}"


def is_event(name: str) -> bool:
    """Whether it is called so."""
    return name.startswith(PREFIX)


def event_of(name: str) -> str:
    """The key of the event that is called so."""
    return name.removeprefix(PREFIX)


def public_event(repository: Repository, shelf: Shelf, key: str) -> PublicEvent:
    """As it is now."""
    known = gatherings.gathering(key)
    shown = [one for one in shelf.shown(gatherings.members(key)) if one.summary.published]
    moments = []
    for one in shown:
        try:
            moments.append((one.key, repository.moment(one.key).published))
        except UnreadableError:
            continue  # its line says so
    return PublicEvent(known, datetime.now().astimezone().date().isoformat(), shown, tuple(moments))
