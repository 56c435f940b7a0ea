"""Closing before all announced rounds are played (italo-svizzero, Art. 1.3)."""

import json
import re

import pytest

from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.document import read_data, write_data
from tests.events.notation import event
from tests.running.desk import Desk
from tests.running.site import Site

TWO_OF_FOUR = ["1-2 1:0, 3-4 1:0, 5-6 1:0, 7-8 1:0", "1-3 =, 5-7 =, 2-4 =, 6-8 ="]


def imported(desk: Desk, rounds: int = 4) -> str:
    document = event(8, rounds, TWO_OF_FOUR, system="italo-swiss")
    assert desk.send("/import", json.dumps(document).encode())[0] == 200
    return str(re.findall(r"/t/(\w+)/", desk.place)[0])


def test_the_director_is_asked_why_and_everybody_reads_it(site: Site) -> None:
    desk = Desk(site.director_link)
    key = imported(desk)
    status, page = desk.post(f"/t/{key}/close")
    assert (status, "Chiudere dopo 2 turni su 4?" in page) == (200, True)
    assert "ritiri" in page and "prevedere" in page
    status, page = desk.post(f"/t/{key}/close", why="unforeseen", note=" ")
    assert (status, "va scritto quale" in page.lower()) == (400, True)
    assert desk.post(f"/t/{key}/close", why="no_pairing")[0] == 400  # the program knows that by itself
    status, page = desk.post(f"/t/{key}/close", why="withdrawals")
    assert status >= 400 and "nessuno si è ritirato" in page.lower()
    assert not json.loads(desk.get(f"/t/{key}/document.json")[1]).get("early_end")
    assert desk.post(f"/t/{key}/close", why="unforeseen", note="Neve, sala chiusa")[0] == 200
    assert json.loads(desk.get(f"/t/{key}/document.json")[1])["early_end"] == {
        "why": "unforeseen",
        "note": "Neve, sala chiusa",
    }
    for path in ("standings", "papers/report", "rating", "history"):
        assert "Neve, sala chiusa" in desk.get(f"/t/{key}/{path}")[1], path
    page = desk.get(f"/t/{key}/standings")[1]
    assert len(re.findall(r"2 turni su 4", page)) == 2  # below the standings, and beside the roll of honour
    assert desk.post(f"/t/{key}/reopen")[0] == 200
    assert "Neve" not in desk.get(f"/t/{key}/standings")[1]
    assert "early_end" not in json.loads(desk.get(f"/t/{key}/document.json")[1])


def test_a_document_that_ended_early_reads_back_and_comes_back(site: Site) -> None:
    document = event(8, 4, TWO_OF_FOUR, system="italo-swiss") | {"early_end": {"why": "withdrawals"}}
    read = read_data(document)
    assert write_data(read.tournament)["early_end"] == {"why": "withdrawals"}
    assert read.system.is_over(read.tournament)
    desk = Desk(site.director_link)
    assert desk.send("/import", json.dumps(document).encode())[0] == 200
    key = re.findall(r"/t/(\w+)/", desk.place)[0]
    assert json.loads(desk.get(f"/t/{key}/document.json")[1])["early_end"] == {"why": "withdrawals"}
    assert "2 turni su 4" in desk.get(f"/t/{key}/standings")[1]


def test_fewer_rounds_are_no_way_around_the_question(site: Site) -> None:
    """Art. 1.3: «Tutti i turni previsti devono essere giocati»; more can be added, and taken off again."""
    desk = Desk(site.director_link)
    key = re.findall(r"/t/(\w+)/", desk.go_on("/new", name="Quattro", rounds="4", system="italo-swiss"))[0]
    desk.go_on(f"/t/{key}/players/add", players="\n".join("ABCDEFGH"))
    desk.go_on(f"/t/{key}/settings", name="Quattro", rounds="3")
    for step in ("draw", "pair", "round/1/publish"):
        desk.go_on(f"/t/{key}/{step}")

    def settings(rounds: int) -> tuple[bool, int]:
        page = desk.post(f"/t/{key}/settings", name="Quattro", rounds=str(rounds), confirmed="yes")[1]
        return "vanno giocati tutti" in page, json.loads(desk.get(f"/t/{key}/document.json")[1])["rounds"]

    assert settings(2) == (True, 3)
    assert settings(5) == (False, 5)
    assert settings(3) == (False, 3)


def test_after_all_rounds_nobody_is_asked(site: Site) -> None:
    desk = Desk(site.director_link)
    key = imported(desk, rounds=2)
    assert "Chiudere dopo" not in desk.post(f"/t/{key}/close")[1]
    assert "turni su" not in desk.get(f"/t/{key}/standings")[1]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"early_end": {"why": "rain"}}, "early_end_without_reason"),
        ({"early_end": {"why": "unforeseen"}}, "early_end_without_words"),
        ({"early_end": {"why": "withdrawals"}, "rounds": 2}, "early_end_not_early"),
        ({"early_end": {"why": "withdrawals"}, "system": "round-robin", "rounds": 7}, "early_end_elsewhere"),
        ({"early_end": "rain"}, "not_an_object"),
    ],
)
def test_an_early_end_that_cannot_be_is_refused(changes: dict[str, object], code: str) -> None:
    document = event(8, 4, TWO_OF_FOUR, system="italo-swiss") | changes
    with pytest.raises(BadDocumentError) as refused:
        read_data(document)
    assert refused.value.reason.code == code
