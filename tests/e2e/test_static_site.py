"""The copy of an event opened from the disk: no error, nothing from outside, and every page a click away."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Request, expect

from tests.running.browser import follow
from tests.running.desk import Desk
from tests.running.forks import ran
from tests.running.program import Program

GIVEN_UP = "net::ERR_ABORTED"
"""A picture that the browser no longer wants, for the next page is asked for."""


@pytest.fixture
def program(own_program: Program) -> Program:
    """What is asked here depends on everything that is there."""
    return own_program


@pytest.mark.parametrize("language", ["it-IT", "en-GB"])
def test_a_copy_is_read_from_the_disk(browser: Browser, program: Program, tmp_path: Path, language: str) -> None:
    desk = Desk(program.director_link)
    key = desk.tournament(6, 4)
    for board in (1, 2, 3):
        desk.enter(key, 1, board, "1-0")
    desk.go_on(f"/t/{key}/pair")
    desk.go_on(f"/t/{key}/round/2/publish")
    site = tmp_path / "sito"
    assert ran("tabellone", "export", "--site", site, "--folder", tmp_path / "data").returncode == 0
    page = browser.new_context(locale=language, viewport={"width": 1280, "height": 800}).new_page()
    wrong: list[str] = []
    page.on("console", lambda message: wrong.append(message.text))
    page.on("pageerror", lambda error: wrong.append(str(error)))

    def failed(request: Request) -> None:
        if request.failure != GIVEN_UP:
            wrong.append(request.url)

    def asked(request: Request) -> None:
        if not request.url.startswith(site.as_uri()):
            wrong.append(request.url)

    page.on("requestfailed", failed)
    page.on("request", asked)
    page.goto((site / "index.html").as_uri())
    page.wait_for_url(f"**/{language[:2]}/index.html")
    follow(page, "main a.name")
    assert page.url.endswith("/prova/index.html")
    expect(page.locator(".flaps a")).to_have_text(["1", "2"])  # a script of the copy writes them
    expect(page.locator(".flaps span")).to_have_text(["3", "4"])
    follow(page, ".flaps a >> nth=0")
    assert page.url.endswith("/round-1.html")
    expect(page.locator(".flaps [aria-current=page]")).to_have_text("1")
    assert page.evaluate("[...document.querySelectorAll('svg use')].every(sign => sign.getBBox().width > 0)")
    follow(page, "tr.board a[href^=why] >> nth=0")
    assert "/why-1-" in page.url
    follow(page, "nav.tabs a >> nth=-1")
    follow(page, "main .tabellone td.name a >> nth=0")
    assert "/player-" in page.url
    other = "en" if language == "it-IT" else "it"
    follow(page, f"a[hreflang={other}]")
    assert f"/{other}/prova/player-" in page.url
    page.goto((site / "en/prova/widget.html").as_uri() + "?theme=dark")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert wrong == []
