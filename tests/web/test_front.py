"""The front of the house: nobody can use up the program, and what is published is all that anybody learns."""

import asyncio
import gzip
import json
import re
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from urllib.parse import urlencode, urlsplit

import pytest

from tabellone.web.front.turnstile import FullError, Turnstile
from tabellone.web.front.updates import changed_parts, taken_apart
from tests.running.desk import Desk
from tests.running.program import Program, running
from tests.running.public import ask, everything_public


@contextmanager
def connected(program: Program, address: str = "127.0.0.9") -> Iterator[socket.socket]:
    place = urlsplit(program.address)
    with closing(socket.create_connection((place.hostname or "", place.port or 0), 20, (address, 0))) as connection:
        yield connection


BEGUN = (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")


@pytest.fixture(scope="module", autouse=True)
def begun(program: Program) -> Iterator[list[socket.socket]]:
    """Headers that never end, begun before all other tests: by the last one their ten seconds are over."""
    with ExitStack() as stack:
        connections = [stack.enter_context(connected(program)) for _ in BEGUN]
        for connection, sent in zip(connections, BEGUN, strict=True):
            connection.sendall(sent)
        yield connections


def test_a_public_page_comes_compressed_and_only_once(program: Program) -> None:
    key = Desk(program.director_link).tournament(60)
    path = f"/t/{key}/round/1"
    status, headers, plain = ask(program, path)
    assert (status, headers["cache-control"]) == (200, "no-cache")
    status, packed_headers, packed = ask(program, path, Accept_Encoding="gzip")
    assert packed_headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 4
    status, again, nothing = ask(program, path, If_None_Match=headers["etag"])
    assert (status, nothing, again["etag"]) == (304, b"", headers["etag"])
    status, english, _ = ask(program, path, Accept_Language="en")
    assert (status, english["etag"] != headers["etag"]) == (200, True)
    status, _, nothing = ask(program, path, method="HEAD")
    assert (status, nothing) == (200, b"")
    assert "set-cookie" not in headers


def test_style_and_scripts_are_named_by_their_content(program: Program) -> None:
    _, _, page = ask(program, "/")
    names = re.findall(rb'(?:href|src)="(/static/[^"]+)"', page)
    assert len(names) >= 4
    for name in names:
        status, headers, _ = ask(program, name.decode())
        assert (status, "immutable" in headers["cache-control"]) == (200, True)
        assert "immutable" not in ask(program, name.decode().partition("?")[0])[1]["cache-control"]
    assert ask(program, "/static/../secret-key")[0] == 404
    assert ask(program, "/static/tabellone/nothing.js")[0] == 404


def test_nobody_learns_what_is_not_published(program: Program) -> None:
    """Every page, mark and redirection is the same to the byte whatever the desk does behind; then it is published."""
    desk = Desk(program.director_link)
    key = desk.tournament(8, 3)
    for board in range(1, 5):
        desk.enter(key, 1, board, "1-0")
    before = everything_public(program, key)
    desk.go_on(f"/t/{key}/players/3/absence", kind="absent")
    desk.go_on(f"/t/{key}/note", text="una cosa tra noi")
    desk.go_on(f"/t/{key}/pair")
    desk.enter(key, 2, 1, "0-1")
    assert desk.get(f"/t/{key}/round/2")[0] == 200
    assert everything_public(program, key) == before
    desk.go_on(f"/t/{key}/round/2/publish")
    after = everything_public(program, key)
    for path in (f"/t/{key}/round/2", f"/api/v1/tournaments/{key}/rounds/2"):
        assert (before[path][0], after[path][0]) == (404, 200)


def signals(connection: socket.socket) -> Iterator[tuple[str, str]]:
    """Events of an open page: name and data."""
    with connection.makefile("rb") as stream:
        event = ""
        for line in stream:
            if line.startswith(b"event: "):
                event = line[7:].decode().strip()
            if line.startswith(b"data: "):
                yield event, line[6:].decode()


def test_open_pages_are_told_the_parts_that_changed_and_only_what_is_public(program: Program) -> None:
    desk = Desk(program.director_link)
    key = desk.tournament(8, 3)
    _, _, page = ask(program, f"/t/{key}/round/1")
    seen = re.findall(rb'data-seen="(\w+)"', page)[0].decode()
    with connected(program) as connection:
        live = f"/t/{key}/live?seen={seen}&page=/t/{key}/round/1"
        connection.sendall(f"GET {live} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        told = signals(connection)
        desk.go_on(f"/t/{key}/note", text="tra noi")  # nothing anybody should hear of
        desk.enter(key, 1, 2, "0-1")
        event, data = next(told)
        assert event == "parts"
        parts = json.loads(data)
        assert set(parts) == {"board-2", "progress"}
        assert parts["board-2"].encode() in ask(program, f"/t/{key}/round/1")[2]
        desk.go_on(f"/t/{key}/round/1/unpublish")
        event, data = next(told)
        assert (event, json.loads(data)) == ("taken_back", {"round": 1})
        assert next(told)[0] == "changed"


def test_only_the_directors_pages_are_told_of_everything(program: Program) -> None:
    desk = Desk(program.director_link)
    key = desk.tournament(8, 3)
    address = re.findall(r'data-live="([^"]+)" data-seen="(\d+)"', desk.get(f"/t/{key}/round/1")[1])[0]
    with connected(program) as connection:
        asked = f"{address[0].replace('&amp;', '&')}&seen={address[1]}"
        connection.sendall(f"GET {asked} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        told = signals(connection)
        desk.go_on(f"/t/{key}/note", text="tra noi")
        assert next(told)[0] == "changed"


def test_forms_are_read_only_from_who_may_send_them(program: Program) -> None:
    """The answer comes although the body never ends, and is seen by whoever sends it all."""
    desk = Desk(program.director_link)
    key = desk.tournament(4)
    for path in ("/import", f"/t/{key}/players/add", f"/t/{key}/round/1/board/1"):
        with connected(program) as connection:
            head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50000000\r\n\r\n"
            connection.sendall(head.encode() + b"x" * 1000)
            assert connection.recv(100).startswith(b"HTTP/1.1 403")
    with connected(program) as connection:
        connection.sendall(b"POST /login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50000000\r\n\r\n")
        assert connection.recv(100).startswith(b"HTTP/1.1 413")
    with connected(program) as connection:  # announced by nobody, but counted
        connection.sendall(b"POST /login HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n")
        try:
            for _ in range(100):
                connection.sendall(b"1000\r\n" + b"x" * 4096 + b"\r\n")
        except OSError:
            pass
        assert connection.recv(100).startswith(b"HTTP/1.1 413")
    stranger = Desk(f"{program.address}/enter/nothing")
    for size in (100, 300_000, 9_000_000) * 3:
        assert stranger.send("/import", b"x" * size)[0] == 403
    assert desk.send("/import", b"x" * 65_000_000)[0] == 413
    assert desk.get("/")[0] == 200


def test_one_address_cannot_take_all_connections_and_the_directors_machine_keeps_its_own(tmp_path: Path) -> None:
    """Half of what 256 files leave: (256 - 48 - 16) / 2 = 96."""
    with running(tmp_path / "data", files=256) as program:
        with ExitStack() as stack:
            mine = [stack.enter_context(connected(program, "127.0.0.66")) for _ in range(100)]
            mine[-1].sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            answer = mine[-1].recv(2000)
            assert answer.startswith(b"HTTP/1.1 503")
            assert b'http-equiv="refresh"' in answer
            assert ask(program, "/", address="127.0.0.67")[0] == 200
            assert ask(program, "/", address="127.0.0.1")[0] == 200
        deadline = time.monotonic() + 10
        while ask(program, "/", address="127.0.0.66")[0] != 200:  # whoever has left is counted no more
            assert time.monotonic() < deadline


def test_a_hall_behind_one_router_is_let_in(program: Program) -> None:
    """Two hundred phones with one address follow a tournament, and each is told of a result."""
    desk = Desk(program.director_link)
    key = desk.tournament(8)
    with ExitStack() as stack:
        phones = [stack.enter_context(connected(program, "127.0.0.70")) for _ in range(200)]
        for phone in phones:
            phone.sendall(
                f"GET /t/{key}/live?seen=x&page=/t/{key}/round/1 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
            )
        assert {phone.recv(15) for phone in phones} == {b"HTTP/1.1 200 OK"}
        assert ask(program, f"/t/{key}/round/1", address="127.0.0.70")[0] == 200
        assert desk.enter(key, 1, 1, "1-0") == 200


def test_a_full_hall_gets_a_page_that_tries_again_and_the_director_goes_on(tmp_path: Path) -> None:
    """With 256 files, of which the program needs some: more phones than fit, all open at once."""
    with running(tmp_path / "data", files=256) as program:
        desk = Desk(program.director_link)
        key = desk.tournament(8)
        with ExitStack() as stack:
            answers = []
            for number in range(220):
                try:
                    phone = stack.enter_context(connected(program, f"127.0.1.{1 + number}"))
                    phone.sendall(f"GET /t/{key}/live?seen=x HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
                    answers.append(phone.recv(20))
                except OSError:
                    answers.append(b"")
            served = sum(answer.startswith(b"HTTP/1.1 200") for answer in answers)
            turned_away = sum(answer.startswith(b"HTTP/1.1 503") for answer in answers)
            assert served >= 100
            assert turned_away >= 40
            assert desk.enter(key, 1, 1, "1-0") == 200
            assert desk.results(key, 1)[1] == "1-0"
        assert not (tmp_path / "data" / "errors.log").exists()


def test_a_journal_that_cannot_be_read_disturbs_no_other(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(folder) as program:
        desk = Desk(program.director_link)
        bad, good = desk.tournament(6), desk.tournament(8)
    with closing(sqlite3.connect(folder / "tabellone.sqlite3")) as database, database:
        event = "SELECT id FROM store_tournamentrecord WHERE key = ?"
        database.execute(
            f"UPDATE store_eventrecord SET data = ? WHERE tournament_id = ({event}) AND kind = 'pair'",
            (json.dumps({"round": 1, "boards": [[1, 99]]}), bad),
        )
        database.execute("UPDATE store_tournamentrecord SET summary = NULL, is_public = NULL WHERE key = ?", (bad,))
    with running(folder) as program:
        desk = Desk(program.director_link)
        status, home = desk.get("/")
        assert status == 200
        assert "Il giornale non si legge oltre la voce 4" in home
        assert f'href="/t/{bad}/"' in home
        assert f'href="/t/{good}/"' in home
        status, page = desk.get(f"/t/{bad}/round/1")
        assert (status, "non si legge" in page) == (409, True)
        status, raw = desk.get(f"/t/{bad}/journal.txt")
        assert (status, '"boards": [[1, 99]]' in raw) == (200, True)
        assert ask(program, "/")[0] == 200
        assert ask(program, f"/t/{bad}/round/1")[0] == 409
        for board in range(1, 5):
            assert desk.enter(good, 1, board, "1-0") == 200
        status, _ = desk.post(f"/t/{good}/pair")  # makes a backup too
        assert desk.get(f"/t/{good}/round/2")[0] == 200
        assert list((folder / "backups").glob("*-round.zip"))
        desk.go_on("/new", name="Un altro", rounds=3, system="amalfi")
        assert "Un altro" in desk.get("/")[1]


def test_directors_go_first_and_nobody_waits_in_an_endless_queue() -> None:
    async def scene() -> list[str]:
        gate, order = Turnstile(at_once=2, reserved=1, longest_queue=2), []

        async def visit(name: str, director: bool, until: asyncio.Event) -> None:
            try:
                async with gate.passed(director):
                    order.append(name)
                    await until.wait()
            except FullError:
                order.append(f"{name} turned away")

        over = asyncio.Event()
        tasks = [asyncio.create_task(visit("first", False, over))]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(visit(f"other {n}", False, over)) for n in range(3)]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(visit("director", True, over)))
        await asyncio.sleep(0)
        late = asyncio.create_task(visit("second director", True, over))
        await asyncio.sleep(0)
        tasks[1].cancel()  # whoever gives up takes nobody's place
        over.set()
        await asyncio.gather(*tasks, late, return_exceptions=True)
        return order

    with ThreadPoolExecutor(1) as thread:  # the browser tests have a loop in this one
        order = thread.submit(lambda: asyncio.run(scene())).result()
    assert order == ["first", "other 2 turned away", "director", "second director", "other 1"]


def test_only_marked_parts_are_sent_and_anything_else_is_fetched() -> None:
    row = b'<tr class="board" id="b1" data-part="b1"><td>%s</td></tr>'
    page = b'<main data-seen="1"><table>' + row + b"</table>%s</main>"
    before = taken_apart(page % (b"-", b"x"))
    assert changed_parts(before, taken_apart(page % (b"1-0", b"x"))) == {"b1": (row % b"1-0").decode()}
    assert changed_parts(before, taken_apart(page % (b"1-0", b"y"))) is None
    assert changed_parts(before, taken_apart((page % (b"-", b"x")).replace(b"b1", b"b2"))) is None
    assert changed_parts(before, taken_apart((page % (b"-", b"x")).replace(b'"1"', b'"2"'))) == {}
    assert changed_parts(before, taken_apart(page % (b"1" * 5000, b"x"))) is None


def test_the_program_says_how_many_it_can_hold(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tabellone", "serve", "--no-browser", "--port", "0", "--folder", str(tmp_path)]
    with subprocess.Popen([*command, "--lang", "it"], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = ""
        for line in process.stdout:
            said += line
            if "Ctrl+C" in line:
                break
        process.terminate()
    assert re.search(r"Posto per \d+ collegamenti", said)


class Telephone:
    """A phone in the hall: an address, cookies, and the form of a table."""

    def __init__(self, program: Program, address: str, link: str):
        self._program, self._address, self._link = program, address, link
        self._cookies: dict[str, str] = {}

    def _ask(self, method: str, body: bytes | None = None, **headers: str) -> str:
        cookie = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        status, answered, page = ask(
            self._program, self._link, method, self._address, body, Cookie=cookie, Accept_Language="it", **headers
        )
        for name, value in re.findall(r"(csrftoken|phone)=([^;]+);", answered.get("set-cookie", "")):
            self._cookies[name] = value
        return page.decode() if status == 200 else self._ask("GET") if status == 302 else str(status)

    def send(self, places: str) -> str:
        """Enter the places; the page that follows."""
        token = re.findall(r'name="csrfmiddlewaretoken" value="(\w+)"', self._ask("GET"))[0]
        fields = {"csrfmiddlewaretoken": token, **{f"places.{seat}": place for seat, place in enumerate(places)}}
        body = urlencode(fields).encode()
        kind = "application/x-www-form-urlencoded"
        return self._ask("POST", body, Content_Type=kind, Origin=self._program.address)


def test_two_phones_are_two_addresses(own_program: Program) -> None:
    desk = Desk(own_program.director_link)
    desk.go_on("/new", name="Tavoli", rounds=3, system="big-tables")
    key = re.findall(r'href="/t/(\w+)/', desk.get("/")[1])[0]
    desk.go_on(f"/t/{key}/players/add", players="\n".join(f"P{n}; T{n % 4}" for n in range(8)))
    for step in ("draw", "pair", "round/1/publish"):
        desk.go_on(f"/t/{key}/{step}")
    links = re.findall(r"(/phone/\w+/1/\d/\w+)", desk.get(f"/t/{key}/round/1/cards")[1])
    link = next(link for link in links if "/1/1/" in link)
    first, again, second = (Telephone(own_program, f"127.0.0.{n}", link) for n in (71, 71, 72))
    assert "lo conferma" in first.send("1234")
    assert "stesso indirizzo" in again.send("1234")
    assert "Il risultato è registrato" in second.send("1234")


def test_a_header_that_never_ends_is_ended(begun: list[socket.socket]) -> None:
    for connection in begun:
        connection.settimeout(20)
    assert [connection.recv(1000)[:12] for connection in begun] == [b"HTTP/1.1 408"] * len(BEGUN)
