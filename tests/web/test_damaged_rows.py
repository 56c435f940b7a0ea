"""A row of the database that is damaged: a sentence for that tournament, and nothing for any other."""

import json
import sqlite3
from contextlib import closing

import pytest

from tabellone.store.backup import make_backup
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
    "no UTF-8": "data = CAST(X'7b2261223a2280227d' AS TEXT)",
    "no end of lists": "data = replace(hex(zeroblob(50000)), '0', '[')",
    "an actor that is no UTF-8": "actor = CAST(X'80ff' AS TEXT)",
    "a time that is no UTF-8": "time = CAST(X'3230b036' AS TEXT)",
}
OTHER_ROWS = {
    "a day there is none": "UPDATE store_tournamentrecord SET day = '2026-51-19'",
    "a moment there is none": "UPDATE store_tournamentrecord SET created = '2026-51-19 10:00:00'",
    "no moment": "UPDATE store_tournamentrecord SET created = 'yesterday'",
    "a summary that is no UTF-8": "UPDATE store_tournamentrecord SET summary = CAST(X'7b80' AS TEXT)",
    "a search that is no UTF-8": "UPDATE store_tournamentrecord SET sought = CAST(X'2080' AS TEXT)",
    "no key": "UPDATE store_tournamentrecord SET key = 'a/b c' WHERE id = (SELECT MAX(id) FROM store_tournamentrecord)",
    "an event's day": "UPDATE store_gatheringrecord SET first_day = '2026-51-19', last_day = 'zz'",
    "an event's key": "UPDATE store_gatheringrecord SET key = 'a/b'",
    "an event's name": "UPDATE store_gatheringrecord SET name = CAST(X'4180' AS TEXT)",
    "a screen": "UPDATE store_screenrecord SET shown = '[1]', clock = '{\"left\": \"x\"}'",
    "the network": "UPDATE store_settingrecord SET value = '{x'",
    "sealed line-ups": "UPDATE store_sealedlineuprecord SET line_up = '5'",
}
"""Of what is not the journal of a tournament."""


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
    for path in ("history", "journal.txt"):
        assert desk.get(f"/t/{bad}/{path}")[0] in (200, 409), path
    make_backup("manual")


@pytest.mark.parametrize("damage", OTHER_ROWS)
def test_a_damaged_row_of_anything_else_breaks_no_page(own_site: Site, damage: str) -> None:
    desk = Desk(own_site.director_link)
    good, other = desk.tournament(8), desk.tournament(6)
    event = desk.go_on("/events/new", name="Festa", first_day="2026-03-01").split("/")[2]
    desk.go_on("/events/assign", event=event, tournament=other)
    assert desk.post(f"/hall/{good}/desk", views="boards", seconds="20")[0] < 500
    with closing(sqlite3.connect(own_site.folder / "tabellone.sqlite3")) as database, database:
        database.execute("PRAGMA ignore_check_constraints = ON")
        database.execute(OTHER_ROWS[damage])
    REPOSITORY._kept.clear()  # as after a restart
    for path in ("/", f"/t/{good}/round/1", f"/t/{good}/hall", "/api/v1/tournaments"):
        assert ask(own_site, path)[0] == 200, path
    for path in ("/", "/new", "/access", f"/hall/{good}/desk", f"/t/{good}/settings"):
        assert desk.get(path)[0] == 200, path
    make_backup("manual")


@pytest.mark.parametrize(
    ("column", "status"), [("rest = '[1]'", 403), ("rest = 'x'", 403), ("seen = '2026-51-01 00:00:00'", 200)]
)
def test_a_damaged_session_is_signed_out_unless_only_its_last_use_is(own_site: Site, column: str, status: int) -> None:
    desk = Desk(own_site.director_link)
    with closing(sqlite3.connect(own_site.folder / "tabellone.sqlite3")) as database, database:
        database.execute("PRAGMA ignore_check_constraints = ON")
        database.execute(f"UPDATE store_sessionrecord SET {column}")
    assert desk.get("/")[0] == 200
    assert desk.get("/access")[0] == status


def test_what_is_in_a_damaged_row_is_in_no_answer(own_site: Site) -> None:
    """SQLite's own sentence quotes the row it cannot read; of an unpublished round that is its pairing."""
    desk = Desk(own_site.director_link)
    key = desk.tournament(6)
    with closing(sqlite3.connect(own_site.folder / "tabellone.sqlite3")) as database, database:
        database.execute("PRAGMA ignore_check_constraints = ON")
        database.execute("UPDATE store_eventrecord SET data = data || CAST(X'80' AS TEXT) WHERE kind = 'pair'")
    REPOSITORY._kept.clear()  # as after a restart
    for path in (f"/t/{key}/round/1", f"/t/{key}/", "/"):
        page = ask(own_site, path)[2].decode()
        assert "encounters" not in page
        assert str(own_site.folder) not in page


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
