"""Journals in the database: read with their fold kept, appended one event at a time, never changed."""

import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from threading import Lock, RLock
from typing import Any, NamedTuple

from django.db import DatabaseError, IntegrityError, connection, transaction
from django.db.models import Max, Q

from tabellone import __version__
from tabellone.engine.reasons import Reason, UserError
from tabellone.journal.entry import Entry, UnreadableError
from tabellone.journal.journal import Journal, Snapshot
from tabellone.journal.state import State
from tabellone.reading.dates import is_iso_date
from tabellone.store.models import EventRecord, TournamentRecord
from tabellone.store.phase_links import link_phases
from tabellone.store.raw_rows import event_row
from tabellone.store.registry_rows import folded
from tabellone.store.sound_rows import Damage, sound_rows
from tabellone.store.storage_errors import is_storage_error, storage_error
from tabellone.store.summaries import Summary, kept_summary, summary_of, summary_of_unreadable

KEPT_FOLDED = 200
"""How many journals one process keeps in memory with their state."""

ATTEMPTS = 50
"""How often an append is tried again after somebody else took its sequence number."""


Beside = Callable[[int], None]
"""Writes what belongs to an event and not into the journal, in the same transaction; told the tournament's row."""


class StoreError(UserError):
    """The store cannot do it: no such tournament, or too busy."""


class Listed(NamedTuple):
    """A tournament in a list."""

    key: str
    summary: Summary


class _Kept:
    """A journal in memory. The lock is held while it is worked on, never while the database is waited for."""

    def __init__(self) -> None:
        self.journal = Journal()
        self.lock = RLock()

    def catch_up(self, events: Iterable[Entry]) -> None:
        """Events from the database, some of which another thread may have brought already."""
        with self.lock:
            for event in events:
                if event.sequence == self.journal.sequence + 1:
                    self.journal.add(event)


