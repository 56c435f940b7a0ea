"""Who comes in: names of the site, proxies, passwords, sessions and links, with the real program on real databases."""

import asyncio
import json
import os
import re
import socket
import sqlite3
import ssl
import subprocess
import sys
import time
import urllib.parse
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tabellone.cli.main import run
from tabellone.cli.start_file import start_file
from tabellone.engine.reasons import UserError
from tabellone.web.browsers import browser_words
from tabellone.web.proxies import NamedProxies, proxy_networks
from tests.places import DATA, DOCS
from tests.running.desk import Desk
from tests.running.forks import Ended, ran, started
from tests.running.hosted import asked, hosted
from tests.running.process import eventually
from tests.running.program import Program, running

HTTPS = DATA / "https"
PASSWORD = "una parola lunga"


def tabellone(*arguments: str) -> Ended:
    return ran("tabellone", *arguments)


def link_made_by(desk: Desk) -> str:
    """Another desk's link, from the page about access."""
    _, page = desk.post("/access", link="yes")
    return str(re.findall(r'<a href="(http://[^"]+/enter/[^"]+)"', page)[0])


def may_direct(desk: Desk) -> bool:
    return desk.get("/new")[0] == 200


def database(folder: Path) -> sqlite3.Connection:
    return sqlite3.connect(folder / "tabellone.sqlite3", timeout=20, isolation_level=None)


# The name that is asked for


def test_only_names_and_addresses_of_this_computer_are_answered(own_program: Program) -> None:
    own = socket.gethostname().split(".")[0].lower()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("127.0.0.1", 9))
        here = probe.getsockname()[0]
    for host in ("localhost", "LOCALHOST.", "127.0.0.1", "127.8.8.8", "[::1]", own, f"{own}.local", here):
        for port in ("", ":80", f":{urllib.parse.urlsplit(own_program.address).port}"):
            assert asked(own_program.address, Host=host + port)[0] == 200, host
    for host in (
        "evil.example",
        "localhost.evil.example",
        "198.51.100.7",
        "[2001:db8::7]",
        "0.0.0.0",
        "224.0.0.1",
        "a b",
    ):
        status, page = asked(own_program.address, Host=host)
        assert status == 400, host
        assert "aprilo con l&#x27;indirizzo scritto sullo schermo" in page
    assert asked(own_program.address)[0] == 400
    assert "open it by the address" in asked(own_program.address, Host="evil.example", Accept_Language="en-GB")[1]
    assert asked(own_program.address, "/static/tabellone/style.css", Host="evil.example")[0] == 400


def test_a_page_that_takes_our_address_for_its_own_name_gets_nothing(own_program: Program) -> None:
    """DNS rebinding: the browser asks this computer, but by the name of the page; with the director's cookie too."""
    desk = Desk(own_program.director_link)
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in desk.cookies)
    assert asked(own_program.address, "/access", Host="localhost", Cookie=cookies)[0] == 200
    status, page = asked(own_program.address, "/access", Host="rebind.example", Cookie=cookies)
    assert (status, "Accesso" in page.replace("«Accesso»", "")) == (400, False)


def test_the_director_adds_names_at_the_start_and_on_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABELLONE_NAMES", "uno.example, 198.51.100.7")
    with running(tmp_path / "data", "--name", "due.example") as program, running(tmp_path / "data") as other:
        for host in ("uno.example", "198.51.100.7", "due.example:8080"):
            assert asked(program.address, Host=host)[0] == 200, host
        desk = Desk(program.director_link)
        for typed in ("", "due parole", "-x", "http://", "x" * 300):
            assert desk.post("/access", add_host=typed)[0] == 400, typed
        assert asked(other.address, Host="torneo.example.org")[0] == 400
        desk.go_on("/access", add_host=" https://Torneo.example.org/t/ ")
        assert "torneo.example.org</td>" in desk.get("/access")[1]
        eventually(lambda: asked(other.address, Host="torneo.example.org")[0] == 200)
        desk.go_on("/access", remove_host="torneo.example.org")
        eventually(lambda: asked(program.address, Host="torneo.example.org")[0] == 400)


def test_a_name_or_proxy_that_is_none_is_a_sentence() -> None:
    for option, value, said in (("--name", "due parole", "torneo.example.org"), ("--proxy", "vicino", "10.0.0.0/24")):
        answer = tabellone("serve", "--no-browser", option, value, "--lang", "en")
        assert answer.returncode != 0
        assert said in answer.stderr
        assert "Traceback" not in answer.stderr


