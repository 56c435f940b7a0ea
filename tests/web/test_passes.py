"""People the director lets in, with the real program: by links and accounts, until their time or his will is over."""

import copy
import re
import zipfile
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from django.utils import timezone
from pytest_django import DjangoDbBlocker

from tabellone.engine.reasons import BadDocumentError
from tabellone.reading.number_ranges import is_in_ranges, ranges_text, read_ranges
from tabellone.store.models import PassRecord
from tests.running.desk import Desk
from tests.running.process import eventually
from tests.running.program import Program, running
from tests.running.site import Site, site_in

PASSWORD = "parola per Carla"
PHONE = (
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36"
)


@pytest.fixture
def site(own_site: Site) -> Site:
    """The page of access has everybody who was ever let in."""
    return own_site


def stranger(site: Program | Site, browser: str = PHONE) -> Desk:
    return Desk(f"{site.address}/enter/nothing", browser)


def link_for(director: Desk, name: str, role: str, **fields: str | int) -> str:
    """Below the site's address."""
    _, page = director.post("/access", new_pass="yes", who=name, role=role, **{"lasts": "12", "by": "link", **fields})
    (link,) = re.findall(r'<a id="link" href="http://[^/"]+([^"]+)"', page)
    return str(link)


def come_in(site: Program | Site, link: str) -> Desk:
    """A phone that opens a link and presses the button."""
    phone = stranger(site)
    phone.get(link)
    phone.post(link)
    return phone


def log_in(site: Program | Site, name: str, password: str) -> Desk:
    phone = stranger(site)
    phone.get("/login")
    phone.post("/login", name=name, password=password)
    return phone


def may_enter(desk: Desk, key: str, board: int = 1) -> bool:
    """Whether a result is taken; the token is that of any page."""
    desk.get(f"/t/{key}/round/1")
    return desk.enter(key, 1, board, "1-0") == 200


def numbers(director: Desk, word: str) -> list[str]:
    return re.findall(rf'name="{word}" value="(\d+)"', director.get("/access")[1])


