"""FID Capo V, sistemi ad handicap (H1): a board keeps the handicap it was formed with, on every page."""

import json
import re

from tests.events.notation import event
from tests.running.desk import Desk
from tests.running.site import Site


def test_the_director_is_told_that_boards_keep_their_handicap(site: Site) -> None:
    """The page of the round shows what it showed."""
    players = [{"name": "Anna", "title": "Maestro"}]
    players += [{"name": name, "title": "Nazionale"} for name in ("Bice", "Carlo", "Dino")]
    document = event(players, 3, ["1-4 =, 2-3 ="], system="round-robin", handicap="first_system")
    desk = Desk(site.director_link)
    desk.send("/import", json.dumps(document).encode())
    base = desk.place.split("/round")[0]
    first = re.findall(r'aria-pressed="true">([^<]*)<', desk.get(f"{base}/round/1")[1])
    assert first == ["1 : 1½", "1 : 1"]
    _, page = desk.post(f"{base}/players/1/edit", name="Anna", title="Nazionale", rating="", club="", card="")
    assert "I tavoli già formati (turni 1) tengono" in page
    assert re.findall(r'aria-pressed="true">([^<]*)<', desk.get(f"{base}/round/1")[1]) == first
    assert "<strong>1 : 1½</strong>" in desk.get(f"{base}/hall")[1]
