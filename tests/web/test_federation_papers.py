"""Every paper of a draughts event opens; the time control is chosen once and seen by everybody."""

import json
import re
from typing import Any

import pytest

from tests.events.notation import event
from tests.running.desk import Desk
from tests.running.public import ask
from tests.running.site import Site

PLAYERS: list[dict[str, Any]] = [{"rating": 3000 + number, "card": str(number)} for number in range(5)]
EVENTS = {
    "italo-swiss": ["1-2 1:0, 3-4 =, rf 5", "5-1 adj, 4-2 +:-, rf 3"],
    "round-robin": ["2-5 1:0, 3-4 =, rt 1", "5-3 =, 1-2 0:1, rt 4"],
    "elimination": [],
}
EVERYWHERE = {"tabellone", "score-sheets", "sealed-move", "sealed-game", "arbiters-report", "request", "formation"}
WITH_QUOTIENTS = EVERYWHERE | {"quotients", "report", "play-offs"}
FORMS = {
    "italo-swiss": WITH_QUOTIENTS,
    "round-robin": WITH_QUOTIENTS | {"calendar"},
    "elimination": EVERYWHERE,
}


@pytest.mark.parametrize("system", EVENTS)
def test_every_paper_of_a_draughts_event_opens(system: str, desk: Desk) -> None:
    rounds = {"italo-swiss": 3, "round-robin": 5, "elimination": 3}[system]
    document = event(PLAYERS, rounds, EVENTS[system], system=system)
    document["prizes"] = [{"place": 1, "thing": "coppa"}, {"place": 2, "cents": 5000}]
    key = brought(desk, document)
    _, listed = desk.get(f"/t/{key}/papers")
    addresses = re.findall(rf'href="(/t/{key}/papers/[^"]+)"', listed)
    assert {address.rsplit("/", 1)[1].partition("?")[0] for address in addresses} == FORMS[system]
    for address in addresses:
        status, page = desk.get(address)
        assert status == 200, address
        for other in re.findall(r'<a href="(\?[^"]*)"', page):  # letters, expected scores, fronts alone
            assert desk.get(address.partition("?")[0] + other.replace("&amp;", "&"))[0] == 200, (address, other)


def test_letters_and_expected_scores_are_only_where_they_mean_something(desk: Desk) -> None:
    girone = brought(desk, event(PLAYERS, 5, EVENTS["round-robin"], system="round-robin"))
    swiss = brought(desk, event(PLAYERS, 3, EVENTS["italo-swiss"], system="italo-swiss"))
    assert "B – E" in desk.get(f"/t/{girone}/papers/calendar?letters")[1]
    assert "2 – 5" in desk.get(f"/t/{girone}/papers/calendar")[1]
    assert "E B <b>2</b>" in desk.get(f"/t/{girone}/papers/tabellone?letters")[1]
    assert "?letters" not in desk.get(f"/t/{swiss}/papers/tabellone")[1]
    assert desk.get(f"/t/{swiss}/papers/calendar")[0] == 404
    assert "<th>PA</th>" in desk.get(f"/t/{swiss}/papers/tabellone?expected")[1]
    assert "<th>PA</th>" not in desk.get(f"/t/{swiss}/papers/tabellone")[1]


def test_the_time_control_is_chosen_by_the_director_and_seen_by_everybody(own_site: Site, own_desk: Desk) -> None:
    key = brought(own_desk, event(PLAYERS, 3, EVENTS["italo-swiss"], system="italo-swiss"))
    fields: dict[str, str | int] = {"name": "Coppa", "rounds": 3, "game": "italian", "date": "2026-11-14"}
    fields["cadence"] = "40 mosse ogni ora"
    assert own_desk.post(f"/t/{key}/settings", **fields)[0] == 200
    assert "40 mosse ogni ora" in seen_by_everybody(own_site, key)
    assert json.loads(own_desk.download(f"/t/{key}/document.json"))["cadence"] == "40_moves_an_hour"
    fields["cadence"] = "<b>lampo</b>"
    own_desk.go_on(f"/t/{key}/settings", **fields)
    assert "&lt;b&gt;lampo&lt;/b&gt;" in seen_by_everybody(own_site, key)
    assert "14 novembre 2026" in own_desk.get(f"/t/{key}/papers/tabellone")[1]


def seen_by_everybody(site: Site, key: str) -> str:
    return ask(site, f"/t/{key}/standings")[2].decode()


def brought(desk: Desk, document: dict[str, Any]) -> str:
    desk.send("/import", json.dumps(document).encode())
    return str(re.findall(r"/t/(\w+)/", desk.place)[0])
