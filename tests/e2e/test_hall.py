"""The screen of the hall in a real browser: what the desk chooses is there within a second, and all of it fits."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.running.browser import Director
from tests.running.program import Program

ABOUT_A_SECOND = 1500
"""Milliseconds; half a second between two looks at the journal, and a page fetched again."""
SIZES = ((1920, 1080), (3840, 2160), (1080, 1920), (1280, 720))

OUTSIDE = """() => [...document.querySelectorAll("article:not([hidden]) :is(header, main, aside, footer)")]
    .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
    .map((part) => part.tagName)"""


@pytest.fixture
def screen(browser: Browser) -> Page:
    """On the wall; no script may fail."""
    page = browser.new_context(locale="it-IT", viewport={"width": 1920, "height": 1080}).new_page()
    page.on("pageerror", lambda error: pytest.fail(str(error)))
    return page


def test_the_desk_chooses_announces_and_keeps_the_clock(director: Director, program: Program, screen: Page) -> None:
    address = director.published_round([f"Giocatore {number}; {2000 - number}" for number in range(80)])
    desk = f"{program.address}/hall/{address.rstrip('/').rpartition('/')[2]}"
    screen.goto(f"{address}hall")
    expect(screen.locator("h1")).to_have_text("Turno 1")
    expect(screen.locator(".slide:not([hidden]) li")).to_have_count(30)
    for width, height in SIZES:
        screen.set_viewport_size({"width": width, "height": height})
        whole = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        assert screen.evaluate(whole) == [width, height]
        assert screen.evaluate(OUTSIDE) == []

    director.send(f"{desk}/desk", view="names", seconds="3")
    first = screen.locator(".slide:not([hidden]) li:first-child span")
    expect(first).to_have_text("Giocatore 0", timeout=ABOUT_A_SECOND)
    expect(screen.locator("[data-page]")).to_have_text("1/3")
    expect(screen.locator("[data-page]")).to_have_text("2/3", timeout=5000)  # it turns by itself

    director.send(f"{desk}/notice", text="Telefoni spenti, per favore.")
    expect(screen.locator("footer b")).to_have_text("Telefoni spenti, per favore.", timeout=ABOUT_A_SECOND)
    director.page.goto(f"{address}standings")
    expect(director.page.locator(".margin .notices")).to_contain_text("Telefoni spenti")

    director.send(f"{desk}/clock", action="set", minutes="50")
    left = screen.locator("header [data-clock=left]")
    expect(left).to_have_text("50:00", timeout=ABOUT_A_SECOND)
    director.send(f"{desk}/clock", action="start")
    expect(left).to_have_text(re.compile("49:5[5-8]"), timeout=6000)
    screen.reload()
    expect(left).to_have_text(re.compile("49:[45]"))
    director.send(f"{desk}/clock", action="pause")
    expect(screen.locator("[data-refresh]")).not_to_have_attribute("data-left", "0")
    stands = left.text_content() or ""
    screen.wait_for_timeout(1600)
    assert left.text_content() == stands

    director.send(f"{desk}/desk", view="boards", seconds="60")
    expect(screen.locator(".slide:not([hidden]) li").first).to_be_visible(timeout=ABOUT_A_SECOND)
    board = screen.locator(".slide:not([hidden]) [data-part$='-1'] strong").first
    director.send(f"{address}round/1/board/1", result="1-0")
    expect(board).to_have_text("1-0", timeout=ABOUT_A_SECOND)
    assert screen.locator("article").count() == 1
