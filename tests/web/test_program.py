"""The running program: killed while results come in, two of them on one database, and bad input in every form."""

import random
import re
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.running.desk import Desk
from tests.running.program import Program, running
from tests.tries import tries

KILLS = tries(6)
"""How often the program is killed; the store has kills of its own (test_store)."""
BOARDS = 60


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


NASTY = ["", " ", "x" * 10_000, "<script>alert(1)</script>", "a\x00b\x07", "²", "-1", "9" * 400, "\u202e", "%00", "{}"]


IN_TURNS = max(1, 8 // tries(1))
"""Every field gets one or two of the nasty values, and its neighbours get the others; all of them in a thorough run."""


def no_form_fails(desk: Desk, forms: dict[str, tuple[str, ...]], whole: dict[str, str]) -> None:
    turn = count()
    for path, names in forms.items():
        for name in names:
            for value in NASTY[next(turn) % IN_TURNS :: IN_TURNS]:
                status, body = desk.post(path, **(whole | {name: value}))
                assert 200 <= status < 500, (path, name, value[:20])
                assert "<script>alert" not in body
                assert "Errore imprevisto" not in body


def test_no_form_fails_whatever_is_typed(program: Program) -> None:
    """Every field of every form with nasty values: a sentence or a page, never an error of the program."""
    desk = Desk(program.director_link)
    key = desk.tournament(6)
    forms = {
        "/new": ("name", "rounds", "system", "amalfi.edition", "amalfi.tie_breaks", "place", "date"),
        "/new?": ("event", "new_event", "like"),
        "/events/new": ("name", "place", "from", "to", "organiser", "arbiter"),
        "/events/assign": ("event", "tournament", "page"),
        "/archive": ("key",),
        "/delete": ("key",),
        "/backup/restore/0": ("back",),
        "/access": ("name", "password", "end", "add_host", "remove_host"),
        "/login": ("password",),
        "/import": ("back", "again"),
        f"/t/{key}/settings": ("name", "rounds", "amalfi.edition", "seen"),
        f"/t/{key}/players/add": ("players", "seen"),
        f"/t/{key}/players/1/edit": ("name", "rating", "title", "club", "province"),
        f"/t/{key}/players/1/absence": ("kind",),
        f"/t/{key}/players/csv": ("file",),
        f"/t/{key}/round/1/by-hand": ("seats", "pick", "picked", "turn", "save"),
        f"/t/{key}/round/1/board/1": ("result", "seen", "confirmed"),
        f"/t/{key}/undo": ("target", "confirmed"),
        f"/t/{key}/note": ("text",),
        f"/t/{key}/prizes": ("prizes",),
        f"/t/{key}/ties": ("tie", "how", "order", "seen"),
        "/demo": ("demo",),
        f"/t/{key}/pair": ("seen",),
    }
    whole = {"name": "Torneo", "rounds": "5", "system": "amalfi"}
    no_form_fails(desk, forms, whole)
    status, body = desk.post(f"/t/{key}/players/1/edit", name="Nuovo nome", rating="forte")
    assert (status, 'value="Nuovo nome"' in body, 'value="forte"' in body) == (400, True, True)  # nothing typed is lost
    for query in ("?done=deleted&key=%00", "?done=archived&key=", "?sought=%00%5C%25", "?archive=99&page=99"):
        assert desk.get(f"/{query}")[0] == 200, query
    for path in (
        "/t/%00/",
        f"/t/{key}/round/99",
        f"/t/{key}/player/0",
        f"/t/{key}/why/1/99",
        f"/t/{key}/why/99999999999/1",
    ):
        assert desk.get(path)[0] == 404


def test_no_form_about_the_federation_fails_whatever_is_typed(program: Program) -> None:
    """Registry, openings, groups, ratings, papers."""
    desk = Desk(program.director_link)
    desk.post("/new", name="Dama", rounds=3, system="italo-swiss", **{"italo-swiss.openings": "one_a_round"})
    key = re.findall(r'href="/t/(\w+)/', desk.get("/")[1])[0]
    desk.post(f"/t/{key}/players/add", players="\n".join(f"P{n}; {3000 - n}; Maestro" for n in range(6)))
    details = ("name", "card", "club", "province", "country", "fmjd", "italian_category", "italian_rating")
    forms = {
        "/registry/new": details,
        "/registry/1": (*details, "shown_italian_rating"),
        "/registry/import": ("file", "game", "date", "over_newer"),
        "/registry/close-year": ("year", "game", "confirmed"),
        "/registry/reopen-year": ("key",),
        "/registry/1/merge": ("other", "confirmed"),
        f"/t/{key}/groups": ("groups", "rounds", "chosen_groups", "group-1", "create"),
        f"/t/{key}/settings": ("place", "date", "arbiter", "italo-swiss.openings", "italo-swiss.opening_table"),
        f"/t/{key}/players/known/1": ("seen",),
        f"/t/{key}/players/1/edit": ("card",),
        f"/t/{key}/round/1/openings": ("numbers", "confirmed", "seen"),
        f"/t/{key}/rating/register": ("date", "weight", "edition", "newcomers", "confirmed"),
        f"/t/{key}/rating/take-back": ("back",),
    }
    whole = {"name": "Rossi", "year": "2024", "rounds": "3", "groups": "2", "date": "2026-01-01"}
    for drawn in (False, True):
        if drawn:
            for step in ("draw", "pair", "round/1/publish", "round/1/openings"):
                desk.post(f"/t/{key}/{step}")
        no_form_fails(desk, forms, whole)
        asked = {
            "registry": "q",
            f"t/{key}/players/search": "q",
            f"t/{key}/groups": "groups",
            f"t/{key}/rating": "weight",
            f"t/{key}/papers/formation": "round",
            f"t/{key}/papers/score-sheets": "round",
            f"t/{key}/hall": "x",
        }
        for turn, (path, name) in enumerate(asked.items(), drawn):
            for value in NASTY[turn % IN_TURNS :: IN_TURNS]:
                status, body = desk.get(f"/{path}?{urllib.parse.urlencode({name: value})}")
                assert 200 <= status < 500, (path, value[:20])
                assert "<script>alert" not in body


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
