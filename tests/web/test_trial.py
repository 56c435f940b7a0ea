"""What a trial with directors asked for: marks, places, teams and brackets where people look for them."""

import json
import re
from collections.abc import Iterator

import pytest

from tests.events.notation import event
from tests.running.desk import Desk
from tests.running.program import Program, running


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """One for all: every test has a tournament of its own."""
    with running(tmp_path_factory.mktemp("trial") / "data") as found:
        yield found


@pytest.fixture(scope="module")
def desk(program: Program) -> Desk:
    """Its link lets in once."""
    return Desk(program.director_link)


def words(page: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", page).split())


def demonstration(desk: Desk, name: str) -> str:
    desk.post("/demo", demo=name)
    return desk.place.split("/")[2]


def test_a_forfeit_is_marked_in_the_standings_on_the_players_page_and_in_the_hall(desk: Desk) -> None:
    """Who came and who did not; a game that was played has no mark."""
    key = desk.tournament(6, rounds=3)
    desk.post(f"/t/{key}/round/1/board/1", result="1-0f")
    desk.post(f"/t/{key}/round/1/board/2", result="0-0f")
    desk.post(f"/t/{key}/round/1/board/3", result="1-0")
    for asked in ("standings", "standings?by=number"):
        page = desk.get(f"/t/{key}/{asked}")[1]
        assert sorted(re.findall(r"<(?:b|span)>(\S+)</(?:b|span)><em>f</em>", page)) == ["0", "0", "0", "1"]
    round_page = desk.get(f"/t/{key}/round/1")[1]
    row = round_page[round_page.index('id="board-1"') :]
    white = int(re.findall(r"/player/(\d+)", row)[0])
    assert re.search(r"<strong>1</strong>\s*<small>f</small>", desk.get(f"/t/{key}/player/{white}")[1])
    assert words(desk.get(f"/t/{key}/hall")[1]).count("f ") >= 2


def test_prizes_show_the_place_and_can_be_printed(desk: Desk) -> None:
    document = event(4, 1, ["1-3 1:0, 4-2 1:0"])
    document["prizes"] = [{"place": 1, "thing": "Coppa"}, {"place": 2, "cents": 5000}, {"place": 3, "cents": 1000}]
    desk.send("/import", json.dumps(document).encode())
    key = desk.place.split("/")[2]
    page = desk.get(f"/t/{key}/prizes")[1]
    places = [int(place) for place in re.findall(r'<td class="num place">\s*(\d+)', page)]
    assert places == sorted(places)
    assert places
    assert "data-print" in page


def test_at_tables_the_individual_standings_say_the_team_and_the_hall_is_a_link_away(desk: Desk) -> None:
    key = demonstration(desk, "masters")
    page = desk.get(f"/t/{key}/standings")[1]
    row = page[page.index(">Golf<") :].split("</td>", maxsplit=1)[0]
    players = words(desk.get(f"/t/{key}/round/1/by-name")[1])
    team = re.findall(r"Golf (\w+) \d+ \d", players)[0]
    assert team in row
    assert f'href="/t/{key}/hall"' in desk.get(f"/t/{key}/round/1")[1]


def test_elimination_boards_say_which_bracket_where_there_are_several(desk: Desk) -> None:
    """With the recovery, the second round has both brackets; the first one has only the main one."""
    key = desk.new(system="elimination", rounds=9, **{"elimination.form": "recovery"})
    desk.post(f"/t/{key}/players/add", players="\n".join(f"P{number}" for number in range(8)))
    desk.post(f"/t/{key}/draw")
    desk.post(f"/t/{key}/pair")
    desk.post(f"/t/{key}/round/1/publish")
    assert "recupero" not in desk.get(f"/t/{key}/round/1")[1].casefold().split("</table>")[0]
    for board in range(1, 5):
        desk.post(f"/t/{key}/round/1/board/{board}", result="1-0")
    desk.post(f"/t/{key}/pair")
    page = desk.get(f"/t/{key}/round/2")[1]
    shown = re.findall(r'<small class="opening">([^<]+)</small>', page)
    assert len(shown) == page.count('<tr class="board"')
    assert len(set(shown)) == 2


def test_the_registry_is_changed_only_as_it_was_previewed(desk: Desk) -> None:
    """All who are missing in it are named at once; what has changed since the preview is shown again first."""
    key = desk.new(system="italo-swiss", rounds=1)
    desk.post(f"/t/{key}/players/add", players="Ada\nBruno\nCarla\nDino")
    desk.post(f"/t/{key}/draw")
    desk.post(f"/t/{key}/pair")
    desk.post(f"/t/{key}/round/1/publish")
    for board in (1, 2):
        desk.post(f"/t/{key}/round/1/board/{board}", result="1-0")
    desk.post(f"/t/{key}/close")
    asked = {"date": "2026-01-10", "weight": "100", "edition": "2008"}
    page = words(desk.post(f"/t/{key}/rating/register", **asked)[1])
    assert all(name in page.split("giocano in")[0] for name in ("Ada", "Bruno", "Carla", "Dino"))
    page = desk.post(f"/t/{key}/rating/register", newcomers="yes", **asked)[1]
    mark = re.findall(r'name="confirmed" value="(\w+)"', page)[0]
    desk.send("/registry/import", b"card;name;category;rating;last_year\n1;Ada;M;4500;2025\n", game="italian")
    page = desk.post(f"/t/{key}/rating/register", newcomers="yes", confirmed=mark, **asked)[1]
    assert "non è stato scritto niente" in words(page)
    mark = re.findall(r'name="confirmed" value="(\w+)"', page)[0]
    page = desk.post(f"/t/{key}/rating/register", newcomers="yes", confirmed=mark, **asked)[1]
    assert "non è stato scritto niente" not in words(page)
    assert desk.place == f"/t/{key}/rating"
