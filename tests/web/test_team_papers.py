"""Every paper of a team event opens, whatever the system and the line-ups: before, during and after."""

import copy
import json
import random
import re
from collections.abc import Iterator
from typing import Any

from tests.events.random_teams import played_out, random_team_event
from tests.running.desk import Desk
from tests.running.site import Site

FORMS = {
    "fixed": {"line_ups": "fixed"},
    "every_round": {"line_ups": "every_round"},
    "everyone": {"meetings": "everyone"},
}
SYSTEMS = ("italo-swiss", "round-robin", "amalfi", "elimination")


def stages(system: str, form: str) -> Iterator[dict[str, Any]]:
    """A random event when nothing is left to play; with line-ups that change, also about to begin and under way."""
    chance = random.Random(f"{system} {form}")
    document = random_team_event(chance, system)
    document["rules"] |= FORMS[form]
    document["rounds"] = 2 if system != "round-robin" else document["rounds"]
    for before in played_out(chance, document, open_boards=False):
        if form == "every_round" and len(before["history"]) < 2:
            yield copy.deepcopy(before)
    yield document


def test_every_paper_of_a_team_event_opens(site: Site) -> None:
    desk = Desk(site.director_link)
    seen: set[str] = set()
    keys: set[str] = set()
    for system in SYSTEMS:
        for form in FORMS:
            for document in stages(system, form):
                desk.send("/import", json.dumps(document).encode())
                key = re.findall(r"/t/(\w+)/", desk.place)[0]
                assert key not in keys
                keys.add(key)
                status, listed = desk.get(f"/t/{key}/papers")
                assert status == 200
                for address in re.findall(rf'href="(/t/{key}/papers/[^"]+)"', listed):
                    assert desk.get(address)[0] == 200, (system, form, len(document["history"]), address)
                    seen.add(address.rsplit("/", 1)[1].partition("?")[0])
    assert seen == {
        "tabellone",
        "quotients",
        "report",
        "formation",
        "score-sheets",
        "sealed-move",
        "sealed-game",
        "match-sheets",
        "line-up-slips",
        "calendar",
        "arbiters-report",
        "request",
    }
