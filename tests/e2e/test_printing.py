"""Pages printed by a real browser on A4, without background graphics: everything is on the sheet, and nothing else."""

import json
import unicodedata
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from tests.events.whole import whole_event
from tests.running.desk import Desk
from tests.running.program import Program
from tests.sheets import sheets

A4 = (595, 842)
MILLIMETRES = 25.4 / 96
"""In a pixel of a browser."""
INSIDE = {False: 186, True: 277}
"""Millimetres between the margins of a sheet, upright and on its side."""
CELLS = "cells => cells.filter(cell => cell.checkVisibility()).map(cell => cell.innerText ?? cell.textContent)"
BUTTONS = """() => [...document.querySelectorAll("main :is(button, .button, nav a, summary, label)")]
    .filter(one => !one.closest(".boards") && one.checkVisibility()).map(one => one.innerText)"""
WIDEST = "() => document.documentElement.scrollWidth"
FILLED = """discs => discs.every(disc => {
    const { borderTopWidth, borderBottomWidth, height } = getComputedStyle(disc);
    return parseFloat(borderTopWidth) + parseFloat(borderBottomWidth) >= 0.6 * parseFloat(height);
})"""


class Printed(NamedTuple):
    """A page on paper, beside what the screen had."""

    sheets: list[str]
    """What stands on each, as `plain` has it."""
    sizes: list[tuple[int, int]]
    cells: list[str]
    """Of its tables, as far as they belong on paper."""
    buttons: list[str]
    """What is pressed on the screen and is there on paper, too."""
    width: float
    """In millimetres, of the widest thing on it."""
    black_is_filled: bool


def plain(text: str) -> str:
    """Without what breaks of lines and letters drawn together change."""
    return "".join(unicodedata.normalize("NFKC", text).split())


class Desktop:
    """A director's browser at an event that was imported."""

    def __init__(self, desk: Desk, page: Page, address: str):
        self.desk, self.page, self.address = desk, page, address

    def brings(self, document: dict[str, Any]) -> str:
        """The key of an event."""
        self.desk.send("/import", json.dumps(document).encode())
        return self.desk.place.split("/")[2]

    def prints(self, key: str, path: str) -> Printed:
        """One page."""
        page = self.page
        page.emulate_media(media="null")
        page.set_viewport_size({"width": 1280, "height": 800})
        page.goto(f"{self.address}/t/{key}/{path}")
        read = sheets(page.pdf(print_background=False, prefer_css_page_size=True))
        sizes = [sheet.size for sheet in read]
        inside = INSIDE[sizes[0][0] > sizes[0][1]]
        page.emulate_media(media="print")
        page.set_viewport_size({"width": int(inside / MILLIMETRES), "height": 800})
        return Printed(
            [plain(sheet.text) for sheet in read],
            sizes,
            page.eval_on_selector_all("main :is(h1, th, td, text, .story p, .seats span)", CELLS),
            [said for said in page.evaluate(BUTTONS) if any(map(str.isalpha, said))],
            page.evaluate(WIDEST) * MILLIMETRES - inside,
            page.eval_on_selector_all(".disc.n, .cross i.n", FILLED),
        )


@pytest.fixture
def desktop(desk: Desk, program: Program, browser: Browser) -> Iterator[Desktop]:
    context = browser.new_context(locale="it-IT")
    cookies = [{"name": one.name, "value": one.value or "", "url": program.address} for one in desk.cookies]
    context.add_cookies(cookies)  # type: ignore[arg-type]
    yield Desktop(desk, context.new_page(), program.address)


