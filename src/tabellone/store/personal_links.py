"""What links that belong to somebody are made from: in the database, so that they outlive a restart, each renewable.

A code needs the installation's secret too: whoever has only a copy of the database cannot make a link. A backup has
none of this; where a tournament was brought back from one the director gives out new links.
"""

import contextlib
import secrets
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from django.db import DatabaseError, transaction
from django.db.models import Model, Q
from django.utils import timezone
from django.utils.crypto import constant_time_compare, salted_hmac

from tabellone.store.models import CaptainLinkRecord, PlayerLinkRecord, TournamentRecord

NONCE_BYTES = 16
LENGTH = 16
"""Digits of a code."""
LOOK = timedelta(minutes=1)
"""How exactly it is known when a link was used last: not every page is worth writing."""


class Given(NamedTuple):
    """A link, as the director's list has it."""

    key: str
    whose: int
    seen: datetime | None
    """When it was used last."""
    browser: str


class PersonalLinks:
    """Of one kind of people, each by the id the journal has."""

    def __init__(self, record: type[Model], whose: str, salt: str):
        """`whose` is the column of the id."""
        self._record = record
        self._whose = whose
        self._salt = salt

    def codes(self, key: str, whom: Iterable[int]) -> dict[int, str]:
        """What the links of these end with; who has none yet gets one."""
        wanted = list(whom)
        tournament = TournamentRecord.objects.only("id").get(key=key)
        known = self._nonces(key)
        fresh = [one for one in wanted if one not in known]
        if fresh:
            rows = [
                self._record(tournament=tournament, nonce=secrets.token_hex(NONCE_BYTES), **{self._whose: one})
                for one in fresh
            ]
            self._record._default_manager.bulk_create(rows, ignore_conflicts=True)
            known = self._nonces(key)  # another desk may have been faster
        return {one: self._code(key, one, known[one]) for one in wanted}

    def renew(self, key: str, whose: int) -> None:
        """From now on the link that was given out opens nothing."""
        tournament = TournamentRecord.objects.only("id").get(key=key)
        named: dict[str, Any] = {"tournament": tournament, self._whose: whose}
        another = {"nonce": secrets.token_hex(NONCE_BYTES), "seen": None, "browser": ""}
        self._record._default_manager.update_or_create(defaults=another, **named)

    def is_right(self, given: str, key: str, whose: int) -> bool:
        """Whether an address was given to this one and is still good."""
        rows = self._record._default_manager.filter(tournament__key=key, **{self._whose: whose})
        nonce = rows.values_list("nonce", flat=True).first()
        return nonce is not None and constant_time_compare(given, self._code(key, whose, nonce))

    def note_use(self, key: str, whose: int, browser: str) -> None:
        """Somebody has opened his link; a disk that is full shuts nobody out."""
        now = timezone.now()
        rows = self._record._default_manager.filter(tournament__key=key, **{self._whose: whose})
        with contextlib.suppress(DatabaseError), transaction.atomic():
            rows.exclude(Q(seen__gt=now - LOOK, browser=browser)).update(seen=now, browser=browser)

    def given(self) -> list[Given]:
        """Of all tournaments that are not deleted, the newest first."""
        rows = self._record._default_manager.filter(tournament__deleted=None).order_by("-tournament_id", self._whose)
        return [Given(*row) for row in rows.values_list("tournament__key", self._whose, "seen", "browser")]

    def _nonces(self, key: str) -> dict[int, str]:
        rows = self._record._default_manager.filter(tournament__key=key)
        return dict(rows.values_list(self._whose, "nonce"))

    def _code(self, key: str, whose: int, nonce: str) -> str:
        return salted_hmac(self._salt, f"{key} {whose} {nonce}", algorithm="sha256").hexdigest()[:LENGTH]


CAPTAINS = PersonalLinks(CaptainLinkRecord, "team", "tabellone.captain")
PLAYERS = PersonalLinks(PlayerLinkRecord, "player", "tabellone.player")
