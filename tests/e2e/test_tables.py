"""A BIG Masters event as its organiser and its players use it, in a real browser against the real program."""

import re

from playwright.sync_api import Page, expect

from tests.literal import tables as literal_tables
from tests.running.browser import Director, follow


def test_ten_teams_of_four_through_a_whole_event(director: Director) -> None:
    """Four rounds with results at the desk and by phone, somebody missing, both standings; every seating checked."""
    page = director.page
    players = [f"Giocatore {team}{member}; Squadra {team}" for team in "ABCDEFGHIJ" for member in range(1, 5)]
    address = director.new_tournament("Masters", players, rounds=4, system="big-tables")
    page.click("text=Piano del torneo")
    expect(page.locator("main")).to_contain_text("10 tavoli da 4")
    expect(page.locator(".bar-of")).to_have_count(4)
    page.goto(f"{address}settings")
    page.click(".options summary")
    page.fill("input[name='big-tables.seed']", "7")  # the same tables in every run
    page.click("main form button:has-text('Salva')")
    director.next()  # draw
    for number in range(1, 5):
        director.next()
        expect(page.locator(".seated")).to_have_count(10)
        director.confirm()
        if number == 2:
            somebody_is_missing(page, address)
        director.next()  # publish
        if number == 1:
            by_phone(director, address)
            results_at_the_desk(page, address, number)
        else:
            results_over_http(director, address, number)
        if number == 3:
            a_correction_asks_first(page, address)
    document = director.document(address)
    team = {p["number"]: p["team"] for p in document["players"]}
    for index, played in enumerate(document["history"]):
        seats = [table["seats"] for table in played["tables"]]
        assert all(len({team[p] for p in table}) == len(table) for table in seats), index
        before = {**document, "history": document["history"][:index]}
        assert literal_tables.indicator(before, seats) < 200
    page.goto(f"{address}standings")
    expect(page.locator(".teams tbody tr")).to_have_count(10)
    expect(page.locator("table.tabellone tbody tr")).to_have_count(40)
    page.locator("table.tabellone tbody a b").first.click()
    expect(page.locator("main")).to_contain_text("Incontri precedenti")
    director.next()  # close
    assert director.errors == []


def results_at_the_desk(page: Page, address: str, number: int) -> None:
    """Table after table: saving one leads to the next."""
    page.goto(f"{address}round/{number}")
    follow(page, ".seated:not(.known) .actions a >> nth=0")
    while "/table/" in page.url:
        for seat in range(page.locator("select[name^='places.']").count()):
            page.select_option(f"select[name='places.{seat}']", str(seat + 1))
        follow(page, "main .primary")
    expect(page.locator(".seated:not(.known)")).to_have_count(0)


def results_over_http(director: Director, address: str, number: int) -> None:
    """The same as at the desk, which has been clicked through by now, as its forms send it."""
    director.look_away()
    for at, table in enumerate(director.document(address)["history"][number - 1]["tables"], 1):
        places = {f"places.{seat}": str(seat + 1) for seat in range(len(table["seats"]))}
        director.send(f"{address}round/{number}/table/{at}", **places)
    director.page.goto(f"{address}round/{number}")
    expect(director.page.locator(".table:not(.known)")).to_have_count(0)


def a_correction_asks_first(page: Page, address: str) -> None:
    """Another winner in round 1 would have seated round 3 otherwise: said before it is done, and then done."""
    page.goto(f"{address}round/1/table/5")
    last = page.locator("tbody td:first-child").last.inner_text().split(" Squadra")[0]
    for seat, place in enumerate((4, 3, 2, 1)):
        page.select_option(f"select[name='places.{seat}']", str(place))
    page.click("main .primary")
    expect(page.locator("main")).to_contain_text("tavolo 5 del turno 1")
    follow(page, "main button:has-text('Fallo')")
    expect(page.locator("#table-5 li").first).to_contain_text(f"1° {last}")


def somebody_is_missing(page: Page, address: str) -> None:
    page.click("text=Qualcuno non c'è")
    page.select_option("select[name=missing]", index=3)
    expect(page.locator("main")).to_contain_text("Cambiando 1 tavolo")
    follow(page, "button[value=mended]")
    expect(page.locator("main")).to_contain_text("Non giocano")
    expect(page.locator(".seated li")).to_have_count(39)


def by_phone(director: Director, address: str) -> None:
    """On table 1 two browsers of one address agree, which the desk is told; on table 2 one phone waits for the desk."""
    page = director.page
    page.goto(f"{address}round/1/cards")
    links = page.eval_on_selector_all(".qr-card > a", "links => links.map(link => link.href)")
    assert len(links) == 10
    links = [re.sub(r"^http://[^/]+", director.program.address, link) for link in links]
    phones = []
    for _ in range(2):
        context = director.context.browser.new_context(viewport={"width": 390, "height": 800}, locale="it-IT")  # type: ignore[union-attr]
        phones.append(context.new_page())
    for phone in phones:
        phone.goto(links[0])
        for seat, points in enumerate((40, 30, 30, 5)):
            phone.fill(f"input[name='points.{seat}']", str(points))
        phone.click("main .primary")
        if phone is phones[0]:
            expect(phone.locator("main")).to_contain_text("un altro giocatore del tavolo lo conferma")
    for phone in phones:
        expect(phone.locator("main")).to_contain_text("Confermato dallo stesso indirizzo")
    phones[0].goto(links[1])
    for seat in range(4):
        phones[0].select_option(f"select[name='places.{seat}']", "1" if seat < 2 else "2")
    phones[0].click("main .primary")
    expect(phones[0].locator(".note.stop")).to_contain_text("non tornano")
    for seat in range(4):
        phones[0].select_option(f"select[name='places.{seat}']", str(seat + 1))
    phones[0].click("main .primary")
    expect(phones[0].locator("main")).to_contain_text("lo conferma dal suo telefono")
    assert phones[0].evaluate("document.documentElement.scrollWidth") <= 390
    assert phones[1].goto(links[1][:-1] + "x").status == 404  # type: ignore[union-attr]
    page.goto(f"{address}round/1")
    expect(page.locator(".seated.known")).to_have_count(0)
    expect(page.locator("#table-1")).to_contain_text("due volte dallo stesso indirizzo")
    for table in (1, 2):
        page.click(f"#table-{table} button")
        expect(page.locator(".seated.known")).to_have_count(table)
    for phone in phones:
        phone.context.close()
