"""A scorekeeper with a link for some boards, in a real browser beside the director's."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.running.browser import Director

PLAYERS = [f"Giocatore {number:02}; {2000 - number}" for number in range(1, 17)]
SEES_AT_ONCE = 3000
"""Milliseconds: a second is the promise, and the machine of the tests may be busy."""


def let_in(director: Director, **fields: str) -> str:
    """Somebody is let in on the page about access; his link."""
    page = director.page
    page.goto(f"{director.program.address}/access")
    page.click("#new-pass summary")
    page.fill("#new-pass input[name=who]", fields.pop("name"))
    page.select_option("#new-pass select[name=role]", fields.pop("role"))
    for name, typed in fields.items():
        page.fill(f"#new-pass input[name={name}]", typed)
    page.check("#new-pass input[name=tournament]")
    page.click("#new-pass button.primary")
    return page.locator("#link").inner_text()


def come_in(browser: Browser, link: str) -> Page:
    page = browser.new_context(locale="it-IT").new_page()
    page.goto(link)
    page.click("main .primary")
    return page


def refused(page: Page, address: str) -> str:
    """A result as the page itself would send it, to a board that the page does not offer."""
    send = """address => fetch(address, {method: "POST", headers: {"HX-Request": "true",
        ...JSON.parse(document.body.getAttribute("hx-headers"))}, body: new URLSearchParams({result: "1-0"})})
        .then(async answer => `${answer.status} ${await answer.text()}`)"""
    return str(page.evaluate(send, address))


def test_a_scorekeeper_enters_his_boards_and_nothing_more_until_he_is_sent_out(
    director: Director, browser: Browser
) -> None:
    address = director.published_round(PLAYERS)
    link = let_in(director, name="Anna Bianchi", role="scorekeeper", boards="1-5")
    scorekeeper = come_in(browser, link)
    expect(scorekeeper).to_have_url(f"{address}round/1")
    expect(scorekeeper.locator("tr.board[data-url]")).to_have_count(5)
    expect(scorekeeper.locator(".tabs")).not_to_contain_text("Impostazioni")
    expect(scorekeeper.locator(".careful")).to_have_count(0)
    scorekeeper.click("#board-3 .seg button >> nth=0")
    expect(scorekeeper.locator("#board-3 [aria-pressed=true]")).to_have_count(1)
    director.page.goto(f"{address}round/1")
    expect(director.page.locator("#board-3 [aria-pressed=true]")).to_have_count(1)
    director.page.goto(f"{address}history")
    expect(director.page.locator(".history tr").first).to_contain_text("Anna Bianchi, segnapunti")

    assert "dei tavoli 1-5" in refused(scorekeeper, f"{address}round/1/board/7")
    director.page.goto(f"{address}round/1")
    expect(director.page.locator("#board-7 [aria-pressed=true]")).to_have_count(0)

    director.page.goto(f"{director.program.address}/access")
    expect(director.page.locator("#given")).to_contain_text("tavoli 1-5")
    director.page.click("#given button.danger")
    expect(scorekeeper.locator(".note.stop")).to_contain_text("il tuo accesso è stato revocato", timeout=SEES_AT_ONCE)
    expect(scorekeeper.locator("tr.board[data-url]")).to_have_count(0)
    scorekeeper.goto(f"{address}history")
    expect(scorekeeper.locator("h1")).to_contain_text("il tuo accesso è stato revocato")
    stranger = browser.new_context(locale="it-IT").new_page()
    stranger.goto(link)
    expect(stranger.locator("h1")).to_contain_text("non è più valido")


def test_a_phone_that_arrives_is_told_of_at_the_desk(director: Director, browser: Browser) -> None:
    page = director.page
    page.goto(f"{director.program.address}/access")
    page.click("text=Prova con un telefono")
    expect(page.locator("#test-state")).to_contain_text("aspetto che arrivi")
    phone = browser.new_context(locale="it-IT").new_page()
    phone.goto(director.program.address + re.sub(r"^http://[^/]+", "", page.locator("#test-address").inner_text()))
    expect(phone.locator("h1")).to_contain_text("tutto a posto")
    expect(page.locator("#test-state")).to_contain_text("Il telefono è arrivato: Chrome", timeout=SEES_AT_ONCE)