# Proxies


@pytest.mark.parametrize(
    ("peer", "headers", "client", "scheme", "host"),
    [
        (
            "10.0.0.5",
            {"for": "203.0.113.9", "proto": "https", "host": "t.example"},
            "203.0.113.9",
            "https",
            "t.example",
        ),
        ("10.0.0.5", {"for": "1.1.1.1, 203.0.113.9"}, "203.0.113.9", "http", "here"),  # the first is what a liar wrote
        ("10.0.0.5", {"for": "1.1.1.1, 203.0.113.9, 10.9.1.1"}, "203.0.113.9", "http", "here"),  # two proxies
        ("10.0.0.5", {"for": "203.0.113.9:4711"}, "203.0.113.9", "http", "here"),
        ("10.0.0.5", {"for": "[2001:db8::1]:4711"}, "2001:db8::1", "http", "here"),
        ("10.0.0.5", {"for": "unknown"}, "10.0.0.5", "http", "here"),
        ("10.0.0.5", {"proto": "gopher"}, "10.0.0.5", "http", "here"),
        ("10.0.0.5", {}, "10.0.0.5", "http", "here"),
        ("::ffff:10.0.0.5", {"for": "203.0.113.9"}, "203.0.113.9", "http", "here"),
        ("10.0.0.6", {"for": "203.0.113.9", "proto": "https", "host": "t.example"}, "10.0.0.6", "http", "here"),
        ("127.0.0.1", {"for": "203.0.113.9", "proto": "https", "host": "t.example"}, "127.0.0.1", "http", "here"),
    ],
)
def test_only_named_proxies_are_believed(
    peer: str, headers: dict[str, str], client: str, scheme: str, host: str
) -> None:
    seen: list[Any] = []

    async def application(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope)

    given = [(b"host", b"here"), *((f"x-forwarded-{name}".encode(), value.encode()) for name, value in headers.items())]
    scope = {"type": "http", "client": (peer, 5), "scheme": "http", "headers": given}
    asyncio.run(NamedProxies(application, proxy_networks(["10.0.0.5", "10.9.0.0/16"]))(scope, None, None))
    assert seen[0]["client"][0] == client
    assert seen[0]["scheme"] == scheme
    assert [value for name, value in seen[0]["headers"] if name == b"host"] == [host.encode()]


def test_what_is_no_proxy_is_said() -> None:
    with pytest.raises(UserError):
        proxy_networks(["10.0.0.5", "nowhere"])


# Passwords


def test_all_programs_of_one_database_count_wrong_passwords_together(tmp_path: Path) -> None:
    with running(tmp_path / "data") as one, running(tmp_path / "data") as other:
        Desk(one.director_link).post("/access", password=PASSWORD)
        strangers = [Desk(f"{program.address}/enter/nothing") for program in (one, other)]
        for stranger in strangers:
            stranger.get("/login")
        pages = [strangers[n % 2].post("/login", password="sbagliata")[1] for n in range(10)]  # five for each
        assert any("Troppe password sbagliate" in page for page in pages)


def test_nobody_escapes_his_wait_by_writing_another_address(tmp_path: Path) -> None:
    with running(tmp_path / "data") as program:
        Desk(program.director_link).post("/access", password=PASSWORD)
        stranger = Desk(f"{program.address}/enter/nothing")
        stranger.get("/login")
        pages = []
        for number in range(10):
            stranger.headers = {"X-Forwarded-For": f"203.0.113.{number}"}
            pages.append(stranger.post("/login", password="sbagliata")[1])
        assert any("Troppe password sbagliate" in page for page in pages)


# Sessions


def test_a_session_that_is_ended_is_out_at_its_next_request_in_every_program(tmp_path: Path) -> None:
    with running(tmp_path / "data") as one, running(tmp_path / "data") as other:
        first = Desk(one.director_link)
        first.post("/access", name="Segreteria")
        second = Desk(link_made_by(first), "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0")
        elsewhere = second.at(other.address)
        assert may_direct(second)
        assert may_direct(elsewhere)
        page = first.get("/access")[1]
        assert "Segreteria" in page
        assert "Firefox, Windows" in page
        assert "127.0.0.1" in page
        ends = re.findall(r'name="end" value="(\d+)"', page)
        assert len(ends) == 1  # not one's own
        first.post("/access", end=ends[0])
        assert not may_direct(elsewhere)
        assert not may_direct(second)
        assert may_direct(first)