class Repository:
    """All tournaments of a database, for any number of threads of one process."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, _Kept] = OrderedDict()
        self._lock = Lock()
        self.appended: list[Callable[[str], None]] = []
        """Told the key of every tournament this process has written to."""

    def tournaments(self) -> list[str]:
        """All tournaments, the newest first."""
        return list(TournamentRecord.objects.order_by("-id").values_list("key", flat=True))

    def listed(self, first: int, count: int, public: bool) -> list[Listed]:
        """Some of the tournaments, the newest first, without reading their events; those that everybody may see."""
        rows = TournamentRecord.objects.filter(deleted=None).order_by("-id")
        if public:
            self.learn_summaries()
            rows = rows.filter(is_public=True)
        shown = list(rows[first : first + count])
        return [Listed(row.key, summary) for row, summary in zip(shown, self.summaries(shown), strict=True)]

    def learn_summaries(self) -> None:
        """Of tournaments from before summaries were kept, or from before they said so much; once for each of them."""
        self.summaries(TournamentRecord.objects.filter(Q(is_public=None) | Q(day=None)))

    def summaries(self, rows: Iterable[TournamentRecord]) -> list[Summary]:
        """What lists show of some tournaments, in their order, with one question for all of them."""
        found = list(rows)
        events = EventRecord.objects.filter(tournament__in=[row.id for row in found])
        latest = dict(events.values_list("tournament_id").annotate(Max("sequence")).order_by()) if found else {}
        return [self._summary(row, latest.get(row.id, 0)) for row in found]

    def _summary(self, row: TournamentRecord, latest: int) -> Summary:
        """What is kept, or made again if there are events it does not know of."""
        kept = kept_summary(row.summary)
        if kept is not None and (kept.sequence, kept.program) == (latest, __version__) and _agrees(row, kept):
            return kept
        last = latest if kept is None else max(latest, kept.sequence)  # or nobody would know that some are missing
        try:
            summary = summary_of(self._up_to_date(row.key, hidden_too=True).journal.now)
        except UnreadableError as error:
            summary = summary_of_unreadable(last, _raw_name(row, kept), error.reason)
        except StoreError as error:  # without any entry
            because = Reason("entries_gone", args=error.reason.args)
            summary = summary_of_unreadable(last, _raw_name(row, kept), because)
        TournamentRecord.objects.filter(id=row.id).update(**_columns(summary))
        return summary

    def latest_sequences(self, keys: list[str]) -> dict[str, int]:
        """The last sequence number of each that is not deleted."""
        events = EventRecord.objects.filter(tournament__key__in=keys, tournament__deleted=None)
        return dict(events.values_list("tournament__key").annotate(Max("sequence")).order_by())

    def has(self, keys: Iterable[str]) -> bool:
        """Whether all of these are here."""
        wanted = set(keys)
        return bool(TournamentRecord.objects.filter(key__in=wanted, deleted=None).count() == len(wanted))

    def create(self, data: Mapping[str, Any], actor: str) -> str:
        """A new tournament from its first event; its key."""
        journal = Journal()
        journal.append("create", data, actor, now())
        return self.add(journal)

    def add(self, journal: Journal, key: str | None = None) -> str:
        """A whole journal, imported or restored; its key."""
        key = key or secrets.token_hex(8)
        with _database(), transaction.atomic():
            record = TournamentRecord.objects.create(key=key, **_columns(summary_of(journal.now)))
            EventRecord.objects.bulk_create([event_row(record.id, event) for event in journal.events])
            link_phases(record.id, journal.events)
        return key

    def add_all(self, journals: Iterable[Journal]) -> list[str]:
        """Several of them, all or none; their keys."""
        with _database(), transaction.atomic():
            return [self.add(journal) for journal in journals]

    def moment(self, key: str) -> Snapshot:
        """A tournament as it is now, up to its last event: folded once, then only what is new."""
        return self._up_to_date(key).journal.now

    def journal(self, key: str) -> Journal:
        """The same to go on from; another thread may do so too."""
        return self._up_to_date(key).journal

    def _up_to_date(self, key: str, hidden_too: bool = False) -> _Kept:
        with self._lock:
            kept = self._kept.pop(key, None) or _Kept()
            self._kept[key] = kept
            while len(self._kept) > KEPT_FOLDED:
                self._kept.popitem(last=False)
        known = kept.journal.sequence
        with _database():
            latest = _latest(key, hidden_too)
            if latest > known:
                rows = sound_rows(key, known)
                if rows.damage is not None:
                    with self._lock:  # all of it is read again next time: it may have been mended
                        self._kept.pop(key, None)
                    raise unreadable(rows.damage)
                kept.catch_up(rows.events)
        if latest < max(known, 1):
            with self._lock:
                self._kept.pop(key, None)
            raise StoreError("no_such_tournament", id=key)
        return kept

    def tell(self, key: str) -> None:
        """A tournament has gone on, or is there no more."""
        for tell in self.appended:
            tell(key)

    def foreseen(self, key: str, kind: str, data: Mapping[str, Any]) -> tuple[State, State]:
        """The tournament as it is and as it would be; nothing is written. A refusal is raised as it would be."""
        kept = self._up_to_date(key)
        with kept.lock:
            return kept.journal.state, kept.journal.prepare(kind, data, "", now())[1]

    def append(
        self,
        key: str,
        kind: str,
        data: Mapping[str, Any],
        actor: str,
        seen: int | None = None,
        beside: Beside | None = None,
    ) -> Entry:
        """Add an event; when this returns it is on disk. Refusals and collisions are raised, see Journal.append."""
        for _ in range(ATTEMPTS):
            kept = self._up_to_date(key)
            with kept.lock:
                event, state = kept.journal.prepare(kind, data, actor, now(), seen)
                after = Snapshot([*kept.journal.events, event], state)
            try:
                with _database(), transaction.atomic():
                    record = TournamentRecord.objects.only("id").get(key=key)
                    event_row(record.id, event).save(force_insert=True)
                    TournamentRecord.objects.filter(id=record.id).update(**_columns(summary_of(after)))
                    if beside is not None:
                        beside(record.id)
            except IntegrityError:
                continue  # somebody else was faster; look at what he wrote and try again
            with kept.lock:
                if event.sequence == kept.journal.sequence + 1:  # else a reader has brought it already
                    kept.journal.add(event, state)
            self.tell(key)
            return event
        raise StoreError("storage_busy")


def unreadable(damage: Damage) -> UnreadableError:
    """The sentence that names the entry and the way back."""
    event = Entry(damage.sequence, "", "", damage.kind, {})
    if damage.is_missing:
        return UnreadableError("entry_missing", event)
    return UnreadableError("event_unreadable", event, because=Reason("entry_damaged"))


LATEST = f"""
    SELECT MAX(event.sequence)
    FROM {EventRecord._meta.db_table} event
    JOIN {TournamentRecord._meta.db_table} tournament ON tournament.id = event.tournament_id
    WHERE tournament.key = %s
"""
LATEST_OF_THOSE_THERE = f"{LATEST} AND tournament.deleted IS NULL"


def _latest(key: str, hidden_too: bool) -> int:
    """The last sequence number of a tournament, 0 if it is not there, deleted ones only on request.

    Every request asks this several times, and it costs an eighth of what it would if the query were made anew.
    """
    with connection.cursor() as cursor:
        cursor.execute(LATEST if hidden_too else LATEST_OF_THOSE_THERE, [key])
        (latest,) = cursor.fetchone()
    return latest or 0


@contextmanager
def _database() -> Iterator[None]:
    """A database that cannot be used says so in a sentence, and the next question gets a new connection."""
    try:
        yield
    except DatabaseError as error:
        if not is_storage_error(error):
            raise
        connection.close()
        raise storage_error(error) from error


def now() -> str:
    """The time of an event."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _raw_name(row: TournamentRecord, kept: Summary | None) -> str:
    """What an unreadable tournament was called last, or at first."""
    if kept is not None:
        return kept.name
    try:
        first = EventRecord.objects.filter(tournament=row, sequence=1).values_list("data", flat=True).first()
    except ValueError:
        return row.key
    name = first.get("name") if isinstance(first, dict) else None
    return name if isinstance(name, str) else row.key


def _agrees(row: TournamentRecord, summary: Summary) -> bool:
    """Whether what is found by has been kept as well."""
    columns = _columns(summary)
    return all(getattr(row, name) == columns[name] for name in ("is_public", "day", "sought"))


def _columns(summary: Summary) -> dict[str, Any]:
    return {
        "summary": summary.as_data(),
        "is_public": summary.published > 0,
        "day": summary.date if is_iso_date(summary.date) else "",
        "sought": folded(" ".join([summary.name, summary.place, *summary.winners])),
    }
