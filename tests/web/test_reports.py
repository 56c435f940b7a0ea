"""A chess report (TRF) brought to the site, against the real program."""

import json
import re

import pytest

from tabellone.formats.trf.reading import read_report
from tests.formats.trf.layout import player, report
from tests.running.desk import Desk
from tests.running.public import ask
from tests.running.site import Site

GAMES = [player(1, "2 w 1", name="Bianchi, Ida", sex="w"), player(2, "1 b 0", name="Neri, Ugo")]


def test_a_report_becomes_a_tournament_and_says_what_has_no_field(site: Site) -> None:
    desk = Desk(site.director_link)
    status, page = desk.send("/import", report("012 Open di prova", "032 ITA", "122 90'", "XXR 3", *GAMES))
    assert status == 200
    assert "Bianchi, Ida" in page
    assert "122" in page
    (key,) = set(re.findall(r"/t/(\w+)/", desk.place))
    document = json.loads(desk.get(f"/t/{key}/document.json")[1])
    assert (document["name"], document["trf"], document["federation"]) == ("Open di prova", ["122 90'"], "ITA")
    assert document["players"][0]["sex"] == "w"


def test_what_is_wrong_with_a_report_is_said_with_its_line(site: Site) -> None:
    desk = Desk(site.director_link)
    status, page = desk.send("/import", report("XXR 3", GAMES[0], player(2, "1 w 0")))
    assert status == 200  # the page one came from, with a message
    assert "riga 2: turno 1: " in page.lower() or "line 2: round 1: " in page.lower()


def test_the_report_of_a_tournament_is_on_a_page_with_what_it_cannot_hold(own_site: Site) -> None:
    """The report brought, played on and taken again; by the command's own reader it is the same tournament."""
    desk = Desk(own_site.director_link)
    desk.send("/import", report("012 Open di prova", "032 ITA", "XXR 3", *GAMES))
    (key,) = set(re.findall(r"/t/(\w+)/", desk.place))
    assert f"/t/{key}/report" in desk.get(f"/t/{key}/settings")[1]
    page = desk.get(f"/t/{key}/report")[1]
    for missing in ("022", "052", "102"):
        assert missing in page, missing
    for edition, rounds in (("16", "XXR 3"), ("26", "142 3")):
        content = desk.download(f"/t/{key}/report/{edition}.trf")
        assert content.count(b"\r\n") == content.count(b"\n") > 4
        assert {"032 ITA", rounds} <= set(content.decode().splitlines())
        data, document, _ = read_report(content)
        assert [one.name for one in document.tournament.players] == ["Bianchi, Ida", "Neri, Ugo"]
        assert [game["result"] for game in data["history"][0]["games"]] == ["1-0"]
    assert desk.get(f"/t/{key}/report/17.trf")[0] == 404
    status, _, _ = ask(own_site, f"/t/{key}/report")
    assert status == 403
    assert ask(own_site, f"/t/{key}/report/16.trf")[0] == 403


def test_a_tournament_that_no_report_can_hold_has_no_page_of_it(site: Site) -> None:
    desk = Desk(site.director_link)
    for system in ("italo-swiss", "elimination", "big-tables"):
        key = desk.new(system=system)
        assert desk.get(f"/t/{key}/report")[0] == 404
        assert f"/t/{key}/report" not in desk.get(f"/t/{key}/settings")[1]
    key = desk.new()  # nobody is enrolled yet
    page = desk.get(f"/t/{key}/report")[1]
    assert "almeno due" in page or "at least two" in page or "giocatori" in page


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (GAMES[1].replace("Neri, Ugo", "  Neri, Ugo"), "riga 3"),  # every column moves two to the right
        (GAMES[1][:84] + "x" + GAMES[1][85:], "riga 3"),
        ("001    2", "riga 3"),
    ],
)
def test_columns_that_are_shifted_are_said_with_their_line(site: Site, line: str, said: str) -> None:
    desk = Desk(site.director_link)
    desk.headers["Accept-Language"] = "it"
    page = desk.send("/import", report("XXR 3", GAMES[0], line))[1]
    assert said in page.lower()
    assert "/t/" not in desk.place


