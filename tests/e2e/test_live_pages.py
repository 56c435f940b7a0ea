"""Open pages when the network comes and goes: phones in the hall, and the director's own."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.running.desk import Desk
from tests.running.program import Program, running

ABOUT_A_SECOND = 1500
"""Milliseconds; half a second between two looks at the journal, and a page fetched again."""


@pytest.fixture(scope="module")
def desk(program: Program) -> Desk:
    """Its link lets in once."""
    return Desk(program.director_link)


def test_that_the_program_does_not_answer_is_said_only_as_long_as_it_is_true(browser: Browser, tmp_path: Path) -> None:
    """A result sent while it is off is not saved, and said; the sentence goes without a touch, and phones follow on."""
    with running(tmp_path / "data") as program:
        desk = Desk(program.director_link)
        key = desk.tournament(8)
        page = following(browser, f"{program.address}/t/{key}/round/1", desk)
        phone = following(browser, f"{program.address}/t/{key}/round/1")
    page.keyboard.press("1")
    silence = page.get_by_text("Il programma non risponde")
    expect(silence).to_be_visible()
    with running(tmp_path / "data", "--port", program.address.rpartition(":")[2]):
        expect(silence).to_have_count(0, timeout=20_000)
        assert desk.results(key, 1)[1] == ""
        page.focus("#board-1")
        page.keyboard.press("1")
        expect(phone.locator("#board-1 td.result")).to_have_text("1-0", timeout=10_000)


def test_a_result_lost_by_the_network_is_said_long_enough_to_be_read(
    browser: Browser, program: Program, desk: Desk
) -> None:
    key = desk.tournament(8)
    page = following(browser, f"{program.address}/t/{key}/round/1", desk)
    page.route("**/board/1", lambda route: route.abort())
    page.keyboard.press("1")
    silence = page.get_by_text("Il programma non risponde")
    expect(silence).to_be_visible()
    page.wait_for_timeout(1500)
    expect(silence).to_be_visible()
    expect(silence).to_have_count(0)


def test_an_answer_that_comes_late_takes_no_key_from_the_board_that_has_the_focus(
    browser: Browser, program: Program, desk: Desk
) -> None:
    """A click on board 1, then a key on board 2, between them the answer to the click."""
    key = desk.tournament(8)
    page = following(browser, f"{program.address}/t/{key}/round/1", desk)
    answers = held(page, "**/board/1")
    page.click("#board-1 button[value='1-0']")
    page.keyboard.press("ArrowDown")
    answers[0].continue_()
    expect(page.locator("#board-1 [value='1-0']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".htmx-settling")).to_have_count(0)
    page.keyboard.press("0")
    expect(page.locator("#board-2 [value='0-1']")).to_have_attribute("aria-pressed", "true")
    assert desk.results(key, 1)[1] == "1-0"


def test_after_f_the_next_key_is_a_forfeit_whatever_arrives_between_the_two(
    browser: Browser, program: Program, desk: Desk
) -> None:
    """The answer to a result entered just before on the same board, then one that somebody else enters."""
    key = desk.tournament(8)
    page = following(browser, f"{program.address}/t/{key}/round/1", desk)
    answers = held(page, "**/board/1")
    for typed in ("1", "ArrowUp", "f"):
        page.keyboard.press(typed)
    answers[0].continue_()
    expect(page.locator("#board-1 [value='1-0']")).to_have_attribute("aria-pressed", "true")
    page.unroute("**/board/1")
    desk.go_on(f"/t/{key}/round/1/board/3", result="1-0")
    expect(page.locator("#board-3 [value='1-0']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("0")
    expect(page.locator("#board-1 [value='0-1f']")).to_have_attribute("aria-pressed", "true")


def test_f_outlives_a_second_choice_that_waited_for_the_answer_to_the_first(
    browser: Browser, program: Program, desk: Desk
) -> None:
    """A win, a loss instead, then F and who wins without playing: the last choice counts, and it is a forfeit."""
    key = desk.tournament(8)
    page = following(browser, f"{program.address}/t/{key}/round/1", desk)
    answers = held(page, "**/board/1")
    for typed in ("1", "ArrowUp", "0", "ArrowUp", "f"):
        page.keyboard.press(typed)
    for number in (1, 2, 3):
        while len(answers) < number:
            page.wait_for_timeout(20)
        if number == 2:  # the loss, which has waited, is on its way
            page.keyboard.press("1")
        answers[number - 1].continue_()
    expect(page.locator("#board-1 [value='1-0f']")).to_have_attribute("aria-pressed", "true")


def test_while_results_are_typed_the_page_is_not_fetched_and_at_the_first_pause_it_is(
    browser: Browser, program: Program, desk: Desk
) -> None:
    """No time passes for the page between two keys, however slow the machine is; another desk enters board 4."""
    key = desk.tournament(8)
    address = f"{program.address}/t/{key}/round/1"
    page = following(browser, address, desk)
    phone = following(browser, address)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.evaluate("performance.now = () => 0")
    for board in (1, 2):
        page.keyboard.press("1")
        expect(page.locator(f"#board-{board} [aria-pressed=true]")).to_have_count(1)
    expect(page.locator("[data-part=progress]")).to_contain_text("2 su 4")  # with the answers
    expect(page.locator("[data-part=filter]")).to_contain_text("Mancano 2")
    desk.enter(key, 1, 4, "0-1")
    expect(phone.locator("#board-4 td.result")).to_have_text("0-1")
    assert address not in fetched
    page.evaluate("performance.now = () => 1000")
    expect(page.locator("#board-4 [aria-pressed=true]")).to_have_text("0-1", timeout=ABOUT_A_SECOND)
    assert address in fetched


def test_what_is_withdrawn_is_gone_from_a_phone_within_about_a_second(
    browser: Browser, program: Program, desk: Desk
) -> None:
    key = desk.tournament(8)
    phone = following(browser, f"{program.address}/t/{key}/round/1")
    expect(phone.locator("tr.board")).to_have_count(4)
    desk.go_on(f"/t/{key}/round/1/unpublish")
    expect(phone.get_by_text("Il turno 1 è stato ritirato")).to_be_visible(timeout=ABOUT_A_SECOND)
    expect(phone.locator("tr.board")).to_have_count(0)
    expect(phone.get_by_text("torna qui da solo")).to_be_visible()
    desk.go_on(f"/t/{key}/round/1/publish")
    expect(phone.locator("tr.board")).to_have_count(4, timeout=ABOUT_A_SECOND)
    expect(phone.get_by_text("Il turno 1 è stato ritirato")).to_have_count(0)


def test_a_round_taken_back_is_told_to_phones_whatever_they_look_at_and_undo_is_at_hand(
    browser: Browser, program: Program, desk: Desk
) -> None:
    """One looks at the standings, the other at the hall's screen; the desk publishes, and undoes it."""
    key = desk.tournament(8)
    desk.go_on(f"/t/{key}/round/1/unpublish")
    phones = [following(browser, f"{program.address}/t/{key}/{page}") for page in ("standings", "hall")]
    page = following(browser, f"{program.address}/t/{key}/round/1", desk)
    page.click(".band form .next")
    expect(page.locator(".toast span")).to_have_text("Il turno 1 è pubblicato.")
    page.reload()
    for phone in phones:
        expect(phone.locator(".note.stop")).to_have_count(0, timeout=ABOUT_A_SECOND)
    page.click(".toast button")
    for phone in phones:
        expect(phone.locator(".note.stop")).to_contain_text("Il turno 1 è stato ritirato", timeout=ABOUT_A_SECOND)
    expect(page.locator(".toast")).to_have_count(0)
    expect(page.locator("#messages .note")).to_contain_text("annullata: pubblicazione")


