"""What stands before Django: whatever a browser sends ends in a page, and nobody fills the memory by asking."""

import asyncio
import json
import logging
import random
import re
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from tabellone.store.repository import Repository
from tabellone.web.asgi import new_application
from tabellone.web.front.answers import Answer, Packed, pack
from tabellone.web.front.front import Front
from tabellone.web.front.live import MOST_BYTES_SHOWN, Listener, Live, _spreads
from tabellone.web.front.pages import PageName, PublicPages, page_name
from tabellone.web.front.turnstile import FullError, Turnstile
from tabellone.web.front.versions import Known, Versions
from tabellone.web.front.visitor import read_query, visitor_of
from tests.running.desk import Desk
from tests.running.site import Site
from tests.tries import tries

FOREIGN = [
    'prefs={"a":1}',
    "name=José",
    "flag",
    "a=1; =2; ;;",
    'b="unclosed',
    "c=,;d=é ü",
    "e[0]=1; f=(x)",
    "g=a=b=c",
    "$Version=1; h=\\x",
    "i=<script>; j=@/:?",
]
"""Cookies that other programs leave on the same host."""
PARTS = ["t", "live", "hall", "api/v1", "players", "..", "%00", "x" * 300, "é", "/", "0", "enter"]
HEADERS = [b"cookie", b"accept-language", b"if-none-match", b"authorization", b"content-length", b"x", b"range"]


