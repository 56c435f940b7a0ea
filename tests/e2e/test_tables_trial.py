"""An organiser's whole event at tables: eight teams of four and one of three, six rounds, in a real browser.

What is only repeated (results of the other tables) goes over HTTP; everything else is clicked.
"""

import random
import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.literal import tables as literal_tables
from tests.running.browser import Director, follow
from tests.running.program import Program, running

TEAMS = {**dict.fromkeys("ABCDEFGH", 4), "I": 3}
GAMES = ("Azul", "Carcassonne", "Kingdomino", "Patchwork", "Splendor", "Cascadia")


def test_an_organiser_runs_eight_teams_of_four_and_one_of_three(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path / "data", "--proxy", "127.0.0.1") as program:  # two phones have two addresses
        whole_event(browser, program)


def whole_event(browser: Browser, program: Program) -> None:
    director = Director(browser, program)
    page = director.page
    players = [f"Giocatore {team}{member}; Squadra {team}" for team, size in TEAMS.items() for member in range(size)]
    address = director.click_new_tournament("Masters", players, rounds=6, system="big-tables")
    page.click("text=Piano del torneo")
    expect(page.locator("main")).to_contain_text("8 tavoli da 4, 1 tavolo da 3")
    expect(page.locator("main")).to_contain_text("Con tavoli meno vicini di 1 posto in tutto")
    fits_a_phone(page)
    announce_games(page, address)
    fits_a_phone(page)
    director.next()  # draw
    for number in range(1, 7):
        director.next()
        expect(page.locator("main")).not_to_contain_text("non è annunciato")
        director.confirm()
        if number == 2:
            somebody_is_missing(page)
        director.next()  # publish
        expect(page.locator(".game strong")).to_have_text(GAMES[number - 1])
        if number == 1:
            two_phones(browser, director, address)
        results_over_http(director, address, number)
        page.goto(f"{address}round/{number}")
        expect(page.locator(".seated:not(.known)")).to_have_count(0)
        expect(page.locator("#table-1 li b").first).to_have_text("1°")  # the winner first
        if number == 3:
            a_correction(page, address)
    every_seating_is_legal(director, address)
    prizes_and_standings(director, address)
    assert director.errors == []


def fits_a_phone(page: Page) -> None:
    size = page.viewport_size
    assert size is not None
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.set_viewport_size(size)


def announce_games(page: Page, address: str) -> None:
    page.goto(f"{address}settings")
    for number, name in enumerate(GAMES, 1):
        page.fill(f"input[name='game.{number}.name']", name)
        page.fill(f"input[name='game.{number}.faq']", f"https://example.org/{name.lower()}")
        page.fill(f"input[name='game.{number}.minutes']", str(10 + number))
    page.click(".options summary")
    page.fill("input[name='big-tables.seed']", "7")  # the same tables in every run
    page.click("main form button:has-text('Salva')")
    expect(page.locator("main")).to_contain_text("Salvato")


def somebody_is_missing(page: Page) -> None:
    """34 players: his table has three; it alone changes, is marked, and keeps its number."""
    page.click("text=Qualcuno non c'è")
    full = page.locator("select[name=missing] option").nth(1)
    page.select_option("select[name=missing]", full.get_attribute("value"))
    expect(page.locator("form:has(button[value=mended]) .changed")).not_to_have_count(0, timeout=20_000)
    fits_a_phone(page)
    mended = page.locator("form:has(button[value=mended]) li")
    expect(mended.first).to_contain_text("Tavolo 1")
    changed = page.locator("form:has(button[value=mended]) .changed").all_inner_texts()
    follow(page, "button[value=mended]")
    expect(page.locator("main")).to_contain_text("Non giocano")
    expect(page.locator(".seated li")).to_have_count(34)
    for line in changed:
        number, names = re.fullmatch(r"Tavolo (\d+)\s+(.*)", line.replace("\n", " ")).groups()  # type: ignore[union-attr]
        for name in names.split(", "):
            expect(page.locator(f"#table-{number}")).to_contain_text(name)


