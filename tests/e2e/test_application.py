"""The application as a director uses it, in a real browser against the real program."""

import json
import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.places import DEMOS
from tests.running.browser import Director, follow
from tests.running.desk import Desk
from tests.running.program import Program, running

PORDENONE = DEMOS / "pordenone.json"
KEYS = {"1-0": "1", "0-1": "0", "1/2": "="}


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
        expect(director.page.locator("[data-part=progress]")).to_contain_text("7 su 7")
    director.next()  # close
    expect(director.page.locator("tbody tr").first).to_contain_text("Giocatore 02")


def test_thirty_players_to_the_published_first_round_in_under_fifteen_clicks(director: Director) -> None:
    players = [f"Socio {number}\t{1900 - number}" for number in range(1, 31)]
    director.click_new_tournament("Serata di circolo", players)
    director.next()
    director.next()
    director.confirm()
    director.next()
    expect(director.page.locator("tr.board")).to_have_count(15)
    expect(director.page.get_by_text("non ancora pubblicato")).to_have_count(0)
    assert director.clicks < 15


def test_a_result_in_one_window_appears_in_another_and_the_public_sees_only_published_rounds(
    browser: Browser, director: Director, own_program: Program
) -> None:
    address = director.new_tournament("Due finestre", [f"P{n};{2000 - n}" for n in range(1, 9)])
    director.next()
    director.next()
    director.confirm()
    visitor = browser.new_context(viewport={"width": 390, "height": 800}, locale="it-IT").new_page()
    answer = visitor.goto(f"{address}round/1")
    assert answer is not None
    assert answer.status == 404
    visitor.goto(own_program.address)
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


def test_a_withdrawn_publication_disappears_from_open_phones(browser: Browser, director: Director) -> None:
    """And comes back without a touch when it is published again."""
    address = director.published_round([f"P{n};{2000 - n}" for n in range(1, 9)])
    phone = browser.new_context(viewport={"width": 390, "height": 800}, locale="it-IT").new_page()
    with phone.expect_request("**/live*"):
        phone.goto(f"{address}round/1")
    expect(phone.locator("tr.board")).to_have_count(4)
    director.click("text=Ritira la pubblicazione")
    expect(phone.get_by_text("Il turno 1 è stato ritirato")).to_be_visible()
    expect(phone.locator("tr.board")).to_have_count(0)
    director.next()  # publish again
    expect(phone.locator("tr.board")).to_have_count(4)


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
    page.hover(".band .next")
    page.mouse.down()
    with page.expect_response(lambda response: response.url.endswith("/round/1")):  # the page fetches itself again
        desk.click("#board-1 button[name=result][value='1-0']")
    page.wait_for_timeout(300)
    with page.expect_navigation():
        page.mouse.up()
    expect(page.get_by_text("non ancora pubblicato")).to_have_count(0)


def test_the_next_step_works_at_once_after_the_last_result(director: Director) -> None:
    """The answer to a result brings the next step with it, form and all; no live refresh is needed for it to work."""
    address = director.published_round(["A;1500", "B;1400"], rounds=1)
    director.page.route("**/live*", lambda route: route.abort())
    director.page.goto(f"{address}round/1")
    director.type_results("1")
    director.next()  # close
    assert director.page.url.partition("?")[0] == f"{address}standings"


def test_results_typed_as_fast_as_can_be_are_all_saved_and_can_be_taken_away(director: Director) -> None:
    """No key is lost however fast they come; the printed sheet has the boards; a result on the wrong board goes."""
    address = director.published_round([f"P{n};{2000 - n}" for n in range(1, 25)])
    page = director.page
    page.focus("tr.board")
    page.keyboard.type("101010101010")
    expect(page.locator("tr.board [aria-pressed=true]")).to_have_count(12)
    page.goto(f"{address}round/1")
    shown = page.locator("tr.board [aria-pressed=true]").all_inner_texts()
    assert shown == ["1-0", "0-1"] * 6
    page.emulate_media(media="print")
    expect(page.locator("#board-3")).to_be_visible()
    expect(page.locator("#board-3 .seg.f button").first).to_be_hidden()
    page.emulate_media(media="screen")
    page.click("#correct")
    page.click("#board-3 button[value=clear]")
    expect(page.locator("#board-3 [aria-pressed=true]")).to_have_count(0)
    page.click("#board-4 button[value=suspended]")
    expect(page.locator("#board-4 button[value=suspended]")).to_have_attribute("aria-pressed", "true")
    answer = page.goto(f"{address}players/add")
    assert answer is not None
    assert answer.status == 200