OLD = {
    "format": "tabellone/1",
    "name": "Di una volta",
    "system": "amalfi",
    "rounds": 3,
    "rules": {"first_colour": "white"},
    "players": [
        {"number": 1, "name": "Uno", "title": "CM", "card": "800001"},
        {"number": 2, "name": "Due", "title": "FM", "card": "AB-12"},
    ],
    "history": [{"round": 1, "games": [{"white": 1, "black": 2, "result": "1-0"}]}],
}
"""From before a card and a FIDE number, a category and a title of FIDE were two fields each."""


@pytest.mark.parametrize(
    ("card", "title", "number", "written"), [("fide", "federation", "800001", ""), ("federation", "fide", "", "CM")]
)
def test_what_an_old_document_has_in_one_field_is_asked_once(
    site: Site, card: str, title: str, number: str, written: str
) -> None:
    """Nothing is written before it is known; the answer is an entry like any other, and can be undone."""
    desk = Desk(site.director_link)
    desk.send("/import", json.dumps(OLD | {"name": f"Di una volta {card}"}).encode())
    (key,) = set(re.findall(r"/t/(\w+)/", desk.place))
    address = f"/t/{key}/report"

    def first_line() -> str:
        return next(line for line in desk.download(f"{address}/16.trf").decode().splitlines() if "Uno" in line)

    assert "Che cos&#x27;è?" in desk.get(address)[1] or "Che cos'è?" in desk.get(address)[1]
    assert "800001" not in first_line() and " CM " not in first_line()
    assert desk.post(address, card="somebody's")[0] == 400
    for said in ({"card": card}, {"title": title}):
        assert desk.post(address, **said)[0] == 200
    assert (number in first_line(), f" {written} " in first_line()) == (True, True)
    page = desk.get(address)[1]
    assert 'name="card"' not in page and 'name="title"' not in page
    status, page = desk.post(address, card="fide")
    assert status == 400 and "non c&#x27;è più niente da chiarire" in page.lower()
    document = json.loads(desk.get(f"/t/{key}/document.json")[1])
    assert document["players"][0].get("fide_number") == number
    assert "fide_number" not in document["players"][1]  # AB-12 was never a number of FIDE


def test_what_the_federation_refuses_leads_to_where_it_is_mended(site: Site) -> None:
    desk = Desk(site.director_link)
    desk.send("/import", json.dumps(OLD).encode())
    (key,) = set(re.findall(r"/t/(\w+)/", desk.place))
    page = desk.get(f"/t/{key}/report")[1]
    assert f'href="/t/{key}/settings#report"' in page
    assert f'href="/t/{key}/players/1"' in page
    fields = {"federation": "ita", "last_day": "2026-11-22", "deputies": "Bo, Al; Co, Di", "event_code": "IT-7"}
    settings = {"name": "Di una volta", "rounds": "3", "place": "Bari", "date": "2026-11-21", "arbiter": "Ri, Va"}
    assert desk.post(f"/t/{key}/settings", **settings, **fields)[0] == 200
    lines = desk.download(f"/t/{key}/report/16.trf").decode().splitlines()
    assert {"032 ITA", "052 2026/11/22", "112 Bo, Al", "112 Co, Di", "### event code IT-7"} <= set(lines)
    status, page = desk.post(f"/t/{key}/settings", **settings, federation="Italia", deputies="Bo, Al")
    assert (status, 'value="Bo, Al"' in page) == (400, True)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"PK\x03\x04rest", "archivio zip"),
        (b"Cognome;Nome;Elo\nRossi;Ada;1500\n", "elenco di giocatori"),
        (b"what is this", "niente che il programma conosca"),
        (b"", "niente che il programma conosca"),
    ],
)
def test_what_cannot_be_imported_is_recognised(site: Site, content: bytes, said: str) -> None:
    assert said in Desk(site.director_link).send("/import", content)[1]


def test_a_report_is_recognised_whatever_stands_above_it(site: Site) -> None:
    desk = Desk(site.director_link)
    status, page = desk.send("/import", b"# exported\r\n-----\r\n" + report("012 Aperto", "XXR 3", *GAMES))
    assert status == 200 and "Aperto" in page
    _, page = desk.send("/import", b"Tournament report\r\n" + report("012 Aperto", "XXR 3", *GAMES))
    assert "riga 1" in page.lower()