def two_phones(browser: Browser, director: Director, address: str) -> None:
    """One enters, another of the table disagrees and is told by name, then agrees: it counts without the desk."""
    page = director.page
    page.goto(f"{address}round/1/cards")
    links = page.eval_on_selector_all(".qr-card > a", "links => links.map(link => link.href)")
    link = re.sub(r"^http://[^/]+", director.program.address, links[0])
    phones = []
    for last in (11, 12):
        context = browser.new_context(
            viewport={"width": 390, "height": 800},
            locale="it-IT",
            extra_http_headers={"X-Forwarded-For": f"10.0.0.{last}"},
        )
        phones.append(context.new_page())
        phones[-1].goto(link)
    names = phones[0].locator("tbody td:first-child").all_inner_texts()
    first, second = (name.rsplit(" Squadra", 1)[0] for name in names[:2])
    for phone, places in zip(phones, ((1, 2, 3, 4), (2, 1, 3, 4)), strict=True):
        enter(phone, places[: len(names)])
    expect(phones[1].locator(".note.stop")).to_contain_text(f"1° {first}, 2° {second}, ")
    page.goto(f"{address}round/1")
    expect(page.locator("#table-1")).to_contain_text(f"Dal telefono: 1° {first}, 2° {second}, ")
    phones[1].click("a[href='?change=yes']")
    enter(phones[1], (1, 2, 3, 4)[: len(names)])
    expect(phones[1].locator("main")).to_contain_text("Il risultato è registrato.")
    expect(page.locator("#table-1.known")).to_have_count(1)  # the desk's page has followed
    for phone in phones:
        phone.context.close()


def enter(phone: Page, places: tuple[int, ...]) -> None:
    for seat, place in enumerate(places):
        phone.select_option(f"select[name='places.{seat}']", str(place))
    follow(phone, "main .primary")


def results_over_http(director: Director, address: str, number: int) -> None:
    """As the forms of the tables send them."""
    chance = random.Random(number)
    director.look_away()
    for table, played in enumerate(director.document(address)["history"][number - 1]["tables"], 1):
        if "places" not in played:
            points = {f"points.{seat}": str(chance.randrange(100)) for seat in range(len(played["seats"]))}
            director.send(f"{address}round/{number}/table/{table}", **points)


def a_correction(page: Page, address: str) -> None:
    """Another winner in round 1: what it would have changed, by name, then done."""
    page.goto(f"{address}round/1/table/5")
    seats = page.locator("select[name^='places.']").count()
    last = page.locator("tbody td:first-child").last.inner_text().rsplit(" Squadra", 1)[0]
    for seat in range(seats):
        page.select_option(f"select[name='places.{seat}']", str(seats - seat))
        page.fill(f"input[name='points.{seat}']", "")
    follow(page, "main .primary")
    if "Fallo" in page.locator("main").inner_text():
        expect(page.locator("main")).to_contain_text(f"tavolo 5 del turno 1: 1° {last}")
        follow(page, "main button:has-text('Fallo')")
    expect(page.locator("[data-done]")).to_contain_text(f"tavolo 5 · 1° {last}")
    expect(page.locator("[data-done]")).to_contain_text("al posto di: 1°")
    page.goto(f"{address}history")
    expect(page.locator("table.history")).to_contain_text(f"tavolo 5 · 1° {last}")


def every_seating_is_legal(director: Director, address: str) -> None:
    document = director.document(address)
    assert [game["name"] for game in document["round_games"]] == list(GAMES)
    team = {p["number"]: p["team"] for p in document["players"]}
    for index, played in enumerate(document["history"]):
        seats = [table["seats"] for table in played["tables"]]
        assert all(len({team[p] for p in table}) == len(table) for table in seats), index
        before = {**document, "history": document["history"][:index]}
        assert index == 5 or literal_tables.indicator(before, seats) < 100


def prizes_and_standings(director: Director, address: str) -> None:
    page = director.page
    page.goto(f"{address}standings")
    expect(page.locator(".teams tbody tr")).to_have_count(9)
    expect(page.locator("table.tabellone tbody tr")).to_have_count(35)
    page.goto(f"{address}player/1")
    expect(page.locator("main")).to_contain_text("Turno 1, tavolo")
    page.goto(f"{address}prizes")
    page.fill("textarea[name=prizes]", "1; Coppa\n2; 50,00\n3; 25,00")
    page.click("main form button:has-text('Salva')")
    expect(page.locator("table.table tbody tr")).to_have_count(3)
    page.goto(f"{address}hall")
    page.goto(f"{address}standings")
    director.next()  # close
