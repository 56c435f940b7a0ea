"""Rows of the registry: people and capitals as the database has them."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Any, NamedTuple

from django.db.models import QuerySet

from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.rating.people import Capital, Person
from tabellone.formats.registry import DETAIL_FIELDS
from tabellone.store.models import CapitalRecord, PersonRecord

AT_ONCE = 500
"""How many values one query may name; SQLite has a limit."""
IMPORTED = "import"
"""The cause of a capital that somebody entered."""
GAMES = {game.value: game for game in DraughtsGame}


class Known(NamedTuple):
    """A person and his number in the registry."""

    id: int
    person: Person


def folded(name: str) -> str:
    """Small letters without accents, a space before every word: « ros» finds Rossi and De Rosa, not Andros."""
    plain = name.casefold()
    if not plain.isascii():
        plain = "".join(c for c in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(c))
    return " " + " ".join(re.findall(r"\w+", plain))[:590]


def known_people(rows: "QuerySet[PersonRecord]", before: int | None = None) -> list[Known]:
    """People with their capitals in force, today or before a capital was written."""
    details = list(rows.values_list("id", *DETAIL_FIELDS))
    capitals = CapitalRecord.objects.filter(person_id__in=[identity for identity, *_ in details])
    return with_capitals(details, capitals if before is None else capitals.filter(id__lt=before))


def with_capitals(details: list[tuple[Any, ...]], rows: "QuerySet[CapitalRecord]") -> list[Known]:
    """People with their capitals in force; who joined since is not among them."""
    capitals: dict[int, dict[DraughtsGame, Capital]] = {identity: {} for identity, *_ in details}
    for person, game, now in capitals_in(rows):
        if person in capitals:
            capitals[person][game] = now
    return [Known(identity, Person._make([*rest, capitals[identity]])) for identity, *rest in details]


def capitals_in(rows: "QuerySet[CapitalRecord]") -> Iterator[tuple[int, DraughtsGame, Capital]]:
    """Whose, in which game, and what; the oldest first."""
    for person, game, *fields in rows.order_by("id").values_list("person_id", "game", *Capital._fields).iterator():
        yield person, GAMES[game], Capital(*fields)


def capital_row(person: int, game: DraughtsGame, now: Capital) -> CapitalRecord:
    """To be written."""
    return CapitalRecord(person_id=person, game=game.value, **now._asdict())


def person_row(person: Person, identity: int | None = None) -> PersonRecord:
    """To be written; with his number, over the one there is."""
    details = {name: getattr(person, name) for name in DETAIL_FIELDS}
    return PersonRecord(id=identity, folded=folded(person.name), **details)


def new_capitals(identity: int, person: Person, before: Person, date: str) -> list[CapitalRecord]:
    """A new one where category, rating, malus or last year differ from before."""
    return [
        capital_row(identity, game, Capital(*now[:4], date=date, cause=IMPORTED))
        for game, now in person.capitals.items()
        if game not in before.capitals or before.capitals[game][:4] != now[:4]
    ]
