"""The screen of the hall: pages by what fits, for every kind of encounter, of one tournament or of several."""

import re

import pytest

from tests.running.desk import Desk
from tests.running.public import ask
from tests.running.site import Site
from tests.sheets import sheets


@pytest.fixture(scope="module")
def desk(site: Site) -> Desk:
    """Its link lets in once."""
    return Desk(site.director_link)


class Wall:
    """What is on a screen, page by page."""

    def __init__(self, page: str):
        self.text = page
        self.slides: dict[str, str] = dict(re.findall(r'data-slide="\w+?-(\w[\w-]*)"(.*?)</section>', page, re.DOTALL))

    def entries(self, slide: str) -> int:
        """How many are on a page."""
        return self.slides[slide].count("<li")

    def style(self, slide: str) -> str:
        """How it is laid out."""
        found = re.search(r'class="pairs ([^"]*)"', self.slides[slide])
        assert found
        return found.group(1)


def wall(site: Site, key: str, path: str = "t") -> Wall:
    """As anybody sees it."""
    status, _, body = ask(site, f"/{path}/{key}/hall")
    assert status == 200
    return Wall(body.decode())


def chosen(desk: Desk, key: str, view: str, **fields: str | int) -> None:
    """One thing is shown, and nothing else."""
    assert desk.post(f"/hall/{key}/desk", view=view, **{"seconds": 15} | fields)[0] == 200