def test_all_others_are_sent_out_at_once_and_by_a_new_password(own_program: Program) -> None:
    first = Desk(own_program.director_link)
    for change in ({"end_others": "yes"}, {"password": PASSWORD}):
        others = [Desk(link_made_by(first)) for _ in range(2)]
        assert all(map(may_direct, others))
        first.post("/access", **change)
        assert not any(map(may_direct, others))
        assert may_direct(first)
    first.post("/logout")
    assert not may_direct(first)


def test_links_not_used_yet_are_listed_and_end_one_by_one_with_all_others_and_with_a_new_password(
    own_program: Program,
) -> None:
    first = Desk(own_program.director_link)
    assert ends_of_links(first) == []
    ended, other = link_made_by(first), link_made_by(first)
    assert len(ends_of_links(first)) == 2
    first.post("/access", end_link=ends_of_links(first)[0])
    assert first.get(urlsplit(ended).path)[0] == 403
    assert first.get(urlsplit(other).path)[0] == 200
    for change in ({"end_others": "yes"}, {"password": PASSWORD}):
        link = link_made_by(first)
        first.post("/access", **change)
        assert ends_of_links(first) == []
        assert [first.get(urlsplit(one).path)[0] for one in (other, link)] == [403, 403]


def ends_of_links(desk: Desk) -> list[str]:
    return re.findall(r'name="end_link" value="(\d+)"', desk.get("/access")[1])


