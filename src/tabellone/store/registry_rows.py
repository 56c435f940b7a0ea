"""Rows of the registry: people and capitals as the database has them, and the one writer at a time."""

import re
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from django.db import IntegrityError, connection, transaction
from django.db.models import QuerySet

from tabellone.engine.draughts import Board
from tabellone.formats.registry import DETAILS, Capital, Person
from tabellone.store.models import CapitalRecord, PersonRecord
from tabellone.store.repository import StoreError

AT_ONCE = 500
"""How many values one query may name; SQLite has a limit."""
WRITERS_QUEUE = 20080101
"""The number of the lock in PostgreSQL."""
GAMES = {game.value: game for game in Board}


class Known(NamedTuple):
    """A person and his number in the registry."""

    id: int
    person: Person


def folded(name: str) -> str:
    """Small letters without accents, a space before every word: « ros» finds Rossi and De Rosa, not Andros."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return " " + " ".join(re.findall(r"\w+", "".join(c for c in plain if not unicodedata.combining(c))))[:590]


@contextmanager
def writing() -> Iterator[None]:
    """One writer at a time: capitals are worked out from the capitals that are there."""
    try:
        with transaction.atomic():
            if connection.vendor == "postgresql":  # SQLite's own transactions queue up
                with connection.cursor() as cursor:
                    cursor.execute("SELECT pg_advisory_xact_lock(%s)", [WRITERS_QUEUE])
            yield
    except IntegrityError as error:
        raise StoreError("storage_busy") from error


def known_people(rows: "QuerySet[PersonRecord]") -> list[Known]:
    """People with their capitals in force."""
    details = list(rows.values_list("id", *DETAILS))
    ids = [identity for identity, *_ in details]
    return with_capitals(details, CapitalRecord.objects.filter(person_id__in=ids))


def with_capitals(details: list[tuple[Any, ...]], rows: "QuerySet[CapitalRecord]") -> list[Known]:
    """People with their capitals in force; who joined since is not among them."""
    capitals: dict[int, dict[Board, Capital]] = {identity: {} for identity, *_ in details}
    for person, game, now in capitals_in(rows):
        if person in capitals:
            capitals[person][game] = now
    return [Known(identity, Person._make([*rest, capitals[identity]])) for identity, *rest in details]


def capitals_in(rows: "QuerySet[CapitalRecord]") -> Iterator[tuple[int, Board, Capital]]:
    """Whose, in which game, and what; the oldest first."""
    for person, game, *fields in rows.order_by("id").values_list("person_id", "game", *Capital._fields).iterator():
        yield person, GAMES[game], Capital(*fields)


def capital_row(person: int, game: Board, now: Capital) -> CapitalRecord:
    """To be written."""
    return CapitalRecord(person_id=person, game=game.value, **now._asdict())


def person_row(person: Person, identity: int | None = None) -> PersonRecord:
    """To be written; with his number, over the one there is."""
    details = {name: getattr(person, name) for name in DETAILS}
    return PersonRecord(id=identity, folded=folded(person.name), **details)
