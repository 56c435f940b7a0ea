"""Rounds that are finished, games that are not, and a second window, against the real program."""

import json
import re

from tests.events.notation import event
from tests.running.desk import Desk
from tests.running.site import Site


def imported(desk: Desk, *history: str) -> str:
    assert desk.send("/import", json.dumps(event(4, 2, list(history))).encode())[0] == 200
    return str(re.findall(r"/t/(\w+)/", desk.place)[0])


def test_a_finished_round_is_locked_until_correct_is_pressed(site: Site) -> None:
    desk = Desk(site.director_link)
    key = imported(desk, "1-3 1:0, 4-2 ?")
    assert '<fieldset class="lock">' in desk.get(f"/t/{key}/round/1")[1]
    desk.go_on(f"/t/{key}/round/1/board/2", result="0-1")
    page = desk.get(f"/t/{key}/round/1")[1]
    assert '<fieldset class="lock" disabled>' in page
    assert "data-keys" not in page
    page = desk.get(f"/t/{key}/round/1?correct=yes")[1]
    assert '<fieldset class="lock">' in page
    assert "data-keys" in page


def test_suspended_games_are_not_done_and_all_of_them_are_listed(site: Site) -> None:
    desk = Desk(site.director_link)
    key = imported(desk, "1-3 adj, 4-2 1:0", "4-1 adj, 2-3 =")
    assert '<fieldset class="lock">' in desk.get(f"/t/{key}/round/1")[1]
    assert "Completa le 2 partite sospese" in desk.get(f"/t/{key}/standings")[1]
    page = desk.get(f"/t/{key}/suspended")[1]
    assert [line in page for line in ("round/1#board-1", "round/2#board-1", "round/2#board-2")] == [True, True, False]
    desk.go_on(f"/t/{key}/round/1/board/1", result="1-0")
    assert "Completa la partita sospesa" in desk.get(f"/t/{key}/standings")[1]


def test_a_second_window_that_pairs_the_same_round_is_led_to_it(site: Site) -> None:
    desk = Desk(site.director_link)
    key = imported(desk, "1-3 1:0, 4-2 1:0")
    page = desk.get(f"/t/{key}/pair")[1]
    seen = re.findall(r'name="seen" value="(\d+)"', page)[0]
    assert 'name="round" value="2"' in page
    desk.go_on(f"/t/{key}/pair", seen=seen, round=2)
    page = desk.post(f"/t/{key}/pair", seen=seen, round=2)[1]
    assert "Il turno 2 è già formato" in page
    assert desk.place.endswith(f"/t/{key}/round/2")
