"""Players with their phones in the hall: their game as it is published, and the result of a board from both sides."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.running.browser import Director

PLAYERS = [f"{name}; {2000 - 10 * n}" for n, name in enumerate(("Acero", "Betulla", "Cedro", "Faggio"))]


def phone(browser: Browser) -> Page:
    return browser.new_context(viewport={"width": 390, "height": 800}, locale="it-IT").new_page()


def links(director: Director, address: str) -> dict[str, str]:
    """Everybody's own, as they are printed."""
    page = director.context.request.get(f"{address}player-slips").text()
    found = re.findall(r"<h2>(\w+)</h2>.*?href=\"http://[^/\"]+(/me/[^\"]+)\"", page, re.DOTALL)
    return {name: director.program.address + link for name, link in found}


def test_a_board_from_both_sides_and_the_desk(director: Director, browser: Browser) -> None:
    """Two phones that agree make the result; two that differ are shown at the desk, which takes one or another."""
    address = director.published_round(PLAYERS)
    director.send(f"{address}settings", name="Prova", rounds="5", phones="agreed", confirmed="yes")
    director.page.reload()
    own = links(director, address)
    white, black = director.page.locator("#board-1 .name").all_inner_texts()
    one, other = phone(browser), phone(browser)
    one.goto(own[white])
    other.goto(own[black])
    expect(one.locator(".mine")).to_contain_text("Hai il Bianco")
    expect(other.locator(".mine h1")).to_have_text(white)
    one.click("button:has-text('Ho vinto')")
    expect(one.locator(".note.now")).to_contain_text("Hai scritto: 1.")
    expect(director.page.locator("#board-1 .chip.now")).to_have_text(f"Telefono di {white}: 1-0")
    other.click("button:has-text('Patta')")
    expect(other.locator(".note.now")).to_contain_text("L'altro telefono ha scritto: 0")
    expect(director.page.locator("#board-1 .chip.stop")).to_be_visible()
    other.click("summary:has-text('Ho sbagliato')")
    other.click("button:has-text('Ho perso')")
    expect(other.locator(".note.done")).to_contain_text("Il tuo risultato: 0")
    expect(one.locator(".note.done")).to_contain_text("Il tuo risultato: 1")
    expect(director.page.locator("#board-1 [aria-pressed=true]")).to_have_text("1-0")
    third, fourth = director.page.locator("#board-2 .name").all_inner_texts()
    one.goto(own[third])
    other.goto(own[fourth])
    one.click("button:has-text('Ho vinto')")
    other.click("button:has-text('Ho vinto')")
    director.page.click("#board-2 button:has-text('Conferma 0-1')")
    expect(one.locator(".note.done")).to_contain_text("Il tuo risultato: 0")
    expect(director.page.locator("#board-2 .chip")).to_have_count(0)
    assert one.evaluate("document.documentElement.scrollWidth") <= 390


def test_my_game_follows_what_is_published(director: Director, browser: Browser) -> None:
    """Chosen once, known again; a round shows when it is published, and is said to be gone when it is not any more."""
    address = director.published_round(PLAYERS)
    mine = phone(browser)
    mine.goto(f"{address}mine")
    mine.fill("[data-filter]", "ced")
    expect(mine.locator(".pairs li:visible")).to_have_count(1)
    mine.click(".pairs li:visible a")
    expect(mine.locator("[data-round]")).to_have_attribute("data-round", "1")
    mine.goto(f"{address}round/1")
    expect(mine.locator("tr.here .name").filter(has_text="Cedro")).to_have_count(1)
    mine.click(".thumb a:has-text('La mia partita')")
    expect(mine.locator("h2:has-text('Cedro')")).to_be_visible()
    director.type_results("11")
    expect(mine.locator(".note.done")).to_contain_text("Il tuo risultato")
    expect(mine.locator(".boxrow")).to_contain_text("Posto dopo il turno 1")
    director.pair_and_publish(address, 2)
    expect(mine.locator("[data-round]")).to_have_attribute("data-round", "2")
    director.send(f"{address}round/2/unpublish")
    expect(mine.locator("#taken-back")).to_contain_text("Il turno 2 è stato ritirato da chi dirige")
    expect(mine.locator("[data-round]")).to_have_attribute("data-round", "1")
    director.send(f"{address}round/2/publish")
    expect(mine.locator("[data-round]")).to_have_attribute("data-round", "2")
    expect(mine.locator("#taken-back .note")).to_have_count(0)


def test_a_phone_that_slept_through_two_rounds_wakes_up(director: Director, browser: Browser) -> None:
    address = director.published_round(PLAYERS)
    mine = phone(browser)
    mine.goto(f"{address}mine")
    mine.click("text=Betulla")
    expect(mine.locator("[data-round]")).to_have_attribute("data-round", "1")
    mine.context.set_offline(True)
    for number in (1, 2):
        for board in (1, 2):
            director.send(f"{address}round/{number}/board/{board}", result="1-0")
        director.pair_and_publish(address, number + 1)
    mine.context.set_offline(False)
    expect(mine.locator("[data-round]")).to_have_attribute("data-round", "3", timeout=20_000)
    expect(mine.locator("table tbody tr")).to_have_count(2)
