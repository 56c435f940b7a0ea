"""The application as a director uses it, in a real browser against the real program."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import Director, Program, chromium, running
from playwright.sync_api import Browser, expect

PORDENONE = Path(__file__).parent.parent / "src/tabellone/demos/pordenone.json"
KEYS = {"1-0": "1", "0-1": "0", "1/2": "="}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    with running(tmp_path / "data") as found:
        yield found


@pytest.fixture
def director(browser: Browser, program: Program) -> Iterator[Director]:
    found = Director(browser, program)
    yield found
    assert found.errors == []


def test_the_real_event_of_five_rounds_comes_out_as_published(director: Director) -> None:
    """Fourteen players typed in any order, every result by one key: the published pairings, round by round."""
    event = json.loads(PORDENONE.read_text())
    players = [f"Giocatore {p['number']:02d}; {p['rating']}" for p in reversed(event["players"])]
    director.new_tournament("Pordenone", players)
    director.next()  # draw
    for number, published in enumerate(event["history"], 1):
        director.next()  # pair
        director.confirm()
        pairs = director.pairs()
        expected = [(game["white"], game["black"]) for game in published["games"]]
        if number == 1:  # the colour of number 1 is drawn; the event had White
            mirrored = pairs != expected
        assert pairs == [(black, white) if mirrored else (white, black) for white, black in expected]
        director.next()  # publish
        results = {frozenset((g["white"], g["black"])): g for g in published["games"]}
        keys = ""
        for white, black in pairs:
            game = results[frozenset((white, black))]
            straight = game["white"] == white
            result = game["result"] if straight else {"1-0": "0-1", "0-1": "1-0"}.get(game["result"], "1/2")
            keys += KEYS[result]
        director.type_results(keys)
        expect(director.page.locator(".progress")).to_contain_text("7/7")
    director.next()  # close
    expect(director.page.locator("tbody tr").first).to_contain_text("Giocatore 02")


def test_thirty_players_to_the_published_first_round_in_under_fifteen_clicks(director: Director) -> None:
    players = [f"Socio {number}\t{1900 - number}" for number in range(1, 31)]
    director.new_tournament("Serata di circolo", players)
    director.next()
    director.next()
    director.confirm()
    director.next()
    expect(director.page.locator("tr.board")).to_have_count(15)
    expect(director.page.get_by_text("non ancora pubblicato")).to_have_count(0)
    assert director.clicks < 15


def test_a_result_in_one_window_appears_in_another_and_the_public_sees_only_published_rounds(
    browser: Browser, director: Director, program: Program
) -> None:
    address = director.new_tournament("Due finestre", [f"P{n};{2000 - n}" for n in range(1, 9)])
    director.next()
    director.next()
    director.confirm()
    visitor = browser.new_context(viewport={"width": 390, "height": 800}, locale="it-IT").new_page()
    answer = visitor.goto(f"{address}round/1")
    assert answer is not None
    assert answer.status == 404
    visitor.goto(program.address)
    expect(visitor.get_by_text("Nessun turno è ancora pubblicato.")).to_be_visible()
    director.next()  # publish
    visitor.goto(f"{address}round/1")
    expect(visitor.locator("tr.board")).to_have_count(4)
    assert visitor.locator("tr.board form").count() == 0
    director.type_results("1")
    expect(visitor.locator("#board-1 td.result")).to_contain_text("1-0", timeout=3000)
    for page in ("history", "settings", "pair", "document.json"):
        refused = visitor.goto(f"{address}{page}")
        assert refused is not None
        assert refused.status == 403


def test_a_button_held_down_while_others_write_is_not_replaced_under_the_finger(
    browser: Browser, director: Director
) -> None:
    address = director.new_tournament("Premuto", [f"P{n};{2000 - n}" for n in range(1, 9)])
    director.next()
    director.next()
    director.confirm()
    page = director.page
    desk = director.context.new_page()
    desk.goto(f"{address}round/1")
    page.hover(".bar .primary")
    page.mouse.down()
    with page.expect_response(lambda response: response.url.endswith("/round/1")):  # the page fetches itself again
        desk.click("#board-1 button[value='1-0']")
    page.wait_for_timeout(300)
    with page.expect_navigation():
        page.mouse.up()
    expect(page.get_by_text("non ancora pubblicato")).to_have_count(0)


def test_correct_after_the_next_round_undo_late_entry_withdrawal(director: Director) -> None:
    address = director.new_tournament("Imprevisti", [f"P{n};{2000 - n}" for n in range(1, 9)])
    page = director.page
    director.next()
    director.next()
    director.confirm()
    director.next()
    director.type_results("1111")
    director.next()
    director.confirm()
    # a wrong result is corrected: what it would have changed is said, later rounds stay
    page.goto(f"{address}round/1")
    page.click("#board-1 button[value='0-1']")
    expect(page.locator("#board-1 .warning")).to_contain_text("avrebbe accoppiato diversamente i turni: 2")
    # the first result of round 1 cannot be undone any more, and the reason is said
    page.goto(f"{address}history")
    page.locator("tr", has_text="risultato").last.get_by_role("button").click()
    expect(page.locator(".message.error")).to_contain_text("ne dipende")
    # the correction can
    page.locator("tr", has_text="correzione").first.get_by_role("button").click()
    page.goto(f"{address}round/1")
    expect(page.locator("#board-1 button[value='1-0']")).to_have_attribute("aria-pressed", "true")
    # a late entrant takes his place by rating, a player withdraws
    page.goto(f"{address}players")
    page.fill("textarea", "Ritardatario; 2400")
    page.click("#add button")
    expect(page.locator("tbody tr").first).to_contain_text("Ritardatario")
    row = page.locator("tr", has_text="P8")
    row.locator("summary").click()
    row.get_by_text("Ritira").click()
    expect(page.locator("tr.gone")).to_contain_text("P8")
    # why, and why not
    page.goto(f"{address}why/2/2")
    page.select_option("select[name=against]", label="1 Ritardatario")
    expect(page.locator("main")).to_contain_text("Ritardatario entra al turno 3")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "non c'è nessuno da iscrivere"),
        ("; 1500", "manca il nome"),
        ("Rossi; 99999", "il rating è troppo alto"),
        ("x" * 10_000, "il testo è troppo lungo"),
        ("Rossi\nrossi", "è già iscritto"),
        ("a\x07b", "caratteri di controllo"),
    ],
)
def test_bad_players_get_a_sentence_and_nothing_typed_is_lost(director: Director, text: str, sentence: str) -> None:
    director.click("text=Nuovo torneo")
    director.page.fill("input[name=name]", "<b>HTML</b> & co")
    director.click("text=Crea il torneo")
    expect(director.page.locator("h1")).to_have_text("<b>HTML</b> & co")
    director.page.evaluate("text => { document.querySelector('textarea').value = text }", text)
    director.click("#add button")
    expect(director.page.locator(".message.error").first).to_contain_text(sentence)
    assert director.page.input_value("textarea") == text


def test_wrong_addresses_and_used_links_get_a_helpful_page(
    browser: Browser, director: Director, program: Program
) -> None:
    page = director.page
    for path, status in (("/nowhere", 404), ("/t/nothing/players", 404), (program.director_link, 403)):
        answer = page.goto(path if path.startswith("http") else program.address + path)
        assert answer is not None
        assert answer.status == status
        expect(page.get_by_text("Torna ai tornei")).to_be_visible()
        assert "default-src 'none'" in answer.headers["content-security-policy"]
    cookie = next(c for c in director.context.cookies() if c["name"] == "sessionid")
    assert cookie["httpOnly"]
    assert cookie["sameSite"] == "Lax"
    forged = director.context.request.post(f"{program.address}/demo")
    assert forged.status == 403


def test_a_page_that_cannot_be_shown_now_says_why_and_nobody_is_sent_elsewhere(director: Director) -> None:
    """Pairing with results missing; numbers that are none; a way back that leads to another site."""
    address = director.new_tournament("Non ancora", [f"P{n};{2000 - n}" for n in range(1, 5)])
    page = director.page
    director.next()
    director.next()
    director.confirm()
    page.goto(f"{address}pair")
    expect(page.locator(".message.error")).to_contain_text("manca un risultato: turno 1")
    assert page.url == f"{address}round/1"
    page.goto(f"{address}settings")
    page.evaluate("document.querySelector('input[name=rounds]').type = 'text'")
    page.fill("input[name=rounds]", "²")
    page.click("text=Salva")
    expect(page.locator(".message.error")).to_contain_text("qui serve un numero intero")
    page.goto(f"{director.program.address}/language/it?back=//example.org/")
    assert page.url == f"{director.program.address}/"


def test_english_on_request_and_nothing_from_outside(director: Director, program: Program) -> None:
    asked: list[str] = []
    director.page.on("request", lambda request: asked.append(request.url))
    director.click(".languages a[lang=en]")
    expect(director.page.get_by_text("New tournament")).to_be_visible()
    director.click("text=Demonstration tournament")
    expect(director.page.locator("h2")).to_have_text("Standings after round 5")
    assert all(url.startswith(program.address) for url in asked)


def test_what_was_saved_is_there_after_the_program_was_killed(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path / "data") as program:
        director = Director(browser, program)
        director.new_tournament("Resiste", ["A;1500", "B;1400"])
        program.process.kill()
        program.process.wait(10)
    with running(tmp_path / "data") as program:
        again = Director(browser, program)
        expect(again.page.get_by_text("Resiste")).to_be_visible()
