"""Pages of every kind left open over a whole event: after each step they show what a page asked for now shows."""

import re
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.running.browser import Director
from tests.running.program import running

MOST_SECONDS = 15
"""A look every half second, and a share of the seconds over which a hall fetches."""
SHOWN = """() => [
  document.querySelector("main").innerText.replace(/\\s+/g, " ").trim(),
  ...[...document.querySelectorAll("main a, .thumb a")].map((link) => link.getAttribute("href")),
].join("|")"""


OWN = r'href="https?://[^/"]+(/me/[^"]+)"'


class Phones:
    """Pages that nobody touches, by what they are."""

    def __init__(self, browser: Browser):
        self._browser = browser
        self._pages: dict[str, Page] = {}

    def open(self, name: str, *addresses: str) -> Page:
        """On a phone of its own, which goes to one address after the other."""
        place = {"X-Forwarded-For": f"10.0.0.{len(self._pages) + 1}"}
        context = self._browser.new_context(
            viewport={"width": 390, "height": 800}, locale="it-IT", extra_http_headers=place
        )
        page = self._pages[name] = context.new_page()
        for address in addresses:
            page.goto(address)
        return page

    def are_as_fresh_ones(self, step: str) -> None:
        fresh = {name: asked_now(page.context, page.url) for name, page in self._pages.items()}
        for name, page in self._pages.items():
            for _ in range(MOST_SECONDS * 4):
                if page.evaluate(SHOWN) == fresh[name]:
                    break
                page.wait_for_timeout(250)
            assert page.evaluate(SHOWN) == fresh[name], f"{name}, {step}"


def asked_now(context: BrowserContext, address: str) -> str:
    other = context.new_page()
    other.goto(address)
    shown = str(other.evaluate(SHOWN))
    other.close()
    return shown


def links(director: Director, path: str, pattern: str) -> list[str]:
    """Of cards or of players, as they are printed."""
    return [director.program.address + link for link in re.findall(pattern, director.desk.get(path)[1])]


def test_a_tournament_at_tables(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path / "data", "--proxy", "127.0.0.1") as program:
        director = Director(browser, program)
        players = [f"Giocatore {team}{member}; Squadra {team}" for team in "ABCD" for member in (1, 2)]
        address = director.made("Masters", players, 3, "big-tables")
        path = address.removeprefix(program.address)
        phones = Phones(browser)
        phones.open("accoppiamenti", address)
        for name, page in (("chiunque", "mine/1"), ("chi sei", "mine"), ("iscritti", "players")):
            phones.open(name, address + page)
        director.send(f"{address}settings", name="Masters", rounds="3", phones="agreed", staff="Ivo")
        for step in ("draw", "pair", "round/1/publish"):
            director.send(address + step)
        phones.are_as_fresh_ones("first round")
        first, second = links(director, f"{path}round/1/cards", r'href="https?://[^/"]+(/phone/[^"]+)"')
        card, other, neighbour = (phones.open(name, at) for name, at in (("a", first), ("b", first), ("c", second)))
        phones.open("turno", f"{address}round/1")
        for number, link in enumerate(links(director, f"{path}player-slips", OWN)[:3], 1):
            phones.open(f"giocatore {number}", link)
        enter(card, "1234")
        phones.are_as_fresh_ones("one phone")
        assert "Inviato" in card.inner_text("main")
        assert "Inviato" not in other.inner_text("main")
        enter(other, "2134")
        phones.are_as_fresh_ones("two phones that differ")
        assert "L'altro telefono ha scritto" in card.inner_text("main")
        other.click("text=Ho sbagliato")
        enter(other, "1234")
        phones.are_as_fresh_ones("two phones that agree")
        assert "registrato" in card.inner_text("main")
        neighbour.click("summary:has-text('arbitro')")
        neighbour.click("button[value=minor]")
        phones.are_as_fresh_ones("an arbiter is called")
        where = "round/1/table/2/arbiters"
        by = called(director, path + where)
        director.send(address + where, action="ruling", text="Si rigioca il terzo", by=by)
        phones.are_as_fresh_ones("the arbiters decided")
        director.send(f"{address}round/1/table/2", **{f"places.{seat}": str(seat + 1) for seat in range(4)})
        phones.are_as_fresh_ones("the desk has entered the other table")
        for step in ("pair", "round/2/publish"):
            director.send(address + step)
        phones.are_as_fresh_ones("second round")
        assert "È uscito il turno 2" in neighbour.inner_text("main")
        assert "round/2" in str(card.locator(".thumb a >> nth=1").get_attribute("href"))
        director.send(f"{address}round/2/unpublish")
        phones.are_as_fresh_ones("second round taken back")
        director.send(f"{address}round/2/publish")
        for table in (1, 2):
            director.send(f"{address}round/2/table/{table}", **{f"places.{seat}": str(seat + 1) for seat in range(4)})
        director.send(f"{address}players/add", players="Zeno; Squadra E")
        phones.are_as_fresh_ones("a late entry")
        director.send(f"{address}close")
        phones.are_as_fresh_ones("closed")
        assert director.errors == []


