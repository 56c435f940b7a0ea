"""The standings for everybody: groups, the race, shared places, legends and what an event changes in chess ratings."""

import json
import re
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.events.notation import event
from tests.events.whole import whole_event
from tests.places import DEMOS
from tests.running.desk import Desk
from tests.running.site import Site

PLAYERS: list[dict[str, Any]] = [
    {"rating": 2000, "title": "CM", "sex": "w", "born": "2012-05-31"},
    {"rating": 1900},
    {"rating": 1800, "title": "CM"},
    {"rating": 1700, "title": "1N & co."},
]
NUMBERS = count()
ROUNDS = ["1-3 1:0, 2-4 =", "4-1 +:-, 3-2 1:0"]


@pytest.fixture(scope="module")
def desk(site: Site) -> Desk:
    """One site for all: every test has a tournament of its own."""
    return Desk(site.director_link)


def brought(desk: Desk, document: dict[str, Any]) -> str:
    """Under a name of its own: the same file twice is asked about."""
    named = document | {"name": f"{document['name']} {next(NUMBERS)}"}
    assert desk.send("/import", json.dumps(named).encode())[0] == 200
    return str(re.findall(r"/t/(\w+)/", desk.place)[0])


def listed(page: str) -> list[int]:
    return [int(number) for number in re.findall(r'class="name">\s*<a href="/t/\w+/player/(\d+)"', page)]


def test_a_group_is_chosen_on_the_page_and_is_a_table_of_data(desk: Desk) -> None:
    key = brought(desk, event(PLAYERS, 4, ROUNDS) | {"date": "2026-03-01"})
    page = desk.get(f"/t/{key}/standings")[1]
    assert {*re.findall(r"standings\?of=([^\"]+)\"", page)} == {
        "category-CM", "category-1N%20%26%20co.", "U14", "women",
    }  # fmt: skip
    general = listed(page)
    status, page = desk.get(f"/t/{key}/standings?of=category-CM")
    assert status == 200
    assert "Categoria CM" in page
    assert listed(page) == [number for number in general if number in (1, 3)]
    assert [*map(int, re.findall(r'data-h="Generale">(\d+)<', page))] == [
        general.index(number) + 1 for number in listed(page)
    ]
    assert listed(desk.get(f"/t/{key}/standings?of=category-1N%20%26%20co.")[1]) == [4]
    assert "2012" not in page
    assert desk.get(f"/t/{key}/standings?of=U8")[0] == 404
    table = desk.download(f"/t/{key}/tables/groups.csv").decode()
    assert "Under 14" in table
    assert "Categoria 1N & co." in table


def test_without_a_date_the_director_reads_why_there_are_no_ages(desk: Desk) -> None:
    key = brought(desk, event(PLAYERS, 4, ROUNDS))
    page = desk.get(f"/t/{key}/standings")[1]
    assert "manca la data del torneo" in page
    assert "of=U14" not in page


def test_the_race_is_on_the_page_and_on_one_of_its_own(desk: Desk) -> None:
    key = brought(desk, event(PLAYERS, 4, ROUNDS))
    for address in ("standings", "race", "player/3", "race?player=3"):
        page = desk.get(f"/t/{key}/{address}")[1]
        assert len(re.findall(r"<svg class=\"(?:wide|narrow)\"", page)) == 2, address  # for a sheet, and for a phone
        assert ('class="series own"' in page) == ("3" in address)
    assert desk.get(f"/t/{key}/race?player=9")[0] == 404
    young = brought(desk, event(PLAYERS, 4, ROUNDS[:1]))
    assert "La corsa comincia dopo il secondo turno" in desk.get(f"/t/{young}/race")[1]
    assert '<svg class="wide"' not in desk.get(f"/t/{young}/standings")[1]


def test_the_page_of_a_player_of_chess_has_what_was_expected_and_the_change(desk: Desk) -> None:
    """1 (2000) beats 3 (1800): .76 expected; the forfeit of round 2 counts for nothing. K 40 at 14."""
    key = brought(desk, event(PLAYERS, 4, ROUNDS) | {"date": "2026-03-01"})
    page = desk.get(f"/t/{key}/player/1")[1]
    assert re.findall(r'class="num quiet">([\d,]*)<', page) == ["0,76", ""]
    assert "performance 2600" in page
    assert "Variazione +9,60: K 40" in page
    draughts = brought(desk, event(4, 3, ["1-2 1:0, 3-4 ="], system="italo-swiss"))
    assert "Performance" not in desk.get(f"/t/{draughts}/player/1")[1]


def test_a_shared_place_is_said_with_whom(desk: Desk) -> None:
    key = brought(desk, event(4, 3, ["1-2 =, 3-4 ="]))
    page = re.sub(r"\s+", " ", desk.get(f"/t/{key}/player/2")[1])
    assert "Posto 1 ex aequo con" in page
    assert {*re.findall(r'player/(\d)">P\d</a>', page.split("ex aequo con")[1].split("</p>")[0])} == {"1", "3", "4"}


def test_a_forfeit_has_its_mark_and_its_legend(desk: Desk) -> None:
    key = brought(desk, event(PLAYERS, 4, ROUNDS))
    page = desk.get(f"/t/{key}/standings")[1]
    assert page.count("<em>f</em>") == 2
    assert "<dt>f</dt>" in page


@pytest.mark.parametrize("demo", sorted(DEMOS.glob("*.json")), ids=lambda path: path.stem)
def test_every_abbreviation_of_a_demonstration_is_explained_where_it_stands(desk: Desk, demo: Path) -> None:
    key = brought(desk, json.loads(demo.read_text()))
    for address in ("standings", "player/1"):
        page = desk.get(f"/t/{key}/{address}")[1]
        legend = " ".join(re.findall(r"<dt>(.*?)</dt>", page.split('class="margin"')[-1], re.DOTALL))
        body = page.split('class="margin"')[0]
        short = {*re.findall(r'<span class="quiet">([^<]+)</span>', body), *re.findall(r'data-h="([^"]+)"', body)}
        short |= {*re.findall(r"<em>(\w+)</em>", body)}
        assert all(one in legend for one in short), (address, short, legend)


def test_a_team_at_tables_has_a_page_that_says_why_it_has_its_place(desk: Desk) -> None:
    """From the standings of teams and from its players' pages; each member has his place among all."""
    key = brought(desk, whole_event("big-tables", 16, 3))
    page = desk.get(f"/t/{key}/standings")[1]
    teams = re.findall(rf'<a href="(/t/{key}/team-of/\d+)">([^<]+)</a>', page)
    assert len(teams) == 4
    places = dict(re.findall(rf'href="/t/{key}/player/(\d+)#place">([\d=]+)</a>', page))
    general = []
    for address, name in teams:
        status, page = desk.get(address)
        assert status == 200
        assert name in page
        assert "è la somma dei punti dei suoi 4 giocatori" in page
        members = re.findall(rf'href="/t/{key}/player/(\d+)#place">(\d+)</a>', page)
        assert len(members) == 4
        assert all(places[number] in (place, "=") for number, place in members)
        general += [int(place) for _, place in members]
        assert all(f'href="{address}"' in desk.get(f"/t/{key}/player/{number}")[1] for number, _ in members)
    assert sorted(general)[0] == 1 and len(general) == 16
    assert desk.get(f"/t/{key}/team-of/17")[0] == 404
    other = brought(desk, event(PLAYERS, 4, ROUNDS))
    assert desk.get(f"/t/{other}/team-of/1")[0] == 404
