"""Events as people say it (it. manifestazione): several tournaments, and what they need to be told only once.

In the code such an event is a gathering, for events are what journals are made of. Place, first day and arbiter of a
gathering are what its tournaments have unless they say otherwise; they are written into each tournament, so that
papers, documents and journals are whole without it.
"""

from collections.abc import Mapping
from contextlib import suppress

from tabellone.desk.hand import Hand
from tabellone.formats.events import Event, read_event
from tabellone.journal.entry import UnreadableError
from tabellone.store import gatherings

NOTHING = Event("", "")


def defaults(gathering: Event) -> dict[str, str]:
    """What a tournament has of it, unless it says otherwise."""
    return {"place": gathering.place, "date": gathering.first_day, "arbiter": gathering.arbiter}


def hold(described: Mapping[str, str]) -> str:
    """A new one, as a form or a document describes it; its key."""
    made = read_event({**described, "id": gatherings.new_key()}, "event")
    gatherings.write_gathering(made)
    return made.key


def describe(hand: Hand, key: str, described: Mapping[str, str]) -> None:
    """Something else is said of it; tournaments that had what was said before follow."""
    before = gatherings.gathering(key)
    after = read_event({**described, "id": key}, "event")
    gatherings.write_gathering(after)
    for tournament in gatherings.members(key):
        _follow(hand, tournament, before, after)


def assign(hand: Hand, tournament: str, key: str) -> None:
    """A tournament belongs to it from now on, or with an empty key to none; what it does not say it has from there."""
    gatherings.assign(tournament, key)
    if key:
        _follow(hand, tournament, NOTHING, gatherings.gathering(key))


def merge(hand: Hand, kept: str, other: str) -> None:
    """Two that are one: the tournaments of the other go over, and have what is said of this one where they follow."""
    before, moved = gatherings.gathering(other), gatherings.members(other)
    gatherings.merge(kept, other)
    for tournament in moved:
        _follow(hand, tournament, before, gatherings.gathering(kept))


def remove(key: str) -> str:
    """The event only: each of its tournaments stays under its own date. What it was called."""
    name = gatherings.gathering(key).name
    gatherings.remove(key)
    return name


def _follow(hand: Hand, tournament: str, before: Event, after: Event) -> None:
    """Where a tournament has what it had from there before, it has what is said now; a closed one stays as it was."""
    was, now = defaults(before), defaults(after)
    with suppress(UnreadableError):
        state = hand.state(tournament)
        changed = {
            name: now[name]
            for name in now
            if now[name] and getattr(state, name) in ("", was[name]) and getattr(state, name) != now[name]
        }
        if changed and not state.closed:
            hand._replace(seen=None).does(tournament, "settings", changed)
