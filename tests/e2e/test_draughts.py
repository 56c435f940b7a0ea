"""The italo-svizzero as a director uses it, in a real browser against the real program."""

from playwright.sync_api import Page, expect

from tabellone.engine.systems.round_robin.table import table_round
from tests.literal import italo_swiss as literal_italo_swiss
from tests.running.browser import Director, follow


def test_fifteen_players_seven_rounds_with_art_9_and_a_withdrawal(director: Director) -> None:
    """Every round is that of the literal reading; rests, rotation, quotient and prizes are on the pages."""
    page = director.page
    players = [f"Damista {number}" for number in range(1, 16)]
    address = director.click_new_tournament("Sociale di dama", players, rounds=7, system="italo-swiss", odd="rest")
    director.next()  # draw
    for number in range(1, 5):
        director.next()  # pair
        director.confirm()
        if number == 1:
            expect(page.locator("tr.board")).to_have_count(3)
            expect(page.locator("main")).to_contain_text("turno di riposo (RT)")
        director.next()  # publish
        boards = page.locator("tr.board").count()
        keys = "".join("2120"[(number + board) % 4] for board in range(boards))
        if number == 2:  # a game is suspended, and completed a round later
            director.type_results(keys[:-1])
            page.click(f"#board-{boards} button[value=suspended]")
            expect(page.locator(f"#board-{boards} button[value=suspended]")).to_have_attribute("aria-pressed", "true")
        else:
            director.type_results(keys)
        if number == 3:
            page.goto(f"{address}round/2")
            page.locator("tr.board").last.focus()
            page.keyboard.press("1")
            expect(page.locator("tr.board").last.locator("[aria-pressed=true]")).to_have_text("1-1")
            page.goto(f"{address}players")
            page.locator("tbody tr td > a.small").nth(9).click()
            page.click("text=Ritira")
            expect(page.locator("tr.gone")).to_have_count(1)
        if number == 4:
            expect(page.locator("main")).to_contain_text("che non c'è (RR)")
    for number in range(5, 8):  # as those before, which have been clicked through
        director.pair_and_publish(address, number)
        boards = len(director.document(address)["history"][-1]["games"])
        director.enter_results(address, number, (["1-0", "1/2", "1-0", "0-1"][(number + b) % 4] for b in range(boards)))
    equals_the_literal_reading(director, address)
    rotation_is_shown(director, address)
    standings_and_prizes(director, address)


def equals_the_literal_reading(director: Director, address: str) -> None:
    document = director.document(address)
    for index, played in enumerate(document["history"]):
        before = {**document, "history": [dict(r) for r in document["history"][:index]]}
        if index == 2:  # at that time the game was still suspended
            games = [dict(game) for game in before["history"][1]["games"]]
            games[-1]["result"] = "suspended"
            before["history"][1]["games"] = games
        for earlier in before["history"]:
            earlier.setdefault("rests", [])
        pairs, rests = literal_italo_swiss.pair(before) or ([], [])
        assert [(g["white"], g["black"]) for g in played["games"]] == pairs
        assert [(r["player"], r["kind"], r.get("against")) for r in played.get("rests", [])] == rests


def rotation_is_shown(director: Director, address: str) -> None:
    page = director.page
    page.goto(f"{address}round/5")
    page.click("text=La rotazione passo per passo")
    expect(page.locator(".turning .circle circle")).to_have_count(15)
    expect(page.locator("main")).to_contain_text("Partendo dal posto di")
    page.keyboard.press("ArrowRight")
    expect(page.locator("main")).to_contain_text("ultimo accoppiato")


def standings_and_prizes(director: Director, address: str) -> None:
    """As the federation writes them, by place and by number, with the working of the quotient."""
    page = director.page
    page.goto(f"{address}standings")
    first = page.locator("tbody tr").first
    points, quotient = first.locator("td.num").nth(2).inner_text().split(",")
    assert first.locator("td.num").nth(3).inner_text() == quotient
    page.click("text=Per numero")
    expect(page.locator("tbody tr").first.locator("td.num").nth(1)).to_have_text("1")
    page.click("text=Per posto")
    page.locator("tbody tr").first.locator("td.name a").click()
    expect(page.locator(".story")).to_contain_text(f"Quoziente {quotient} =")
    page.goto(f"{address}prizes")
    page.fill("textarea", "1; 100,00\n1; Coppa\nx")
    page.click("text=Salva")
    expect(page.locator(".note.stop")).to_contain_text("Riga 3")
    page.fill("textarea", "1; 100,00\n1; Coppa")
    page.click("text=Salva")
    expect(page.locator("tbody tr").first).to_contain_text("Coppa")
    director.next()  # close
    assert int(points) > 0


