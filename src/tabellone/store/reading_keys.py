"""Keys by which programs read what the director sees, and change nothing (docs/api.md).

Only their digests are kept. A key is chance of 256 bits: nobody guesses one, so that a plain digest is enough.
"""

import secrets
from datetime import datetime, timedelta
from hashlib import sha256
from typing import NamedTuple

from django.utils import timezone

from tabellone.engine.reasons import BadDocumentError
from tabellone.store.models import ReadingKeyRecord

PREFIX = "tabellone_"
"""So that a key that lies about is known for what it is."""
LONGEST_NAME = 100
MOST_KEYS = 50
LOOK = timedelta(days=1)
"""How exactly it is known when a key was used last: not every question is worth writing."""


class ReadingKey(NamedTuple):
    """One of them, as the director's page lists it."""

    id: int
    name: str
    created: datetime
    used: datetime | None


def new_key(name: str) -> str:
    """The key itself, which nobody is told again."""
    if ReadingKeyRecord.objects.count() >= MOST_KEYS:
        raise BadDocumentError("too_many_reading_keys", "", most=MOST_KEYS)
    token = PREFIX + secrets.token_urlsafe(32)
    ReadingKeyRecord.objects.create(digest=_digest(token), name=name[:LONGEST_NAME], created=timezone.now())
    return token


def all_keys() -> list[ReadingKey]:
    """The newest first."""
    rows = ReadingKeyRecord.objects.order_by("-id").values_list(*ReadingKey._fields)
    return [ReadingKey(*row) for row in rows]


def revoke(identity: int) -> None:
    """Whoever has it reads nothing from now on."""
    ReadingKeyRecord.objects.filter(id=identity).delete()


def is_good(token: str) -> bool:
    """Whether it is one of them; it is noted that it was used."""
    found = ReadingKeyRecord.objects.filter(digest=_digest(token)).values_list("id", "used").first()
    if found is None:
        return False
    now = timezone.now()
    identity, used = found
    if used is None or now - used >= LOOK:
        ReadingKeyRecord.objects.filter(id=identity).update(used=now)
    return True


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()
