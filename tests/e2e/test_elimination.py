"""Elimination, phases and handicaps as a director uses them, in a real browser against the real program."""

from typing import Any

from playwright.sync_api import expect

from tests.literal import elimination as literal_elimination
from tests.running.browser import Director, follow


def documented(director: Director, address: str) -> dict[str, Any]:
    document = director.document(address)
    for played in document["history"]:
        played.setdefault("rests", [])
    return document


def test_sixty_players_with_recovery_to_a_final_group(director: Director) -> None:
    """Seeds, a drawn game with its replay and its lot, the brackets on a phone, the survivors in a final group."""
    page = director.page
    players = [f"Damista {n}; {4000 - 10 * n}" for n in range(1, 61)]
    options = {"form": "recovery", "seeds": "every_8", "final_group": "true"}
    address = director.click_new_tournament("Coppa", players, rounds=5, system="elimination", **options)
    director.next()  # draw
    numbers = {player["name"]: player["number"] for player in documented(director, address)["players"]}
    assert sorted(numbers[f"Damista {n}"] for n in range(1, 8)) == [1, 9, 17, 25, 33, 41, 49]
    director.next()
    expect(page.locator("main")).to_contain_text("dopo 5 turni restano al più 12 giocatori per il girone finale")
    director.confirm()
    for number in range(1, 6):
        director.next()  # publish
        boards = page.locator("tr.board").count()
        if number == 1:
            assert boards == 28
            undecided_games(director)
            director.type_results("".join("20"[(number + board) % 3 == 0] for board in range(boards)))
        else:
            winners = (("1-0", "0-1")[(number + board) % 3 == 0] for board in range(boards))
            director.enter_results(address, number, winners)
            page.goto(f"{address}round/{number}")
        if number < 5:
            director.next()
            director.confirm()
    document = documented(director, address)
    for index, played in enumerate(document["history"]):
        before = {**document, "history": document["history"][:index]}
        pairs = {frozenset((game["white"], game["black"])) for game in played["games"]}
        rests = {rest["player"]: rest["kind"] for rest in played["rests"]}
        assert (pairs, rests) == literal_elimination.next_round(before)
    brackets_are_drawn(director, address)
    survivors_play_on(director, address)
    assert director.errors == []


def undecided_games(director: Director) -> None:
    """A drawn game asks for its decision, and is replayed or drawn by lot; corrected for the rest of the test."""
    page = director.page
    page.focus("#board-1")
    page.keyboard.press("1")
    expect(page.locator("#board-1")).to_contain_text("si ripete, o decide il sorteggio")
    page.click("#board-1 .decide button:has-text('1-1 dopo')")
    expect(page.locator("#board-1 strong")).to_contain_text("1-1 dopo 1-1")
    page.click("#board-1 .decide button:has-text('Sorteggia')")
    expect(page.locator("#board-1 strong")).to_contain_text("a sorte")
    expect(page.locator("#board-1 .decide")).to_have_count(0)
    expect(page.locator("[data-part=progress]")).to_contain_text("1 su 28")


def brackets_are_drawn(director: Director, address: str) -> None:
    page = director.page
    page.click(".tabs a:has-text('Tabellone')")
    expect(page.locator("svg.bracket:visible")).to_have_count(2)
    assert (
        page.locator("svg.bracket").first.locator("rect").count() == 32 + 16 + 8 + 4 + 2
    )  # five rounds, then the final group
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto(f"{address}bracket?from=4")
    assert page.locator("svg.bracket").first.locator("rect").count() == 4 + 2
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390  # the picture scrolls, the page does not
    page.set_viewport_size({"width": 1280, "height": 800})
    page.locator("svg.bracket a").first.click()
    expect(page.locator("main")).to_contain_text("sono vicini nel tabellone principale")


def survivors_play_on(director: Director, address: str) -> None:
    page = director.page
    page.goto(f"{address}standings")
    page.click("text=Fase successiva")
    expect(page.locator("input[name=count]")).to_have_value("12")
    page.select_option("select[name=system]", "italo-swiss")
    page.click("text=Vedi chi passa")
    expect(page.locator("main tbody tr")).to_have_count(12)
    page.fill("input[name=rounds]", "4")
    follow(page, "button[name=create]")
    expect(page.locator("table.table tbody tr")).to_have_count(12)
    final = page.url.removesuffix("players")
    director.begin(final)
    director.type_results("222222")
    page.goto(f"{final}overall")
    expect(page.locator("main tbody tr")).to_have_count(60)
    expect(page.locator("main tbody tr").nth(12).locator("td").first).to_have_text("13")


def test_more_seeds_than_places_and_a_handicap_without_category_are_said_at_the_draw(director: Director) -> None:
    page = director.page
    address = director.new_tournament(
        "Teste", [f"D{n}" for n in range(1, 9)], 3, system="elimination", seeds="every_8", placing="third_place"
    )
    for row in (0, 1):
        page.goto(f"{address}players")
        page.locator("tbody tr td > a.small").nth(row).click()
        page.check("input[name=seeded]")
        page.click("main form button:has-text('Salva')")
        expect(page.locator("abbr.seed")).to_have_count(row + 1)
    page.click(".band .next")
    expect(page.locator(".note.stop")).to_contain_text("Le teste di serie sono 2, ma con 8 giocatori c'è 1 posto")
    page.goto(director.program.address)
    address = director.new_tournament(
        "Sociale", ["Uno; ; CM", "Due"], 1, system="italo-swiss", handicap="second_system"
    )
    page.click(".band .next")
    expect(page.locator(".note.stop")).to_contain_text("Due: per l'handicap serve la categoria")
    page.goto(f"{address}players")
    page.locator("tbody tr td > a.small").nth(1).click()
    page.fill("input[name=title]", "R")
    page.click("main form button:has-text('Salva')")
    director.begin(address)
    expect(page.locator("#board-1 .seg").first).to_contain_text("8 : 2")
    director.type_results("2")
    page.goto(f"{address}standings")
    expect(page.locator("tbody tr").first.locator("td.num").nth(2)).to_have_text("8,2")
