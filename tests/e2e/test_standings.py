"""The standings on a phone and on a laptop, as anybody sees them."""

import re
from itertools import pairwise

from playwright.sync_api import Browser, expect

from tests.places import DEMOS
from tests.running.desk import Desk
from tests.running.program import Program

WIDTH = "document.documentElement.scrollWidth"


def test_a_phone_has_place_name_and_points_and_the_games_where_a_row_is_tapped(
    browser: Browser, program: Program
) -> None:
    desk = Desk(program.director_link)
    assert desk.send("/import", (DEMOS / "piazza.json").read_bytes())[0] == 200
    key = re.findall(r"/t/(\w+)/", desk.place)[0]
    address = f"{program.address}/t/{key}/standings"
    phone = browser.new_context(viewport={"width": 390, "height": 844}, locale="it-IT").new_page()
    phone.goto(address)
    row = phone.locator(".tabellone tbody tr").first
    for part in (".stands", ".name", ".pts >> nth=-1"):
        expect(row.locator(part)).to_be_in_viewport(ratio=1)
    games = row.locator("td:not([class])")
    expect(games.first).to_be_hidden()
    row.locator("td.pts").click()
    expect(games).to_have_count(3)
    for index in range(3):
        expect(games.nth(index)).to_be_in_viewport(ratio=1)
    row.locator("td.pts").click()
    expect(games.first).to_be_hidden()
    expect(phone.locator(".race svg.narrow")).to_be_visible()
    expect(phone.locator(".race svg.wide")).to_be_hidden()
    assert phone.evaluate(WIDTH) == 390
    laptop = browser.new_context(viewport={"width": 1280, "height": 800}, locale="it-IT").new_page()
    laptop.goto(address)
    expect(laptop.locator(".tabellone tbody tr").first.locator("td:not([class])").first).to_be_visible()
    expect(laptop.locator(".race svg.wide")).to_be_visible()
    names = laptop.locator(".race svg.wide g.series > text:last-child")
    ends = sorted(names.evaluate_all("all => all.map(one => one.getBoundingClientRect().y)"))
    assert len(ends) == 8
    assert all(below - above >= 15 for above, below in pairwise(ends))
    assert laptop.evaluate(WIDTH) == 1280
