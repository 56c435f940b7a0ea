"""The rows of a journal as far as they are sound: in order, none missing, each as its checksum has it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from django.db.models import QuerySet

from tabellone.journal.entry import Entry
from tabellone.store.checksums import checksum
from tabellone.store.models import EventRecord, TournamentRecord
from tabellone.store.summaries import kept_summary


class Damage(NamedTuple):
    """The first row that is not sound, or not there."""

    sequence: int
    kind: str
    """Of that row, or of the one found in its place; empty where there is none."""
    is_missing: bool


class Rows(NamedTuple):
    """Those of a tournament."""

    events: list[Entry]
    """In order, up to the damage if there is any."""
    damage: Damage | None
    later: dict[int, Entry]
    """Sound ones after the damage, by sequence number."""


class _Row(NamedTuple):
    sequence: int
    kind: str
    event: Entry | None
    """None if it is not sound."""


def sound_rows(key: str, known: int = 0) -> Rows:
    """Those after a sequence number."""
    last = 0 if known else _last_known(key)  # asked first: others may add events meanwhile
    rows = EventRecord.objects.filter(tournament__key=key, sequence__gt=known).order_by("sequence")
    events: list[Entry] = []
    later: dict[int, Entry] = {}
    damage = None
    for row in _read(rows):
        expected = known + len(events) + 1
        if damage is None and row.sequence != expected:
            damage = Damage(expected, row.kind, is_missing=True)
        if damage is not None and row.event is not None:
            later[row.sequence] = row.event
        elif row.event is not None:
            events.append(row.event)
        elif damage is None:
            damage = Damage(row.sequence, row.kind, is_missing=False)
    if damage is None and known + len(events) < last:
        damage = Damage(known + len(events) + 1, "", is_missing=True)
    return Rows(events, damage, later)


def _read(rows: QuerySet[EventRecord]) -> Iterator[_Row]:
    columns = ("tournament_id", "checksum", *Entry._fields)
    try:
        found = list(rows.values_list(*columns))
    except ValueError:  # one of them is no JSON any more
        for sequence, kind in rows.values_list("sequence", "kind"):
            try:
                yield _row(*rows.values_list(*columns).get(sequence=sequence))
            except ValueError:
                yield _Row(sequence, kind, None)
    else:
        yield from (_row(*row) for row in found)


def _row(tournament: int, written: str, *row: Any) -> _Row:
    event = Entry(*row)
    is_sound = not written or written == checksum(tournament, event)
    return _Row(event.sequence, event.kind, event if is_sound else None)


def _last_known(key: str) -> int:
    """The last sequence number that the list of tournaments knows of; 0 if it cannot be told."""
    summary = kept_summary(TournamentRecord.objects.filter(key=key).values_list("summary", flat=True).first())
    return summary.sequence if summary else 0
