"""Bringing back what is in backups and missing here."""

from collections.abc import Iterable
from typing import NamedTuple

from django.db import DataError, transaction

from tabellone.engine.reasons import BadDocumentError, ImpedimentError
from tabellone.formats.people_text import FILE_NAME as PEOPLE
from tabellone.journal.event import Event
from tabellone.store.backup_contents import Contents, LeftOut
from tabellone.store.manifest import JOURNAL
from tabellone.store.raw_rows import all_keys, raw_events, write_events
from tabellone.store.raw_text import name_in
from tabellone.store.registry import Registry


class Restored(NamedTuple):
    """What a restore did."""

    journals: dict[str, str]
    """The tournaments that came back, or got their last events back: key and name."""
    people: int
    left_out: list[LeftOut]


def bring_back(backups: Iterable[Contents]) -> Restored:
    """The tournaments that are missing, or that have lost their last events, and the people who are missing.

    A tournament that has gone on differently since is left alone: neither history is lost. Backups come newest first:
    of two histories of a tournament that is missing the last one counts. People come from the newest registry alone,
    for an older one has everybody who was removed or renamed since.
    """
    restored = Restored({}, 0, [])
    here: dict[str, list[Event]] = {key: raw_events(key) for key in all_keys()}
    registry_done = False
    for backup in backups:
        restored.left_out.extend(backup.left_out)
        for key, events in backup.journals.items():
            try:
                if _bring_back_journal(key, here.get(key, []), events):
                    here[key] = events
                    restored.journals[key] = name_in(events)
            except ImpedimentError as error:
                restored.left_out.append(LeftOut(backup.file, f"{key}{JOURNAL}", error.reason))
        if backup.people is not None and not registry_done:
            registry_done = True
            try:
                restored = restored._replace(people=Registry().bring_back(backup.people))
            except ImpedimentError as error:
                restored.left_out.append(LeftOut(backup.file, PEOPLE, error.reason))
    return restored


def _bring_back_journal(key: str, here: list[Event], events: list[Event]) -> bool:
    """Whether there was something to bring back."""
    common = min(len(here), len(events))
    if here[:common] != events[:common]:
        raise BadDocumentError("backup_differs", key)
    if len(events) <= common:
        return False
    try:
        with transaction.atomic():
            write_events(key, events[common:])
    except DataError:
        raise BadDocumentError("not_an_event", key) from None
    return True
