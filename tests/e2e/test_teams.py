"""A team event from enrolment to the final ranking: a director and two captains, each in a window of their own."""

import random
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.literal import teams as literal
from tests.running.browser import Director

NAMES = ("Lecce", "Treviso", "Fossano", "Piombino", "Lodi", "Aosta", "Udine", "Novara", "Savona", "Chieti")
BOARDS, ROUNDS = 4, 7
ALONE = "Chieti"
"""A team that has only three players for its four boards."""


def roster(team: str) -> list[str]:
    size = 3 if team == ALONE else 5
    return [f"{team} {board}, {4500 - 100 * board - 7 * NAMES.index(team)}" for board in range(1, size + 1)]


def begun(director: Director) -> str:
    """Ten teams, enrolled by pasting; their numbers are drawn; its address."""
    rules = {"competitors": "teams", "boards": str(BOARDS), "line_ups": "every_round"}
    fields = {f"italo-swiss.{name}": value for name, value in rules.items()}
    created = director.send(
        f"{director.program.address}/new", name="Squadre", rounds=str(ROUNDS), system="italo-swiss", **fields
    )
    address = created.removesuffix("players")
    director.page.goto(f"{address}players")
    director.page.fill("textarea", "\n".join(f"{team}:\n" + "\n".join(roster(team)) for team in NAMES))
    director.click("#add button.primary")
    expect(director.page.locator("table.table tbody tr")).to_have_count(len(NAMES))
    director.begin(address)
    return address


def captains(browser: Browser, director: Director, address: str) -> list[Page]:
    """The phones of the captains of the first match, White first, opened by their links."""
    director.page.goto(f"{address}round/1/line-ups")
    links = dict(
        director.page.eval_on_selector_all(
            "details table tr", "rows => rows.map(r => [r.cells[0].textContent.trim(), r.querySelector('a').href])"
        )
    )
    data = director.document(address)
    match = data["history"][0]["matches"][0]
    phones = []
    for side in ("white", "black"):
        phone = browser.new_context(viewport={"width": 390, "height": 800}, locale="it-IT").new_page()
        phone.goto(links[data["teams"][match[side] - 1]["name"]])
        phones.append(phone)
    return phones


def choose(phone: Page, order: list[int]) -> list[str]:
    """Somebody for each board, by his place in the list, nobody where the team has no such place; the names."""
    names = []
    for board, index in enumerate(order):
        select = phone.locator("#line-up select").nth(board)
        select.select_option(index=index if index < select.locator("option").count() else 0)
        names.append(select.locator("option:checked").inner_text().partition("(")[0].strip())
    phone.click("#line-up button")
    return names