def test_figures_typed_for_a_table_stay_with_their_players(browser: Browser, tmp_path: Path) -> None:
    """A substitute sits down while a phone has typed figures; tables are made anew while another has."""
    with running(tmp_path / "data", "--proxy", "127.0.0.1") as program:
        director = Director(browser, program)
        players = [f"Giocatore {team}{member}; Squadra {team}" for team in "ABCDE" for member in (1, 2)]
        address = director.made("Masters", players, 2, "big-tables")
        path = address.removeprefix(program.address)
        director.send(f"{address}settings", name="Masters", rounds="2", phones="agreed")
        for step in ("draw", "pair", "round/1/publish"):
            director.send(f"{address}{step}")
        first, *_ = links(director, f"{path}round/1/cards", r'href="https?://[^/"]+(/phone/[^"]+)"')
        card = Phones(browser).open("a", first)
        (_, first_name), (_, second_name), *_ = seated = people(card)
        typed = {name: str(10 + seat) for seat, (_, name) in enumerate(seated)}
        for seat, figure in enumerate(typed.values()):
            card.fill(f"input[name='points.{seat}']", figure)
        for gone, way in ((second_name, "substitute"), (first_name, "mended")):
            offered = director.desk.get(f"{path}round/1/repair")[1]
            (missing,) = re.findall(rf'<option value="(\d+)">[^<]*Giocatore {gone}', offered)
            director.send(f"{address}round/1/repair", missing=missing, way=way, name="Nuovo")
            expect(card.locator("tbody")).not_to_contain_text(f"Giocatore {gone}", timeout=MOST_SECONDS * 1000)
            figures = [card.input_value(f"input[name='points.{seat}']") for seat in range(len(people(card)))]
            assert figures == [typed.get(name, "") for _, name in people(card)]
            assert "" in figures
        assert card.locator(".chip.now").count() == 1


def people(card: Page) -> list[tuple[str, str]]:
    """First and last name, by seat."""
    rows = card.locator("tbody td:first-child").all_inner_texts()
    return [(words[0], words[1] if words[0] == "Giocatore" else "") for words in map(str.split, rows)]


def called(director: Director, path: str) -> str:
    return str(re.findall(r'name="by" value="([^"]+)"', director.desk.get(path)[1])[0])


def enter(page: Page, places: str) -> None:
    for seat, place in enumerate(places):
        page.select_option(f"select[name='places.{seat}']", place)
    with page.expect_navigation():
        page.click("button:has-text('Invia il risultato')")


