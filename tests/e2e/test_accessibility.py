"""Every page a link leads to, looked at by axe-core: nothing serious or critical, in the light and in the dark."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.base import AXE_FILE_PATH
from playwright.sync_api import Browser, Page

from tests.places import SOURCES
from tests.running.browser import Director
from tests.running.new_store import with_tables
from tests.running.program import Program, running

AXE = Path(AXE_FILE_PATH).read_text(encoding="utf-8")
QUICKLY = {"resultTypes": ["violations"], "selectors": False, "preload": False, "iframes": False}
"""What is right need not be told, nor by which selector something is found; pages have no frames."""
ONLY_COLOURS = {"runOnly": ["color-contrast"]}
"""In the dark nothing else is another."""
IN_EVERY_TOURNAMENT = re.compile(r"/t/[^/]+/(players|round/N|standings|player/N|hall)$")
"""Pages that are looked at in every tournament; of the others one is enough."""
ONE_OF_MANY = r"/(?:(t|e|events|guide|hall|regulations)/[^/]+|(me)/.+)"
NOT_PAGES = re.compile(r"\.\w+$|/copy-of-everything|/backup/file|/language/|/logout")
AT_LEAST = 30
"""Fewer pages, and the links are no longer found."""
SEVERE = ("serious", "critical")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, started_browser: Browser) -> Iterator[tuple[Program, Director]]:
    """A program with a demonstration of everything, and its director."""
    with running(with_tables(tmp_path_factory.mktemp("site") / "data")) as program:
        director = Director(started_browser, program, bypass_csp=True)
        for demo in (SOURCES / "demos").glob("*.json"):
            director.send(f"{program.address}/demo", demo=demo.stem)
        yield program, director
        director.context.close()


def kind(path: str) -> str:
    """The same for all pages of which one is enough."""
    path = re.sub(r"/\d+", "/N", path.split("?", maxsplit=1)[0])
    return path if IN_EVERY_TOURNAMENT.match(path) else re.sub(ONE_OF_MANY, r"/\1\2/KEY", path)


def links(page: Page) -> list[str]:
    found = "links => links.filter(a => a.origin === location.origin).map(a => a.pathname + a.search)"
    return [path for path in page.eval_on_selector_all("a[href]", found) if not NOT_PAGES.search(path.split("?")[0])]


def findings(page: Page, options: dict[str, Any]) -> list[str]:
    """What stands in somebody's way, and where."""
    asked = {**options, **QUICKLY}
    violations = page.evaluate("options => axe.run(options).then(found => found.violations)", asked)
    return [
        f"{violation['id']}: {node['html'][:120]}"
        for violation in violations
        if violation["impact"] in SEVERE
        for node in violation["nodes"][:3]
    ]


def test_nothing_serious_stands_in_the_way_of_anybody(site: tuple[Program, Director]) -> None:
    program, director = site
    page = director.page
    waiting, seen, found = ["/", "/nothing-here"], set[str](), dict[str, list[str]]()
    while waiting:
        path = waiting.pop(0)
        if kind(path) in seen:
            continue
        seen.add(kind(path))
        page.emulate_media(color_scheme="light")
        page.goto(program.address + path)
        waiting += links(page)
        page.evaluate(AXE)
        severe = findings(page, {})
        page.emulate_media(color_scheme="dark")
        severe += [f"dark, {one}" for one in findings(page, ONLY_COLOURS)]
        if severe:
            found[path] = severe
    assert found == {}
    assert len(seen) >= AT_LEAST
