"""Help on the page: `?` tells its keys, an article leads to what it says, the guide opens where one is."""

from playwright.sync_api import expect

from tests.running.browser import Director

NAMES = [f"Nome {letter};{1500 - 10 * n}" for n, letter in enumerate("ABCDEF")]


def test_the_keys_of_a_page_are_a_key_away_and_are_those_written_on_it(director: Director) -> None:
    address, page = director.published_round(NAMES), director.page
    keys = page.locator("dialog#keys")
    hints = page.locator(".keysnow span:not([data-at], [data-locked])").all_inner_texts()
    expect(keys).to_be_hidden()
    page.keyboard.press("?")
    expect(keys).to_be_visible()
    signs, meanings = keys.locator("dt").all_inner_texts(), keys.locator("dd").all_inner_texts()
    told = [" ".join(f"{sign} {meaning}".split()) for sign, meaning in zip(signs, meanings, strict=True)]
    assert told == [*(" ".join(hint.split()) for hint in hints), "/ cerca un giocatore", "? questi tasti"]
    assert len(hints) == 7
    page.keyboard.press("1")  # while the list is open no key enters a result
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    expect(page.locator("tr.board [aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("1")  # and afterwards the board has the keys again
    expect(page.locator("#board-1 [aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("/")
    page.keyboard.type("che?")
    expect(keys).to_be_hidden()
    expect(page.locator(".band .find input")).to_have_value("che?")
    page.goto(f"{address}standings")
    page.click("[data-show-keys]")
    expect(keys.locator("dt")).to_have_text(["/", "?"])


def test_from_an_explanation_to_its_article_and_to_the_guide(director: Director) -> None:
    address, page = director.published_round(NAMES), director.page
    page.goto(f"{address}why/1/1")
    page.click(".story aside a")
    expect(page).to_have_url(f"{director.program.address}/regulations/amalfi#a2")
    expect(page.locator("article:target h3")).to_contain_text("A2")
    expect(page.locator("article:target")).to_be_in_viewport()
    page.goto(f"{address}standings")
    page.click(".tools a:has-text('Guida')")
    expect(page.locator("h1")).to_have_text("La classifica")
    page.click("main a[href='/guide/glossary#buholz']")
    expect(page.locator(":target dt")).to_have_text("Buholz")