def in_a_loop(scene: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    with ThreadPoolExecutor(1) as thread:  # the browser tests have a loop in this one
        return thread.submit(lambda: asyncio.run(scene())).result()


def scope(path: str = "/", query: bytes = b"", method: str = "GET", *headers: tuple[bytes, bytes]) -> dict[str, Any]:
    return {
        "type": "http",
        "method": method,
        "path": path,
        "raw_path": path.encode("utf-8", "surrogateescape"),
        "query_string": query,
        "root_path": "",
        "scheme": "http",
        "http_version": "1.1",
        "headers": [(b"host", b"localhost"), *headers],
        "client": ("127.0.0.3", 1),
        "server": ("127.0.0.1", 80),
    }


@pytest.mark.parametrize("foreign", FOREIGN)
def test_a_foreign_cookie_takes_nothing_from_ours(foreign: str) -> None:
    for text in (f"{foreign}; sessionid=abc; language=en", f"sessionid=abc; {foreign}; language=en"):
        visitor = visitor_of(scope("/", b"", "GET", (b"cookie", text.encode())))
        assert (visitor.session, visitor.language) == ("abc", "en"), text


@pytest.mark.parametrize("foreign", FOREIGN)
def test_a_foreign_cookie_shuts_the_director_out_of_no_form(site: Site, foreign: str) -> None:
    desk = Desk(site.director_link)
    key = desk.tournament(4)
    own = "; ".join(f"{cookie.name}={cookie.value}" for cookie in desk.cookies)
    headers = {"cookie": f"{foreign}; {own}".encode().decode("latin-1")}
    page = site.request("GET", f"/t/{key}/settings", headers=headers)
    assert page.status_code == 200
    token = re.findall(r'name="csrfmiddlewaretoken" value="(\w+)"', page.content.decode())[0]
    body = f"csrfmiddlewaretoken={token}&name=Altro&rounds=3&confirmed=yes".encode()
    headers |= {"content-type": "application/x-www-form-urlencoded"}
    answer = site.request("POST", f"/t/{key}/settings", body, headers)
    assert answer.status_code == 302, answer.content[:200]


def test_too_many_parameters_are_a_page_with_a_sentence(site: Site) -> None:
    key = Desk(site.director_link).tournament(4)
    for path in ("/", f"/t/{key}/round/1", f"/t/{key}/live", "/api/v1/", "/static/x"):
        for count, statuses in ((25, (200, 303, 404)), (5000, (400,))):
            if path.endswith("live") and count == 25:
                continue  # which stays open
            answer = site.request("GET", f"{path}?{'&'.join(f'a{n}=1' for n in range(count))}")
            assert answer.status_code in statuses, (path, count)
            if answer.status_code == 400:
                said = answer.content.decode()
                assert "troppe parti" in said and ("too many parts" in said or json.loads(said)["error"])


def test_a_failure_before_django_is_a_page_and_a_line_in_the_log(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    log = logging.getLogger("django.request")
    log.addHandler(caplog.handler)  # it hands nothing on
    try:
        with patch.object(Front, "_send_page", side_effect=ZeroDivisionError):
            answer = site.request("GET", "/nowhere")
    finally:
        log.removeHandler(caplog.handler)
    assert [(one.getMessage(), one.exc_info is not None) for one in caplog.records] == [
        ("before Django: /nowhere", True)
    ]
    assert (answer.status_code, "errors.log" in answer.content.decode()) == (500, True)


def test_whatever_is_sent_ends_in_an_answer(store: Path) -> None:
    """Methods, paths, queries, headers and cookies of chance: never an exception, never a 500."""
    chance = random.Random("before django")

    def noise(most: int) -> bytes:
        return bytes(chance.choice([*range(256), *b'&=;%?/"{}[]']) for _ in range(chance.randrange(most)))

    async def scene() -> list[tuple[int, Any]]:
        application, found = new_application(), []
        for _ in range(tries(300)):
            path = "/" + "".join(
                chance.choice(
                    ["t", "live", "hall", "api/v1", "players", "..", "%00", "x" * 300, "é", "/", "0", "enter"]
                )
                + chance.choice(["/", "", "/", "//"])
                for _ in range(chance.randrange(5))
            )
            if path.rstrip("/").endswith("live"):
                continue  # which stays open
            names = [
                b"cookie",
                b"accept-language",
                b"if-none-match",
                b"authorization",
                b"content-length",
                b"x",
                b"range",
            ]
            headers = [(chance.choice(names), noise(60)) for _ in range(chance.randrange(4))]
            method = chance.choice(["GET", "GET", "HEAD", "POST", "PUT", "OPTIONS", "X"])
            asked = scope(path, noise(200), method, *headers)
            statuses: list[int] = []

            async def send(message: Any, statuses: list[int] = statuses) -> None:
                statuses += [message["status"]] if message["type"] == "http.response.start" else []

            received = asyncio.Queue[Any]()
            received.put_nowait({"type": "http.request", "body": noise(50), "more_body": False})
            received.put_nowait({"type": "http.disconnect"})
            await application(asked, received.get, send)
            found.append((statuses[0], asked))
        return found

    answers = in_a_loop(scene)
    assert len(answers) > 100
    assert [asked for status, asked in answers if status >= 500] == []


def test_a_query_no_view_reads_makes_no_page_of_its_own() -> None:
    names = {page_name("/t/0123456789abcdef/players", {"page": f"x{n}", f"y{n}": "1"}, "it") for n in range(50)}
    assert len(names) == 1
    names = {page_name("/t/0123456789abcdef/standings", read_query(f"of=U{n}&z={n}"), "it") for n in range(3)}
    assert {name.query for name in names if name} == {"of=U0", "of=U1", "of=U2"}
    of = {"of": "x" * 5000, "by": "z1", "show": "x"}
    assert page_name("/t/0123456789abcdef/standings", of, "it") == page_name("/t/0123456789abcdef/standings", {}, "it")
    named = {
        page_name("/t/0123456789abcdef/race", {"player": typed}, "it") for typed in ("", "x", "-1", "1e3", "99999")
    }
    assert len(named) == 1


def test_pages_that_are_looked_at_do_not_fill_the_memory(store: Path) -> None:
    """Many large pages, each asked for once: those looked at last are remembered, up to a bound of bytes."""

    async def nothing(*_: Any) -> Any:
        raise AssertionError

    async def scene() -> tuple[int, int]:
        live = Live(Versions(Repository()), PublicPages(nothing, lambda _: nullcontext()), nothing)
        body = b"<p>" + b"x" * 200_000 + b"</p>"
        for number in range(300):
            name = page_name("/t/0123456789abcdef/why/1/1", {"against": str(number)}, "it")
            assert name is not None
            made: Packed = pack(Answer(200, [], body), "v")
            await live.look_at(name, "v", made)
        kept = live._shown
        return len(kept), sum(shown.size for shown in kept.values())

    count, size = in_a_loop(scene)
    assert 0 < count < 300
    assert size <= MOST_BYTES_SHOWN


def test_what_is_not_there_is_not_watched(store: Path) -> None:
    async def scene() -> tuple[list[Any], int]:
        versions = Versions(Repository())
        found = [await versions.current(name) for name in ("0" * 16, "hall:nothing", "event:nothing", "x")]
        return found, len(versions._asked)

    found, watched = in_a_loop(scene)
    assert (set(found), watched) == ({None}, 0)


def test_each_address_has_its_turn() -> None:
    """One visitor with a hundred requests keeps nobody waiting longer than one of them takes."""

    async def scene() -> list[str]:
        gate, order, over = Turnstile(at_once=2, reserved=1), [], asyncio.Event()

        async def visit(name: str, address: str) -> None:
            async with gate.passed(False, address):
                order.append(name)
                await (over.wait() if name == "first" else asyncio.sleep(0))

        tasks = [asyncio.create_task(visit("first", "a"))]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(visit(f"a{n}", "a")) for n in range(100)]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(visit("b", "b")), asyncio.create_task(visit("c", "c"))]
        await asyncio.sleep(0)
        over.set()
        await asyncio.gather(*tasks)
        return order

    order = in_a_loop(scene)
    assert len(order) == 103
    assert max(order.index("b"), order.index("c")) <= 4


