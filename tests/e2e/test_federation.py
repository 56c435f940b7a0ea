"""What surrounds a FID event, in a real browser: openings, groups, registry, ratings, papers."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tabellone.documents.openings import moves_text
from tabellone.engine.openings.book import openings, openings_of_table
from tabellone.engine.openings.names import OpeningTable
from tests.running.browser import Director, follow


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
    assert number in openings_of_table(OpeningTable.C)
    assert moves_text(openings()[number - 1]) in line
    assert page.locator(".diagram circle").count() in (23, 24)
    expect(visitor.locator(".openings figcaption")).to_contain_text(str(number))
    page.click("details summary")
    page.fill("input[name=numbers]", "6")
    page.click("details button")
    expect(page.locator("main")).to_contain_text("non è nella tabella")  # asked before it is registered
    page.goto(f"{address}round/1")
    page.click("details summary")
    page.fill("input[name=numbers]", "999")
    page.click("details button")
    expect(page.locator("main")).to_contain_text("da 1 a 174")
    visitor.close()


def test_o1_a_table_that_is_not_theirs_is_drawn_from_only_by_name(director: Director) -> None:
    """Table B announced, a Regionale plays: the page says that C applies, and what is chosen stays in the history."""
    page = director.page
    players = [f"G{n}; {4000 - 100 * n}; {'Maestro' if n < 4 else 'Regionale'}" for n in range(1, 5)]
    rules = {"openings": "one_a_round", "opening_table": "table_b"}
    address = director.new_tournament("Tabella B", players, 3, "italo-swiss", **rules)
    for _ in range(2):
        director.next()
    director.confirm()
    director.next()  # publish
    director.next()  # draw
    expect(page.locator(".note.stop")).to_contain_text(re.compile(r"non indicata: \d G4\."))
    expect(page.locator(".note.stop")).to_contain_text("si applica la tabella C")
    page.goto(f"{address}round/1")
    expect(page.locator(".openings")).to_have_count(0)
    director.next()
    follow(page, "main .primary")
    number = int(re.findall(r"\d+", page.inner_text(".openings figcaption"))[0])
    assert number in openings_of_table(OpeningTable.C)
    page.click("details summary")
    follow(page, "text=Sorteggia di nuovo")
    follow(page, "text=Lo stesso dalla tabella B")
    number = int(re.findall(r"\d+", page.inner_text(".openings figcaption"))[0])
    assert number in openings_of_table(OpeningTable.B)
    page.goto(f"{address}history")
    expect(page.locator("main")).to_contain_text("dalla tabella che si applica")
    expect(page.locator("main")).to_contain_text("lo stesso dalla tabella del bando")


def test_groups(director: Director) -> None:
    """Proposed, moved by hand with the limits said, then one tournament for each."""
    page = director.page
    players = [f"G{n}; {4000 - 100 * n}; Regionale" for n in range(1, 21)]
    address = director.new_tournament("Coppa", players, 5, "italo-swiss")
    page.click("text=Dividi in gruppi")
    expect(page.locator("main")).to_contain_text("Numero critico 40")
    expect(page.locator(".groups section")).to_have_count(2)
    for _ in range(3):
        with page.expect_navigation():
            page.locator(".groups section").nth(1).locator("select").last.select_option("1")
    expect(page.locator(".note.stop")).to_contain_text("Il gruppo 2 ha 7 giocatori")
    with page.expect_navigation():
        page.locator(".groups section").nth(0).locator("select").first.select_option("2")
    expect(page.locator(".note.stop")).to_have_count(0)
    page.click("text=Crea i tornei")
    expect(page.locator("main")).to_contain_text("Coppa, gruppo 1")
    page.click("text=Coppa, gruppo 2")
    expect(page.locator("main")).to_contain_text("G1")
    expect(page.locator("table.table tbody tr")).to_have_count(8)
    director.next()  # the draw
    expect(page.locator("td.num").first).to_have_text("1")
    page.goto(address + "groups")
    expect(page.locator(".note.stop")).to_contain_text("ci sono già")


def test_registry_and_ratings(own_director: Director, tmp_path: Path) -> None:
    """A list imported, four players enrolled by a few letters, an event rated into the registry and taken back."""
    page, home = own_director.page, own_director.program.address
    rows = ["1;Rossi Anna;Maestro;4000;2025", "2;Rossi Bruno;Nazionale;2310;2025", "3;De Rosa Carlo;;990;2025"]
    rating_list = tmp_path / "list.csv"
    rating_list.write_text("\n".join(["card;name;category;rating;last_year", *rows, "4;Verdi Dario;CM;3350;2025"]))
    page.goto(f"{home}/registry")
    page.set_input_files("input[type=file]", str(rating_list))
    page.click("form[action='/registry/import'] button")
    expect(page.locator("#messages")).to_contain_text("Aggiunti: 4")
    page.fill("input[type=search]", "ros")
    expect(page.locator("#people tbody tr")).to_have_count(3)
    page.goto(home)
    own_director.click("main a[href='/new']")
    page.fill("input[name=name]", "Coppa")
    own_director.choose_system("italo-swiss")
    page.fill("input[name=rounds]", "1")
    own_director.click("text=Crea il torneo")
    for enrolled, letters in enumerate(("anna", "bru", "de ro"), 1):
        page.wait_for_load_state()  # before its script is there nobody hears what is typed
        page.fill("input[name=q]", letters)
        page.wait_for_selector(".offers button")
        page.keyboard.press("Enter")
        expect(page.locator("table.table tbody tr")).to_have_count(enrolled)  # the message is that of the one before
        expect(page.locator("#messages")).to_contain_text("Nuova iscrizione")
    page.fill("textarea", "Nuova Elena")
    page.click("#add > button")
    expect(page.locator("table.table tbody tr")).to_have_count(4)
    address = page.url.split("players")[0]
    own_director.begin(address)
    own_director.type_results("20")
    own_director.next()  # close
    page.click("text=Elo-Rubele")
    expect(page.locator("table.table tbody tr")).to_have_count(4)
    page.click("table.table a:has-text('Anna')")
    expect(page.locator(".working")).to_contain_text("S = 50")
    rated_into_the_registry(own_director, address)


def rated_into_the_registry(director: Director, address: str) -> None:
    """Refused with somebody unknown, previewed, registered, seen on the person's page, taken back."""
    page, home = director.page, director.program.address
    page.goto(f"{address}rating")
    page.fill("input[name=date]", "2026-05-01")
    page.click("text=Anteprima")
    expect(page.locator("#messages")).to_contain_text("Nuova Elena")  # in no list
    page.fill("input[name=date]", "2026-05-01")
    page.check("input[name=newcomers]")
    page.click("text=Anteprima")
    expect(page.locator("main")).to_contain_text("esordiente")
    page.click("main .primary")
    expect(page.locator("main")).to_contain_text("Registrato con la data 01/05/2026")
    page.goto(f"{home}/registry?q=anna")
    after = page.locator("#people tbody td.num").first.inner_text()
    page.click("text=Rossi Anna")
    expect(page.locator(".chart circle")).to_have_count(2)
    expect(page.locator("table.table").first).to_contain_text("Coppa")
    page.fill("input[name=italian_rating]", "99")
    page.click("main .primary")
    expect(page.locator(".note.stop")).to_contain_text("va da 100")
    expect(page.locator("input[name=italian_rating]")).to_have_value("99")
    assert director.context.request.get(f"{home}/registry/italian.csv").text().splitlines()[1].split(";")[6] == after
    page.goto(f"{address}rating")
    follow(page, "text=Togli dall'anagrafe")
    page.goto(f"{home}/registry?q=anna")
    expect(page.locator("#people tbody td.num").first).to_have_text("4000")
    a_year_is_closed_and_opened_again(director)


