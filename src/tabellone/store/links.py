"""Links that let one browser in as the director: in the database, so that every process knows them.

Only their digests are kept: a stolen database or copy lets nobody in.
"""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from hashlib import sha256

from django.utils import timezone

from tabellone.store.models import LinkRecord

START_LINK = timedelta(hours=12)
"""For the one printed at the start: a tournament's day."""
DESK_LINK = timedelta(minutes=30)
"""For one made for another desk."""


def new_link(lasts: timedelta) -> str:
    """The secret a link ends with; those that have expired are cleared."""
    now = timezone.now()
    LinkRecord.objects.filter(expires__lte=now).delete()
    token = secrets.token_urlsafe(24)
    LinkRecord.objects.create(digest=_digest(token), expires=now + lasts)
    return token


@contextmanager
def start_link() -> Iterator[str]:
    """The one printed at the start; it ends with the program."""
    token = new_link(START_LINK)
    try:
        yield token
    finally:
        use_link(token)


def link_is_good(token: str) -> bool:
    """Whether it could still be used."""
    return bool(LinkRecord.objects.filter(digest=_digest(token), expires__gt=timezone.now()).exists())


def use_link(token: str) -> bool:
    """Whether it was good; from now on it is not, and of two who come at once only one is told that it was."""
    deleted, _ = LinkRecord.objects.filter(digest=_digest(token), expires__gt=timezone.now()).delete()
    return bool(deleted)


def unused_links() -> list[tuple[int, datetime]]:
    """Those that would still let somebody in: each with its id and when it expires."""
    good = LinkRecord.objects.filter(expires__gt=timezone.now()).order_by("expires", "id")
    return list(good.values_list("id", "expires"))


def end_link(identity: int) -> None:
    """It opens nothing any more."""
    LinkRecord.objects.filter(id=identity).delete()


def end_all_links() -> None:
    """None opens anything any more."""
    LinkRecord.objects.all().delete()


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()