def test_what_the_announcement_cannot_have_is_said_at_the_draw(director: Director) -> None:
    """An even number of rounds with Art. 9; more rounds than can be played; a late entrant."""
    page = director.page
    address = director.new_tournament("Pari", [f"D{n}" for n in range(5)], rounds=4, system="italo-swiss", odd="rest")
    page.click(".band .next")
    expect(page.locator(".note.stop").first).to_contain_text("i turni devono essere dispari")
    page.goto(f"{address}settings")
    page.fill("input[name=rounds]", "7")
    page.click("main form button:has-text('Salva')")
    page.click(".band .next")
    expect(page.locator(".note.stop").first).to_contain_text("al massimo 5")
    page.goto(f"{address}settings")
    page.fill("input[name=rounds]", "5")
    page.click("main form button:has-text('Salva')")
    director.next()
    director.next()
    director.confirm()
    page.goto(f"{address}players")
    expect(page.locator("tbody tr")).to_have_count(5)
    expect(page.locator("#add")).to_have_count(0)  # the draw is made once: nobody enters later


def pairs_without_the_struck(number: int) -> list[tuple[int, int]]:
    """Of the table for twelve; number 7 is struck after the third round."""
    return [pair for pair in table_round(12, number) if 7 not in pair or number <= 3]


def test_a_round_robin_of_twelve_with_a_province_draw(director: Director) -> None:
    """Team-mates get the numbers of table 10; all eleven rounds are those of the table; a player is struck."""
    page = director.page
    clubs = ["Udine"] * 4 + ["Pisa"] * 3 + [""] * 5
    players = [f"Damista {n}; {1000 + n}; ; {club}" for n, club in enumerate(clubs)]
    address = director.new_tournament("Girone", players, rounds=3, system="round-robin", together="club")
    director.next()  # draw: the rounds become eleven
    director.next()
    expect(page.locator("main")).to_contain_text("si incontrano entro il turno 5; prima non si può")
    director.confirm()
    for number in range(1, 5):
        assert director.pairs() == pairs_without_the_struck(number)
        director.next()  # publish
        director.type_results("2" * len(director.pairs()))
        if number == 3:
            page.goto(f"{address}players")
            page.locator("tbody tr td > a.small").nth(6).click()
            page.click("text=Ritira e depenna")
            follow(page, "main .narrow .primary")  # games of others are struck with his
            page.goto(f"{address}round/3")
        director.next()
        director.confirm()
    director.send(f"{address}round/5/publish")
    for number in range(5, 12):  # as those before, which have been clicked through
        if number > 5:
            director.pair_and_publish(address, number)
        games = director.document(address)["history"][-1]["games"]
        assert [(game["white"], game["black"]) for game in games] == pairs_without_the_struck(number)
        director.enter_results(address, number, ["1-0"] * len(games))
    numbers = {name: number for number, name in _numbers(page, address)}
    assert {numbers[f"Damista {n}"] for n in range(4)} == {6, 7, 8, 9}
    assert {numbers[f"Damista {n}"] for n in range(4, 7)} == {1, 2, 12}
    page.goto(f"{address}standings")
    expect(page.locator("tbody tr").last).to_contain_text("(rit.)")
    director.next()  # close
    expect(page.locator("main")).to_contain_text("Albo d'oro")


def test_a_province_typed_in_the_form_of_a_player_counts_in_the_draw(director: Director) -> None:
    """Nothing is chosen: the page says what the draw will do, and the draw does it (table 10 for six: 3, 4, 5)."""
    page = director.page
    players = ["Rossi;;;Nova;UD", "Neri;;;Alfa;UD", "Gallo", "Verdi;;;;PN", "Bo", "Moro"]
    address = director.new_tournament("Girone", players, rounds=3, system="round-robin")
    expect(page.locator("main section > .note")).to_contain_text("numeri con cui si incontrano entro il turno 1")
    page.locator("tbody tr td > a.small").nth(2).click()
    page.fill("input[name=province]", "ud")
    page.click("text=Salva")
    expect(page.locator("tbody tr").nth(2)).to_contain_text("ud")
    expect(page.locator("main section > .note")).to_contain_text("numeri con cui si incontrano entro il turno 3")
    director.next()  # draw
    expect(page.locator("main section > .note")).to_contain_text("si incontrano entro il turno 3; prima non si può")
    numbers = {name: number for number, name in _numbers(page, address)}
    assert {numbers[name] for name in ("Rossi", "Neri", "Gallo")} == {3, 4, 5}


def test_the_longest_option_fits_a_phone(director: Director) -> None:
    page = director.page
    address = director.new_tournament("Girone", ["A", "B"], rounds=1, system="round-robin")
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto(f"{address}settings")
    page.click(".options summary")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def _numbers(page: Page, address: str) -> list[tuple[int, str]]:
    page.goto(f"{address}players")
    rows = page.eval_on_selector_all(
        "tbody tr", "rows => rows.map(r => [r.cells[0].textContent, r.querySelector('.name').textContent])"
    )
    return [(int(number), name) for number, name in rows]