def test_a_phone_that_slept_through_two_rounds_catches_up_when_it_wakes(
    browser: Browser, program: Program, desk: Desk
) -> None:
    """What it was told and could not fetch is not lost."""
    key = desk.tournament(8)
    phone = following(browser, f"{program.address}/t/{key}/standings")
    phone.context.set_offline(True)
    for number in (1, 2):
        for board in range(1, 5):
            desk.enter(key, number, board, "1-0")
        desk.go_on(f"/t/{key}/pair")
        desk.go_on(f"/t/{key}/round/{number + 1}/publish")
    phone.wait_for_timeout(500)
    expect(phone.locator(f".tabs a[href$='/t/{key}/round/3']")).to_have_count(0)
    phone.context.set_offline(False)
    expect(phone.locator("h1")).to_contain_text("Classifica dopo il turno 3", timeout=10_000)
    expect(phone.locator(f".tabs a[href$='/t/{key}/round/3']")).to_be_visible()


def test_a_phone_whose_fetch_is_refused_for_a_moment_fetches_again(
    browser: Browser, program: Program, desk: Desk
) -> None:
    """The hall is full when the round is published: the connection lives, the page does not come, and is asked for."""
    key = desk.tournament(8)
    path = f"/t/{key}/standings"
    phone = following(browser, program.address + path)
    phone.route(f"**{path}", lambda route: route.fulfill(status=503), times=1)
    with phone.expect_response(lambda response: response.status == 503):
        desk.enter(key, 1, 1, "1-0")
    expect(phone.locator("h1")).to_contain_text("risultati mancanti: 3", timeout=10_000)


