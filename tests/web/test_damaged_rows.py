"""A row of the database that is damaged: a sentence for that tournament, and nothing for any other."""

import json
import sqlite3
from contextlib import closing

import pytest

from tabellone.web.books import REPOSITORY
from tests.running.desk import Desk
from tests.running.public import ask
from tests.running.site import Site

DAMAGES = {
    "no JSON": "data = '{\"round\":'",
    "a list": "data = '[]'",
    "a text": "data = '\"x\"'",
    "nothing": "data = '{}'",
    "a number": "data = '7'",
    "another round": 'data = \'{"round": "one", "encounters": 3}\'',
    "bytes": "data = X'00ff'",
    "no such kind": "kind = 'pear'",
    "another time": "time = '2001-01-01'",
    "another actor": "actor = 'Ada'",
    "a field's name": "data = replace(data, 'round', 'roUnd')",
    "a field more": "data = json_set(data, '$.resUlt', 'x')",
    "another number": "data = json_set(data, '$.rounds', 3)",
    "a newer version": "version = 99",
}


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("kind", ["create", "pair"])
def test_a_damaged_entry_is_a_sentence_of_its_own_tournament(own_site: Site, damage: str, kind: str) -> None:
    desk = Desk(own_site.director_link)
    bad, good = desk.tournament(6), desk.tournament(8)
    with closing(sqlite3.connect(own_site.folder / "tabellone.sqlite3")) as database, database:
        database.execute("PRAGMA ignore_check_constraints = ON")
        row = "tournament_id = (SELECT id FROM store_tournamentrecord WHERE key = ?) AND kind = ?"
        database.execute(f"UPDATE store_eventrecord SET {DAMAGES[damage]} WHERE {row}", (bad, kind))
        database.execute("UPDATE store_tournamentrecord SET summary = NULL, is_public = NULL WHERE key = ?", (bad,))
    REPOSITORY._kept.clear()  # as after a restart
    for path in (f"/t/{bad}/round/1", f"/t/{bad}/", f"/t/{bad}/standings"):
        status, _, page = ask(own_site, path)
        assert (status, b"non si legge" in page or b"aggiornare il programma" in page) == (409, True), path
    for path in (
        "/",
        f"/t/{good}/round/1",
        f"/t/{good}/standings",
        "/api/v1/tournaments",
        f"/api/v1/tournaments/{good}",
    ):
        assert ask(own_site, path)[0] == 200, path
    assert desk.enter(good, 1, 1, "1-0") == 200
    status, home = desk.get("/")
    assert (status, f"/t/{bad}/" in home) == (200, True)


def test_a_tournament_without_entries_disturbs_no_other(own_site: Site) -> None:
    desk = Desk(own_site.director_link)
    bad, good = desk.tournament(6), desk.tournament(8)
    with closing(sqlite3.connect(own_site.folder / "tabellone.sqlite3")) as database, database:
        row = "tournament_id = (SELECT id FROM store_tournamentrecord WHERE key = ?)"
        database.execute(f"DELETE FROM store_eventrecord WHERE {row}", (bad,))
        database.execute("UPDATE store_tournamentrecord SET summary = NULL, is_public = NULL WHERE key = ?", (bad,))
    REPOSITORY._kept.clear()  # as after a restart
    assert ask(own_site, f"/t/{bad}/round/1")[0] == 404
    for path in ("/", f"/t/{good}/round/1", "/api/v1/tournaments"):
        assert ask(own_site, path)[0] == 200, path
    status, home = desk.get("/")
    assert (status, "nessuna voce" in home) == (200, True)


def test_a_tournament_of_the_name_of_a_damaged_one_is_imported(own_site: Site) -> None:
    """Whether it is the same cannot be told: both are there then."""
    desk = Desk(own_site.director_link)
    bad = desk.tournament(6)
    other = desk.tournament(4)
    document = json.loads(desk.get(f"/t/{bad}/document.json")[1]) | {"rounds": 7}
    with closing(sqlite3.connect(own_site.folder / "tabellone.sqlite3")) as database, database:
        row = "tournament_id = (SELECT id FROM store_tournamentrecord WHERE key = ?) AND kind = 'pair'"
        database.execute(f"UPDATE store_eventrecord SET actor = 'Eva' WHERE {row}", (bad,))
        database.execute("PRAGMA ignore_check_constraints = ON")
        database.execute("UPDATE store_tournamentrecord SET summary = '{' WHERE key = ?", (other,))
    REPOSITORY._kept.clear()  # as after a restart
    desk.send("/import", json.dumps(document).encode())
    assert desk.get(f"/t/{desk.place.split('/')[2]}/players")[0] == 200
    assert desk.place.split("/")[2] not in (bad, other)
