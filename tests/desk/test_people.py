"""People of the registry at the desk: one by one, and whole lists."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from django.conf import settings

from tabellone.desk.people import (
    Standing,
    day_of_list,
    import_people,
    people_in,
    remove_person,
    save_person,
    unite_people,
)
from tabellone.engine.categories import PROVINCIAL
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.rating.people import Person
from tabellone.engine.reasons import BadDocumentError
from tabellone.store.registry import Registry, today
from tabellone.store.registry_turns import importing
from tabellone.store.repository import StoreError

LIST = b"card;name;rating\nC1;Rossi Anna;3000\nC2;Verdi Ugo;3100\n"


def listed(*days: str) -> "Registry":
    """Two people, from the same list on several days."""
    registry = Registry()
    for day in days:
        import_people(registry, people_in(LIST, DraughtsGame.ITALIAN), day, 0)
    return registry


def backups() -> list[Path]:
    return list(Path(settings.TABELLONE_FOLDER).rglob("*.zip"))


def test_people_saved() -> None:
    """Somebody new has what is said of him; later only what is given changes, and his malus is nobody's to type."""
    registry = Registry()
    one = save_person(registry, None, Person("Rossi Anna", "C1"), {DraughtsGame.ITALIAN: Standing(None, 3000)})
    assert registry.person(one).capitals[DraughtsGame.ITALIAN][:3] == (PROVINCIAL, 3000, 0)
    malus = b"card;name;italian_malus\nC1;Rossi Anna;50\n"
    registry.merge(people_in(malus, DraughtsGame.ITALIAN), "2020-01-01", over_newer=1)
    assert save_person(registry, one, Person("Rossi Anna", "C1", "Udine"), {}) == one
    assert (registry.person(one).club, len(registry.history(one))) == ("Udine", 2)
    save_person(registry, one, Person("Rossi Anna", "C1"), {DraughtsGame.ITALIAN: Standing("CM", 3500)})
    known = registry.person(one)
    assert (known.club, known.capitals[DraughtsGame.ITALIAN][:3]) == ("", ("CM", 3500, 50))
    assert DraughtsGame.INTERNATIONAL not in known.capitals
    with pytest.raises(StoreError, match="card_taken"):
        save_person(registry, None, Person("Verdi Ugo", "C1"), {})
    with pytest.raises(StoreError, match="no_such_person"):
        save_person(registry, 99, Person("Verdi Ugo"), {})
    assert registry.count() == 1


def test_people_removed() -> None:
    """Whoever was entered by mistake, once."""
    registry = Registry()
    one = save_person(registry, None, Person("Rossi Anna"), {})
    remove_person(registry, one)
    assert registry.count() == 0
    with pytest.raises(StoreError, match="no_such_person"):
        remove_person(registry, one)


def test_people_united() -> None:
    """One takes over what only the other has, and there is a backup from before; two cards are two people."""
    registry = listed("2024-01-01")
    anna, ugo = (known.id for known in registry.everybody())
    with pytest.raises(StoreError, match="two_cards"):
        unite_people(registry, anna, ugo)
    before = len(backups())
    other = save_person(registry, None, Person("Rossi A.", club="Udine"), {})
    unite_people(registry, anna, other)
    assert [(known.id, known.person.name, known.person.club) for known in registry.everybody()] == [
        (anna, "Rossi Anna", "Udine"),
        (ugo, "Verdi Ugo", ""),
    ]
    assert len(backups()) > before


def test_lists_of_people() -> None:
    """At once or in parts with word of it; what cannot be read or is of no day is refused before anything happens."""
    registry, told = Registry(), list[int]()
    lines = people_in(LIST, DraughtsGame.ITALIAN)
    assert import_people(registry, lines, "2024-01-01", 0, told.append) == ((2, 0, 0, ()), None)
    assert told == [2]
    assert import_people(registry, lines, "2024-02-01", 0) == ((0, 0, 0, ()), None)
    assert backups()
    assert (day_of_list("2024-02-29"), day_of_list("")) == ("2024-02-29", today())
    with pytest.raises(BadDocumentError, match="ui_no_date"):
        day_of_list("29 febbraio")
    with pytest.raises(BadDocumentError, match="list_is_empty"):
        people_in(b"card;name;rating\n", DraughtsGame.ITALIAN)


def test_older_lists() -> None:
    """A list from before what is known replaces it only when it is said of how many people; until then nothing."""
    registry = listed("2024-06-01")
    older = people_in(LIST.replace(b"3000", b"2000").replace(b"3100", b"2100"), DraughtsGame.ITALIAN)
    for over_newer in (0, 1):
        asked = import_people(registry, older, "2024-01-01", over_newer)
        assert asked.objection is not None
        assert asked.objection.args == {"date": "2024-01-01", "older": 2}
        assert [known.person.capitals[DraughtsGame.ITALIAN].rating for known in registry.everybody()] == [3000, 3100]
    done = import_people(registry, older, "2024-01-01", 2)
    assert (done.objection, done.merged.older) == (None, 2)
    assert [known.person.capitals[DraughtsGame.ITALIAN].rating for known in registry.everybody()] == [2000, 2100]


def test_one_list_at_a_time() -> None:
    """While one is being written no other is taken."""
    with importing(), ThreadPoolExecutor(1) as other, pytest.raises(StoreError, match="import_runs"):
        other.submit(people_in, LIST, DraughtsGame.ITALIAN).result()