def test_a_phone_that_is_refused_a_connection_polls_and_is_told_again_as_soon_as_there_is_room(
    browser: Browser, program: Program, desk: Desk
) -> None:
    key = desk.tournament(8)
    phone = browser.new_context(locale="it-IT").new_page()
    phone.route("**/live*", lambda route: route.fulfill(status=503), times=1)
    phone.goto(f"{program.address}/t/{key}/round/1")
    desk.enter(key, 1, 1, "1-0")
    with phone.expect_response(lambda response: "/live" in response.url and response.status == 200):
        expect(phone.locator("#board-1 td.result")).to_have_text("1-0", timeout=15_000)
    desk.enter(key, 1, 2, "0-1")
    expect(phone.locator("#board-2 td.result")).to_have_text("0-1", timeout=3000)


def held(page: Page, address: str) -> list[Route]:
    """What the page sends there is kept back until the test lets it go on."""
    kept: list[Route] = []

    def keep(route: Route) -> None:
        kept.append(route)

    page.route(address, keep)
    return kept


def following(browser: Browser, address: str, desk: Desk | None = None) -> Page:
    """A phone whose page is open and is told what changes; the director's own if it comes from the desk."""
    context = browser.new_context(viewport={"width": 390, "height": 800}, locale="it-IT")
    for cookie in desk.cookies if desk else ():
        site = address.partition("/t/")[0]
        context.add_cookies([{"name": cookie.name, "value": cookie.value or "", "url": site}])
    context.add_init_script("Math.random = () => 0")  # who waits between five and ten seconds waits five
    phone = context.new_page()
    with phone.expect_response("**/live*"):
        phone.goto(address)
    return phone


def test_a_key_replaces_no_result_before_enter_and_what_was_replaced_is_said_with_undo(
    browser: Browser, program: Program, desk: Desk
) -> None:
    """The cursor passes over boards whose result came from elsewhere meanwhile."""
    key = desk.tournament(8)
    page = following(browser, f"{program.address}/t/{key}/round/1", desk)
    desk.enter(key, 1, 2, "1/2")
    expect(page.locator("#board-2 [value='1/2']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("1")
    expect(page.locator("#board-1 [value='1-0']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#board-3")).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("0")
    expect(page.locator("[data-locked]")).to_contain_text("2 ha già un risultato")
    page.keyboard.press("f")
    assert desk.results(key, 1)[2] == "1/2"
    page.keyboard.press("Enter")
    expect(page.locator("[data-locked]")).to_be_hidden()
    page.keyboard.press("0")
    bar = page.locator("[data-done]")
    expect(bar).to_contain_text("0-1 · al posto di: 1/2")
    expect(page.locator("#board-3")).to_be_focused()
    page.wait_for_timeout(ABOUT_A_SECOND)  # its own change has been fetched again
    expect(bar).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator("#board-4")).to_be_focused()
    page.keyboard.press("1")
    expect(page.locator("#progress")).to_contain_text("4 su 4")
    bar.locator("button").click()
    expect(page.locator("#board-2 [value='1/2']")).to_have_attribute("aria-pressed", "true")
    assert desk.results(key, 1)[2] == "1/2"
