"""A chess report (TRF) brought to the site, against the real program."""

import json
import re

from tests.formats.trf.layout import player, report
from tests.running.desk import Desk
from tests.running.program import Program

GAMES = [player(1, "2 w 1", name="Bianchi, Ida", sex="w"), player(2, "1 b 0", name="Neri, Ugo")]


def test_a_report_becomes_a_tournament_and_says_what_has_no_field(program: Program) -> None:
    desk = Desk(program.director_link)
    status, page = desk.send("/import", report("012 Open di prova", "032 ITA", "XXR 3", *GAMES))
    assert status == 200
    assert "Bianchi, Ida" in page
    assert "032" in page
    (key,) = set(re.findall(r"/t/(\w+)/", desk.place))
    document = json.loads(desk.get(f"/t/{key}/document.json")[1])
    assert (document["name"], document["trf"], document["players"][0]["sex"]) == ("Open di prova", ["032 ITA"], "w")


def test_what_is_wrong_with_a_report_is_said_with_its_line(program: Program) -> None:
    desk = Desk(program.director_link)
    status, page = desk.send("/import", report("XXR 3", GAMES[0], player(2, "1 w 0")))
    assert status == 200  # the page one came from, with a message
    assert "riga 2: turno 1: " in page or "line 2: round 1: " in page
