"""Bringing back what is in backups and missing here."""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from django.db import DataError, transaction

from tabellone.engine.reasons import Reason, UserError
from tabellone.formats.closed_years_text import ClosedYears
from tabellone.formats.event_index import EventIndex
from tabellone.formats.people_text import FILE_NAME as PEOPLE
from tabellone.formats.people_text import People
from tabellone.journal.entry import Entry
from tabellone.store.backup_contents import Contents, LeftOut
from tabellone.store.manifest import JOURNAL
from tabellone.store.ratings import Ratings
from tabellone.store.raw_rows import damaged_folder, keep_damaged, replace_events, write_events
from tabellone.store.raw_text import name_in
from tabellone.store.registry import Registry
from tabellone.store.shelf import put_back
from tabellone.store.sound_rows import Rows, sound_rows


class Mended(NamedTuple):
    """A damaged tournament that came back, as it is then."""

    name: str
    last: int
    """Its last entry."""


class Restored(NamedTuple):
    """What a restore did."""

    journals: dict[str, str]
    """The tournaments that came back, or got their last events back: key and name."""
    people: int
    left_out: list[LeftOut]
    closed_years: ClosedYears
    """Those that came back with nobody in them."""
    mended: list[Mended]
    """The tournaments that were damaged."""
    damaged_rows: Path
    """The folder where their rows are as they were."""


class Foreseen(NamedTuple):
    """What backups would bring back, and what of them could not be; nothing is written yet."""

    here: dict[str, list[Entry]]
    """What is here of the tournaments they have; of a damaged one, what is before the damage."""
    damaged: frozenset[str]
    """Their keys."""
    wanted: dict[str, tuple[str, list[Entry]]]
    """The backup and the events, by the tournament's key, in the order of the tournaments."""
    people: tuple[str, People] | None
    closed_years: ClosedYears
    shelf: EventIndex | None
    left_out: list[LeftOut]

    @property
    def missing(self) -> dict[str, str]:
        """The tournaments that are not here at all: key and name."""
        found = {key: name_in(events) for key, (_, events) in self.wanted.items() if not self.here[key]}
        return {key: name for key, name in found.items() if key not in self.damaged}

    @property
    def shorter(self) -> dict[str, str]:
        """Those that have lost their last events here."""
        found = {key: name_in(events) for key, (_, events) in self.wanted.items() if self.here[key]}
        return {key: name for key, name in found.items() if key not in self.damaged}

    @property
    def mended(self) -> dict[str, Mended]:
        """Those that are damaged here."""
        return {
            key: Mended(name_in(events), len(events)) for key, (_, events) in self.wanted.items() if key in self.damaged
        }

    @property
    def untouched(self) -> dict[str, str]:
        """Those that stay as they are here."""
        return {key: name_in(events) for key, events in self.here.items() if key not in self.wanted}


def foreseen(backups: Iterable[Contents]) -> Foreseen:
    """The tournaments that are missing, damaged, or that have lost their last events, and the people who are missing.

    A damaged one takes from the backup what cannot be read here, and keeps what can, as far as no entry is missing.
    One that has gone on differently since is left alone: neither history is lost. Backups come newest first:
    of two histories of a tournament that is missing the last one counts. People come from the newest registry alone,
    for an older one has everybody who was removed or renamed since; so do events as people say it.

    Tournaments come back in the order they were in: each is in the first backup after it was made, at its place.
    """
    here: dict[str, Rows] = {}
    wanted: dict[str, tuple[str, list[Entry]]] = {}
    left_out: list[LeftOut] = []
    people = closed_years = shelf = None
    listed: list[list[str]] = []
    for backup in backups:
        left_out.extend(backup.left_out)
        listed.append(backup.listed)
        for key, events in backup.journals.items():
            if key not in here:
                here[key] = sound_rows(key)
            known = wanted[key][1] if key in wanted else here[key].events
            common = min(len(known), len(events))
            if known[:common] != events[:common] or _contradicts(here[key], events):
                left_out.append(LeftOut(backup.file, f"{key}{JOURNAL}", Reason("backup_differs")))
            elif len(events) > len(known) or (here[key].damage is not None and key not in wanted):
                wanted[key] = (backup.file, _gone_on(here[key], max(known, events, key=len)))
        if people is None and closed_years is None:  # a registry without such years says that there are none
            closed_years = backup.closed_years
        if people is None and backup.people is not None:
            people = (backup.file, backup.people)
        shelf = shelf or backup.shelf
    in_order = {key: wanted[key] for keys in reversed(listed) for key in keys if key in wanted}
    damaged = frozenset(key for key, rows in here.items() if rows.damage is not None)
    known_here = {key: rows.events for key, rows in here.items()}
    return Foreseen(known_here, damaged, in_order, people, closed_years or [], shelf, left_out)


def _contradicts(here: Rows, events: list[Entry]) -> bool:
    """Whether an entry after the damage is another one there."""
    return any(event != events[number - 1] for number, event in here.later.items() if number <= len(events))


def _gone_on(here: Rows, events: list[Entry]) -> list[Entry]:
    """With the sound entries that follow without a gap."""
    made = [*events]
    while (following := here.later.get(len(made) + 1)) is not None:
        made.append(following)
    return made


def bring_back(backups: Iterable[Contents]) -> Restored:
    """What `foreseen` says."""
    planned = foreseen(backups)
    left_out = planned.left_out
    journals = _bring_back_journals(planned, left_out)
    people = _bring_back_people(planned.people, left_out)
    years = Ratings(Registry()).bring_back_years(planned.closed_years) if planned.closed_years else []
    if planned.shelf is not None:
        put_back(planned.shelf, [key for key in journals if key in planned.missing])
    mended = [one for key, one in planned.mended.items() if key in journals]
    return Restored(journals, people, left_out, years, mended, damaged_folder())


def _bring_back_journals(planned: Foreseen, left_out: list[LeftOut]) -> dict[str, str]:
    """Keys and names."""
    restored = {}
    for key, (file, events) in planned.wanted.items():
        known = len(planned.here[key])
        try:
            with transaction.atomic():
                if key in planned.damaged:
                    keep_damaged(key)
                    replace_events(key, known + 1, events[known:])
                else:
                    write_events(key, events[known:])
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
    except UserError as error:
        left_out.append(LeftOut(people[0], PEOPLE, error.reason))
        return 0
