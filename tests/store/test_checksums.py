"""A checksum of each row: written with it, given to older rows, the same with both databases."""

import pytest
from django.core.management import call_command
from django.db import connection

from tabellone.journal.entry import UnreadableError
from tabellone.store.models import EventRecord
from tabellone.store.opening import migrate
from tabellone.store.repository import Repository

PLAYERS = [{"name": name, "kept": {"weight": weight}} for name, weight in (("Ada", 1e22), ("Bo", 2.0), ("Ço", 1e-7))]


def test_rows_are_known_again_by_their_checksum(either_store: object) -> None:
    """Whatever numbers and letters are in them, by a process that has not written them."""
    key = tournament(Repository())
    assert len(Repository().moment(key).state.entrants) == 3
    assert "" not in checksums(key)


def test_rows_of_an_earlier_version_are_given_one(either_store: object) -> None:
    key = tournament(Repository())
    written = checksums(key)
    call_command("migrate", "store", "0015", verbosity=0)
    migrate()
    assert checksums(key) == written


def test_a_changed_row_is_named(either_store: object) -> None:
    key = tournament(Repository())
    row = EventRecord.objects.get(tournament__key=key, sequence=2)
    with connection.cursor() as cursor:
        cursor.execute("UPDATE store_eventrecord SET actor = 'Eva' WHERE id = %s", [row.id])
    with pytest.raises(UnreadableError) as told:
        Repository().moment(key)
    assert told.value.reason.args["sequence"] == 2


def tournament(repository: Repository) -> str:
    key = repository.create({"name": "Aperto", "system": "amalfi", "rules": {}, "rounds": 4}, "Ada")
    repository.append(key, "enrol", {"players": PLAYERS}, "Ada")
    return key


def checksums(key: str) -> list[str]:
    rows = EventRecord.objects.filter(tournament__key=key).order_by("sequence")
    return list(rows.values_list("checksum", flat=True))
