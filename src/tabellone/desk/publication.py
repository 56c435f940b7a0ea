"""What is published of an event as pages of its own: which of its tournaments, found by name or by key."""

from typing import NamedTuple

from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import UserError
from tabellone.formats.events import Event
from tabellone.store.gatherings import all_gatherings
from tabellone.store.shelf import OnShelf, Shelf
from tabellone.store.waiting_files import keep_waiting, waiting

MOST_NAMED = 8
MOST_LOOKED_AT = 10_000


class Publication(NamedTuple):
    """An event with its tournaments that have a published round, or one tournament alone."""

    gathering: Event | None
    tournaments: list[OnShelf]

    @property
    def key(self) -> str:
        """By which a copy of it is known again."""
        return self.gathering.key if self.gathering else self.tournaments[0].key

    @property
    def name(self) -> str:
        """What it is called."""
        return self.gathering.name if self.gathering else self.tournaments[0].summary.name


def publication(shelf: Shelf, wanted: str) -> Publication:
    """By the key or the name of an event or of a tournament; without any, the only one there is."""
    found = _everything(shelf)
    if not found:
        raise UserError("site_nothing_published")
    if not wanted:
        events = [one for one in found if one.gathering or one.tournaments[0].gathering is None]
        if len(events) > 1:
            raise UserError("site_which", names=TextList([one.name for one in events[:MOST_NAMED]]))
        return events[0]
    exact = [one for one in found if one.key == wanted]
    meant = exact or [one for one in found if one.name.casefold() == wanted.casefold()]
    if not meant:
        raise UserError("site_no_such", name=wanted[:100])
    if len(meant) > 1 and not meant[0].gathering:
        raise UserError("site_two_of_a_name", name=wanted[:100], keys=TextList([one.key for one in meant]))
    return meant[0]


def keep_copy(content: bytes) -> str:
    """A copy that was made waits for who wanted it; the token to ask for it by."""
    return keep_waiting(content)


def kept_copy(token: str) -> bytes:
    """The copy, as often as it is asked for in its time."""
    return waiting(token)


def _everything(shelf: Shelf) -> list[Publication]:
    """Events first, then every tournament alone."""
    rows = shelf.shown(shelf.visible(True, 0, MOST_LOOKED_AT))[::-1]
    members: dict[str, list[OnShelf]] = {}
    for row in rows:
        members.setdefault(row.gathering or "", []).append(row)
    events = [Publication(one, members[one.key]) for one in all_gatherings() if one.key in members]
    return [*events, *(Publication(None, [row]) for row in rows)]