def a_year_is_closed_and_opened_again(director: Director) -> None:
    """A year that is not over is refused; a past one is shown first, and can be taken back."""
    page, home = director.page, director.program.address
    for year, told in (("2999", "non è ancora finito"), ("2024", "")):
        page.goto(f"{home}/registry")
        page.click("summary")
        page.fill("input[name=year]", year)
        page.click("form[action='/registry/close-year'] button")
        expect(page.locator("main")).to_contain_text(told)
    expect(page.locator("main")).to_contain_text("Punteggi che cambiano: 0")  # everybody played in 2025
    page.goto(f"{home}/registry")
    page.click("summary")
    page.fill("input[name=year]", "2025")
    page.click("form[action='/registry/close-year'] button")
    expect(page.locator("main")).to_contain_text("Punteggi che cambiano: 0")
    page.goto(f"{home}/registry?q=verdi")
    page.click("text=Verdi Dario")
    page.click("text=Elimina dall'anagrafe")
    expect(page.locator("#messages")).to_contain_text("La scheda non è più nell'anagrafe")


def test_papers(director: Director) -> None:
    """Every form opens with the event's data; nothing but the form is printed."""
    page = director.page
    players = [f"G{n}; {4000 - 100 * n}; Regionale" for n in range(1, 6)]
    address = director.new_tournament("Coppa", players, 3, "italo-swiss", game="international")
    page.goto(f"{address}papers")
    page.click("text=Formulario")
    expect(page.locator(".score-sheet")).to_have_count(1)
    page.goto(f"{address}settings")
    for name, value in (("place", "Udine"), ("date", "2026-05-01"), ("arbiter", "Chi dirige")):
        page.fill(f"input[name={name}]", value)
    page.fill("input[name=cadence]", page.locator("#cadences option").last.get_attribute("value") or "")
    follow(page, "main form button:has-text('Salva')")
    director.begin(address)
    with page.expect_response(lambda response: "/board/" in response.url):
        page.click("#board-1 button[value=suspended]")
    names = page.locator("#board-1 a.name").all_inner_texts()
    forms = ("tabellone", "tabellone?expected", "quotients", "formation?round=2", "formation?round=1", "report")
    for form in (*forms, "play-offs", "arbiters-report", "request"):
        page.goto(f"{address}papers/{form}")
        expect(page.locator(".paper-head")).to_contain_text("Udine, 1 maggio 2026")
        expect(page.locator(".paper-head")).to_contain_text("50 mosse nelle prime due ore")
        expect(page.locator(".paper tbody tr").first).to_be_visible()
    for form in ("sealed-move", "sealed-game", "score-sheets?round=1"):
        page.goto(f"{address}papers/{form}")
        for name in names:
            expect(page.locator(".paper").first).to_contain_text(name)
    page.emulate_media(media="print")
    expect(page.locator(".band")).to_be_hidden()
    expect(page.locator("[data-print]")).to_be_hidden()
    expect(page.locator(".paper").first).to_be_visible()
    assert page.goto(f"{address}papers/score-sheets?round=9").status == 404  # type: ignore[union-attr]


