"""Bringing back what is in backups and missing here."""

from collections.abc import Iterable
from typing import NamedTuple

from django.db import DataError, transaction

from tabellone.engine.reasons import ImpedimentError, Reason
from tabellone.formats.closed_years_text import ClosedYears
from tabellone.formats.people_text import FILE_NAME as PEOPLE
from tabellone.formats.people_text import People
from tabellone.formats.shelf_text import ShelfContents
from tabellone.journal.event import Event
from tabellone.store.backup_contents import Contents, LeftOut
from tabellone.store.manifest import JOURNAL
from tabellone.store.ratings import Ratings
from tabellone.store.raw_rows import raw_events, write_events
from tabellone.store.raw_text import name_in
from tabellone.store.registry import Registry
from tabellone.store.shelf import put_back


class Restored(NamedTuple):
    """What a restore did."""

    journals: dict[str, str]
    """The tournaments that came back, or got their last events back: key and name."""
    people: int
    left_out: list[LeftOut]
    closed_years: ClosedYears
    """Those that came back with nobody in them."""


class Foreseen(NamedTuple):
    """What backups would bring back, and what of them could not be; nothing is written yet."""

    here: dict[str, list[Event]]
    """What is here of the tournaments they have."""
    wanted: dict[str, tuple[str, list[Event]]]
    """The backup and the events, by the tournament's key, in the order of the tournaments."""
    people: tuple[str, People] | None
    closed_years: ClosedYears
    shelf: ShelfContents | None
    left_out: list[LeftOut]

    @property
    def missing(self) -> dict[str, str]:
        """The tournaments that are not here at all: key and name."""
        return {key: name_in(events) for key, (_, events) in self.wanted.items() if not self.here[key]}

    @property
    def shorter(self) -> dict[str, str]:
        """Those that have lost their last events here."""
        return {key: name_in(events) for key, (_, events) in self.wanted.items() if self.here[key]}

    @property
    def untouched(self) -> dict[str, str]:
        """Those that stay as they are here."""
        return {key: name_in(events) for key, events in self.here.items() if key not in self.wanted}


def foreseen(backups: Iterable[Contents]) -> Foreseen:
    """The tournaments that are missing, or that have lost their last events, and the people who are missing.

    A tournament that has gone on differently since is left alone: neither history is lost. Backups come newest first:
    of two histories of a tournament that is missing the last one counts. People come from the newest registry alone,
    for an older one has everybody who was removed or renamed since; so do events as people say it.

    Tournaments come back in the order they were in: each is in the first backup after it was made, at its place.
    """
    here: dict[str, list[Event]] = {}
    wanted: dict[str, tuple[str, list[Event]]] = {}
    left_out: list[LeftOut] = []
    people = closed_years = shelf = None
    listed: list[list[str]] = []
    for backup in backups:
        left_out.extend(backup.left_out)
        listed.append(backup.listed)
        for key, events in backup.journals.items():
            if key not in here:
                here[key] = raw_events(key)
            known = wanted[key][1] if key in wanted else here[key]
            common = min(len(known), len(events))
            if known[:common] != events[:common]:
                left_out.append(LeftOut(backup.file, f"{key}{JOURNAL}", Reason("backup_differs")))
            elif len(events) > len(known):
                wanted[key] = (backup.file, events)
        if people is None and closed_years is None:  # a registry without such years says that there are none
            closed_years = backup.closed_years
        if people is None and backup.people is not None:
            people = (backup.file, backup.people)
        shelf = shelf or backup.shelf
    in_order = {key: wanted[key] for keys in reversed(listed) for key in keys if key in wanted}
    return Foreseen(here, in_order, people, closed_years or [], shelf, left_out)


def bring_back(backups: Iterable[Contents]) -> Restored:
    """What `foreseen` says."""
    planned = foreseen(backups)
    left_out = planned.left_out
    journals = _bring_back_journals(planned.here, planned.wanted, left_out)
    people = _bring_back_people(planned.people, left_out)
    years = Ratings(Registry()).bring_back_years(planned.closed_years) if planned.closed_years else []
    if planned.shelf is not None:
        put_back(planned.shelf, [key for key in journals if key in planned.missing])
    return Restored(journals, people, left_out, years)


def _bring_back_journals(
    here: dict[str, list[Event]], wanted: dict[str, tuple[str, list[Event]]], left_out: list[LeftOut]
) -> dict[str, str]:
    """Keys and names."""
    restored = {}
    for key, (file, events) in wanted.items():
        try:
            with transaction.atomic():
                write_events(key, events[len(here[key]) :])
        except DataError:
            left_out.append(LeftOut(file, f"{key}{JOURNAL}", Reason("not_an_event")))
        else:
            restored[key] = name_in(events)
    return restored


def _bring_back_people(people: tuple[str, People] | None, left_out: list[LeftOut]) -> int:
    """How many."""
    if people is None:
        return 0
    try:
        return Registry().bring_back(people[1])
    except ImpedimentError as error:
        left_out.append(LeftOut(people[0], PEOPLE, error.reason))
        return 0