def test_a_captains_page_left_open_has_the_form_of_every_round(
    browser: Browser, director: Director, chance: random.Random
) -> None:
    """What is being chosen stays while the other captain hands in; the next round comes with a form of its own."""
    address = begun(director)
    first, second = captains(browser, director, address)
    chosen = first.locator("#line-up select").first
    chosen.select_option(index=3)
    wanted = chosen.input_value()
    choose(second, [1, 2, 3, 4])
    expect(first.get_by_text("ha già consegnato")).to_be_visible()
    assert first.locator("#line-up select").first.input_value() == wanted
    choose(first, [2, 1, 3, 4])
    expect(second.locator(".note.done").first).to_contain_text("Le buste sono aperte")
    expect(second.locator("#line-up")).to_have_count(0)
    director.page.goto(f"{address}round/1/line-ups")
    director.page.click("button[name=close]")
    for match in range(1, len(NAMES) // 2 + 1):
        director.send(f"{address}round/1/match/{match}/whole", forfeit="1-0f")
    director.pair_and_publish(address, 2)
    for phone in (first, second):
        expect(phone.locator("section.phone")).to_contain_text("Turno 2")
        expect(phone.locator("#line-up select")).to_have_count(BOARDS)
        choose(phone, [1, 2, 3, 4])
        expect(phone.locator("section.phone")).to_contain_text("La busta è consegnata")
        phone.context.close()
    director.look_away()


@pytest.fixture
def chance() -> random.Random:
    return random.Random("squadre")


def test_a_team_event_with_sealed_line_ups_from_enrolment_to_the_final_ranking(
    browser: Browser, director: Director, chance: random.Random
) -> None:
    address = begun(director)
    first, second = captains(browser, director, address)
    director.page.goto(f"{address}round/1/line-ups")
    director.page.fill("input[name=minutes]", "60")
    director.page.locator("form", has=director.page.locator("input[name=minutes]")).locator("button").click()
    ours = choose(first, [1, 2, 3, 5])
    expect(first.locator(".note.done").first).to_contain_text("La busta è consegnata")
    expect(second.get_by_text("ha già consegnato")).to_be_visible()
    for page in (director.page, second):
        page.reload()
        assert " ".join(ours) not in " ".join(page.inner_text("main").split())
    assert "games" not in director.document(address)["history"][0]["matches"][0]
    theirs = choose(second, [2, 1, 3, 4])
    for phone in (first, second):
        expect(phone.locator(".note.done").first).to_contain_text("Le buste sono aperte")
    for name in (*ours, *theirs):
        expect(first.locator("table")).to_contain_text(name if name != "(vuota)" else "—")
    director.page.goto(f"{address}round/1/line-ups")
    director.page.click("button[name=close]")
    director.page.wait_for_load_state()
    games = [match["games"] for match in director.document(address)["history"][0]["matches"]]
    assert all(len(boards) == BOARDS for boards in games)
    late = browser.new_context(locale="it-IT").new_page()
    late.goto(second.url)
    assert late.locator("#line-up").count() == 0
    director.page.goto(f"{address}round/1")
    keys = "2101"
    for key in keys:
        with director.page.expect_response(lambda response: "/board/" in response.url):
            director.page.keyboard.press(key)
    expect(director.page.locator("#score-1")).to_have_text(re.compile(r"^\d+ – \d+$"))
    for phone in (first, second, late):
        phone.context.close()
    director.look_away()
    play_all_rounds(director, address, chance)
    require_the_literal_ranking(director, address)
    director.page.goto(f"{address}individual?board=1")
    expect(director.page.locator("td.place").first).to_have_text("1")
    director.page.goto(f"{address}standings")
    director.next()
    assert "Squadre" in director.page.inner_text("header")


def play_all_rounds(director: Director, address: str, chance: random.Random) -> None:
    """What is left of the first round, and the others with the line-ups of the rosters."""
    for number in range(1, ROUNDS + 1):
        if number > 1:
            director.pair_and_publish(address, number)
            director.send(f"{address}round/{number}/line-ups", close="yes")
        for at, match in enumerate(director.document(address)["history"][number - 1]["matches"], 1):
            for board, game in enumerate(match["games"], 1):
                if game["result"] is None:
                    code = chance.choice(["1-0", "0-1", "1/2"])
                    director.send(f"{address}round/{number}/match/{at}/board/{board}", result=code)


def require_the_literal_ranking(director: Director, address: str) -> None:
    """FID, squadre, 8.1, by a second program; somewhere a board was empty."""
    finished = director.document(address)
    finished["rules"]["boards"] = BOARDS  # a document leaves out what is as usual
    finished["history"] = [{"rests": [], **played} for played in finished["history"]]
    empty = [game for played in finished["history"] for match in played["matches"] for game in match["games"]]
    assert any(None in (game["white"], game["black"]) for game in empty)
    director.page.goto(f"{address}standings")
    listed = director.page.eval_on_selector_all("table.tabellone td.name a", "links => links.map(a => a.textContent)")
    numbers = {team["name"]: team["number"] for team in finished["teams"]}
    found = [numbers[name.strip()] for name in listed]
    for _, _, listing in literal.after_italo_swiss(finished):
        for equal in listing:  # those left to the lot stand together, in any order
            assert sorted(found[: len(equal)]) == sorted(equal)
            found = found[len(equal) :]
    assert found == []
