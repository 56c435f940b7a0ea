"""C.07, 10, note: who gets another rating during an event counts with the first one, and the director is told."""

import json
import re
from typing import Any

from tests.events.notation import event
from tests.running.desk import Desk
from tests.running.site import Site

RATINGS = [{"rating": 1800}, {"rating": 1600}, {"rating": 1500}, {"rating": 1400}]


def event_of_four(players: list[dict[str, Any]] = RATINGS) -> dict[str, Any]:
    """1 and 2 win, against 3 and 4."""
    return event(players, 3, ["1-3 1:0, 4-2 0:1"], tie_breaks=["rating_average", "performance"])


def test_the_director_is_told_and_can_correct(site: Site) -> None:
    desk = Desk(site.director_link)
    assert desk.send("/import", json.dumps(event_of_four()).encode())[0] == 200
    base = "/t/" + re.findall(r"/t/(\w+)/", desk.place)[0]
    assert "era sbagliato fin dall&#x27;inizio" in desk.get(f"{base}/players/3")[1]
    form = {"name": "P3", "title": "", "club": "", "card": ""}
    assert "continuano a usare il primo, 1500" in desk.post(f"{base}/players/3/edit", rating="1700", **form)[1]
    assert "negli spareggi 1500, il primo" in desk.get(f"{base}/player/3")[1]
    assert "<dd>1500</dd>" in desk.get(f"{base}/player/1")[1]
    page = desk.post(f"{base}/players/3/edit", rating="1700", was_wrong="yes", **form)[1]
    assert "continuano a usare" not in page
    assert "negli spareggi" not in desk.get(f"{base}/player/3")[1]
    assert "<dd>1700</dd>" in desk.get(f"{base}/player/1")[1]
