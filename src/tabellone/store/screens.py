"""What the screens of the hall show, in the database: one for a tournament, one for an event with several.

No part of any journal: nothing of it is a fact of the tournament, and the next day it is something else.
"""

from enum import Enum
from typing import Any, NamedTuple

from django.db.models import Q

from tabellone.store.models import GatheringRecord, ScreenRecord, TournamentRecord
from tabellone.store.repository import StoreError


class View(Enum):
    """What a screen can show, in the order in which it does."""

    BOARDS = "boards"
    NAMES = "names"
    BRACKET = "bracket"
    STANDINGS = "standings"
    OPENING = "opening"
    NOTICES = "notices"
    CLOCK = "clock"


class Clock(NamedTuple):
    """How much of the round is left: it runs towards a moment, or stands."""

    left: int = 0
    """Seconds, while it stands; 0 for no clock."""
    ends: int = 0
    """Seconds since 1970, while it runs."""

    @property
    def is_set(self) -> bool:
        """Whether there is anything to show."""
        return bool(self.left or self.ends)


class Screen(NamedTuple):
    """What a screen shows."""

    views: tuple[View, ...] = (View.BOARDS, View.STANDINGS)
    seconds: int = 15
    """Until the next page."""
    left_out: tuple[str, ...] = ()
    """The keys of the tournaments of an event that it does not show."""
    message: str = ""
    """In the foot of this screen alone, instead of the announcement of the desk."""
    clock: Clock = Clock()


def screen(key: str) -> Screen:
    """Of a tournament or of an event; as it is for everybody who has chosen nothing."""
    row = _of(key).values_list("shown", "clock").first()
    if row is None:
        return Screen()
    shown, clock = (found if isinstance(found, dict) else {} for found in row)
    usual = Screen()
    try:
        return Screen(
            tuple(view for view in View if view.value in shown["views"]) if shown else usual.views,
            int(shown.get("seconds", usual.seconds)),
            tuple(map(str, shown.get("left_out", usual.left_out))),
            str(shown.get("message", usual.message)),
            Clock(**{name: int(value) for name, value in clock.items()}),
        )
    except (KeyError, TypeError, ValueError):  # damaged
        return usual


def write_shown(key: str, chosen: Screen) -> None:
    """All but the clock."""
    shown = {
        "views": [view.value for view in chosen.views],
        "seconds": chosen.seconds,
        "left_out": list(chosen.left_out),
        "message": chosen.message,
    }
    _write(key, shown=shown)


def write_clock(key: str, clock: Clock) -> None:
    """The clock alone."""
    _write(key, clock=clock._asdict())


def _of(key: str) -> Any:
    return ScreenRecord.objects.filter(Q(tournament__key=key) | Q(gathering__key=key))


def _write(key: str, **columns: Any) -> None:
    if _of(key).update(**columns):
        return
    tournament = TournamentRecord.objects.filter(key=key, deleted=None).first()
    gathering = None if tournament else GatheringRecord.objects.filter(key=key).first()
    if tournament is None and gathering is None:
        raise StoreError("no_such_tournament", id=key)
    owner = {"tournament": tournament} if tournament else {"gathering": gathering}
    ScreenRecord.objects.update_or_create(**owner, defaults=columns)
