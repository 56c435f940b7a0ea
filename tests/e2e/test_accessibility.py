"""Every page a link leads to, looked at by axe-core: nothing serious or critical, in the light and in the dark."""

import re
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.base import AXE_FILE_PATH
from playwright.sync_api import Browser, Page

from tests.running.browser import Director
from tests.running.program import Program

AXE = Path(AXE_FILE_PATH).read_text(encoding="utf-8")
DEMONSTRATIONS = ("squadre", "masters", "coppa", "biblioteca", "pordenone")
"""One for every way a round looks: matches, tables, a bracket, games of draughts and of chess."""
UNSEEN = "data-unseen"
MARK = """mark => {
    const known = new Map(JSON.parse(sessionStorage.getItem(mark) ?? "[]"));
    const visit = (element, within) => {
        const { color, backgroundColor, fontSize, fontWeight, opacity } = getComputedStyle(element);
        const own = [element.tagName, element.className, color, backgroundColor, fontSize, fontWeight, opacity];
        const look = `${within} ${own}`;
        let unseen = known.has(look) ? 0 : 1;
        element.toggleAttribute(mark, unseen);
        if (unseen) known.set(look, known.size);
        for (const child of element.children) unseen += visit(child, known.get(look));
        return unseen;
    };
    const unseen = visit(document.body, "");
    sessionStorage.setItem(mark, JSON.stringify([...known]));
    axe.configure({ rules: [{ id: "color-contrast", selector: `[${mark}]` }] });
    return unseen;
}"""
"""Of things that look alike, and are part of things that look alike, the contrast of one is enough.

It is most of what looking costs.
"""
QUICKLY = {"resultTypes": ["violations"], "selectors": False, "preload": False, "iframes": False}
"""What is right need not be told, nor by which selector something is found; pages have no frames."""
ONLY_COLOURS = {"runOnly": ["color-contrast"]}
"""In the dark nothing else is another."""
IN_EVERY_TOURNAMENT = re.compile(r"/t/[^/]+/(players|round/N|standings|player/N|hall)$")
"""Pages that are looked at in every tournament; of the others one is enough."""
ONE_OF_MANY = r"/(?:(t|e|events|guide|hall|regulations)/[^/]+|(me|captain|phone)/.+)"
NOT_PAGES = re.compile(r"\.\w+$|/copy-of-everything|/backup/file|/language/|/logout")
SEVERE = ("serious", "critical")


@pytest.fixture
def director(browser: Browser, own_program: Program) -> Director:
    """At a program of his own, whose pages have axe-core."""
    found = Director(browser, own_program, bypass_csp=True)
    found.page.add_init_script(AXE)
    return found


def kind(path: str) -> str:
    """The same for all pages of which one is enough."""
    path = re.sub(r"/\d+(?=/|$)", "/N", path.split("?", maxsplit=1)[0])
    return path if IN_EVERY_TOURNAMENT.match(path) else re.sub(ONE_OF_MANY, r"/\1\2/KEY", path)


def links(page: Page) -> list[str]:
    found = "() => [...document.links].filter(a => a.origin === location.origin).map(a => a.pathname + a.search)"
    return [path for path in page.evaluate(found) if not NOT_PAGES.search(path.split("?")[0])]


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


def test_nothing_serious_stands_in_the_way_of_anybody(director: Director) -> None:
    site, page = director.program.address, director.page
    events = [director.send(f"{site}/demo", demo=demo).removeprefix(site) for demo in DEMONSTRATIONS]
    waiting, seen, found = ["/", "/nothing-here", *events], set[str](), dict[str, list[str]]()
    while waiting:
        path = waiting.pop(0)
        if kind(path) in seen:
            continue
        seen.add(kind(path))
        page.emulate_media(color_scheme="light")
        page.goto(site + path)
        seen.add(kind(page.url.removeprefix(site)))  # where it leads to
        waiting += links(page)
        page.evaluate(MARK, UNSEEN)
        severe = findings(page, {})
        page.emulate_media(color_scheme="dark")
        if page.evaluate(MARK, UNSEEN):
            severe += [f"dark, {one}" for one in findings(page, ONLY_COLOURS)]
        if severe:
            found[path] = severe
    assert found == {}
    everywhere = sorted(path.split("/", maxsplit=3)[3] for path in seen if IN_EVERY_TOURNAMENT.match(path))
    assert everywhere == sorted(["players", "round/N", "standings", "player/N", "hall"] * len(DEMONSTRATIONS))
