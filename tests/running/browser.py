"""The real program, driven in a real browser."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.running.program import Program

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, or Chrome; a machine without a browser skips these tests, CI never does."""
    program = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if program is None:
        if os.environ.get("CI"):
            pytest.fail("no browser: .ci/run installs chromium")
        pytest.skip("no Chromium or Chrome on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


class Director:
    """A director's window that counts clicks."""

    def __init__(self, browser: Browser, program: Program, width: int = 1280):
        self.program = program
        self.context = browser.new_context(viewport={"width": width, "height": 800}, locale="it-IT")
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.clicks = 0
        self.page.goto(program.director_link)
        self.page.click("main .primary")

    def click(self, selector: str) -> None:
        self.clicks += 1
        self.page.click(selector)

    def new_tournament(
        self, name: str, players: list[str], rounds: int = 5, system: str = "amalfi", **options: str
    ) -> str:
        """Create, enrol, and give the tournament's address."""
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
        self.page.wait_for_selector("table.sheet")
        return self.page.url.removesuffix("players")

    def choose_system(self, system: str) -> None:
        """By its card."""
        self.page.check(f"input[name=system][value={system}]", force=True)

    def next(self) -> None:
        """The one primary button of every page; it always leads to another page."""
        with self.page.expect_navigation():
            self.click(".bar .primary")

    def confirm(self) -> None:
        """The button of the preview."""
        with self.page.expect_navigation():
            self.click("main .primary")

    def pairs(self) -> list[tuple[int, int]]:
        """The boards of the round on the page, by number."""
        self.page.wait_for_selector("tr.board")
        names = "rows => rows.map(row => [...row.querySelectorAll('a')].map(link => link.textContent))"
        cells = self.page.eval_on_selector_all("tr.board", names)
        return [(int(white.split()[0]), int(black.split()[0])) for white, black in cells]

    def type_results(self, keys: str) -> None:
        """One keystroke a board, from the first; then wait until the last one is saved."""
        self.page.focus("tr.board")
        for number, key in enumerate(keys, 1):
            with self.page.expect_response(lambda response: "/board/" in response.url):
                self.page.keyboard.press(key)
            self.page.wait_for_selector(f"#board-{number} [aria-pressed=true]")
