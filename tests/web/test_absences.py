"""Rounds in which somebody has asked not to play, several ahead, against the real program."""

import json
import re
from typing import Any

from tests.events.notation import event
from tests.running.desk import Desk
from tests.running.site import Site


def imported(desk: Desk, system: str = "amalfi") -> str:
    document = event(6, 4, system=system, seed="7")
    assert desk.send("/import", json.dumps(document).encode())[0] == 200
    return str(re.findall(r"/t/(\w+)/", desk.place)[0])


def played(desk: Desk, key: str, number: int) -> dict[str, Any]:
    """Pair a round and let White win everywhere; the round."""
    desk.go_on(f"/t/{key}/pair")
    found = json.loads(desk.get(f"/t/{key}/document.json")[1])["history"][number - 1]
    for board in range(1, len(found["games"]) + 1):
        desk.go_on(f"/t/{key}/round/{number}/board/{board}", result="1-0")
    return dict(found)


def test_an_absence_and_a_half_point_are_asked_for_ahead_and_come_in_their_round(site: Site) -> None:
    desk = Desk(site.director_link)
    key = imported(desk)
    assert 'name="round-4"' in desk.get(f"/t/{key}/players/1")[1]
    desk.go_on(f"/t/{key}/players/1/edit", name="P1", **{"round-2": "half", "round-3": "absent"})
    page = desk.get(f"/t/{key}/players/1")[1]
    assert [page.count(f'value="{kind}" selected') for kind in ("half", "absent")] == [1, 1]
    assert "rests" not in played(desk, key, 1)
    assert {"player": 1, "kind": "half"} in played(desk, key, 2)["rests"]
    assert {"player": 1, "kind": "absent"} in played(desk, key, 3)["rests"]
    assert "rests" not in played(desk, key, 4)


def test_what_was_asked_for_is_taken_back_and_a_round_thrown_away_forgets_nothing(own_site: Site) -> None:
    desk = Desk(own_site.director_link)
    key = imported(desk)
    desk.go_on(f"/t/{key}/players/1/edit", name="P1", **{"round-2": "half", "round-3": "absent"})
    desk.go_on(f"/t/{key}/players/1/edit", name="P1", **{"round-3": ""})
    desk.go_on(f"/t/{key}/pair")
    desk.go_on(f"/t/{key}/round/1/unpair")
    assert "rests" not in played(desk, key, 1)
    assert {"player": 1, "kind": "half"} in played(desk, key, 2)["rests"]
    assert "rests" not in played(desk, key, 3)


def test_half_a_point_is_not_offered_where_the_system_has_none(site: Site) -> None:
    desk = Desk(site.director_link)
    page = desk.get(f"/t/{imported(desk, 'italo-swiss')}/players/1")[1]
    assert 'name="round-2"' in page
    assert 'value="half"' not in page