EVENTS: dict[tuple[str, int, int], dict[str, int]] = {
    ("amalfi", 40, 9): {
        **{"round/9": 1, "standings": 1, "standings?by=number": 1, "players": 1},
        **{"player/3": 2, "why/5/3": 1, "history": 3, "papers": 2, "suspended": 1},
    },
    ("amalfi", 40, 15): {"standings": 1},
    ("italo-swiss", 40, 9): {"round/9/rotation": 1, "rating": 1},
    ("round-robin", 40, 39): {"standings": 1},
    ("elimination", 40, 6): {"bracket": 3},
    ("teams", 40, 5): {"round/3": 1, "round/3/match/1": 1, "standings": 1, "individual": 1, "players": 1},
    ("big-tables", 40, 3): {"round/3": 1, "round/3/by-name": 1, "standings": 2, "round/3/cards": 2},
}
"""The pages of an event, and on how many sheets they are."""
LYING = ("standings", "bracket")


def test_main_pages_lose_nothing_on_paper_and_have_no_buttons_there(desktop: Desktop) -> None:
    for (system, players, rounds), expected in EVENTS.items():
        key = desktop.brings(whole_event(system, players, rounds))
        for path, count in expected.items():
            printed = desktop.prints(key, path)
            what = (system, path)
            assert len(printed.sheets) == count, what
            assert set(printed.sizes) == {A4[::-1] if path.startswith(LYING) else A4}, what
            text = "".join(printed.sheets)
            lost = [cell for cell in printed.cells if plain(cell) not in text]
            assert not lost, (*what, lost[:5])
            assert not printed.buttons, (*what, printed.buttons)
            assert printed.width <= 1, what
            assert printed.black_is_filled, what
            assert printed.cells, what


def test_every_sheet_has_the_event_the_head_of_the_table_its_number_and_the_time(desktop: Desktop) -> None:
    key = desktop.brings(whole_event("amalfi", 150, 1))
    for path, head in {"round/1": "Bianco", "standings": "Buchholz", "players": "Circolo"}.items():
        printed = desktop.prints(key, path).sheets
        assert len(printed) > 2, path
        for number, sheet in enumerate(printed, 1):
            assert plain("Open d'autunno · Palazzo del Molo · 22 novembre 2026") in sheet, (path, number)
            assert head in sheet, (path, number)
            assert f"{number}/{len(printed)}" in sheet, (path, number)
            assert plain("Tabellone · stampato il") in sheet, (path, number)
            assert len(sheet) > 300, (path, number)


def test_the_head_of_a_sheet_names_no_other_sheet(desktop: Desktop) -> None:
    """Match sheets have a title each: only the event is in the margin; the list by name of teams breaks no word."""
    key = desktop.brings(whole_event("teams", 24, 2))
    first, second, third = desktop.prints(key, "papers/match-sheets?round=2").sheets
    for number, sheet in enumerate((first, second, third), 1):
        assert [plain(f"Turno 2, Incontro {other}") in sheet for other in (1, 2, 3)] == [
            other == number for other in (1, 2, 3)
        ]
    listed = desktop.prints(key, "round/2/by-name").sheets
    assert len(listed) == 1
    words = {word for cell in desktop.page.locator("main td").all_inner_texts() for word in cell.split()}
    lines = desktop.page.pdf(print_background=False, prefer_css_page_size=True)
    shown = {word for sheet in sheets(lines) for word in sheet.text.split()}
    assert words - {"○", "●"} <= shown


def test_a_page_holds_as_many_as_a_bulletin_and_leaves_room_for_results(desktop: Desktop) -> None:
    document = whole_event("amalfi", 120, 1)
    games = document["history"][0]["games"]
    for game in games:
        game["result"] = None
    first, *others = desktop.prints(desktop.brings(document), "round/1").sheets
    players = [document["players"][game["black"] - 1]["name"] for game in games]
    assert [name for name in players[:30] if plain(name) not in first] == []
    assert len(others) == 1
    assert "0-1" not in first


def test_a_name_of_two_hundred_letters_is_printed_whole(desktop: Desktop) -> None:
    document = whole_event("amalfi", 8, 3)
    longest = "N" * 190 + "fine"
    document["players"][2]["name"] = longest
    key = desktop.brings(document)
    for path in ("round/3", "standings", "players", "player/3"):
        printed = desktop.prints(key, path)
        assert longest in "".join(printed.sheets), path
        assert printed.width <= 1, path
