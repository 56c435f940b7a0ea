"""Events as people say it (it. manifestazione) in the database: several tournaments belong to one."""

import secrets
from collections.abc import Iterable

from django.db import transaction

from tabellone.formats.events import Event, is_key
from tabellone.reading.dates import is_iso_date
from tabellone.store.models import GatheringRecord, TournamentRecord
from tabellone.store.repository import StoreError


def new_key() -> str:
    """Of an event that is not there yet."""
    return secrets.token_hex(8)


def all_gatherings() -> list[Event]:
    """All of them, the last day first."""
    rows = GatheringRecord.objects.order_by("-last_day", "-id")
    return [_read(row) for row in rows.values_list(*Event._fields) if is_key(row[0])]


def gathering(key: str) -> Event:
    """One of them."""
    row = GatheringRecord.objects.filter(key=key).values_list(*Event._fields).first()
    if row is None:
        raise StoreError("no_such_gathering", id=key)
    return _read(row)


def is_there(key: str) -> bool:
    """Whether there is one that is called so."""
    return GatheringRecord.objects.filter(key=key).exists()


def gathering_of(tournament: str) -> Event | None:
    """The one a tournament belongs to."""
    rows = GatheringRecord.objects.filter(tournaments__key=tournament)
    row = rows.values_list(*Event._fields).first()
    return None if row is None else _read(row)


def _read(row: tuple[str, ...]) -> Event:
    """A day that is none any more is one that nobody has said."""
    found = Event(*row)
    return found._replace(**{name: "" for name in ("first_day", "last_day") if not is_iso_date(getattr(found, name))})


def members(key: str) -> list[str]:
    """The keys of its tournaments, the oldest first; those that are deleted are not among them."""
    rows = TournamentRecord.objects.filter(gathering__key=key, deleted=None).order_by("id")
    return list(rows.values_list("key", flat=True))


def without_tournaments() -> list[str]:
    """The keys of those that have none yet, or none any more."""
    having = TournamentRecord.objects.filter(deleted=None).exclude(gathering=None).values("gathering")
    return list(GatheringRecord.objects.exclude(id__in=having).order_by("id").values_list("key", flat=True))


def write_gathering(one: Event) -> None:
    """A new one, or what is said of one that is there."""
    GatheringRecord.objects.update_or_create(key=one.key, defaults=one._asdict())


def add_missing(gatherings: Iterable[Event]) -> None:
    """Those that are not here; what is said of the others stays as it is."""
    for one in gatherings:
        GatheringRecord.objects.get_or_create(key=one.key, defaults=one._asdict())


def assign(tournament: str, key: str) -> None:
    """A tournament belongs to an event from now on; with an empty key, to none."""
    record = GatheringRecord.objects.filter(key=key).first() if key else None
    if key and record is None:
        raise StoreError("no_such_gathering", id=key)
    if not TournamentRecord.objects.filter(key=tournament).update(gathering=record):
        raise StoreError("no_such_tournament", id=tournament)


def merge(kept: str, other: str) -> None:
    """The tournaments of the other one belong to this one, and the other is no more."""
    with transaction.atomic():
        into, gone = (GatheringRecord.objects.filter(key=key).first() for key in (kept, other))
        if into is None or gone is None or into.id == gone.id:
            raise StoreError("no_such_gathering", id=other)
        TournamentRecord.objects.filter(gathering=gone).update(gathering=into)
        gone.delete()


def remove(key: str) -> None:
    """The event only: its tournaments stay, each by itself."""
    GatheringRecord.objects.filter(key=key).delete()
