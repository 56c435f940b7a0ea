"""Home and a new tournament in a real browser, on a laptop and on a phone."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.running.browser import Director, follow
from tests.running.program import Program

WIDTHS = pytest.mark.parametrize("width", [1280, 390])


@pytest.fixture
def program(own_program: Program) -> Program:
    """What is asked here depends on everything that is there."""
    return own_program


def fits(page: Page) -> bool:
    """Nothing has to be scrolled sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))


@WIDTHS
def test_from_the_first_start_to_a_tournament_put_away_and_back(browser: Browser, program: Program, width: int) -> None:
    director = Director(browser, program, width)
    page = director.page
    page.goto(program.address)
    expect(page.locator("h1")).to_contain_text("Ti diamo il benvenuto")
    assert fits(page)
    follow(page, "main a[href='/new']")
    assert fits(page)
    expect(page.locator("input[name=rounds]")).to_be_visible()
    expect(page.locator("select[name='amalfi.bye']")).to_be_visible()
    expect(page.locator("select[name='italo-swiss.odd']")).to_be_hidden()
    director.choose_system("round-robin")
    expect(page.locator("input[name=rounds]")).to_be_hidden()
    expect(page.locator("select[name='amalfi.bye']")).to_be_hidden()
    expect(page.locator("select[name='round-robin.legs']")).to_be_visible()
    expect(page.locator("select[name='round-robin.supposed']")).to_be_hidden()
    folded = page.locator("details[data-system=round-robin] summary")
    expect(folded).to_contain_text("Ogni incontro: una partita")
    folded.click()
    expect(page.locator("select[name='round-robin.supposed']")).to_be_visible()
    assert fits(page)
    page.fill("input[name=name]", "Girone di novembre")
    page.fill("input[name=new_event]", "Festa del circolo")
    page.fill("input[name=place]", "Lecce")
    page.fill("input[name=date]", "2026-11-21")
    follow(page, "text=Crea il torneo")
    page.goto(program.address)
    assert fits(page)
    event = page.locator("section.event")
    expect(event.locator("h2")).to_have_text("Festa del circolo")
    expect(event.locator(".day")).to_contain_text("21")
    expect(event.locator("li")).to_contain_text("Iscrizioni aperte")
    expect(page.locator(".note.now")).to_contain_text("iscrivi chi gioca a «Girone di novembre»")
    follow(page, ".note.now .next")
    page.goto(f"{page.url.removesuffix('players')}settings")
    page.click("text=Elimina il torneo")
    expect(page.locator(".note.done")).to_contain_text("Per 30 giorni si può ripristinare")
    expect(page.locator("section.event li")).to_contain_text("Nessun torneo ancora")
    page.click(".note.done >> text=Annulla")
    expect(page.locator("section.event li")).to_contain_text("Girone di novembre")
    assert director.errors == []


def test_a_demonstration_is_one_click_and_an_earlier_tournament_fills_the_form(director: Director) -> None:
    page = director.page
    follow(page, "button[value=biblioteca]")
    page.goto(director.program.address)
    expect(page.locator("section.event .chip")).to_have_text("dimostrativo")
    follow(page, "main a[href='/new']")
    with page.expect_navigation():
        page.select_option("select[name=like]", index=1)
    expect(page.locator("input[name=system][value=italo-swiss]")).to_be_checked()
    expect(page.locator("input[name=rounds]")).to_have_value("4")
    expect(page.locator("select[name='italo-swiss.odd']")).to_be_visible()
