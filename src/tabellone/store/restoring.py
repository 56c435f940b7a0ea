"""Bringing back what is in backups and missing here."""

from collections.abc import Iterable
from typing import NamedTuple

from django.db import DataError, transaction

from tabellone.engine.reasons import ImpedimentError, Reason
from tabellone.formats.closed_years_text import ClosedYears
from tabellone.formats.people_text import FILE_NAME as PEOPLE
from tabellone.formats.people_text import People
from tabellone.journal.event import Event
from tabellone.store.backup_contents import Contents, LeftOut
from tabellone.store.manifest import JOURNAL
from tabellone.store.ratings import Ratings
from tabellone.store.raw_rows import raw_events, write_events
from tabellone.store.raw_text import name_in
from tabellone.store.registry import Registry


class Restored(NamedTuple):
    """What a restore did."""

    journals: dict[str, str]
    """The tournaments that came back, or got their last events back: key and name."""
    people: int
    left_out: list[LeftOut]
    closed_years: ClosedYears
    """Those that came back with nobody in them."""


def bring_back(backups: Iterable[Contents]) -> Restored:
    """The tournaments that are missing, or that have lost their last events, and the people who are missing.

    A tournament that has gone on differently since is left alone: neither history is lost. Backups come newest first:
    of two histories of a tournament that is missing the last one counts. People come from the newest registry alone,
    for an older one has everybody who was removed or renamed since.

    Tournaments come back in the order they were in: each is in the first backup after it was made, at its place.
    """
    here: dict[str, list[Event]] = {}
    wanted: dict[str, tuple[str, list[Event]]] = {}
    left_out: list[LeftOut] = []
    people = closed_years = None
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
    in_order = {key: wanted[key] for keys in reversed(listed) for key in keys if key in wanted}
    journals = _bring_back_journals(here, in_order, left_out)
    restored_people = _bring_back_people(people, left_out)
    restored_years = Ratings(Registry()).bring_back_years(closed_years) if closed_years else []
    return Restored(journals, restored_people, left_out, restored_years)


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
