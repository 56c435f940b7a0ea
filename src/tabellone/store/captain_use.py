"""When captains have used their links, for the director's list."""

import contextlib
from datetime import datetime, timedelta
from typing import NamedTuple

from django.db import DatabaseError, transaction
from django.db.models import Q
from django.utils import timezone

from tabellone.store.models import CaptainLinkRecord

LOOK = timedelta(minutes=1)
"""How exactly it is known when a link was used last: not every page is worth writing."""


class Given(NamedTuple):
    """The link of a captain, as the list has it."""

    key: str
    team: int
    seen: datetime | None
    browser: str


def all_given() -> list[Given]:
    """Of all tournaments that are not deleted, the newest first."""
    rows = CaptainLinkRecord.objects.filter(tournament__deleted=None).order_by("-tournament_id", "team")
    return [Given(*row) for row in rows.values_list("tournament__key", "team", "seen", "browser")]


def note_use(key: str, team: int, browser: str) -> None:
    """A captain has opened his link; a disk that is full shuts nobody out."""
    now = timezone.now()
    rows = CaptainLinkRecord.objects.filter(tournament__key=key, team=team)
    with contextlib.suppress(DatabaseError), transaction.atomic():
        rows.exclude(Q(seen__gt=now - LOOK, browser=browser)).update(seen=now, browser=browser)


def forget_use(key: str, team: int) -> None:
    """His link is another one from now on."""
    CaptainLinkRecord.objects.filter(tournament__key=key, team=team).update(seen=None, browser="")
