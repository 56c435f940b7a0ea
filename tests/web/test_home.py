"""Home, events, what is put away or deleted, demonstrations, new tournaments and the backup page, over HTTP."""

import json
import re
from pathlib import Path

import pytest
from pytest_django import DjangoDbBlocker

from tests.places import DEMOS
from tests.running.desk import Desk
from tests.running.site import Site, site_in

FESTIVAL = {"name": "Festival", "place": "Lecce", "from": "2026-11-21", "to": "2026-11-22", "arbiter": "Ada"}


@pytest.fixture
def site(own_site: Site) -> Site:
    """What is at home depends on everything that is there."""
    return own_site


def an_event(desk: Desk, **said: str) -> str:
    desk.go_on("/events/new", **{**FESTIVAL, **said})
    return desk.place.rsplit("/", 1)[1]


def names(page: str) -> list[str]:
    """Of the tournaments on the board."""
    return re.findall(r'<a class="name" href="/t/\w+/">([^<]+)</a>', page)


def test_the_first_start_says_what_it_is_and_offers_three_ways_to_begin(desk: Desk) -> None:
    _, page = desk.get("/")
    assert "Ti diamo il benvenuto in Tabellone" in page
    assert 'href="/new"' in page
    assert 'action="/import"' in page
    offered = re.findall(r'name="demo" value="(\w+)"', page)
    assert {f"{name}.json" for name in offered} == {path.name for path in DEMOS.glob("*.json")}


def test_every_system_has_a_demonstration_marked_as_such_and_all_go_with_one_click(desk: Desk) -> None:
    systems = set()
    for path in sorted(DEMOS.glob("*.json")):
        status, _ = desk.post("/demo", demo=path.stem)
        assert status == 200
        systems.add(json.loads(path.read_text())["system"])
    assert systems == {"amalfi", "italo-swiss", "round-robin", "elimination", "big-tables"}
    desk.new("Vero")
    _, page = desk.get("/")
    assert page.count('<span class="chip">dimostrativo</span>') == len(names(page)) - 1
    _, page = desk.post("/demonstrations/remove")
    assert names(page) == ["Vero"]
    assert "Per 30 giorni si possono ripristinare" in page
    _, page = desk.get("/deleted")
    assert page.count('<span class="chip">dimostrativo</span>') == len(list(DEMOS.glob("*.json")))


def test_a_tournament_has_what_its_event_says_and_stands_under_it(desk: Desk) -> None:
    event = an_event(desk)
    _, page = desk.get("/")
    assert "Nessun torneo ancora." in page
    key = desk.new("Open", event=event, arbiter="Bea")
    _, page = desk.get("/")
    board = page[page.index('class="event"') :]
    assert board.index("Festival") < board.index("Open")
    assert "21-22 novembre 2026, Lecce." in " ".join(page.split())
    _, settings = desk.get(f"/t/{key}/settings")
    assert 'name="place" value="Lecce"' in settings
    assert 'name="date" type="date" value="2026-11-21"' in settings
    assert 'name="arbiter" value="Bea"' in settings
    assert json.loads(desk.download(f"/t/{key}/document.json"))["event"]["name"] == "Festival"
    other = an_event(desk, name="Altro", place="Bari")
    _, page = desk.post(f"/events/{other}/merge", other=event)
    assert "Open" in page
    _, page = desk.get(f"/events/{event}")
    assert f"evento «{event}» non c&#x27;è" in page
    _, page = desk.post(f"/events/{other}", **{**FESTIVAL, "to": "2026-11-20"})
    assert "viene prima del primo" in page
    _, page = desk.post(f"/events/{other}/remove")
    assert "è sciolto" in page
    assert "Open" in page


def test_an_event_can_be_made_with_its_first_tournament(desk: Desk) -> None:
    desk.new("Open", new_event="Festa", place="Bari", date="2026-11-21")
    _, page = desk.get("/")
    assert "Festa" in page
    assert "21 novembre 2026, Bari" in " ".join(page.split())


