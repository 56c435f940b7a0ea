"""BIG Masters, section 4 (B17): the game of a round on paper."""

from playwright.sync_api import Browser

from tests.running.desk import Desk
from tests.running.program import Program
from tests.running.round_games import FAQ, announced


def test_b17_on_paper_the_link_is_its_address(browser: Browser, program: Program, desk: Desk) -> None:
    key = announced(desk)
    page = browser.new_page()
    page.goto(f"{program.address}/t/{key}/round/1")
    assert not page.locator(".game .printed").is_visible()
    page.emulate_media(media="print")
    assert page.locator(".game .printed").inner_text() == FAQ
    page.close()
