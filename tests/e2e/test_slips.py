"""A round read a second time from its slips, with the keyboard alone, in two windows."""

import pytest
from playwright.sync_api import Browser, expect

from tests.running.desk import Desk
from tests.running.program import Program


@pytest.mark.parametrize("width", [1280, 390])
def test_the_slips_of_a_round_are_read_with_the_keyboard(
    browser: Browser, program: Program, desk: Desk, width: int
) -> None:
    """What is typed survives a reload and is in another window; the one that differs is corrected from the keys."""
    key = desk.tournament(8, rounds=3)
    for board in range(1, 5):
        desk.go_on(f"/t/{key}/round/1/board/{board}", result="1-0")
    context = browser.new_context(viewport={"width": width, "height": 800}, locale="it-IT")
    for cookie in desk.cookies:
        context.add_cookies([{"name": cookie.name, "value": cookie.value or "", "url": program.address}])
    page = context.new_page()
    page.goto(f"{program.address}/t/{key}/round/1/slips")
    found = page.locator("#slips-found")
    for typed in "110":
        page.keyboard.press(typed)
    expect(found).to_contain_text("2 su 4 d'accordo, 1 diversa, 1 da leggere")
    page.reload()
    expect(found).to_contain_text("2 su 4 d'accordo, 1 diversa, 1 da leggere")
    expect(page.locator("#board-4")).to_be_focused()
    other = context.new_page()
    other.goto(f"{program.address}/t/{key}/round/1/slips")
    other.keyboard.press("1")
    expect(other.locator("#slips-found")).to_contain_text("3 su 4 d'accordo, 1 diversa, 0 da leggere")
    page.reload()
    expect(found.locator("li")).to_contain_text("Inserito: 1-0")
    found.get_by_role("button", name="Correggi").focus()
    page.keyboard.press("Enter")
    expect(found).to_contain_text("4 su 4 d'accordo")
    finish = found.get_by_role("button", name="Concludi la verifica")
    finish.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#messages")).to_contain_text("verificato con le cedole")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert desk.results(key, 1) == {1: "1-0", 2: "1-0", 3: "0-1", 4: "1-0"}