def test_the_most_urgent_is_said_first_with_its_action(desk: Desk) -> None:
    desk.new("Da iscrivere")
    key = desk.tournament(6)
    desk.enter(key, 1, 1, "1-0")
    _, page = desk.get("/")
    assert "a «Prova» mancano 2 risultati del turno 1." in page
    assert "Turno 1: 1 risultato su 3" in page
    assert page.count('class="next"') == 1


def test_what_is_archived_goes_below_and_is_found_there_and_comes_back(desk: Desk) -> None:
    key = desk.new("Coppa d’Autunno", place="Àncona")
    desk.new("Altro")
    _, page = desk.post("/archive", key=key)
    assert "«Coppa d’Autunno» è nell&#x27;archivio." in page
    archive = page[page.index('id="archive"') :]
    assert "Coppa d’Autunno" in archive
    assert "Altro" not in archive.split("</table>")[0]
    for sought, found in (("autunno", True), ("ancona", True), ("lecce", False)):
        _, page = desk.get(f"/?sought={sought}")
        assert ("Coppa d’Autunno" in page[page.index('id="archive"') :]) is found
    _, page = desk.post("/bring-to-front", key=key)
    assert 'id="archive"' not in page
    assert set(names(page)) == {"Coppa d’Autunno", "Altro"}


def test_what_is_deleted_is_hidden_from_everybody_at_once_and_undone_with_one_click(desk: Desk, site: Site) -> None:
    key = desk.tournament(4)
    assert desk.get(f"/t/{key}/round/1")[0] == 200
    _, page = desk.post("/delete", key=key)
    assert "«Prova» è eliminato. Per 30 giorni si può ripristinare." in page
    assert 'action="/undelete"' in page
    assert names(page) == []
    for path in (f"/t/{key}/round/1", f"/t/{key}/standings", f"/t/{key}/journal.txt", f"/t/{key}/document.json"):
        assert desk.get(path)[0] == 404, path
    assert desk.enter(key, 1, 1, "1-0") == 404
    _, page = desk.get("/deleted")
    assert "Ancora 29 giorni" in page
    assert "spariscono per sempre" in page
    desk.go_on("/undelete", key=key)
    assert desk.enter(key, 1, 1, "1-0") == 200
    assert names(desk.get("/")[1]) == ["Prova"]


def test_the_same_file_twice_is_asked_about(desk: Desk) -> None:
    content = (DEMOS / "biblioteca.json").read_bytes()
    desk.send("/import", content)
    _, page = desk.send("/import", content)
    assert "Questo torneo c&#x27;è già" in page
    assert len(names(desk.get("/")[1])) == 1
    token = re.findall(r'name="again" value="(\w+)"', page)[0]
    desk.go_on("/import", again=token)
    assert len(names(desk.get("/")[1])) == 2
    _, page = desk.post("/import", again=token)
    assert "non aspetta più una risposta" in page
    key = desk.new("Giornale")
    _, page = desk.send("/import", desk.download(f"/t/{key}/journal.txt"))
    assert "Questo torneo c&#x27;è già" in page


def test_a_tournament_like_an_earlier_one_has_its_settings_and_no_players(desk: Desk) -> None:
    key = desk.new("Primo", "big-tables", 4, **{"big-tables.middle": "by_player", "place": "Lecce"})
    games = {"game.1.name": "Azul", "game.4.name": "Go", "big-tables.middle": "by_player"}
    desk.go_on(f"/t/{key}/settings", name="Primo", rounds=4, staff="Ivo\nEva", **games, place="Lecce")
    desk.go_on(f"/t/{key}/players/add", players="Anna\nBruno")
    _, form = desk.get(f"/new?like={key}")
    assert '<option value="by_player" selected>' in form
    assert 'value="Lecce"' in form
    typed = {"like": key, "big-tables.middle": "by_player"}
    copied = desk.new("Secondo", "big-tables", 3, **typed)
    _, page = desk.get(f"/t/{copied}/settings")
    assert "Ivo\nEva" in page
    assert 'name="game.1.name" value="Azul"' in page
    assert "Go" not in re.findall(r'name="game.\d.name" value="(\w*)"', page)
    assert "Anna" not in desk.get(f"/t/{copied}/players")[1]


