"""A file of people into the registry: first worked out in full, then written, at once or in short parts."""

from collections.abc import Callable, Iterable, Sequence
from time import sleep
from typing import NamedTuple

from django.db import DatabaseError

from tabellone.engine.rating.people import Person
from tabellone.engine.reason_values import IsoDay
from tabellone.formats.registry import DETAIL_FIELDS, RegistryLine
from tabellone.store.models import CapitalRecord, PersonRecord
from tabellone.store.registry_matching import matched
from tabellone.store.registry_rows import AT_ONCE, Known, new_capitals, person_row
from tabellone.store.registry_turns import writing
from tabellone.store.repository import StoreError

NOBODY = Person("")
PAUSE = 0.12
"""Seconds between two parts: a writer who waits for SQLite looks again every tenth of a second."""


class Merged(NamedTuple):
    """What an import did."""

    added: int
    changed: int
    older: int = 0
    """Whose capital was newer than the file and has been replaced by it."""
    raised: tuple[str, ...] = ()
    """Names of those who have a higher category than the file says, by their capital."""


class OlderListError(StoreError):
    """A list would replace capitals that are newer than it is; the reason says of how many people."""


class Step(NamedTuple):
    """One person of a file."""

    id: int | None
    """His number in the registry; None for somebody new."""
    person: Person
    """As he will be."""
    before: Person
    is_raised: bool
    """Whether his category is higher than the file says."""

    def goes_back(self, date: str) -> bool:
        """Whether a capital of this day replaces a newer one."""
        earlier = self.before.capitals
        return any(
            game in earlier and earlier[game].date > date and earlier[game][:4] != now[:4]
            for game, now in self.person.capitals.items()
        )


def worked_out(lines: Iterable[RegistryLine], everybody: Iterable[Known]) -> list[Step]:
    """What a file does to everybody in it; what it does not say of somebody stays as it was."""
    lines = list(lines)
    return [
        _step(line, known) for line, known in zip(lines, matched([one.person for one in lines], everybody), strict=True)
    ]


def _step(line: RegistryLine, known: Known | None) -> Step:
    before = known.person if known else NOBODY
    then = line.apply_to(before)
    return Step(known.id if known else None, then, before, line.is_below_capital(then))


def require_no_way_back(steps: Iterable[Step], date: str, confirmed: int) -> None:
    """Newer capitals are replaced only if somebody has said of how many people."""
    older = sum(step.goes_back(date) for step in steps)
    if older not in (0, confirmed):
        raise OlderListError("registry_older", date=IsoDay(date), older=older)


def write(steps: Sequence[Step], date: str) -> Merged:
    """All of them, in a transaction that is open."""
    new = [step for step in steps if step.id is None]
    added = [person_row(step.person) for step in new]
    changed = [person_row(s.person, s.id) for s in steps if s.id is not None and s.person[:6] != s.before[:6]]
    PersonRecord.objects.bulk_create(added, batch_size=AT_ONCE)
    PersonRecord.objects.bulk_create(
        changed,
        batch_size=AT_ONCE,
        update_conflicts=True,
        unique_fields=["id"],
        update_fields=["folded", *DETAIL_FIELDS],
    )
    joined = [(record.id, step) for record, step in zip(added, new, strict=True)]
    there = [(step.id, step) for step in steps if step.id is not None]
    capitals = [
        capital
        for identity, step in [*there, *joined]
        for capital in new_capitals(identity, step.person, step.before, date)
    ]
    CapitalRecord.objects.bulk_create(capitals, batch_size=AT_ONCE)
    moved = {capital.person_id for capital in capitals} - {record.id for record in added}
    older = sum(step.goes_back(date) for step in steps)
    return Merged(len(added), len({record.id for record in changed} | moved), older, _raised(steps))


def _raised(steps: Iterable[Step]) -> tuple[str, ...]:
    return tuple(step.person.name for step in steps if step.is_raised)


def write_in_parts(steps: Sequence[Step], date: str, told: Callable[[int], None]) -> Merged:
    """Each part a short transaction; how many people are written is told after each.

    What stops it half-way leaves the parts before it written; the same file again does the rest.
    """
    added = changed = older = done = 0
    try:
        for done in range(0, len(steps), AT_ONCE):
            part = [step for step in steps[done : done + AT_ONCE] if step.person != step.before]
            if part:
                with writing():
                    merged = write(part, date)
                added, changed, older = added + merged.added, changed + merged.changed, older + merged.older
                sleep(PAUSE)
            told(min(done + AT_ONCE, len(steps)))
    except (DatabaseError, StoreError) as error:
        raise StoreError("import_stopped", done=done, count=len(steps)) from error
    return Merged(added, changed, older, _raised(steps))
