"""A team event with a handicap on the site: quarters of a point on boards, matches, standings and paper (T24)."""

import json
import re

from tests.events.teams import team_event
from tests.running.desk import Desk
from tests.running.site import Site


def test_t24_every_page_has_the_points_with_the_handicap(site: Site) -> None:
    """1-2: a draw of Maestro and Nazionale, a win of Regionale over Nazionale: 1 to 3¾."""
    document = team_event(4, 2, 3, ["1-2 =-, 3-4 =="], handicap="first_system", line_ups="every_round")
    for player, title in zip(document["players"], ["M", "N", "N", "R", "N", "N", "N", "N"], strict=True):
        player["title"] = title
    desk = Desk(site.director_link)
    assert desk.send("/import", json.dumps(document).encode())[0] == 200
    address = "/t/" + re.findall(r"/t/(\w+)/", desk.place)[0]
    for path in (
        "round/1",
        "round/1/match/1",
        "papers/match-sheets?round=1",
        "tables/crosstable",
        "papers/tabellone",
    ):
        status, page = desk.get(f"{address}/{path}")
        assert (status, "3¾" in page or "3.75" in page or "3,75" in page) == (200, True), path
    assert "2¼" in desk.get(f"{address}/tables/individual")[1]
    for path in ("pair", "round/2/publish"):
        desk.go_on(f"{address}/{path}")
    desk.go_on(f"{address}/round/2/line-ups", close="yes")
    saved = json.loads(desk.get(f"{address}/document.json")[1])
    boards = [board for match in saved["history"][1]["matches"] for board in match["games"]]
    assert boards and all(type(board["ahead"]) is int for board in boards)
    for path in ("round/2", "standings", "individual", "history", "papers/report"):
        assert desk.get(f"{address}/{path}")[0] == 200, path
