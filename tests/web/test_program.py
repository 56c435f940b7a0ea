"""The running program: killed while results come in, two of them on one database, and listened to."""

import random
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.running.desk import Desk
from tests.running.program import Program, running
from tests.tries import tries

KILLS = tries(6)
"""How often the program is killed; the store has kills of its own (test_store)."""
BOARDS = 60


@pytest.mark.kills
def test_every_acknowledged_result_survives_a_kill(tmp_path: Path) -> None:
    chance = random.Random(7)
    key = ""
    saved: dict[int, str] = {}
    boards: Iterator[int] = iter(())
    acknowledged = 0
    for _ in range(KILLS):
        with running(tmp_path / "data") as program:
            desk = Desk(program.director_link)
            if next(boards, None) is None:  # all boards have a result: a new tournament
                key, saved, boards = desk.tournament(2 * BOARDS), {}, iter(range(1, BOARDS + 1))
            assert saved.items() <= desk.results(key, 1).items()
            doom = threading.Timer(chance.uniform(0, 0.25), program.process.kill)
            doom.start()
            while program.process.poll() is None and (board := next(boards, None)) is not None:
                result = chance.choice(["1-0", "1/2", "0-1"])
                if desk.enter(key, 1, board, result) == 200:
                    saved[board] = result
                    acknowledged += 1
            doom.join()
    assert acknowledged  # some kill came late enough for a result to be saved before it
    with running(tmp_path / "data") as program:
        assert saved.items() <= Desk(program.director_link).results(key, 1).items()


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_two_programs_on_one_database_lose_nothing(
    database: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two desks, each with a program of its own, enter the same boards at the same time with different results."""
    if database == "postgresql":
        monkeypatch.setenv("TABELLONE_DATABASE", request.getfixturevalue("postgres"))
    with running(tmp_path / "data") as one, running(tmp_path / "data") as other:
        first, second = Desk(one.director_link), Desk(other.director_link)
        key = first.tournament(2 * BOARDS)
        seen = 5  # create, enrol, draw, pair, publish
        answers: dict[str, dict[int, int]] = {"1-0": {}, "0-1": {}}

        def enter(desk: Desk, result: str) -> None:
            for board in range(1, BOARDS + 1):
                answers[result][board] = desk.enter(key, 1, board, result, seen)

        threads = [threading.Thread(target=enter, args=pair) for pair in ((first, "1-0"), (second, "0-1"))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        shown = first.results(key, 1)
        assert shown == second.results(key, 1)
        for board in range(1, BOARDS + 1):
            won, lost = sorted(answers, key=lambda result: answers[result][board])
            assert (answers[won][board], answers[lost][board]) == (200, 409)
            assert shown[board] == won


@pytest.mark.parametrize("named", [True, False])
def test_cookies_are_secure_behind_a_proxy_that_speaks_https_and_was_named(named: bool, tmp_path: Path) -> None:
    with running(tmp_path / "data", *(["--proxy", "127.0.0.0/8"] if named else [])) as program:
        plain = urllib.request.Request(f"{program.address}/language/en", method="GET")
        proxied = urllib.request.Request(f"{program.address}/language/en", headers={"X-Forwarded-Proto": "https"})
        opener = urllib.request.build_opener(NoRedirect)
        for request, secure in ((plain, False), (proxied, named)):
            with pytest.raises(urllib.error.HTTPError) as redirected:
                opener.open(request, timeout=10)
            cookie = redirected.value.headers["Set-Cookie"]
            assert ("Secure" in cookie) == secure
            assert "HttpOnly" in cookie
            assert "SameSite=Lax" in cookie


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """Shows the redirection itself."""

    def redirect_request(self, *args: object) -> None:
        """Stay."""


def test_whoever_listens_is_told_of_a_result(program: Program) -> None:
    """Server-sent events: a result is signalled to somebody who only listens."""
    desk = Desk(program.director_link)
    key = desk.tournament(4)
    with urllib.request.urlopen(f"{program.address}/t/{key}/live?seen=5", timeout=10) as stream:
        started = time.monotonic()
        assert desk.enter(key, 1, 1, "1-0") == 200
        for line in stream:
            if line.startswith(b"event: changed"):
                break
        assert time.monotonic() - started < 5  # half a second between looks; generous for a busy machine
