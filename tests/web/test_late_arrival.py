"""Somebody comes when a round is already paired, as a director deals with it, against the real program."""

import json
import re
from typing import Any

from tests.events.notation import event
from tests.running.desk import Desk
from tests.running.site import Site


def imported(desk: Desk, *history: str, players: int = 7, **more: Any) -> str:
    document = event(players, 3, list(history), **more)
    assert desk.send("/import", json.dumps(document).encode())[0] == 200
    return str(re.findall(r"/t/(\w+)/", desk.place)[0])


def exported(desk: Desk, key: str) -> dict[str, Any]:
    return dict(json.loads(desk.get(f"/t/{key}/document.json")[1]))


def enrolled(desk: Desk, key: str, name: str) -> str:
    """Enrol him, and find the page that lets him in."""
    page = desk.post(f"/t/{key}/players/add", players=name)[1]
    assert f"{name} arriva a turno formato" in page
    return str(re.findall(rf"/t/{key}/players/\d+/late", page)[0])


def test_he_plays_whoever_has_the_bye_and_nobody_else_moves(site: Site) -> None:
    desk = Desk(site.director_link)
    key = imported(desk, "1-4 1:0, 5-2 ?, 3-6 ?, bye 7")
    place = enrolled(desk, key, "Ultimo")
    page = desk.get(place)[1]
    assert "8 Ultimo gioca con 7 P7, che aveva il bye, al tavolo 4" in page
    assert desk.post(place, way=0)[0] == 200
    document = exported(desk, key)
    played = document["history"][0]
    boards = [(game["white"], game["black"], game.get("result")) for game in played["games"]]
    assert boards[:3] == [(1, 4, "1-0"), (5, 2, None), (3, 6, None)]
    assert set(boards[3][:2]) == {7, 8}
    assert (played.get("rests"), played["decided"]) == (None, "late")
    assert document["players"][7].get("enters", 1) == 1
    assert "è entrato" in desk.get(f"/t/{key}/why/1/8")[1]
    assert "entra nel turno in corso" in desk.get(f"/t/{key}/history")[1]
    again = desk.post(place, way=0)[1]
    assert "Ultimo non può entrare nel turno in corso" in again


def test_where_nobody_has_the_bye_he_takes_it_and_the_article_it_breaks_is_told(site: Site) -> None:
    desk = Desk(site.director_link)
    key = imported(desk, "1-4 1:0, 5-2 0:1, 3-6 1:0", "2-1 ?, 4-3 ?, 6-5 ?", players=6)
    place = enrolled(desk, key, "Ultimo")
    page = desk.get(place)[1]
    assert "7 Ultimo ha il bye" in page
    assert "B.2.2" in page
    assert desk.post(place, way=0)[0] == 200
    document = exported(desk, key)
    assert document["history"][1]["rests"] == [{"player": 7, "kind": "bye"}]
    assert document["players"][6]["enters"] == 2


def test_when_the_round_is_over_nothing_is_offered(site: Site) -> None:
    desk = Desk(site.director_link)
    key = imported(desk, "1-4 1:0, 5-2 0:1, 3-6 1:0, bye 7")
    page = desk.post(f"/t/{key}/players/add", players="Ultimo")[1]
    assert "/late" not in page
    assert "dal turno 2" in page


def test_where_the_numbers_are_drawn_once_the_page_says_why_nobody_enters(site: Site) -> None:
    desk = Desk(site.director_link)
    key = imported(desk, "1-2 ?, 3-4 ?", players=4, system="italo-swiss")
    assert "i numeri si sorteggiano una volta sola" in desk.get(f"/t/{key}/players")[1]