def test_a_tournament_of_two_at_a_board(browser: Browser, tmp_path: Path) -> None:
    """Among the steps, two phones of one address: the second sees the result that waits."""
    with running(tmp_path / "data", "--proxy", "127.0.0.1") as program:
        director = Director(browser, program)
        players = [f"{name}; {2000 - 10 * n}" for n, name in enumerate(("Acero", "Betulla", "Cedro", "Faggio"))]
        address = director.made("Prova", players)
        path = address.removeprefix(program.address)
        director.send(f"{address}settings", name="Prova", rounds="5", phones="agreed")
        for step in ("draw", "pair", "round/1/publish"):
            director.send(address + step)
        phones = Phones(browser)
        first, second = links(director, f"{path}round/1/cards", r'href="https?://[^/"]+(/phone/[^"]+)"')
        one, same = phones.open("a", first), phones.open("b", first)
        same.context.set_extra_http_headers({"X-Forwarded-For": "10.0.0.1"})
        third = phones.open("c", second)
        own = links(director, f"{path}player-slips", r'href="https?://[^/"]+(/me/[^"]+)"')
        for number, link in enumerate(own[:3], 1):
            phones.open(f"giocatore {number}", link)
        for name, page in (("sospese", "suspended"), ("perché", "why/1/1")):
            phones.open(name, address + page)
        press(one, "1-0")
        phones.are_as_fresh_ones("one phone")
        press(same, "1-0")
        phones.are_as_fresh_ones("another phone of the same address")
        assert "Risultato inserito, da confermare: 1-0" in same.inner_text("main")
        assert "direzione" in same.inner_text("main")
        press(third, "1-0")
        director.send(f"{address}round/1/board/2", result="1/2")
        phones.are_as_fresh_ones("the desk decides otherwise")
        director.send(f"{address}round/1/board/1", result="1-0")
        director.send(f"{address}pair")
        director.send(f"{address}round/2/publish")
        phones.are_as_fresh_ones("second round")
        assert "È uscito il turno 2" in one.inner_text("main")
        director.send(f"{address}round/2/unpublish", confirmed="yes")
        phones.are_as_fresh_ones("taken back")
        director.send(f"{address}round/2/publish")
        phones.are_as_fresh_ones("published again")
        assert director.errors == []


def test_captains_and_the_line_ups_of_the_desk(browser: Browser, tmp_path: Path) -> None:
    """A refused line-up, a round taken back, envelopes closed with nobody in: nothing untrue stays on an open page."""
    with running(tmp_path / "data", "--proxy", "127.0.0.1") as program:
        director = Director(browser, program)
        address = director.made(
            "Squadre", [], 1, "italo-swiss", competitors="teams", boards="2", line_ups="every_round"
        )
        path = address.removeprefix(program.address)
        teams = "\n".join(f"{name}:\n{name} Uno, 4000\n{name} Due, 3900\n{name} Tre, 3800" for name in ("Alfa", "Beta"))
        director.send(f"{address}teams/add", teams=teams)
        for step in ("draw", "pair", "round/1/publish"):
            director.send(address + step)
        phones = Phones(browser)
        captains = links(director, f"{path}captains", r'href="https?://[^/"]+(/captain/[^"]+)"')
        first, _ = (phones.open(f"capitano {number}", link) for number, link in enumerate(captains, 1))
        line_ups = director.page
        line_ups.goto(f"{address}round/1/line-ups")
        twice = first.locator("select").first.locator("option").nth(1).get_attribute("value")
        for select in first.locator("select").all():
            select.select_option(twice)
        first.click("main .primary")
        expect(first.locator("main")).to_contain_text("su due damiere")
        director.send(f"{address}round/1/unpublish", confirmed="yes")
        expect(first.locator("#taken-back")).to_contain_text("Il turno 1 è stato ritirato")
        director.send(f"{address}round/1/publish")
        expect(first.locator("#taken-back")).to_be_empty()
        director.send(f"{address}round/1/line-ups", close="yes")
        phones.are_as_fresh_ones("closed")
        expect(first.locator("main")).not_to_contain_text("su due damiere")
        expect(line_ups.locator("main")).not_to_contain_text("Chiudi adesso", timeout=MOST_SECONDS * 1000)
        seated = line_ups.locator("#paper-1 select option:checked").all_text_contents()
        assert sorted((seated[:2], seated[2:])) == [["Alfa Uno", "Alfa Due"], ["Beta Uno", "Beta Due"]]
        assert director.errors == []


def press(page: Page, result: str) -> None:
    with page.expect_navigation():
        page.click(f"button[value='{result}']")
