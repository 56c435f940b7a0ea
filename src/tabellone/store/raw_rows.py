"""Journals as rows of the database, read and written without folding them."""

from collections.abc import Iterable

from django.db.models import OuterRef, Subquery

from tabellone.journal.event import Event
from tabellone.store.checksums import checksum
from tabellone.store.models import EventRecord, TournamentRecord
from tabellone.store.phase_links import link_phases
from tabellone.store.raw_text import line


def all_keys() -> list[str]:
    """Of all tournaments, the oldest first: restored in this order they are listed as before."""
    return list(TournamentRecord.objects.order_by("id").values_list("key", flat=True))


def raw_events(key: str) -> list[Event]:
    """The rows of a tournament, in order."""
    rows = EventRecord.objects.filter(tournament__key=key).order_by("sequence")
    return [Event(*row) for row in rows.values_list(*Event._fields)]


def event_row(tournament: int, event: Event) -> EventRecord:
    """The row of an event, with its checksum."""
    return EventRecord(tournament_id=tournament, checksum=checksum(event), **event._asdict())


def last_lines() -> dict[str, str]:
    """The last line of every journal that has one; only these rows are read."""
    of_one = EventRecord.objects.filter(tournament=OuterRef("pk")).order_by("-sequence").values("pk")[:1]
    ends = TournamentRecord.objects.annotate(end=Subquery(of_one)).values("end")
    rows = EventRecord.objects.filter(pk__in=ends).order_by()
    return {key: line(Event(*row)) for key, *row in rows.values_list("tournament__key", *Event._fields)}


def write_events(key: str, events: Iterable[Event]) -> None:
    """Add rows to a tournament, which is made if it is not there."""
    record, _ = TournamentRecord.objects.get_or_create(key=key)
    TournamentRecord.objects.filter(id=record.id).update(summary=None, is_public=None, day=None)  # lists make it anew
    events = list(events)
    EventRecord.objects.bulk_create(event_row(record.id, event) for event in events)
    link_phases(record.id, events)
