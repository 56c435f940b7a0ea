"""Somebody does not come to a round that is paired, as a director deals with it, against the real program."""

import json
import re
from typing import Any

from tests.events.notation import event
from tests.running.desk import Desk
from tests.running.site import Site

SEVEN = "1-4 ?, 5-2 ?, 3-6 ?, bye 7"
"""The first of three rounds of seven players, as Amalfi pairs it."""


def imported(desk: Desk, *history: str, players: int = 7, **more: Any) -> str:
    document = event(players, 3, list(history), **more)
    assert desk.send("/import", json.dumps(document).encode())[0] == 200
    return str(re.findall(r"/t/(\w+)/", desk.place)[0])


def exported(desk: Desk, key: str) -> dict[str, Any]:
    return dict(json.loads(desk.get(f"/t/{key}/document.json")[1]))


def test_the_page_shows_what_each_way_costs_and_the_round_is_mended(site: Site) -> None:
    desk = Desk(site.director_link)
    key = imported(desk, SEVEN)
    assert f'href="/t/{key}/round/1/no-show"' in desk.get(f"/t/{key}/round/1")[1]
    page = desk.get(f"/t/{key}/round/1/no-show?missing=5")[1]
    assert "Cambiando il meno possibile: 1 tavolo" in page
    assert re.search(r"Rifacendo il turno: cambiano \d tavoli", page)
    assert "P7 – P2" in page
    assert "Nessuna regola infranta" in page
    assert "a forfait" in page
    assert desk.post(f"/t/{key}/round/1/no-show", missing=5, way="mended")[0] == 200
    played = exported(desk, key)["history"][0]
    assert [(game["white"], game["black"]) for game in played["games"]] == [(1, 4), (7, 2), (3, 6)]
    assert played["rests"] == [{"player": 5, "kind": "absent"}]
    assert played["decided"] == "no_show"
    assert "L&#x27;arbitro ha cambiato questo tavolo" in desk.get(f"/t/{key}/why/1/7")[1]
    for untouched in (1, 4, 3, 6):
        page = desk.get(f"/t/{key}/why/1/{untouched}")[1]
        assert "ha cambiato" not in page
        assert "Il turno non è quello del regolamento" not in page


def test_only_what_changes_moves_and_is_told_marked_and_in_the_history(site: Site) -> None:
    """Of fourteen games thirteen are left: twelve keep their table, the last one moves to the free one."""
    desk = Desk(site.director_link)
    key = desk.tournament(28)
    before = exported(desk, key)["history"][0]["games"]
    missing = before[2]["black"]
    page = desk.post(f"/t/{key}/round/1/no-show", missing=missing, way="mended")[1]
    games = exported(desk, key)["history"][0]["games"]
    assert [games[n] == before[n] for n in range(13)] == [n != 2 for n in range(13)]
    assert games[2] == before[13]
    bar = re.findall(r'note done toast".*?<span>(.*?)</span>', page, re.DOTALL)[0]
    gone, alone = f"P{missing - 1}", f"P{before[2]['white'] - 1}"
    assert f"manca {gone}" in bar
    assert f"riposa {alone}" in bar
    assert re.search(r"tavolo 3: P\d+ – P\d+ \(prima al 14\)", bar)
    assert bar.count("tavolo ") == 1
    assert re.findall(r'id="board-(\d+)"(?:(?!</tr>).)*cambiato', page, re.DOTALL) == ["3"]
    visitor = Desk(f"{site.director_link.split('/enter')[0]}/enter/nothing")
    assert visitor.get(f"/t/{key}/round/1")[1].count(">cambiato<") == 1
    history = desk.get(f"/t/{key}/history")[1]
    assert "turno senza chi manca" in history.lower()
    assert f"manca {gone}" in history
    assert "coppie a mano" not in history.lower()
    first = desk.get(f"/t/{key}/why/1/{before[0]['white']}")[1]
    assert "ha cambiato" not in first
    assert "Il turno non è quello" not in first
    target = re.findall(r'name="target" value="(\d+)"', page)[0]
    desk.post(f"/t/{key}/undo", target=target)
    assert exported(desk, key)["history"][0]["games"] == before


