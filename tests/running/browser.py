"""The real program, driven in a real browser."""

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.running.browsers import NO_BROWSER, browser_to_launch
from tests.running.desk import COME_IN, Desk, kept
from tests.running.program import Program

WITHOUT = [
    # Playwright's own choice: of several lists the browser takes the last one only
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "TcpPortRandomizationWin",
    "ThirdPartyStoragePartitioning",
    # A new frame with a new compositor for every page of the same site: a fifth of what a page costs
    "RenderDocument",
    "RenderDocumentCompositorReuse",
    # Pages behind the address bar and a process in reserve, which nobody sees: four fifths of what a new window costs
    "SpareRendererForSitePerProcess",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
]
"""Features of the browser that are switched off; a browser that does not know one of them does not mind."""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(WITHOUT)}",
]


@contextmanager
def chromium() -> Iterator[Browser]:
    """A computer without a browser skips these tests, CI never does."""
    with sync_playwright() as playwright:
        chosen = browser_to_launch(playwright.chromium.executable_path)
        if chosen is None:
            if os.environ.get("CI"):
                pytest.fail("no browser: .ci/run installs chromium")
            pytest.skip(NO_BROWSER)
        browser = playwright.chromium.launch(**chosen, args=FLAGS)
        yield browser
        browser.close()


def follow(page: Page, selector: str) -> None:
    """A click that leads to another page, which is there when this ends: what is read next is not the page before."""
    with page.expect_navigation():
        page.click(selector)


class Director:
    """A director's window that counts clicks; it has let him in, and is where a test sends it."""

    def __init__(self, browser: Browser, program: Program, width: int = 1280, bypass_csp: bool = False):
        self.program = program
        self.context = browser.new_context(
            viewport={"width": width, "height": 800}, locale="it-IT", bypass_csp=bypass_csp
        )
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.clicks = 0
        if program.director_link in COME_IN:
            for cookie in COME_IN[program.director_link]:
                self.context.add_cookies([{"name": cookie.name, "value": cookie.value or "", "url": program.address}])
        else:
            self.page.goto(program.director_link)
            self.page.click("main .primary")

    @cached_property
    def desk(self) -> Desk:
        """The same director without a browser."""
        site = urlsplit(self.program.address).hostname or ""
        cookies = [kept(cookie["name"], cookie["value"], site) for cookie in self.context.cookies()]
        return Desk(self.program.director_link, cookies=cookies)

    def click(self, selector: str) -> None:
        self.clicks += 1
        self.page.click(selector)

    def new_tournament(
        self, name: str, players: list[str], rounds: int = 5, system: str = "amalfi", **options: str
    ) -> str:
        """A tournament with its players, which are on the page; its address."""
        address = self.made(name, players, rounds, system, **options)
        self.page.goto(f"{address}players")
        return address

    def made(self, name: str, players: list[str], rounds: int = 5, system: str = "amalfi", **options: str) -> str:
        """A tournament with its players; its address."""
        chosen = {f"{system}.{option}": choice for option, choice in options.items()}
        created = self.send(f"{self.program.address}/new", name=name, rounds=str(rounds), system=system, **chosen)
        address = created.removesuffix("players")
        if players:
            self.send(f"{address}players/add", players="\n".join(players))
        return address

    def click_new_tournament(
        self, name: str, players: list[str], rounds: int = 5, system: str = "amalfi", **options: str
    ) -> str:
        """The same as a director does it."""
        self.page.goto(self.program.address)
        self.click("main a[href='/new']")
        self.page.fill("input[name=name]", name)
        self.choose_system(system)
        if self.page.is_visible("input[name=rounds]"):
            self.page.fill("input[name=rounds]", str(rounds))
        if options:
            self.click(f"details[data-system={system}] summary")
        for option, choice in options.items():
            self.page.select_option(f"select[name='{system}.{option}']", choice)
        self.click("text=Crea il torneo")
        self.page.fill("textarea", "\n".join(players))
        self.click("#add button")
        self.page.wait_for_selector("table.table")
        return self.page.url.removesuffix("players")

    def send(self, address: str, **fields: str) -> str:
        """A form as this browser sends it, for what other tests click; where it leads, a page that is not asked for.

        Not by the browser, which needs three times as long.
        """
        return self.program.address + self.desk.go_on(address.removeprefix(self.program.address), **fields)

    def published_round(self, players: list[str], rounds: int = 5) -> str:
        """An Amalfi tournament at its first round, which is published and on the page; its address."""
        address = self.made("Prova", players, rounds)
        self.begin(address)
        return address

    def begin(self, address: str) -> None:
        """Its first round, drawn, published and on the page."""
        self.send(f"{address}draw")
        self.pair_and_publish(address, 1)
        self.page.goto(f"{address}round/1")

    def pair_and_publish(self, address: str, number: int) -> None:
        """The next round, which has this number."""
        self.send(f"{address}pair")
        self.send(f"{address}round/{number}/publish")

    def enter_results(self, address: str, number: int, results: Iterable[str]) -> None:
        """Of the boards of a round, from the first, as they send them."""
        self.look_away()
        for board, result in enumerate(results, 1):
            self.send(f"{address}round/{number}/board/{board}", result=result)

    def look_away(self) -> None:
        """No page of this window follows what is sent now, and fetches itself again and again."""
        for page in self.context.pages:
            page.goto("about:blank")

    def document(self, address: str) -> dict[str, Any]:
        """The tournament as a file, for whoever reads it himself."""
        path = address.removeprefix(self.program.address)
        read: dict[str, Any] = json.loads(self.desk.get(f"{path}document.json")[1])
        return read

    def choose_system(self, system: str) -> None:
        """By its card."""
        self.page.check(f"input[name=system][value={system}]", force=True)

    def next(self) -> None:
        """The one primary button of every page; it always leads to another page."""
        self.clicks += 1
        follow(self.page, ".band .next")

    def confirm(self) -> None:
        """The same button on the preview confirms the round."""
        self.next()

    def pairs(self) -> list[tuple[int, int]]:
        """The boards of the round on the page, by number."""
        self.page.wait_for_selector("tr.board")
        numbers = "rows => rows.map(row => [...row.querySelectorAll('.no')].map(no => no.textContent))"
        cells = self.page.eval_on_selector_all("tr.board", numbers)
        return [(int(white), int(black)) for white, black in cells]

    def type_results(self, keys: str) -> None:
        """One keystroke a board, from the first, and Enter before it where there is a result; each is saved."""
        self.page.focus("tr.board")
        for number, key in enumerate(keys, 1):
            if self.page.locator(f"#board-{number} :is([aria-pressed=true], strong)").count():
                self.page.focus(f"#board-{number}")
                self.page.keyboard.press("Enter")
            with self.page.expect_response(lambda response: "/board/" in response.url):
                self.page.keyboard.press(key)
            self.page.wait_for_selector(f"#board-{number} [aria-pressed=true]")