def test_one_address_that_asks_for_many_pages_keeps_nobody_waiting() -> None:
    """Each page takes a turn of the address that asks, or of another one that wants it too and is sooner."""

    async def scene() -> list[str]:
        gate, made = Turnstile(at_once=2, reserved=1), []

        async def make(name: PageName) -> tuple[Answer, str]:
            made.append(name.path)
            await asyncio.sleep(0)
            return Answer(200, [], b"<p>"), "v"

        pages = PublicPages(make, lambda address: gate.passed(False, address))
        asked = [(f"/many/{number}", "attacker") for number in range(100)]
        asked += [("/many/99", "visitor"), ("/round/1", "visitor")]
        names = [(PageName("k", path, "", "it", False), address) for path, address in asked]
        await asyncio.gather(*(pages.page(name, "v", address) for name, address in names))
        return made

    order = in_a_loop(scene)
    assert sorted(order) == sorted({*order})
    assert max(order.index("/many/99"), order.index("/round/1")) <= 6


def test_everybody_is_told_also_when_no_page_can_be_made() -> None:
    """The queue is full, or the database away, when a result comes in: pages are told, and fetch themselves."""

    async def refused(*_: Any) -> Any:
        raise FullError

    async def scene() -> list[bool]:
        pages = PublicPages(refused, lambda _: nullcontext())
        live = Live(Versions(Repository()), pages, refused)
        name = PageName("k", "/t/k/round/1", "", "it", False)
        listeners = [Listener("k", "before", name, None, str(number)) for number in range(3)]
        live._listeners["k"] = {*listeners}
        await live._tell("k", Known(2, "after"), None)
        return [one.changed.is_set() for one in listeners]

    assert in_a_loop(scene) == [True] * 3


def test_one_address_that_follows_a_thousand_pages_delays_nobody_else() -> None:
    def spreads(listeners: list[Listener], size: int) -> dict[str, float]:
        pages = {(one.page, one.address) for one in listeners if one.page}
        addresses = Counter(page for page, _ in pages)
        return _spreads(listeners, addresses, dict.fromkeys(addresses, size))

    def page(path: str) -> PageName:
        return PageName("k", path, "", "it", False)

    attack = [Listener("k", "", page(f"/{number}"), None, "attacker") for number in range(1000)]
    found = spreads([*attack, Listener("k", "", page("/round/1"), None, "visitor")], 12_000)
    assert found["attacker"] > 20
    assert found["visitor"] < 2
    hall = [Listener("k", "", page("/round/1"), None, f"phone {number}") for number in range(1000)]
    assert {round(seconds) for seconds in spreads(hall, 12_000).values()} == {12}  # 12 MB at a megabyte a second
    router = [Listener("k", "", page("/round/1"), None, "router") for _ in range(1000)]
    assert round(spreads(router, 12_000)["router"]) == 12


def test_what_is_not_there_has_no_live_page_and_no_code(site: Site) -> None:
    for path, status in (
        ("/t/0123456789abcdef/live", 404),
        ("/hall/0123456789abcdef/live", 404),
        (f"/hall/{'a' * 6000}/code.svg", 404),
    ):
        assert site.request("GET", path).status_code == status, path


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "BREW"])
def test_a_method_that_no_page_knows(site: Site, method: str) -> None:
    assert site.request(method, "/").status_code == 405


def test_pages_of_the_desk_are_kept_by_no_browser(site: Site) -> None:
    desk = Desk(site.director_link)
    key = desk.tournament(4)
    own = {"cookie": "; ".join(f"{cookie.name}={cookie.value}" for cookie in desk.cookies)}
    for path in ("/", f"/t/{key}/round/1", f"/t/{key}/settings"):
        headers = dict(site.request("GET", path, headers=own).asgi_headers)
        assert headers.get("Cache-Control") == "no-store", path
        assert "Strict-Transport-Security" not in headers
    anybody = dict(site.request("GET", f"/t/{key}/round/1").asgi_headers)
    assert anybody["cache-control"] == "no-cache"