@pytest.mark.parametrize(
    ("players", "pages"),
    [
        (8, [(4, "columns-1 lines-2")]),
        (13, [(7, "columns-2 lines-2")]),
        (30, [(15, "columns-2 lines-2")]),
        (31, [(16, "columns-3 lines-2")]),
        (60, [(30, "columns-3 lines-2")]),
        (80, [(30, "columns-3 lines-2"), (10, "columns-3 lines-2")]),
        (400, [(30, "columns-3 lines-2")] * 6 + [(20, "columns-3 lines-2")]),
    ],
)
def test_boards_in_as_many_pages_as_they_need(
    site: Site, desk: Desk, players: int, pages: list[tuple[int, str]]
) -> None:
    """Who rests has a place among the boards; 400 players are 200 boards."""
    shown = wall(site, desk.tournament(players))
    assert [(shown.entries(slide), shown.style(slide)) for slide in shown.slides] == pages
    assert [*shown.slides] == [f"boards-{number}" for number in range(1, len(pages) + 1)]
    numbers = [int(board) for board in re.findall(r'data-part="board-\w+-(\d+)"', shown.text)]
    assert numbers == [*range(1, players // 2 + 1)]


def test_names_in_alphabetical_order_with_board_and_colour(site: Site, desk: Desk) -> None:
    key = desk.tournament(35)
    chosen(desk, key, "names")
    shown = wall(site, key)
    assert [shown.entries(slide) for slide in shown.slides] == [30, 5]
    found = re.findall(r"<b>([\d–]+)</b>\s*<span>(P\d+)</span>\s*<(strong|small)>", shown.text)
    names = [name for _, name, _ in found]
    assert names == sorted(names)
    assert len(set(names)) == 35
    assert sorted(where for where, _, _ in found) == sorted(
        [*(str(n) for n in range(1, 18)), *map(str, range(1, 18)), "–"]
    )
    assert [where for where, _, sign in found if sign == "small"] == ["–"]
    assert shown.text.count('<i class="disc b">') == shown.text.count('<i class="disc n">') == 17


def test_the_standings_wait_for_the_last_game_of_a_round(site: Site, desk: Desk) -> None:
    key = desk.tournament(6)
    chosen(desk, key, "standings")
    for board, result in ((1, "1-0"), (2, "0-1")):
        desk.enter(key, 1, board, result)
    assert "standings-1" not in wall(site, key).slides
    desk.enter(key, 1, 3, "1/2")
    shown = wall(site, key).slides["standings-1"]
    assert "dopo il turno 1" in wall(site, key).text or "after round 1" in wall(site, key).text
    points = re.findall(r"<strong>([^<]*)</strong>", shown)
    assert points == ["1", "1", "½", "½", "0", "0"]
    places = [int(place) for place in re.findall(r"<b>(\d+)</b>", shown)]
    assert places[0] == 1
    assert places == sorted(places)


def test_a_result_changes_one_board_and_the_mark_of_the_page(site: Site, desk: Desk) -> None:
    key = desk.tournament(8)
    wall(site, key)  # from now on it is watched
    before = ask(site, f"/t/{key}/hall")
    assert ask(site, f"/t/{key}/hall")[1]["etag"] == before[1]["etag"]
    desk.enter(key, 1, 2, "1-0")
    after = ask(site, f"/t/{key}/hall")
    assert after[1]["etag"] != before[1]["etag"]
    boards = [
        re.findall(r'data-part="board-\w+-(\d)".*?<strong>(.*?)</strong>', page[2].decode(), re.DOTALL)
        for page in (before, after)
    ]
    assert set(boards[1]) - set(boards[0]) == {("2", "1-0")}


def test_tables_brackets_and_round_robins(site: Site, desk: Desk) -> None:
    tables = desk.new(name="Tavoli", system="big-tables", rounds=3)
    desk.go_on(f"/t/{tables}/players/add", players="\n".join(f"P{n}; ; T{n % 9}" for n in range(71)))
    robin = desk.new(name="Girone", system="round-robin")
    desk.go_on(f"/t/{robin}/players/add", players="\n".join(f"P{n}" for n in range(7)))
    knock = desk.new(name="Coppa", system="elimination")
    desk.go_on(f"/t/{knock}/players/add", players="\n".join(f"P{n}" for n in range(11)))
    for key in (tables, robin, knock):
        for step in ("draw", "pair", "round/1/publish"):
            assert desk.post(f"/t/{key}/{step}")[0] == 200
    shown = wall(site, tables)
    assert [(shown.entries(one), shown.style(one)) for one in shown.slides] == [
        (15, "columns-3 lines-4"),
        (3, "columns-3 lines-4"),
    ]
    assert [len(re.findall(r"P\d+", shown.slides[one])) for one in shown.slides] == [60, 11]
    assert wall(site, robin).entries("boards-1") == 4
    chosen(desk, knock, "bracket")
    assert wall(site, knock).slides["bracket-1"].count("<rect") > 8
    chosen(desk, robin, "bracket")  # it has none: the screen says so instead of staying black
    assert "Qui compare" in wall(site, robin).text or "appears here" in wall(site, robin).text


def test_before_the_first_round_there_is_a_sentence_and_nothing_that_is_not_published(site: Site, desk: Desk) -> None:
    key = desk.new(name="Vuoto")
    assert 'class="empty"' in wall(site, key).text
    desk.go_on(f"/t/{key}/players/add", players="\n".join(f"Zeta{n}" for n in range(6)))
    desk.go_on(f"/t/{key}/draw")
    desk.go_on(f"/t/{key}/pair")
    for view in ("boards", "names", "standings", "clock"):
        chosen(desk, key, view)
        assert "Zeta" not in wall(site, key).text
    desk.go_on(f"/t/{key}/round/1/publish")
    chosen(desk, key, "boards")
    assert "Zeta" in wall(site, key).text


def test_the_screen_of_an_event_shows_the_tournaments_that_are_chosen(site: Site, desk: Desk) -> None:
    keys = [desk.tournament(players) for players in (8, 10, 12)]
    desk.go_on("/events/new", name="Festival")
    event = desk.place.split("/")[2]
    for key in keys:
        desk.go_on("/events/assign", event=event, tournament=key)
    wall(site, event, "events")  # from now on it is watched
    shown = wall(site, event, "events")
    assert re.findall(r'data-show="(\w+)"', shown.text) == keys
    etag = ask(site, f"/events/{event}/hall")[1]["etag"]
    desk.enter(keys[1], 1, 1, "1-0")
    assert ask(site, f"/events/{event}/hall")[1]["etag"] != etag
    chosen(desk, event, "boards", tournament=keys[2], message="Solo il terzo")
    shown = wall(site, event, "events")
    assert re.findall(r'data-show="(\w+)"', shown.text) == keys[2:]
    assert "Solo il terzo" in shown.text
    desk.go_on(f"/hall/{event}/notice", text="Per tutti i tornei")
    for key in keys:
        assert "Per tutti i tornei" in wall(site, key).text


def test_an_announcement_is_in_the_hall_on_public_pages_and_in_the_history_until_it_is_taken_back(
    site: Site, desk: Desk
) -> None:
    key = desk.tournament(8)
    places = [f"/t/{key}/{page}" for page in ("hall", "round/1", "standings", "players")]

    def saying(text: str) -> list[bool]:
        return [text in ask(site, place)[2].decode() for place in places]

    desk.go_on(f"/hall/{key}/notice", text="Telefoni spenti & silenzio")
    desk.go_on(f"/hall/{key}/notice", text="Si comincia")
    assert saying("Telefoni spenti &amp; silenzio") == [False, True, True, True]
    assert saying("Si comincia") == [True] * 4
    _, page = desk.get(f"/hall/{key}/desk")
    ends = re.findall(r'action="(/hall/\w+/notice/\w+/end)"', page)
    assert len(ends) == 2
    desk.go_on(ends[0])
    assert saying("Si comincia") == [False] * 4
    assert saying("Telefoni spenti &amp; silenzio") == [True] * 4
    assert desk.get(f"/t/{key}/history")[1].count("Si comincia") == 2


def test_announcements_are_below_the_pairings_that_are_hung_up(desk: Desk) -> None:
    key = desk.tournament(8)
    desk.go_on(f"/hall/{key}/notice", text="Premiazione alle diciannove")
    for paper, has_it in (("pairings", True), ("alphabetical", True), ("standings", False)):
        printed = sheets(desk.download(f"/t/{key}/print/{paper}.pdf"))
        assert any("Premiazione" in sheet.text for sheet in printed) is has_it


def test_what_is_chosen_badly_is_said_and_changes_nothing(site: Site, desk: Desk) -> None:
    key = desk.tournament(8)
    place = f"/hall/{key}/desk"
    for fields in ({"seconds": 15}, {"view": "boards", "seconds": "x"}, {"view": "boards", "seconds": 1}):
        _, page = desk.post(place, back=place, **fields)
        assert "note stop" in page
    assert 'data-seconds="15"' in wall(site, key).text
    for address in ("notice", "clock"):
        _, page = desk.post(f"/hall/{key}/{address}", back=place, action="set", text=" ", minutes="many")
        assert "note stop" in page
    assert desk.get("/hall/0000000000000000/desk")[0] == 404
    assert desk.get("/t/0000000000000000/hall")[0] == 404


def test_the_clock_is_the_same_for_everybody_and_only_the_desk_sets_it(site: Site, desk: Desk) -> None:
    key = desk.tournament(8)
    assert 'data-clock="left"' not in wall(site, key).text
    desk.go_on(f"/hall/{key}/clock", action="set", minutes=45)
    assert 'data-left="2700" data-ends="0"' in wall(site, key).text
    desk.go_on(f"/hall/{key}/clock", action="start")
    (ends,) = re.findall(r'data-left="0" data-ends="(\d+)"', wall(site, key).text)
    assert wall(site, key).text.count(f'data-ends="{ends}"') == 1
    status, _, body = ask(site, f"/hall/{key}/now")
    assert status == 200
    (now,) = re.findall(rb'"now": (\d+)', body)
    assert 2600 < int(ends) - int(now) / 1000 <= 2700
    desk.go_on(f"/hall/{key}/clock", action="pause")
    (left,) = re.findall(r'data-left="(\d+)" data-ends="0"', wall(site, key).text)
    assert 2600 < int(left) <= 2700
    for address in ("desk", "clock", "notice", "notice/abc/end"):
        assert ask(site, f"/hall/{key}/{address}", "POST", body=b"text=x&action=clear")[0] == 403
    assert ask(site, f"/hall/{key}/desk")[0] == 403


def test_phones_are_led_to_the_tournament(site: Site, desk: Desk) -> None:
    key = desk.tournament(4)
    status, headers, body = ask(site, f"/hall/{key}/code.svg")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert body.startswith(b"<?xml")
