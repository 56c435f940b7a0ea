"""Sessions on the server, as Django's middleware wants them: one that is ended is out at its next request, everywhere.

The browser has a secret, the database its digest. What the list of devices shows has columns of its own.
"""

import contextlib
from collections import Counter
from collections.abc import Iterable
from datetime import timedelta
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from django.contrib.sessions.backends.base import CreateError, SessionBase, UpdateError
from django.db import DatabaseError, IntegrityError, transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from tabellone.store.models import SessionRecord

UNUSED = timedelta(days=30)
"""A session not used for so long is over."""
LOOK = timedelta(minutes=1)
"""How exactly it is known when a session was used last: not every page is worth writing."""
AT_WORK = timedelta(minutes=15)
"""A browser used within this time counts as connected."""
COLUMNS = {"director": False, "given_id": None, "name": "", "address": "", "browser": ""}
"""What somebody was let in as and what the list of devices shows; and what it is for whoever has not said it."""


class SessionStore(SessionBase):
    """One session."""

    failure: DatabaseError | None = None
    """Why nothing is known of it."""

    if TYPE_CHECKING:  # Django's own backends use these; its types leave them out

        def _get_new_session_key(self) -> str: ...
        def _get_session(self, no_load: bool = False) -> dict[str, Any]: ...

    def load(self) -> dict[str, Any]:
        """What is known of this browser; nothing while the database cannot be asked, and the page says why."""
        try:
            row = _alive().filter(digest=_digest(self.session_key or "")).first()
        except DatabaseError as error:
            self.failure = error
            return {}
        if row is None or not isinstance(row.rest, dict):  # a damaged one is signed out
            self._session_key = None
            return {}
        if timezone.now() - row.seen > LOOK:
            with contextlib.suppress(DatabaseError):  # a disk that is full shuts nobody out
                SessionRecord.objects.filter(id=row.id).update(seen=timezone.now())
        return {**row.rest, **{name: getattr(row, name) for name in COLUMNS if getattr(row, name)}}

    def exists(self, session_key: str) -> bool:
        """Whether a secret is taken."""
        return SessionRecord.objects.filter(digest=_digest(session_key)).exists()

    def create(self) -> None:
        """A row of its own; the old ones are cleared now and then, which is here."""
        self.clear_expired()
        while True:
            self._session_key = self._get_new_session_key()
            try:
                self.save(must_create=True)
            except CreateError:
                continue
            self.modified = True
            return

    def save(self, must_create: bool = False) -> None:
        """Write it; one that was ended in the meantime does not come back."""
        if self.session_key is None:
            self.create()
            return
        values = dict(self._get_session(no_load=must_create))
        now, digest = timezone.now(), _digest(self.session_key)
        columns = {name: values.pop(name, otherwise) for name, otherwise in COLUMNS.items()}
        written = columns | {"rest": values, "seen": now}
        if not must_create:
            if not SessionRecord.objects.filter(digest=digest).update(**written):
                raise UpdateError
            return
        try:
            with transaction.atomic():
                SessionRecord.objects.create(digest=digest, created=now, **written)
        except IntegrityError:
            raise CreateError from None

    def delete(self, session_key: str | None = None) -> None:
        """End it."""
        key = session_key or self.session_key
        if key is not None:
            SessionRecord.objects.filter(digest=_digest(key)).delete()

    @classmethod
    def clear_expired(cls) -> None:
        """Those not used any more."""
        SessionRecord.objects.filter(seen__lte=timezone.now() - UNUSED).delete()


def directors(session: SessionBase) -> list[tuple[SessionRecord, bool]]:
    """The sessions that may direct, the last used first, and which of them is this one."""
    own = _digest(session.session_key or "")
    return [(row, row.digest == own) for row in _alive().filter(director=True).order_by("-seen", "-id")]


def end_one(identity: int) -> None:
    """Somebody may not direct any more."""
    SessionRecord.objects.filter(id=identity).delete()


def end_others(session: SessionBase) -> None:
    """Nobody else may direct any more."""
    SessionRecord.objects.filter(director=True).exclude(digest=_digest(session.session_key or "")).delete()


def at_work() -> dict[str, int]:
    """How many browsers of each role were used lately."""
    rows = _let_in().filter(seen__gt=timezone.now() - AT_WORK).values_list("director", "given__role")
    return Counter("director" if directs else role for directs, role in rows)


def let_in(session_keys: Iterable[str]) -> set[str]:
    """Of browsers with these secrets those that direct, or have a pass that is still good."""
    digests = {_digest(key): key for key in session_keys}
    found = _let_in().filter(digest__in=list(digests)).values_list("digest", flat=True)
    return {digests[digest] for digest in found}


def has_entered(address: str) -> bool:
    """Whether somebody who was let in came from an address."""
    return _let_in().filter(address=address).exists()


def _let_in() -> "QuerySet[SessionRecord]":
    is_over = Q(given__expires__lte=timezone.now())
    return _alive().filter(Q(director=True) | Q(given__isnull=False, given__revoked=None)).exclude(is_over)


def _alive() -> "QuerySet[SessionRecord]":
    return SessionRecord.objects.filter(seen__gt=timezone.now() - UNUSED)


def _digest(session_key: str) -> str:
    return sha256(session_key.encode()).hexdigest()