def test_r7_every_page_and_paper_of_a_supposed_round_says_that_it_is_not_played(director: Director) -> None:
    """Hall, round, standings, players and forms name it; it has no score sheets, and its games are not counted."""
    page = director.page
    address = director.new_tournament(
        "Ridotto", [f"G{n}" for n in range(1, 5)], 3, "round-robin", supposed="first_round"
    )
    director.begin(address)
    of_the_round = ("round/1", "hall", "papers/formation?round=1", "papers/score-sheets?round=1")
    for place in of_the_round:
        page.goto(f"{address}{place}")
        expect(page.locator("main")).to_contain_text("Il turno 1 è supposto")
    expect(page.locator(".score-sheet")).to_have_count(0)
    for place in ("standings", "papers/tabellone", "papers/quotients", "papers/report"):
        page.goto(f"{address}{place}")
        expect(page.locator("main")).to_contain_text("Turni supposti, dati pari e non giocati: 1")
    expect(page.locator(".facts td").nth(3)).to_have_text("0")
    page.goto(f"{address}player/1")
    expect(page.locator("tbody tr").first).to_contain_text("supposto")
    page.goto(f"{address}papers")
    expect(page.locator("main")).to_contain_text("supposto: non si gioca")
    page.goto(f"{address}papers/formation?round=2")
    expect(page.locator(".paper")).not_to_contain_text("supposto")