def test_results_are_typed_from_the_moment_the_round_opens(director: Director) -> None:
    """Nobody clicks first, and what is typed goes to the first board that waits for a result."""
    director.new_tournament("Senza clic", [f"P{n};{2000 - n}" for n in range(1, 9)])
    page = director.page
    director.next()
    director.next()
    director.confirm()
    director.next()  # publish: the round opens
    page.keyboard.type("10")
    expect(page.locator("tr.board [aria-pressed=true]")).to_have_text(["1-0", "0-1"])
    page.reload()
    page.keyboard.type("=")
    expect(page.locator("tr.board [aria-pressed=true]")).to_have_text(["1-0", "0-1", "1/2"])
    expect(page.locator("#board-3 [aria-pressed=true]")).to_be_visible()


def test_the_line_over_the_boards_names_the_one_with_the_keys_and_f_goes_to_its_forfeits(director: Director) -> None:
    """A forfeit needs no mouse; then only the board that waits is shown on request, and the next step counts it."""
    address = director.published_round(["A;1500", "B;1400", "C;1300", "D;1200"], rounds=1)
    page = director.page
    expect(page.locator("[data-at]")).to_have_text("Sei al tavolo 1")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-at]")).to_have_text("Sei al tavolo 2")
    page.keyboard.press("f")
    page.keyboard.press("Enter")
    expect(page.locator("#board-2 button[value='1-0f']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".band .next")).to_have_text("Manca 1 risultato")
    page.goto(f"{address}round/1?show=missing")
    expect(page.locator("tr.board")).to_have_count(1)
    page.keyboard.press("/")
    page.keyboard.type("c")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_contain_text("C")


def test_a_forfeit_and_a_suspended_game_have_keys_and_no_digit_for_the_next_board_undoes_them(
    director: Director,
) -> None:
    """F and who wins, S, then a win: each goes to its own board."""
    director.published_round([f"P{n};{2000 - n}" for n in range(1, 9)], rounds=1)
    page = director.page
    for key in ("f", "0", "s", "1"):
        page.keyboard.press(key)
    page.click("#board-4 button[value='0-0f']")
    for board, result in enumerate(("0-1f", "suspended", "1-0", "0-0f"), 1):
        expect(page.locator(f"#board-{board} [aria-pressed=true]")).to_have_attribute("value", result)


def test_correct_after_the_next_round_undo_late_entry_withdrawal(director: Director) -> None:
    address = director.published_round([f"P{n};{2000 - n}" for n in range(1, 9)])
    page = director.page
    director.type_results("1111")
    director.next()
    director.confirm()
    # a wrong result is corrected: what it would have changed is said, later rounds stay
    page.goto(f"{address}round/1")
    expect(page.locator("#board-1 button[name=result][value='0-1']")).to_be_disabled()
    page.click("#correct")
    page.click("#board-1 button[name=result][value='0-1']")
    expect(page.locator("#board-1 .warning")).to_contain_text("diversamente i turni già fatti: 2")
    expect(page.locator("#board-1 button[name=result][value='1-0']")).to_have_attribute(
        "aria-pressed", "true"
    )  # not done yet
    page.click("text=Fallo lo stesso")
    expect(page.locator("#board-1 button[name=result][value='0-1']")).to_have_attribute("aria-pressed", "true")
    # the first result of round 1 cannot be undone any more, and the reason is said
    page.goto(f"{address}history")
    expect(page.locator("tr", has_text="risultato").last.locator("td").last).to_contain_text("Serve alla voce")
    # the correction can
    with page.expect_navigation():
        page.locator("tr", has_text="correzione").first.get_by_role("button").click()
    page.goto(f"{address}round/1")
    expect(page.locator("#board-1 button[name=result][value='1-0']")).to_have_attribute("aria-pressed", "true")
    # a late entrant takes his place by rating, a player withdraws
    page.goto(f"{address}players")
    page.fill("textarea", "Ritardatario; 2400")
    page.click("#add button")
    expect(page.locator("tbody tr").first).to_contain_text("Ritardatario")
    page.locator("tr", has_text="P8").locator("td > a.small").click()
    page.click("text=Ritira")
    expect(page.locator("tr.gone")).to_contain_text("P8")
    # why, and why not
    page.goto(f"{address}why/2/2")
    page.select_option("select[name=against]", label="1 Ritardatario")
    expect(page.locator("main")).to_contain_text("Ritardatario entra al turno 3")


def test_pairs_by_hand_are_checked_at_once(director: Director) -> None:
    """Two seats exchanged: what they break is said with its article, and can be saved all the same."""
    address = director.published_round([f"P{n};{2000 - n}" for n in range(1, 8)])
    page = director.page
    first = director.pairs()
    director.type_results("111")
    director.next()
    director.confirm()
    page.click("text=Cambia le coppie a mano")
    expect(page.locator("main")).to_contain_text("Queste sono le coppie del regolamento.")
    white, black = first[0]
    mate = next(sum(pair) - white for pair in _boards(page) if white in pair)
    page.click(f"button[name=pick]:has-text('{mate} P')")
    page.wait_for_timeout(1000)  # the answer replaces the buttons; a press before it is lost
    page.click(f"button[name=pick]:has-text('{black} P')")
    expect(page.locator(".note.stop")).to_contain_text("si sono già incontrati al turno 1 (B.3.1, A8)")
    bye = page.locator("p button[name=pick]")
    expect(bye).to_have_count(1)
    page.click("text=Salva lo stesso")
    expect(page).to_have_url(re.compile(re.escape(f"{address}round/2") + r"\?done=\d+$"))
    assert {white, black} in [set(pair) for pair in director.pairs()]
    page.goto(f"{address}history")
    expect(page.locator("tbody tr").first).to_contain_text("coppie a mano")
    page.goto(f"{address}why/2/{white}")
    expect(page.locator(".note").first).to_contain_text("ha cambiato questo tavolo a mano")


def _boards(page: Page) -> list[tuple[int, int]]:
    names = "rows => rows.map(row => [...row.querySelectorAll('button[name=pick]')].map(b => parseInt(b.textContent)))"
    return [(white, black) for white, black in page.eval_on_selector_all("table.by-hand tbody tr", names)]


def test_csv_with_a_preview_that_shows_each_bad_line(director: Director) -> None:
    address = director.new_tournament("CSV", ["Già Iscritto;1500"])
    page = director.page
    lines = ['Rossi;Ada;1800;"Udine; centro"', ";;1500;", "Neri;Ugo;abc;", "Già Iscritto;;1;", "Verdi;Ìda;;Pisa"]
    content = "\n".join(["Cognome;Nome;Elo;Circolo", *lines])
    page.set_input_files(
        "input[type=file]", {"name": "soci.csv", "mimeType": "text/csv", "buffer": content.encode("cp1252")}
    )
    page.click("text=Mostra l'anteprima")
    expect(page.locator("h1")).to_have_text("Anteprima: righe buone 2, da correggere 3")
    expect(page.locator("tr.wrong")).to_contain_text(["Manca il nome", "Il rating non è un numero", "è già iscritto"])
    page.click("text=Iscrivi le righe buone")
    expect(page.locator("tbody tr")).to_have_count(3)
    expect(page.locator("tr", has_text="Rossi Ada")).to_contain_text("Udine; centro")
    assert page.url == f"{address}players"


def test_columns_that_a_list_has_in_vain_are_named(director: Director, tmp_path: Path) -> None:
    """Before a file is taken and after a list was pasted."""
    director.click_new_tournament("Colonne", ["Nome;Elo;Nato il", "Rossi;1500;1970"])
    sentence = "Non letto, perché il programma non sa che cosa sia: {}."
    expect(director.page.get_by_text(sentence.format("Nato il"))).to_be_visible()
    file = tmp_path / "lista.csv"
    file.write_text("Nome;Telefono;Elo;Via\nNeri;1;1400;2\n")
    director.page.set_input_files("input[type=file]", file)
    follow(director.page, "form[enctype] button")
    told = director.page.locator("main .sheet li").all_inner_texts()
    assert told == ["Nome → nome", "Telefono → non letta", "Elo → punteggio", "Via → non letta"]


def test_absence_by_a_check_box_and_a_copy_with_other_tie_breaks(director: Director) -> None:
    address = director.new_tournament("Originale", [f"P{n};{2000 - n}" for n in range(1, 6)])
    page = director.page
    director.next()
    with page.expect_response(lambda response: response.url.endswith("/absence")):
        page.locator("tr", has_text="P5").locator("input[type=checkbox]").check()
    director.next()
    expect(page.locator("main")).to_contain_text("5 P5 (assente)")
    page.goto(f"{address}settings")
    page.click("text=Duplica il torneo")
    expect(page.locator("input[name=name]")).to_have_value("Originale (copia)")
    page.click(".options summary")
    places = page.locator("select[name='amalfi.tie_breaks']")
    for place, choice in enumerate(["direct_encounter", "progressive", "", "", "", ""]):
        places.nth(place).select_option(choice)
    follow(page, "main form button:has-text('Salva')")
    page.goto(page.url.replace("settings", "standings"))
    expect(page.locator("thead")).to_contain_text("Sc. diretto")
    expect(page.locator("thead")).to_contain_text("Progressivo")
    expect(page.locator("thead")).not_to_contain_text("Buchholz")
    expect(page.locator("tbody tr")).to_have_count(5)


def test_printed_colours_are_right_without_background_graphics(director: Director) -> None:
    """A disc of ink leaves no room inside its border; a white one does."""
    address = director.published_round([f"P{n};{2000 - n}" for n in range(1, 9)])
    page = director.page
    page.emulate_media(media="print")
    inside = "discs => discs.map(disc => disc.clientWidth * disc.clientHeight)"
    assert page.eval_on_selector_all("tr.board .disc.n", inside) == [0, 0, 0, 0]
    assert min(page.eval_on_selector_all("tr.board .disc.b", inside)) > 25
    page.goto(f"{address}standings")
    assert page.eval_on_selector_all("table i.n", inside) == [0, 0, 0, 0]
    assert min(page.eval_on_selector_all("table i.b", inside)) > 9


def test_on_a_phone_the_points_come_before_the_crosstable(browser: Browser, director: Director) -> None:
    """After seven rounds, and without scrolling; on a laptop too."""
    address = director.published_round([f"Giocatore Lungonome {n};{2000 - n}" for n in range(8)], rounds=7)
    for number in range(1, 8):
        for board in range(1, 5):
            director.send(f"{address}round/{number}/board/{board}", result="1-0")
        if number < 7:
            director.pair_and_publish(address, number + 1)
    phone = browser.new_context(viewport={"width": 390, "height": 800}, locale="it-IT").new_page()
    phone.goto(f"{address}standings")
    row = phone.locator("table.tabellone tbody tr").first
    points = row.locator("td.pts").bounding_box()
    assert points is not None
    assert points["x"] + points["width"] <= 390
    expect(row.locator("td:not([class])").first).to_be_hidden()
    row.locator("td.pts").click()
    expect(row.locator("td:not([class])")).to_have_count(7)
    expect(row.locator("td:not([class])").first).to_be_visible()
    director.page.goto(f"{address}standings")
    heads = director.page.locator("table.tabellone thead th:visible").all_inner_texts()
    assert heads[2:11] == ["Nome", "Punti", "1", "2", "3", "4", "5", "6", "7"]


def test_a_player_s_page_the_leaders_chart_and_a_proof_as_a_picture(own_director: Director) -> None:
    page = own_director.page
    own_director.click("button[value=pordenone]")
    expect(page.locator(".chart .wide polyline")).to_have_count(8)
    page.locator("tbody tr").first.locator("td a").first.click()
    expect(page.locator("tbody tr")).to_have_count(5)
    expect(page.locator("main")).to_contain_text("Punti")
    page.click("text=perché? >> nth=2")
    expect(page.locator("h1")).to_contain_text("Perché")


def test_the_password_lets_in_wrong_ones_have_to_wait_and_a_new_one_shuts_out(
    browser: Browser, director: Director, program: Program
) -> None:
    page = director.page
    page.goto(f"{program.address}/access")
    page.fill("input[name=password]", "corta")
    page.click("text=Salva")
    expect(page.locator(".note.stop")).to_contain_text("da 8 a 200 caratteri")
    page.fill("input[name=name]", "Segreteria")
    page.fill("input[name=password]", "una parola lunga")
    page.click("text=Salva")
    expect(page.locator("#messages .note")).to_have_text("Salvato.")
    desk = browser.new_context(locale="it-IT").new_page()
    desk.goto(program.address)
    desk.click(".band a[href='/login']")
    desk.fill("input[name=password]", "una parola lunga")
    desk.click("main button")
    expect(desk.locator("a[href='/new']")).to_be_visible()
    stranger = browser.new_context(locale="it-IT").new_page()
    for _ in range(10):  # five are free, then one waits 1, 2, 4 … seconds; a slow machine needs more tries
        stranger.goto(f"{program.address}/login")
        stranger.fill("input[name=password]", "sbagliata")
        follow(stranger, "main button")
        if "Troppe" in stranger.locator(".note.stop").inner_text():
            break
    expect(stranger.locator(".note.stop")).to_contain_text("Troppe password sbagliate")
    page.goto(f"{program.address}/access")
    page.fill("input[name=password]", "un'altra ancora")
    follow(page, "text=Salva")
    desk.reload()
    expect(desk.locator("a[href='/new']")).to_have_count(0)
    address = director.new_tournament("Di chi", ["A;1", "B;2"]) if page.goto(program.address) else ""
    page.goto(f"{address}history")
    expect(page.locator("tbody tr").first).to_contain_text("Segreteria")


BAD_PLAYERS = {
    "": "non c'è nessuno da iscrivere",
    "; 1500": "manca il nome",
    "Rossi; 99999": "il rating è troppo alto",
    "x" * 10_000: "una parte supera 200 caratteri",
    "Rossi\nrossi": "è già iscritto",
    "a\x07b": "caratteri di controllo",
}
"""Each with a sentence that no other has: what the page says is about what was sent last."""


def test_bad_players_get_a_sentence_and_nothing_typed_is_lost(director: Director) -> None:
    director.page.goto(f"{director.program.address}/new")
    director.page.fill("input[name=name]", "<b>HTML</b> & co")
    director.click("text=Crea il torneo")
    expect(director.page.locator(".where b")).to_have_text("<b>HTML</b> & co")
    for text, sentence in BAD_PLAYERS.items():
        director.page.evaluate("text => { document.querySelector('textarea').value = text }", text)
        director.click("#add button")
        expect(director.page.locator(".note.stop").first).to_contain_text(sentence, ignore_case=True)
        assert director.page.input_value("textarea") == text


def test_wrong_addresses_and_used_links_get_a_helpful_page(
    browser: Browser, own_director: Director, own_program: Program
) -> None:
    page = own_director.page
    for path, status in (("/nowhere", 404), ("/t/nothing/players", 404), (own_program.director_link, 403)):
        answer = page.goto(path if path.startswith("http") else own_program.address + path)
        assert answer is not None
        assert answer.status == status
        expect(page.get_by_text("Torna ai tornei")).to_be_visible()
        assert "default-src 'none'" in answer.headers["content-security-policy"]
    cookie = next(c for c in own_director.context.cookies() if c["name"] == "sessionid")
    assert cookie["httpOnly"]
    assert cookie["sameSite"] == "Lax"
    forged = own_director.context.request.post(f"{own_program.address}/demo")
    assert forged.status == 403


def test_a_page_that_cannot_be_shown_now_says_why_and_nobody_is_sent_elsewhere(director: Director) -> None:
    """Pairing with results missing; numbers that are none; a way back that leads to another site."""
    address = director.new_tournament("Non ancora", [f"P{n};{2000 - n}" for n in range(1, 5)])
    page = director.page
    director.next()
    director.next()
    director.confirm()
    page.goto(f"{address}pair")
    expect(page.locator("#messages .note")).to_contain_text("Il turno 1 è già formato: eccolo.")
    assert page.url == f"{address}round/1"
    page.goto(f"{address}settings")
    page.evaluate("document.querySelector('input[name=rounds]').type = 'text'")
    page.fill("input[name=rounds]", "²")
    page.click("text=Salva")
    expect(page.locator(".note.stop")).to_contain_text("Qui serve un numero intero")
    page.goto(f"{director.program.address}/language/it?back=//example.org/")
    assert page.url == f"{director.program.address}/"


def test_importing_a_document_keeps_what_it_holds_and_says_its_warnings(program: Program) -> None:
    """What no rule needs comes back with the export, also after somebody else was enrolled."""
    besides = {"weight": 50, "source": "bando n. 3", "notes": "finale", "sponsor": {"name": "Nova", "since": [1998]}}
    players = [{"number": n, "name": f"P{n}", "rating": 2000 - n, "locker": 70 + n} for n in range(1, 6)]
    document = {"format": "tabellone/1", "name": "Nota", "system": "amalfi", "rounds": 3, "players": players, **besides}
    desk = Desk(program.director_link)
    _, page = desk.send("/import", json.dumps(document).encode())
    assert "Il campo «sponsor» non è conosciuto" in page
    assert "Il campo «players[0].locker» non è conosciuto" in page
    key = re.findall(r'href="/t/(\w+)/', page)[0]
    desk.go_on(f"/t/{key}/players/add", players="Nuovo; 1500")
    again = json.loads(desk.download(f"/t/{key}/document.json"))
    assert {name: again[name] for name in besides} == besides
    assert {entry["name"]: entry.get("locker") for entry in again["players"]} == {
        **{entry["name"]: entry["locker"] for entry in players},
        "Nuovo": None,
    }


def test_english_on_request_and_nothing_from_outside(own_director: Director, own_program: Program) -> None:
    asked: list[str] = []
    own_director.page.on("request", lambda request: asked.append(request.url))
    own_director.click(".tools a[lang=en]")
    expect(own_director.page.get_by_text("Create the first tournament")).to_be_visible()
    own_director.page.get_by_role("button", name="Try: Chess, Amalfi", exact=True).click()
    expect(own_director.page.locator("h1")).to_have_text("Standings after round 5")
    assert all(url.startswith(own_program.address) for url in asked)


def test_what_was_saved_is_there_after_the_program_was_killed(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path / "data") as program:
        director = Director(browser, program)
        director.new_tournament("Resiste", ["A;1500", "B;1400"])
        program.process.kill()
        program.process.wait(10)
    with running(tmp_path / "data") as program:
        again = Director(browser, program)
        expect(again.page.get_by_role("link", name="Resiste")).to_be_visible()
