"""A file that is brought twice: the tournaments it is already here as."""

from hashlib import sha256

from tabellone.journal.journal import Journal
from tabellone.store.exporting import document_of
from tabellone.store.models import EventRecord, TournamentRecord
from tabellone.store.repository import Repository

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
    named = TournamentRecord.objects.filter(summary__name=journal.state.name, summary__problem=None, deleted=None)
    keys = named.order_by("-id").values_list("key", flat=True)[:MOST_COMPARED]
    wanted = document_of(journal.state)
    alike = [key for key in keys if document_of(repository.moment(key).state) == wanted]
    return list(dict.fromkeys([*same, *brought, *alike]))


def remember(key: str, content: bytes) -> None:
    """The file a tournament came in."""
    TournamentRecord.objects.filter(key=key).update(fingerprint=fingerprint(content))
