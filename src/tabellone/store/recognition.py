"""A file that is brought twice: the tournaments it is already here as."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from typing import Any

from tabellone.journal.entry import UnreadableError
from tabellone.journal.journal import Journal
from tabellone.store.exporting import document_of
from tabellone.store.models import EventRecord, TournamentRecord
from tabellone.store.registry_rows import folded
from tabellone.store.repository import Repository
from tabellone.store.summaries import kept_summary

MOST_COMPARED = 20
"""Tournaments of the same name whose content is looked at."""


def fingerprint(content: bytes) -> str:
    """By which a file is known again."""
    return sha256(content).hexdigest()


def known_again(repository: Repository, content: bytes, journal: Journal) -> list[str]:
    """The keys of the tournaments that came in this file, began with the same event, or have the same content.

    Also those that are deleted and not gone yet.
    """
    first = journal.events[0]
    begun = EventRecord.objects.filter(sequence=1, time=first.time, actor=first.actor)
    same = [key for key, data in begun.values_list("tournament__key", "data") if data == dict(first.data)]
    brought = TournamentRecord.objects.filter(fingerprint=fingerprint(content)).values_list("key", flat=True)
    wanted = document_of(journal.state)
    alike = [key for key in _named(journal.state.name) if _document(repository, key) == wanted]
    return list(dict.fromkeys([*same, *brought, *alike]))


def _named(name: str) -> Iterator[str]:
    """The newest tournaments of that name, by key."""
    rows = TournamentRecord.objects.filter(deleted=None, sought__startswith=folded(name)).order_by("-id")
    summaries = ((key, kept_summary(data)) for key, data in rows.values_list("key", "summary").iterator())
    named = (key for key, summary in summaries if summary is not None and summary.name == name)
    return islice(named, MOST_COMPARED)


def _document(repository: Repository, key: str) -> dict[str, Any] | None:
    """None for one that cannot be read: nobody can tell whether it is the same."""
    try:
        return document_of(repository.moment(key).state)
    except UnreadableError:
        return None


def remember(key: str, content: bytes) -> None:
    """The file a tournament came in."""
    TournamentRecord.objects.filter(key=key).update(fingerprint=fingerprint(content))
