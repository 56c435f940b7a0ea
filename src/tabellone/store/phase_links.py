"""Next phases found from the first one: what a tournament follows is in its first event, and here as a row."""

from collections.abc import Iterable

from tabellone.journal.entry import Entry
from tabellone.store.models import PhaseRecord

LONGEST_KEY = 32
"""What is longer is the key of no tournament."""


def link_phases(tournament: int, events: Iterable[Entry]) -> None:
    """The rows of a tournament that gets these events; a raw row may hold anything."""
    first = next((event for event in events if event.sequence == 1), None)
    follows = first.data.get("follows") if first is not None and isinstance(first.data, dict) else None
    keys = {key for key in follows if isinstance(key, str)} if isinstance(follows, list) else set()
    PhaseRecord.objects.bulk_create(
        PhaseRecord(tournament_id=tournament, follows=key) for key in sorted(keys) if len(key) <= LONGEST_KEY
    )


def next_phases(key: str) -> list[str]:
    """The keys of the tournaments that are a next phase of this one, the oldest first; none that are deleted."""
    rows = PhaseRecord.objects.filter(follows=key, tournament__deleted=None).order_by("tournament_id")
    return list(rows.values_list("tournament__key", flat=True))