def test_rounds_are_asked_only_where_somebody_has_to_say_them(desk: Desk) -> None:
    _, page = desk.get("/new")
    asking = re.findall(r'data-system="([^"]*)">\s*Turni', page)
    assert asking == ["amalfi italo-swiss big-tables"]
    assert "da un terzo alla metà dei giocatori" in page
    key = desk.new("Girone", "round-robin")
    desk.go_on(f"/t/{key}/players/add", players="\n".join("ABCDEFGH"))
    desk.go_on(f"/t/{key}/draw")
    assert json.loads(desk.download(f"/t/{key}/document.json"))["rounds"] == 7
    status, page = desk.post("/new", name="", system="amalfi", rounds=5)
    assert status == 400


def test_everything_moves_to_another_computer_in_one_file(
    desk: Desk, tmp_path: Path, django_db_blocker: DjangoDbBlocker
) -> None:
    event = an_event(desk)
    key = desk.new("Open", event=event)
    gone = desk.new("Eliminato")
    desk.go_on("/delete", key=gone)
    _, page = desk.get("/backup")
    assert "tabellone.sqlite3" in page
    assert "Nessuna ancora" in page
    _, page = desk.post("/backup/make")
    assert "Nessuna ancora" not in page
    file = desk.download("/backup/file")
    with site_in(tmp_path / "other", django_db_blocker) as another:
        other = Desk(another.director_link)
        _, page = other.send("/backup/look", file)
        assert "Open" in page
        assert "Open" not in other.get("/")[1]
        token = re.findall(r'action="/backup/restore/(\w+)"', page)[0]
        _, page = other.post(f"/backup/restore/{token}")
        assert "Tornei riportati: 2." in page
        assert names(page) == ["Open"]
        assert "Festival" in page
        assert other.get(f"/t/{key}/settings")[0] == 200
        assert "Eliminato" in other.get("/deleted")[1]
        _, page = other.send("/backup/look", file)
        assert "resta com&#x27;è" in page
        _, page = other.send("/backup/look", b"no zip", back="/backup")
        assert other.place == "/backup"


def test_the_only_director_without_a_password_does_not_log_out(desk: Desk) -> None:
    _, page = desk.post("/logout")
    assert "nessuno potrebbe più entrare" in page
    assert desk.place == "/access"
    assert desk.get("/new")[0] == 200
    desk.go_on("/access", password="una lunga password")
    desk.go_on("/logout")
    assert desk.get("/new")[0] == 403


def test_only_the_director_sees_what_is_his(desk: Desk, site: Site) -> None:
    desk.tournament(4)
    desk.go_on("/access", password="una lunga password")
    desk.go_on("/logout")
    status, page = desk.get("/")
    assert (status, names(page)) == (200, ["Prova"])
    assert 'action="/' not in page
    for path in ("/deleted", "/backup", "/backup/file", "/events/new"):
        assert desk.get(path)[0] == 403, path
    for path in ("/delete", "/archive", "/undelete", "/demonstrations/remove", "/backup/make", "/events/assign"):
        assert desk.post(path, key="x")[0] == 403, path


@pytest.mark.parametrize("path", ["/delete", "/archive", "/undelete", "/bring-to-front"])
def test_what_is_not_there_does_no_harm(path: str, desk: Desk) -> None:
    desk.new("Vero")
    for key in ("", "0" * 16, "x" * 500):
        status, page = desk.post(path, key=key)
        assert (status, names(page)) == (200, ["Vero"])
