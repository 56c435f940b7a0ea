"""What surrounds a FID event, in a real browser: openings, groups, registry, ratings, papers."""

import re

from browser import Director
from playwright.sync_api import Browser, expect

from tabellone.documents.openings import moves_text
from tabellone.engine.openings.book import OpeningTable, openings, table


def test_openings(director: Director, browser: Browser) -> None:
    """Drawn after the round is published, shown on the round and the hall screen; typed ones are remarked on."""
    page = director.page
    players = [f"G{n}; {4000 - 100 * n}; {'Maestro' if n < 3 else 'Regionale'}" for n in range(1, 7)]
    address = director.new_tournament("Aperture", players, 5, "italo-swiss", openings="one_a_round")
    for _ in range(2):
        director.next()
    director.confirm()
    director.next()  # publish
    visitor = browser.new_page()
    visitor.goto(address + "hall")
    expect(visitor.locator(".pairs li")).to_have_count(3)
    expect(visitor.locator(".diagram")).to_have_count(0)
    director.next()  # draw
    line = page.inner_text(".openings figcaption").replace("\N{NON-BREAKING HYPHEN}", "-")
    number = int(re.findall(r"\d+", line)[0])
    assert number in table(OpeningTable.C)
    assert moves_text(openings()[number - 1]) in line
    assert page.locator(".diagram circle").count() in (23, 24)
    expect(visitor.locator(".openings figcaption")).to_contain_text(str(number))
    page.click("details summary")
    page.fill("input[name=numbers]", "6")
    page.click("details button")
    expect(page.locator(".message.warning")).to_contain_text("non è nella tabella")
    page.click("details summary")
    page.fill("input[name=numbers]", "999")
    page.click("details button")
    expect(page.locator("main")).to_contain_text("da 1 a 174")
    visitor.close()


def test_groups(director: Director) -> None:
    """Proposed, moved by hand with the limits said, then one tournament for each."""
    page = director.page
    players = [f"G{n}; {4000 - 100 * n}; Regionale" for n in range(1, 21)]
    director.new_tournament("Coppa", players, 5, "italo-swiss")
    page.click("text=Dividi in gruppi")
    expect(page.locator("main")).to_contain_text("Numero critico 40")
    expect(page.locator(".groups section")).to_have_count(2)
    for _ in range(3):
        with page.expect_navigation():
            page.locator(".groups section").nth(1).locator("select").last.select_option("1")
    expect(page.locator(".message.warning")).to_contain_text("il gruppo 2 ha 7 giocatori")
    with page.expect_navigation():
        page.locator(".groups section").nth(0).locator("select").first.select_option("2")
    expect(page.locator(".message.warning")).to_have_count(0)
    page.click("text=Crea i tornei")
    expect(page.locator("main")).to_contain_text("Coppa, gruppo 1")
    page.click("text=Coppa, gruppo 2")
    expect(page.locator("main")).to_contain_text("G1")
    expect(page.locator("table.sheet tbody tr")).to_have_count(8)
    director.next()  # the draw
    expect(page.locator("td.n").first).to_have_text("1")
