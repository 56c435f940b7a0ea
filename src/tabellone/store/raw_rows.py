"""Journals as rows of the database, read and written without folding them."""

import json
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from django.conf import settings
from django.db.models import OuterRef, Subquery, TextField
from django.db.models.functions import Cast

from tabellone.journal.entry import Entry
from tabellone.store.checksums import checksum
from tabellone.store.models import EventRecord, PhaseRecord, TournamentRecord
from tabellone.store.phase_links import link_phases
from tabellone.store.raw_text import line


def all_keys() -> list[str]:
    """Of all tournaments, the oldest first: restored in this order they are listed as before."""
    return list(TournamentRecord.objects.order_by("id").values_list("key", flat=True))


def raw_events(key: str) -> list[Entry]:
    """The rows of a tournament, in order, whatever they say; those that are no JSON any more are left out."""
    rows = EventRecord.objects.filter(tournament__key=key).order_by("sequence")
    try:
        return [Entry(*row) for row in rows.values_list(*Entry._fields)]
    except ValueError:
        return [event for sequence in rows.values_list("sequence", flat=True) for event in _one(key, sequence)]


def _one(key: str, sequence: int) -> list[Entry]:
    rows = EventRecord.objects.filter(tournament__key=key, sequence=sequence)
    try:
        return [Entry(*row) for row in rows.values_list(*Entry._fields)]
    except ValueError:
        return []


def damaged_folder() -> Path:
    """Where rows are kept that could not be read."""
    return Path(settings.TABELLONE_FOLDER) / "damaged"


def keep_damaged(key: str) -> None:
    """The rows of a damaged tournament as they are, in a file of the data folder, before others take their place."""
    rows = EventRecord.objects.filter(tournament__key=key).order_by("sequence")
    texts = rows.annotate(text=Cast("data", TextField())).values_list("sequence", "time", "actor", "kind", "text")
    folder = damaged_folder()
    folder.mkdir(mode=0o700, exist_ok=True)
    lines = [json.dumps(row, ensure_ascii=False, default=repr) + "\n" for row in texts]
    (folder / f"{key}-{datetime.now(UTC):%Y%m%d-%H%M%S}.txt").write_text("".join(lines), encoding="utf-8")


def replace_events(key: str, first: int, events: Iterable[Entry]) -> None:
    """Of a damaged tournament: from a sequence number on, these are its rows."""
    if first == 1:
        PhaseRecord.objects.filter(tournament__key=key).delete()
    EventRecord.objects.filter(tournament__key=key, sequence__gte=first).delete()
    write_events(key, events)


def event_row(tournament: int, event: Entry) -> EventRecord:
    """The row of an event, with its checksum."""
    return EventRecord(tournament_id=tournament, checksum=checksum(tournament, event), **event._asdict())


def last_lines() -> dict[str, str]:
    """The last line of every journal that has one; only these rows are read, unless one of them is damaged."""
    of_one = EventRecord.objects.filter(tournament=OuterRef("pk")).order_by("-sequence").values("pk")[:1]
    ends = TournamentRecord.objects.annotate(end=Subquery(of_one)).values("end")
    rows = EventRecord.objects.filter(pk__in=ends).order_by()
    try:
        return {key: line(Entry(*row)) for key, *row in rows.values_list("tournament__key", *Entry._fields)}
    except ValueError:
        return {key: line(events[-1]) for key in all_keys() if (events := raw_events(key))}


def write_events(key: str, events: Iterable[Entry]) -> None:
    """Add rows to a tournament, which is made if it is not there."""
    record, _ = TournamentRecord.objects.get_or_create(key=key)
    TournamentRecord.objects.filter(id=record.id).update(summary=None, is_public=None, day=None)  # lists make it anew
    events = list(events)
    EventRecord.objects.bulk_create(event_row(record.id, event) for event in events)
    link_phases(record.id, events)