def test_links_and_log_ins_survive_a_restart_and_are_over_when_they_are_revoked(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(folder, ends_well=True) as program:
        director = Desk(program.director_link)
        key = director.tournament(12)
        link = link_for(director, "Anna", "scorekeeper", tournament=key, boards="1-3")
        director.post("/access", new_pass="yes", who="Carla Verdi", role="arbiter", lasts="", by="password")
        assert (
            "caratteri"
            in director.post(
                "/access", new_pass="yes", who="Carla", role="arbiter", lasts="", by="password", new_password="corta"
            )[1]
        )
        director.post(
            "/access", new_pass="yes", who="Carla Verdi", role="arbiter", lasts="", by="password", new_password=PASSWORD
        )
        anna, carla = come_in(program, link), log_in(program, "carla  verdi", PASSWORD)
        assert may_enter(anna, key, 1)
        assert may_enter(carla, key, 5)
    with running(folder) as program:
        anna, carla, director = (one.at(program.address) for one in (anna, carla, director))
        assert may_enter(anna, key, 2)
        assert not may_enter(anna, key, 4)
        assert may_enter(carla, key, 6)
        again = come_in(program, link)
        assert may_enter(again, key, 3)  # good for as many as have it
        assert may_enter(log_in(program, "Carla Verdi", PASSWORD), key, 4)
        page = director.get("/access")[1]
        assert "Chrome, Android" in page
        assert "tavoli 1-3" in page
        carla.post(f"/t/{key}/pair")
        assert anna.get(f"/t/{key}/round/2")[0] == 404  # not published
        assert anna.enter(key, 2, 1, "1-0") == 409
        assert carla.get(f"/t/{key}/round/2")[0] == 200
        assert carla.results(key, 2)[1] == ""
        told = director.get(f"/t/{key}/history")[1]
        assert "Anna, segnapunti" in told
        assert "Carla Verdi, arbitro" in told
        for identity in numbers(director, "revoke"):
            director.post("/access/passes", revoke=identity)
        assert not any(may_enter(desk, key, 1) for desk in (anna, again, carla))
        assert "il tuo accesso è stato revocato" in anna.get(f"/t/{key}/round/1")[1]
        assert "il tuo accesso è stato revocato" in carla.get("/registry")[1]
        assert not may_enter(come_in(program, link), key)
        assert not may_enter(log_in(program, "Carla Verdi", PASSWORD), key)
        (account,) = numbers(director, "allow")
        director.post("/access/passes", allow=account)
        assert may_enter(carla, key, 1)
        for identity in numbers(director, "forget"):
            director.post("/access/passes", forget=identity)
        assert "Anna" not in director.get("/access")[1]


def test_a_link_for_one_lets_in_one_and_robots_and_directors_do_not_use_it_up(site: Site) -> None:
    director = Desk(site.director_link)
    key = director.tournament(4)
    link = link_for(director, "Bruno", "arbiter", once="yes")
    for _ in range(2):
        assert "Bruno, entra come arbitro" in stranger(site).get(link)[1]
    assert "dirige già" in director.get(link)[1]
    director.post(link)
    assert director.get("/access")[0] == 200
    bruno = come_in(site, link_for(director, "Bruno", "scorekeeper"))
    planted = copy.deepcopy(next(cookie for cookie in bruno.cookies if cookie.name == "sessionid"))
    bruno.get(link)
    bruno.post(link)
    assert planted.value not in {cookie.value for cookie in bruno.cookies}
    thief = stranger(site)
    thief.cookies.set_cookie(planted)  # whoever knew the session from before has nothing of it
    assert not may_enter(thief, key)
    assert may_enter(bruno, key)
    late = come_in(site, link)
    assert not may_enter(late, key, 2)
    assert late.get(link)[0] == 403
    assert stranger(site).get(link[:-1] + ("0" if link[-1] != "0" else "1"))[0] == 403
    for path in ("/access", f"/t/{key}/settings", "/new", "/backup", "/deleted"):
        assert bruno.get(path)[0] == 403, path
    for path in (f"/t/{key}/history", f"/t/{key}/papers", "/registry", "/", "/pass"):
        assert bruno.get(path)[0] == 200, path
    bruno.post("/logout")
    assert not may_enter(bruno, key, 2)


def test_a_pass_for_an_event_follows_its_tournaments_and_one_that_is_over_says_so(site: Site) -> None:
    director = Desk(site.director_link)
    inside, outside = director.tournament(4), director.tournament(4)
    director.post("/events/new", name="Festival", first_day="2026-11-21", last_day="2026-11-22")
    (event,) = set(re.findall(r'<option value="([0-9a-f]{16})"', director.get("/access")[1]))
    director.post("/events/assign", tournament=inside, event=event)
    anna = come_in(site, link_for(director, "Anna", "scorekeeper", event=event))
    assert may_enter(anna, inside)
    assert not may_enter(anna, outside)
    anna.get(f"/t/{outside}/round/1")
    assert "che ti sono stati affidati" in anna.post(f"/t/{outside}/round/1/board/1", result="1-0")[1]
    assert "Prova" in anna.get("/")[1].split("che ti sono stati affidati")[1]
    PassRecord.objects.update(expires=timezone.now() - timedelta(minutes=1))
    assert "il tuo accesso è scaduto" in anna.get(f"/t/{inside}/round/1")[1]
    assert not may_enter(anna, inside, 2)


def test_wrong_passwords_of_accounts_wait_too_and_a_database_or_backup_lets_nobody_in(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(folder) as program:
        director = Desk(program.director_link)
        visitor = stranger(program)
        assert visitor.get("/login")[0] == 404
        for name in ("Carla", "CARLA"):
            _, page = director.post(
                "/access", new_pass="yes", who=name, role="arbiter", lasts="", by="password", new_password=PASSWORD
            )
        assert "già un accesso con il nome «CARLA»" in page
        link = link_for(director, "Anna", "scorekeeper")
        assert 'name="name"' in visitor.get("/login")[1]
        assert "La password non è giusta." in visitor.post("/login", name="Carla", password="sbagliata")[1]
        for name in ("Carla", "Nessuno"):  # five are free, then one waits 1, 2, 4 … seconds: a slow machine tries more
            pages = (visitor.post("/login", name=name, password="sbagliata")[1] for _ in range(10))
            assert any("Troppe password sbagliate" in page for page in pages)
        written = b"".join(file.read_bytes() for file in folder.glob("tabellone.sqlite3*"))
        assert b"store_passrecord" in written
        assert link.rsplit("/", 1)[1].encode() not in written
        assert PASSWORD.encode() not in written
        director.get("/backup")
        director.post("/backup/make")
        (backup,) = (folder / "backups").glob("*.zip")
        with zipfile.ZipFile(backup) as archive:
            assert not any(b"Carla" in archive.read(name) for name in archive.namelist())


@pytest.mark.parametrize(
    "fields",
    [
        {"who": ""},
        {"who": "x" * 41},
        {"role": "director"},
        {"role": "captain"},
        {"boards": "da 1 a 5"},
        {"boards": "5-1"},
        {"rounds": "0"},
        {"rounds": "1-99999"},
        {"lasts": "1000000"},
        {"tournament": "0123456789abcdef"},
        {"event": "0123456789abcdef"},
    ],
)
def test_a_form_that_cannot_be_is_a_sentence_and_gives_nothing(fields: dict[str, str], shared_director: Desk) -> None:
    whole = {"new_pass": "yes", "who": "Anna", "role": "scorekeeper", "lasts": "12", "by": "link", **fields}
    status, page = shared_director.post("/access", **whole)
    assert status == 400
    assert 'class="note stop" role="alert"' in page
    assert "Nessuno: i risultati li inserisci tu." in page


@pytest.fixture(scope="module")
def shared_director(tmp_path_factory: pytest.TempPathFactory, django_db_blocker: DjangoDbBlocker) -> Iterator[Desk]:
    """One site for many forms that change nothing."""
    with site_in(tmp_path_factory.mktemp("passes") / "data", django_db_blocker) as shared:
        yield Desk(shared.director_link)


def test_the_links_of_captains_are_in_the_list_with_their_last_use_and_are_revoked_there(site: Site) -> None:
    director = Desk(site.director_link)
    rules = {"italo-swiss.competitors": "teams", "italo-swiss.boards": "2"}
    director.post("/new", name="Squadre", rounds=3, system="italo-swiss", **rules)
    key = director.place.split("/")[2]
    director.post(f"/t/{key}/teams/add", teams="Lecce:\nAlfa\nBravo\n\nTreviso:\nCharlie\nDelta")
    slips = director.get(f"/t/{key}/captains")[1]
    links = sorted(set(re.findall(rf"/captain/{key}/\d+/\w+", slips)))
    assert len(links) == 2
    assert "mai usato" in director.get("/access")[1]
    captain = stranger(site)
    assert captain.get(links[0])[0] == 200
    assert "Chrome, Android" in director.get("/access")[1]
    team = links[0].split("/")[3]
    director.post("/access/passes", captain=team, tournament=key)
    assert captain.get(links[0])[0] == 404
    assert "Chrome, Android" not in director.get("/access")[1]


def test_the_links_of_players_are_in_the_list_once_they_were_used_and_are_revoked_there(site: Site) -> None:
    director, player = Desk(site.director_link), stranger(site)
    key = director.tournament(4)
    links = sorted(set(re.findall(rf"/me/{key}/\d+/\w+", director.get(f"/t/{key}/player-slips")[1])))
    assert "4 collegamenti di giocatori" in director.get("/access")[1]
    assert "0 usati" in director.get("/access")[1]
    assert player.get(links[0])[0] == 200
    listed = director.get("/access")[1]
    assert ("1 usato" in listed, "Chrome, Android" in listed) == (True, True)
    director.post("/access/passes", player=links[0].split("/")[3], tournament=key)
    assert player.get(links[0])[0] == 404
    assert "0 usati" in director.get("/access")[1]


def test_the_poster_has_the_wifi_as_phones_join_it(site: Site) -> None:
    director = Desk(site.director_link)
    assert "Rete Wi-Fi <b>" not in director.get("/access/poster")[1]
    director.get("/access")
    director.post("/access/wifi", wifi="Sala-Torneo", wifi_password="cavallo-torre")
    page = director.get("/access/poster")[1]
    assert "<b>Sala-Torneo</b>" in page
    assert "<b>cavallo-torre</b>" in page
    assert page.count("<svg") >= 2
    director.get("/access")
    director.post("/access/wifi", wifi="", wifi_password="cavallo-torre")
    assert "cavallo-torre" not in director.get("/access/poster")[1]


def test_whoever_only_opens_an_old_test_is_told_so(site: Site) -> None:
    director, phone = Desk(site.director_link), stranger(site)
    assert phone.get("/reached/00000000")[0] == 404
    director.get("/access")
    director.post("/access/phone-test")
    codes = [re.findall(r"/reached/(\w+)", director.get("/access")[1])[0]]
    assert "aspetto che arrivi" in director.get("/access/phone-test")[1]
    assert phone.get(f"/reached/{codes[0]}")[0] == 200
    eventually(lambda: "Chrome, Android" in director.get("/access/phone-test")[1])
    director.get("/access")
    director.post("/access/phone-test")
    assert phone.get(f"/reached/{codes[0]}")[0] == 404


# Ranges


@pytest.mark.parametrize(
    ("typed", "numbers", "told"),
    [
        ("", set(range(1, 31)), ""),
        ("1-20", set(range(1, 21)), "1-20"),
        (" 7 ; 2 – 3,12", {2, 3, 7, 12}, "2-3, 7, 12"),
        ("5,", {5}, "5"),
    ],
)
def test_ranges_are_read_as_they_are_written(typed: str, numbers: set[int], told: str) -> None:
    spans = read_ranges(typed)
    assert {number for number in range(1, 31) if is_in_ranges(spans, number)} == numbers
    assert ranges_text(spans) == told
    assert read_ranges(told) == spans


@pytest.mark.parametrize("typed", ["0", "3-1", "a", "1-", "-1", "1--2", "10000", "1 2", "²", "1," * 40])
def test_what_is_no_range_is_refused(typed: str) -> None:
    with pytest.raises(BadDocumentError):
        read_ranges(typed)
