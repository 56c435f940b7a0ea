"""The screen of the hall: what it shows, chosen at the desk, and the clock of the round."""

from collections.abc import Collection, Iterable
from hashlib import sha256
from typing import NamedTuple

from tabellone.desk.hand import Hand
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.events import Event
from tabellone.journal.entries.notices import MAX_NOTICE_LENGTH
from tabellone.journal.entry import UnreadableError
from tabellone.journal.journal import Snapshot
from tabellone.reading.values import read_int, read_line
from tabellone.store import gatherings, screens
from tabellone.store.repository import Repository, StoreError
from tabellone.store.screens import Clock, Screen, View

FASTEST, SLOWEST = 3, 300
"""Seconds a page is shown."""
LONGEST_CLOCK = 600
"""Minutes of a round."""


class Hall(NamedTuple):
    """What everybody sees on a screen."""

    name: str
    screen: Screen
    tournaments: tuple[tuple[str, Snapshot], ...]
    """By their keys, as far as they are public."""

    @property
    def version(self) -> str:
        """Differs whenever what is seen differs."""
        seen = (self.name, self.screen, [(key, moment.version) for key, moment in self.tournaments])
        return sha256(repr(seen).encode()).hexdigest()[:16]


def watched(key: str) -> str:
    """What a screen is called where tournaments are called by their keys."""
    return f"hall {key}"


def is_screen(name: str) -> bool:
    """Whether it is called so."""
    return name.startswith(watched(""))


def key_of(name: str) -> str:
    """The tournament or event whose screen is called so."""
    return name.removeprefix(watched(""))


def tournaments_of(repository: Repository, key: str) -> list[str]:
    """Those a screen can show: the one it belongs to, or those of its event that can be read."""
    if repository.has([key]):
        return [key]
    return [one for one in gatherings.members(_event(key).key) if _is_readable(repository, one)]


def hall_of(repository: Repository, key: str) -> Hall:
    """The screen of a tournament or of an event."""
    chosen, offered = screens.screen(key), tournaments_of(repository, key)
    shown = [(one, repository.moment(one).published) for one in offered if one not in chosen.left_out]
    name = shown[0][1].state.name if offered == [key] else _event(key).name
    return Hall(name, chosen, tuple(shown))


def is_event(key: str) -> bool:
    """Whether there is an event that is called so."""
    return gatherings.is_there(key)


def _event(key: str) -> Event:
    """Whoever asks for a screen does not know whether it is an event's."""
    try:
        return gatherings.gathering(key)
    except StoreError:
        raise StoreError("no_such_tournament", id=key) from None


def _is_readable(repository: Repository, key: str) -> bool:
    try:
        repository.moment(key)
    except UnreadableError:
        return False
    return True


def choose(
    hand: Hand, key: str, views: Collection[View], seconds: int | None, tournaments: Iterable[str], message: str
) -> None:
    """What is shown from now on; of a tournament's own screen nothing is left out."""
    if not views:
        raise BadDocumentError("screen_without_views", "")
    offered, wanted = tournaments_of(hand.repository, key), set(tournaments)
    left_out = tuple(one for one in offered if one not in wanted and one != key)
    if len(left_out) == len(offered) > 0:
        raise BadDocumentError("screen_without_tournaments", "")
    shown = Screen(
        tuple(view for view in View if view in views),
        read_int(seconds, "seconds", FASTEST, SLOWEST),
        left_out,
        read_line(message, "message", MAX_NOTICE_LENGTH).strip(),
    )
    screens.write_shown(key, shown)
    hand.repository.tell(watched(key))


def set_clock(hand: Hand, key: str, minutes: int | None) -> None:
    """So much is left of the round; the clock stands until it is started."""
    _write(hand, key, Clock(left=60 * read_int(minutes, "minutes", 1, LONGEST_CLOCK)))


def start_clock(hand: Hand, key: str, now: int) -> None:
    """It runs on; one that runs already, or is over, stays as it is."""
    clock = screens.screen(key).clock
    if clock.left:
        _write(hand, key, Clock(ends=now + clock.left))


def pause_clock(hand: Hand, key: str, now: int) -> None:
    """It stands; one that is over has nothing left to stand at."""
    clock = screens.screen(key).clock
    if clock.ends > now:
        _write(hand, key, Clock(left=clock.ends - now))


def clear_clock(hand: Hand, key: str) -> None:
    """There is none any more."""
    _write(hand, key, Clock())


def _write(hand: Hand, key: str, clock: Clock) -> None:
    screens.write_clock(key, clock)
    hand.repository.tell(watched(key))