def test_whoever_only_looks_leaves_no_trace_and_a_copy_of_the_database_lets_nobody_in(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(folder) as program:
        desk = Desk(program.director_link)
        key = desk.tournament(4)
        link = link_made_by(desk)
        visitor = Desk(f"{program.address}/enter/nothing")
        for path in ("/", f"/t/{key}/", f"/t/{key}/round/1", f"/t/{key}/standings", "/login", "/nowhere"):
            visitor.get(path)
        with database(folder) as rows:
            assert rows.execute("SELECT count(*) FROM store_sessionrecord").fetchone() == (1,)
        assert "sessionid" not in {cookie.name for cookie in visitor.cookies}
        secrets = [cookie.value for cookie in desk.cookies if cookie.name == "sessionid"] + [link.rsplit("/", 1)[1]]
        assert len(secrets) == 2
        written = b"".join(file.read_bytes() for file in folder.glob("tabellone.sqlite3*"))
        assert b"store_sessionrecord" in written
        assert not any(str(secret).encode() in written for secret in secrets)


def test_a_session_not_used_for_a_month_is_over_and_one_in_use_is_not(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(folder) as program:
        desk = Desk(program.director_link)
        with database(folder) as rows:
            rows.execute("UPDATE store_sessionrecord SET seen = datetime('now', '-29 days')")
            assert may_direct(desk)
            fresh = "SELECT count(*) FROM store_sessionrecord WHERE seen > datetime('now', '-1 day')"
            assert rows.execute(fresh).fetchone() == (1,)  # it was used now
            rows.execute("UPDATE store_sessionrecord SET seen = datetime('now', '-31 days')")
        assert not may_direct(desk)


def test_a_phone_is_known_again(tmp_path: Path) -> None:
    with running(tmp_path / "data") as program:
        desk = Desk(program.director_link)
        desk.go_on("/new", name="Prova", rounds=3, system="big-tables")
        key = re.findall(r'href="/t/(\w+)/', desk.get("/")[1])[0]
        desk.go_on(f"/t/{key}/players/add", players="\n".join(f"P{n}; Squadra {n}" for n in range(8)))
        for step in ("draw", "pair", "round/1/publish"):
            desk.go_on(f"/t/{key}/{step}")
        link = re.findall(r'href="[^"]*(/phone/[^"]+)"', desk.get(f"/t/{key}/round/1/cards")[1])[0]
        phone = Desk(f"{program.address}/enter/nothing")
        _, page = phone.get(link)
        seats = re.findall(r'<select name="(places\.\d)"', page)
        phone.post(link, **{seat: place for place, seat in enumerate(seats, 1)})
        assert "<b>1°</b>" in phone.get(link)[1]  # its own proposal is shown to it
        assert "<b>1°</b>" not in Desk(f"{program.address}/enter/nothing").get(link)[1]


def test_a_request_no_page_would_send_gets_a_page(own_program: Program) -> None:
    status, page = Desk(own_program.director_link).post("/new", **{f"field{n}": n for n in range(6000)})
    assert status == 400
    assert "Richiesta non valida" in page
    assert "Torna ai tornei" in page


# Links


def test_a_robot_that_looks_at_a_link_does_not_use_it_up(own_program: Program) -> None:
    path = own_program.director_link.removeprefix(own_program.address)
    for _ in range(3):
        status, page = asked(own_program.address, path, Host="localhost", User_Agent="LinkPreview")
        assert status == 200
        assert "Entra come direttore" in page
    forged = urllib.request.Request(own_program.director_link, b"")
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(forged, timeout=20)
    assert refused.value.code == 403
    assert may_direct(Desk(own_program.director_link))
    assert not may_direct(Desk(own_program.director_link))
    assert asked(own_program.address, path, Host="localhost")[0] == 403


def test_a_link_works_in_every_program_of_one_database_and_not_after_it_has_expired(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(folder) as one, running(folder) as other:
        first = Desk(one.director_link)
        assert may_direct(Desk(link_made_by(first).replace(one.address, other.address)))
        late = link_made_by(first)
        with database(folder) as rows:
            rows.execute("UPDATE store_linkrecord SET expires = datetime('now', '-1 minute')")
        assert not may_direct(Desk(late))
        assert "30 minuti" in first.post("/access", link="yes")[1]


def test_the_start_link_ends_with_the_program(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(folder, ends_well=True) as program:
        unused = program.director_link.rsplit("/", 1)[1]
    with running(folder) as program:
        assert not may_direct(Desk(f"{program.address}/enter/{unused}"))


def test_a_browser_that_sees_no_hidden_folder_finds_the_start_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ubuntu's own Firefox is a snap."""
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    hidden, plain = tmp_path / ".local" / "tabellone", tmp_path / "torneo"
    for folder in (hidden, plain, tmp_path / "snap"):
        folder.mkdir(parents=True)
    for folder, where in ((hidden, tmp_path), (plain, plain)):
        with start_file(folder, "http://127.0.0.1:1/enter/x", 1) as file:
            assert file.parent == where
        assert not file.exists()
    (tmp_path / "snap").rmdir()
    with start_file(hidden, "http://127.0.0.1:1/enter/x", 1) as file:
        assert file.parent == hidden


@pytest.mark.parametrize(
    ("user_agent", "words"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox, Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 "
            "Safari/537.36 Edg/131.0.0.0",
            "Edge, Windows",
        ),
        (
            "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile "
            "Safari/537.36",
            "Chrome, Android",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
            "Version/18.1 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        ("", ""),
    ],
)
def test_a_browser_is_called_what_its_owner_calls_it(user_agent: str, words: str) -> None:
    assert browser_words(user_agent) == words


# HTTPS


def test_https_with_a_certificate_of_ones_own(tmp_path: Path) -> None:
    options = ("--certificate", str(HTTPS / "certificate.pem"), "--key", str(HTTPS / "key.pem"))
    with running(tmp_path / "data", *options) as program:
        assert program.address.startswith("https://127.0.0.1:")
        trusted = ssl.create_default_context(cafile=HTTPS / "certificate.pem")
        desk = Desk(program.director_link, context=trusted)
        assert may_direct(desk)
        assert all(cookie.secure for cookie in desk.cookies)
        assert {"sessionid", "csrftoken"} <= {cookie.name for cookie in desk.cookies}


@pytest.mark.parametrize(
    ("options", "status"),
    [
        (("--certificate", "missing.pem"), 2),
        (("--certificate", "certificate.pem", "--key", "missing.pem"), 2),
        (("--certificate", "certificate.pem", "--key", "key-of-another.pem"), 2),
        (("--certificate", "certificate.pem", "--key", "key-with-password.pem"), 2),
        (("--certificate", "certificate.pem"), 2),
        (("--key", "key.pem"), 2),
    ],
)
def test_a_certificate_that_cannot_be_used_is_a_sentence(
    options: tuple[str, ...], status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(HTTPS)
    answer = tabellone("serve", "--no-browser", "--lang", "it", *options)
    assert answer.returncode == status
    assert answer.stderr
    assert "Traceback" not in answer.stderr
    assert "imprevisto" not in answer.stderr


# Any ASGI server


def test_a_hosted_program_ends_while_a_page_follows(tmp_path: Path) -> None:
    """As docs/hosting.md starts it: SIGTERM ends it within a few seconds, whoever still follows a tournament."""
    documented = (DOCS / "hosting.md").read_text(encoding="utf-8")
    assert "--timeout-graceful-shutdown 5" in documented
    environment = {"TABELLONE_DATA": str(tmp_path / "data")}
    with hosted(environment, 1, "--timeout-graceful-shutdown", "1") as address:
        link = json.loads(
            subprocess.run(
                [sys.executable, "-m", "tabellone", "link", f"{address}/", "--json"],
                env=os.environ | environment,
                capture_output=True,
                check=True,
            ).stdout
        )["link"]
        key = Desk(link).tournament(4)
        place = urlsplit(address)
        following = socket.create_connection((place.hostname or "", place.port or 0), 20)
        following.sendall(f"GET /t/{key}/live?seen=x HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        assert following.recv(15) == b"HTTP/1.1 200 OK"
    following.close()


@pytest.mark.parametrize("name", ["sqlite", "postgresql"])
def test_any_asgi_server_with_several_workers(
    name: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = {"TABELLONE_DATA": str(tmp_path / "data"), "TABELLONE_NAMES": "torneo.example.org"}
    if name == "postgresql":
        environment["TABELLONE_DATABASE"] = request.getfixturevalue("postgres")
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    with hosted(environment, workers=3) as address:
        assert asked(address, Host="torneo.example.org")[0] == 200
        assert asked(address, Host="evil.example")[0] == 400
        link = json.loads(tabellone("link", f"{address}/", "--json").stdout)["link"]
        desk = Desk(link)
        key = desk.tournament(4)  # every request may come to another worker
        assert desk.enter(key, 1, 1, "1-0") == 200
        assert desk.results(key, 1)[1] == "1-0"


@pytest.mark.parametrize(
    "address",
    [
        "ftp://torneo.example.org",
        "torneo.example.org",
        "http://",
        "https://:8765",
        "http://torneo.example.org:x",
        "http://torneo.example.org/?a=b",
        "http://torneo.example.org/#a",
        "http://torneo example.org",
        "http://[::1",
        "javascript:alert(1)",
    ],
)
def test_no_link_is_made_for_an_address_that_leads_nowhere(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABELLONE_DATA", str(tmp_path / "data"))
    assert run(["link", address, "--lang", "it"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert f"«{address}» non è un indirizzo del sito" in said.err
    assert not (tmp_path / "data").exists()  # and nothing was begun


@pytest.mark.parametrize("name", ["sqlite", "postgresql"])
def test_workers_that_start_at_once_bring_the_tables_up_to_date_once(
    name: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABELLONE_DATA", str(tmp_path / "data"))
    if name == "postgresql":
        monkeypatch.setenv("TABELLONE_DATABASE", fresh_database(request.getfixturevalue("postgres")))
    go = tmp_path / "go"
    workers = [started("tests.web.start_with_others", go) for _ in range(6)]
    for worker in workers:
        assert worker.stdout is not None
        assert worker.stdout.readline() == "ready\n"
        worker.stdout.close()
    go.touch()
    assert [worker.wait(120) for worker in workers] == [0] * 6


def test_connections_to_postgresql_are_bounded_however_many_ask(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import psycopg

    address = fresh_database(postgres)
    monkeypatch.setenv("TABELLONE_DATABASE", address)
    name = urllib.parse.urlsplit(address).path[1:]
    counted = []
    with running(tmp_path / "data") as program, psycopg.connect(postgres, autocommit=True) as server:
        desk = Desk(program.director_link)
        with ThreadPoolExecutor(40) as visitors:
            answers = [visitors.submit(desk.get, "/") for _ in range(150)]
            while not all(answer.done() for answer in answers):
                found = server.execute("SELECT count(*) FROM pg_stat_activity WHERE datname = %s", [name]).fetchone()
                assert found is not None
                counted.append(found[0])
                time.sleep(0.01)
        assert {answer.result()[0] for answer in answers} == {200}
    assert 1 < max(counted) <= 10


def fresh_database(address: str) -> str:
    """Without any table."""
    import psycopg

    name = f"fresh{os.getpid()}"
    with psycopg.connect(address, autocommit=True) as server:
        server.execute(f"DROP DATABASE IF EXISTS {name}")
        server.execute(f"CREATE DATABASE {name}")
    parts = urllib.parse.urlsplit(address)
    return parts._replace(path=f"/{name}").geturl()


def test_a_wrong_environment_is_a_sentence_for_whoever_starts_the_server(tmp_path: Path) -> None:
    environment = os.environ | {"TABELLONE_DATA": str(tmp_path), "TABELLONE_PROXIES": "vicino"}
    command = [sys.executable, "-c", "import tabellone.web.asgi"]
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert answer.returncode == 1
    assert "«vicino»" in answer.stderr
    assert "Traceback" not in answer.stderr
