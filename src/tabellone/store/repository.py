"""Journals in the database: read with their fold kept, appended one event at a time, never changed."""

import secrets
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from threading import RLock
from typing import Any

from django.db import IntegrityError, OperationalError, connection, transaction

from tabellone.engine.reasons import ImpedimentError
from tabellone.journal.event import Event
from tabellone.journal.journal import Journal
from tabellone.store.models import EventRecord, TournamentRecord

KEPT_FOLDED = 200
"""How many journals one process keeps in memory with their state."""

ATTEMPTS = 50
"""How often an append is tried again after somebody else took its sequence number."""


class StoreError(ImpedimentError):
    """The store cannot do it: no such tournament, or too busy."""


class Repository:
    """All tournaments of a database, for any number of threads of one process."""

    def __init__(self) -> None:
        self._journals: OrderedDict[str, Journal] = OrderedDict()
        self._lock = RLock()

    def tournaments(self) -> list[str]:
        """All tournaments, the newest first."""
        return list(TournamentRecord.objects.order_by("-id").values_list("key", flat=True))

    def create(self, data: Mapping[str, Any], actor: str) -> str:
        """A new tournament from its first event; its key."""
        journal = Journal()
        journal.append("create", data, actor, now())
        return self.add(journal)

    def add(self, journal: Journal, key: str | None = None) -> str:
        """A whole journal, imported or restored; its key."""
        key = key or secrets.token_hex(8)
        with transaction.atomic():
            record = TournamentRecord.objects.create(key=key)
            EventRecord.objects.bulk_create([_row(record, event) for event in journal.events])
        return key

    def add_all(self, journals: Iterable[Journal]) -> list[str]:
        """Several of them, all or none; their keys."""
        with transaction.atomic():
            return [self.add(journal) for journal in journals]

    def extend(self, key: str, events: list[Event]) -> None:
        """Events that were in this journal before, brought back; they follow what is there."""
        with self._lock, transaction.atomic():
            journal = self.journal(key)
            record = TournamentRecord.objects.get(key=key)
            for event in events:
                journal.accept(event)
            EventRecord.objects.bulk_create([_row(record, event) for event in events])

    def journal(self, key: str) -> Journal:
        """A tournament up to its last event: folded once, then only what is new."""
        with self._lock:
            journal = self._journals.pop(key, None)
            if journal is None:
                if not TournamentRecord.objects.filter(key=key).exists():
                    raise StoreError("no_such_tournament", id=key)
                journal = Journal()
            for row in EventRecord.objects.filter(tournament__key=key, sequence__gt=journal.sequence):
                journal.accept(Event(row.sequence, row.time, row.actor, row.kind, row.data, row.version))
            self._journals[key] = journal
            while len(self._journals) > KEPT_FOLDED:
                self._journals.popitem(last=False)
            return journal

    def append(self, key: str, kind: str, data: Mapping[str, Any], actor: str, seen: int | None = None) -> Event:
        """Add an event; when this returns it is on disk. Refusals and collisions are raised, see Journal.append."""
        with self._lock:
            for _ in range(ATTEMPTS):
                journal = self.journal(key)
                event, state = journal.prepared(kind, data, actor, now(), seen)
                try:
                    with transaction.atomic():
                        record = TournamentRecord.objects.get(key=key)
                        _row(record, event).save(force_insert=True)
                except IntegrityError:
                    continue  # somebody else was faster; look at what he wrote and try again
                except OperationalError as error:
                    connection.close()
                    raise StoreError("storage_busy") from error
                journal.accept(event, state)
                return event
            raise StoreError("storage_busy")


def now() -> str:
    """The time of an event."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _row(record: TournamentRecord, event: Event) -> EventRecord:
    return EventRecord(
        tournament=record,
        sequence=event.sequence,
        time=event.time,
        actor=event.actor,
        kind=event.kind,
        version=event.version,
        data=dict(event.data),
    )
