"""Where tournaments stand: in front, put away, or hidden until they are gone for good.

Lists are made of what is kept beside the events (`store/summaries.py`), however many tournaments there are.
"""

from collections.abc import Collection, Iterable
from datetime import datetime, timedelta
from typing import NamedTuple

from django.db.models import Q, QuerySet
from django.utils import timezone

from tabellone.formats.event_index import EventIndex, TournamentStatus
from tabellone.formats.events import is_key
from tabellone.reading.dates import is_iso_date
from tabellone.store.gatherings import add_missing, all_gatherings
from tabellone.store.models import GatheringRecord, TournamentRecord
from tabellone.store.registry_rows import folded
from tabellone.store.repository import Repository
from tabellone.store.summaries import Summary

GONE_AFTER = timedelta(days=30)
"""From when a tournament is deleted until it is gone for good."""


class Spine(NamedTuple):
    """What is seen of a tournament without taking it out: enough to put a list in order."""

    key: str
    gathering: str | None
    day: str
    """When it is played; if it does not say, when it was made."""


class OnShelf(NamedTuple):
    """A tournament in a list."""

    key: str
    summary: Summary
    gathering: str | None
    demonstration: bool
    since: datetime | None
    """When it was put away or deleted."""


class Shelf:
    """All tournaments of a database by where they stand."""

    def __init__(self, repository: Repository):
        self._repository = repository

    def is_empty(self) -> bool:
        """Whether there is nothing yet, not even something hidden or an event without tournaments."""
        return not TournamentRecord.objects.exists() and not GatheringRecord.objects.exists()

    def in_front(self, public: bool) -> list[Spine]:
        """All that are neither put away nor deleted, the newest first; one question however many they are."""
        rows = self._visible(public).filter(archived=None).order_by("-id")
        found = rows.values_list("key", "gathering__key", "day", "created")
        return [
            Spine(key, gathering, day if day and is_iso_date(day) else _day_of(created))
            for key, gathering, day, created in found
            if is_key(key)
        ]

    def shown(self, keys: Collection[str]) -> list[OnShelf]:
        """Some of them, the newest first, two questions however many they are."""
        rows = TournamentRecord.objects.filter(key__in=keys).order_by("-id").select_related("gathering")
        return self._shown(rows)

    def visible(self, public: bool, first: int, count: int) -> list[str]:
        """The keys of some of all that are not deleted, the newest first."""
        found = self._visible(public).order_by("-id").values_list("key", flat=True)[first : first + count]
        return [key for key in found if is_key(key)]

    def of_events(self, public: bool) -> dict[str, list[str]]:
        """The keys of the tournaments of every event that has some, the oldest first; one question for all."""
        rows = self._visible(public).exclude(gathering=None).order_by("id")
        found: dict[str, list[str]] = {}
        for event, key in rows.values_list("gathering__key", "key"):
            found.setdefault(event, []).append(key)
        return found

    def archived(self, text: str, public: bool, first: int, count: int) -> list[OnShelf]:
        """Those put away whose name, place, winner or event has words that begin so, the last day first."""
        rows = self._visible(public).exclude(archived=None)
        for word in folded(text[:200]).split():
            rows = rows.filter(Q(sought__contains=f" {word}") | Q(gathering__name__icontains=word))
        ordered = rows.order_by("-day", "-id").select_related("gathering")
        return self._shown(ordered[first : first + count])

    def deleted(self) -> list[OnShelf]:
        """Those that can still be brought back, the last deleted first."""
        rows = TournamentRecord.objects.exclude(deleted=None).order_by("-deleted", "-id").select_related("gathering")
        return self._shown(rows)

    def demonstrations(self) -> list[str]:
        """The keys of those that are only to be tried."""
        rows = TournamentRecord.objects.filter(demonstration=True, deleted=None)
        return list(rows.values_list("key", flat=True))

    def archive(self, keys: Collection[str]) -> None:
        """Put away; those that are already stay so since when they are."""
        TournamentRecord.objects.filter(key__in=keys, archived=None).update(archived=timezone.now())

    def bring_to_front(self, keys: Collection[str]) -> None:
        """Put away no more."""
        TournamentRecord.objects.filter(key__in=keys).update(archived=None)

    def delete(self, keys: Collection[str]) -> None:
        """Hidden from everybody at once; nothing of them is lost yet."""
        TournamentRecord.objects.filter(key__in=keys, deleted=None).update(deleted=timezone.now())
        self._tell(keys)

    def undelete(self, keys: Collection[str]) -> None:
        """As they were."""
        TournamentRecord.objects.filter(key__in=keys).update(deleted=None)
        self._tell(keys)

    def mark_demonstration(self, key: str) -> None:
        """It is only to be tried, and can be removed with all its like."""
        TournamentRecord.objects.filter(key=key).update(demonstration=True)

    def _tell(self, keys: Iterable[str]) -> None:
        """Whoever is looking at one of them."""
        for key in keys:
            self._repository.tell(key)

    def _visible(self, public: bool) -> "QuerySet[TournamentRecord]":
        self._repository.learn_summaries()
        rows = TournamentRecord.objects.filter(deleted=None)
        return rows.filter(is_public=True) if public else rows

    def _shown(self, rows: "QuerySet[TournamentRecord]") -> list[OnShelf]:
        found = list(rows)
        summaries = self._repository.summaries(found)
        return [
            OnShelf(
                row.key,
                summary,
                row.gathering.key if row.gathering else None,
                row.demonstration,
                row.deleted or row.archived,
            )
            for row, summary in zip(found, summaries, strict=True)
        ]


def overdue() -> list[str]:
    """The keys of those whose time is over."""
    rows = TournamentRecord.objects.filter(deleted__lte=timezone.now() - GONE_AFTER)
    return list(rows.values_list("key", flat=True))


def purge(keys: Collection[str]) -> None:
    """Gone for good."""
    TournamentRecord.objects.filter(key__in=keys).exclude(deleted=None).delete()


def contents() -> EventIndex:
    """For a backup."""
    rows = TournamentRecord.objects.order_by("id").values_list(
        "key", "gathering__key", "archived", "deleted", "demonstration", "fingerprint"
    )
    stands = {
        key: TournamentStatus(gathering or "", archived is not None, deleted is not None, demonstration, fingerprint)
        for key, gathering, archived, deleted, demonstration, fingerprint in rows
    }
    oldest_first = all_gatherings()[::-1]  # so that they are brought back in their order
    return EventIndex(oldest_first, {key: stand for key, stand in stands.items() if stand != TournamentStatus()})


def put_back(shelf: EventIndex, keys: Collection[str]) -> None:
    """From a backup: events that are missing, and how the tournaments just brought back stood.

    One that was deleted is so again, and all its days are before it.
    """
    add_missing(shelf.events)
    for key in keys:
        stand = shelf.statuses.get(key, TournamentStatus())
        TournamentRecord.objects.filter(key=key).update(
            gathering=GatheringRecord.objects.filter(key=stand.gathering).first(),
            archived=timezone.now() if stand.archived else None,
            deleted=timezone.now() if stand.deleted else None,
            demonstration=stand.demonstration,
            fingerprint=stand.fingerprint[:64],
        )


def _day_of(created: datetime | None) -> str:
    """As the calendar on the wall shows it; nothing if the row is damaged."""
    return created.astimezone().date().isoformat() if created else ""
