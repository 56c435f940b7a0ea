"""Who does not come and who comes late, in a real browser."""

from playwright.sync_api import expect

from tests.running.browser import Director


def test_a_no_show_is_mended_and_a_late_arrival_plays_whoever_has_the_bye(director: Director) -> None:
    """Seven players: the third does not come, and the bye plays; then somebody arrives and has it, then another."""
    address = director.new_tournament("Presenze", [f"P{n};{2000 - n}" for n in range(1, 8)], rounds=3)
    page = director.page
    director.begin(address)
    page.click("text=Qualcuno non c'è")
    page.select_option("select[name=missing]", "3")
    expect(page.locator(".ways h3").first).to_have_text("Cambiando il meno possibile: 1 tavolo")
    page.click(".ways .primary")
    expect(page.locator("tr.board")).to_have_count(3)
    expect(page.locator("table.boards")).to_contain_text("P7")
    expect(page.locator("table.boards")).not_to_contain_text("P3")
    page.goto(f"{address}players")
    page.fill("textarea", "Ritardatario; 1500")
    page.click("#add button")
    page.click("text=Fai entrare nel turno in corso")
    page.click(".ways .primary")
    expect(page.locator("main")).to_contain_text("Ritardatario, bye")
    page.goto(f"{address}players")
    page.fill("textarea", "Ultimo; 1400")
    page.click("#add button")
    page.click("text=Fai entrare nel turno in corso")
    page.click(".ways .primary")
    expect(page.locator("tr.board")).to_have_count(4)
    expect(page.locator("#board-4")).to_contain_text("Ultimo")
    assert director.errors == []