def test_a_published_round_is_changed_by_hand_only_with_a_reason_which_is_said(site: Site) -> None:
    desk = Desk(site.director_link)
    key = desk.tournament(8)
    document = exported(desk, key)["history"][0]["games"]
    ids = [(game["white"], game["black"]) for game in document]
    turned = ",".join(f"{b}-{w}" if n == 1 else f"{w}-{b}" for n, (w, b) in enumerate(ids))
    place = f"/t/{key}/round/1/by-hand"
    status, page = desk.post(place, save="yes", seats=turned)
    assert (status, "scrivere il motivo" in page, turned in page) == (400, True, True)
    page = desk.post(place, save="yes", seats=turned, reason="Stesso circolo")[1]
    assert "Stesso circolo" in re.findall(r'note done toast".*?<span>(.*?)</span>', page, re.DOTALL)[0]
    assert "Stesso circolo" in desk.get(f"/t/{key}/history")[1]
    page = desk.get(f"/t/{key}/why/1/{ids[1][0]}")[1]
    assert re.search(r"ha cambiato questo tavolo a mano \(ore \d\d:\d\d\): Stesso circolo", page)
    assert "ha cambiato" not in desk.get(f"/t/{key}/why/1/{ids[0][0]}")[1]


def test_boards_with_a_result_stay_with_it_and_move_up_where_a_board_is_left_empty(site: Site) -> None:
    desk = Desk(site.director_link)
    key = imported(desk, "1-4 ?, 5-2 ?, 3-6 0:1", players=6)
    page = desk.get(f"/t/{key}/round/1/no-show?missing=5")[1]
    assert "I tavoli con un risultato restano come sono" in page
    assert "3 → 2" in page
    assert desk.post(f"/t/{key}/round/1/no-show", missing=5, way="mended")[0] == 200
    played = exported(desk, key)["history"][0]
    assert [(game["white"], game["black"], game.get("result")) for game in played["games"]] == [
        (1, 4, None),
        (3, 6, "0-1"),
    ]
    assert {rest["player"]: rest["kind"] for rest in played["rests"]} == {2: "bye", 5: "absent"}


def test_a_forfeit_leaves_the_round_as_it_is(own_site: Site) -> None:
    desk = Desk(own_site.director_link)
    key = imported(desk, SEVEN)
    assert desk.post(f"/t/{key}/round/1/no-show", missing=2, way="forfeit")[0] == 200
    assert exported(desk, key)["history"][0]["games"][1] == {"white": 5, "black": 2, "result": "1-0f"}


def test_who_has_a_result_is_not_missing(site: Site) -> None:
    desk = Desk(site.director_link)
    key = imported(desk, "1-4 1:0, 5-2 ?, 3-6 ?, bye 7")
    assert "P4 ha già un risultato nel turno 1" in desk.post(f"/t/{key}/round/1/no-show", missing=4, way="mended")[1]
    assert exported(desk, key)["history"][0]["games"][0] == {"white": 1, "black": 4, "result": "1-0"}
    assert "ha già un risultato" in desk.get(f"/t/{key}/round/1/no-show?missing=4")[1]


def test_in_a_girone_who_does_not_come_loses_and_nothing_else_is_offered(site: Site) -> None:
    desk = Desk(site.director_link)
    key = imported(desk, "1-4 ?, 2-3 ?", players=4, system="round-robin")
    page = desk.get(f"/t/{key}/round/1/no-show?missing=3")[1]
    assert "gli incontri sono stabiliti dal sorteggio" in page
    assert 'value="mended"' not in page
    assert 'value="forfeit"' in page
    page = desk.post(f"/t/{key}/round/1/no-show", missing=3, way="mended")[1]
    assert "gli incontri di questo turno sono stabiliti" in page
    assert "decided" not in exported(desk, key)["history"][0]


def test_two_ways_that_come_to_the_same_are_offered_as_one(site: Site) -> None:
    """Of three, whoever is left can only play the one with the bye."""
    desk = Desk(site.director_link)
    key = imported(desk, "1-2 ?, bye 3", players=3)
    page = desk.get(f"/t/{key}/round/1/no-show?missing=2")[1]
    assert "Cambiando il meno possibile, o rifacendo il turno: 1 tavolo" in page
    assert re.findall(r'name="way" value="(\w+)"', page) == ["mended", "forfeit"]
