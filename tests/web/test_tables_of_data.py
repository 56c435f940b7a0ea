"""Tables of data from the site, against the real program: the director's of now, everybody's of what is published."""

import csv
import io
import json
import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import openpyxl
import pytest

from tabellone.exports.pdf.sections import BREAK
from tests.events.whole import whole_event
from tests.running.desk import Desk
from tests.running.program import running
from tests.running.public import ask
from tests.running.site import Site
from tests.sheets import sheets

WITHOUT_DISCS = str.maketrans("", "", "○●")


def fetched(site: Site, path: str) -> tuple[int, str, bytes]:
    """As anybody."""
    status, headers, content = ask(site, path)
    return status, headers.get("content-disposition", ""), content


def test_everybody_gets_what_is_published_and_the_director_what_there_is(site: Site) -> None:
    desk = Desk(site.director_link)
    key = desk.tournament(6)
    for board in (1, 2, 3):
        desk.enter(key, 1, board, "1-0")
    desk.go_on(f"/t/{key}/pair")
    address = f"/t/{key}/tables/pairings.csv"
    status, disposition, content = fetched(site, address)
    assert status == 200
    assert disposition == 'attachment; filename="prova-turno-1-per-tavolo.csv"'
    assert content == fetched(site, f"{address}?round=1")[2]
    assert fetched(site, f"{address}?round=2")[0] == 404
    assert desk.download(f"{address}?round=2") == desk.download(address)
    assert desk.download(address) != content
    desk.go_on(f"/t/{key}/round/2/publish")
    assert fetched(site, address)[2] == desk.download(address)


def test_all_tables_are_in_one_file_and_on_the_page_of_papers(site: Site) -> None:
    desk = Desk(site.director_link)
    key = desk.tournament(4)
    book = openpyxl.load_workbook(io.BytesIO(desk.download(f"/t/{key}/tables/all.xlsx")))
    assert "Classifica" in book.sheetnames
    page = desk.get(f"/t/{key}/papers")[1]
    for name in ("players.csv", "pairings.ods", "standings.xlsx", "all.ods"):
        assert f'/t/{key}/tables/{name}"' in page


@pytest.mark.parametrize("name", ["all.csv", "nothing.csv", "standings.doc", "prizes.csv", "ratings.csv"])
def test_what_there_is_not_is_not_found(site: Site, name: str) -> None:
    desk = Desk(site.director_link)
    key = desk.tournament(4)
    assert desk.get(f"/t/{key}/tables/{name}")[0] == 404


def test_papers_are_set_for_everybody_and_slips_for_the_desk(site: Site) -> None:
    desk = Desk(site.director_link)
    key = desk.tournament(4)
    status, disposition, content = fetched(site, f"/t/{key}/print/standings.pdf")
    assert (status, disposition) == (200, 'attachment; filename="prova-classifica.pdf"')
    assert content.startswith(b"%PDF")
    for name in ("slips", "cards", "certificates", "boards", "places", "poster"):
        assert fetched(site, f"/t/{key}/print/{name}.pdf")[0] == 404
        assert desk.download(f"/t/{key}/print/{name}.pdf").startswith(b"%PDF")
    page = desk.get(f"/t/{key}/papers")[1]
    for name in ("boards.pdf", "slips.pdf?round=1", "alphabetical.pdf?round=1", "poster.pdf"):
        assert f'/t/{key}/print/{name}"' in page


def text(content: bytes) -> str:
    """Of a PDF, in one piece."""
    return "".join("".join(sheet.text for sheet in sheets(content)).replace(BREAK, "").split())


def test_the_poster_has_the_site_and_the_network_that_was_typed_and_is_no_longer_than_a_sheet(site: Site) -> None:
    desk = Desk(site.director_link)
    key = desk.tournament(4)
    address = site.address.removeprefix("http://")
    found = text(desk.download(f"/t/{key}/print/poster.pdf?network=Sala+Torneo&password=torre"))
    for said in (address, "ReteSalaTorneo", "Passwordtorre"):
        assert said in found
    again = text(desk.download(f"/t/{key}/print/poster.pdf?network={'N' * 500}"))
    assert "N" * 80 in again
    assert "N" * 81 not in again
    assert "torre" not in again


PAGES = {"standings": "crosstable", "players": "players", "individual": "individual"}
"""A page, and the paper that has its table."""


class Cells(HTMLParser):
    """The cells of the tables of a page, without what is not for paper and without the place, which a tie repeats."""

    def __init__(self, page: str):
        super().__init__()
        self.found: list[str] = []
        self._inside = False
        self.feed(page.split("<main", maxsplit=1)[1].split("<aside", maxsplit=1)[0])

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "tr":
            self._first = True
        if tag == "td":
            self._inside = not self._first and "unprinted" not in (dict(attrs).get("class") or "")
            self._first = False
            self.found.append("")

    def handle_endtag(self, tag: str) -> None:
        if tag == "td":
            self._inside = False

    def handle_data(self, data: str) -> None:
        if self._inside:
            self.found[-1] += "".join(data.split())


@pytest.mark.parametrize("system", ["amalfi", "italo-swiss", "round-robin", "elimination", "teams", "big-tables"])
def test_no_text_of_a_page_is_lost_on_its_paper(site: Site, system: str) -> None:
    desk = Desk(site.director_link)
    rounds = {"round-robin": 7, "teams": 1}.get(system, 3)
    desk.send("/import", json.dumps(whole_event(system, 8, rounds)).encode())
    key = desk.place.split("/")[2]
    for page, paper in PAGES.items():
        if (page == "individual") != (system == "teams") and page != "standings":
            continue  # the teams' own list has rosters, which are the paper's rows
        cells = [cell for cell in Cells(desk.get(f"/t/{key}/{page}")[1]).found if cell]
        papers = [paper, "teams"] if (page, system) == ("standings", "big-tables") else [paper]
        found = "".join(text(desk.download(f"/t/{key}/print/{name}.pdf")) for name in papers)
        assert cells
        assert [cell for cell in cells if cell not in found.translate(WITHOUT_DISCS)] == []


@pytest.mark.parametrize("system", ["amalfi", "italo-swiss", "round-robin", "elimination", "teams", "big-tables"])
def test_nothing_of_the_table_of_a_round_is_missing_on_its_page(site: Site, system: str) -> None:
    """As everybody sees it: the director's page has keys in the place of results.

    A dash is another on paper, where no spreadsheet takes it for a date; at tables numbers mean nothing.
    """
    desk = Desk(site.director_link)
    document = whole_event(system, 8, {"round-robin": 7, "teams": 1}.get(system, 2)) | {"name": f"Turni {system}"}
    desk.send("/import", json.dumps(document).encode())
    key = desk.place.split("/")[2]
    _, *rows = csv.reader(
        fetched(site, f"/t/{key}/tables/pairings.csv?round=1")[2].decode("utf-8-sig").splitlines(), delimiter=";"
    )
    page = fetched(site, f"/t/{key}/round/1")[2].decode().split("<main", maxsplit=1)[1]
    shown = "".join(unescape(re.sub(r"<[^>]+>", "", page)).replace("–", "-").split())
    cells = {"".join(cell.replace("–", "-").split()) for row in rows for cell in row}
    if system == "big-tables":
        cells = {cell for cell in cells if not cell.isdecimal()}
    assert len(cells) > 8
    assert {cell for cell in cells if cell not in shown} == set()


def test_without_the_typesetter_page_and_download_say_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "hidden").mkdir()
    (tmp_path / "hidden" / "sitecustomize.py").write_text("import sys\nsys.modules['typst'] = None\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "hidden"))
    with running(tmp_path / "data") as program:
        desk = Desk(program.director_link)
        key = desk.tournament(4)
        assert "pip install &quot;tabellone[pdf]&quot;" in desk.get(f"/t/{key}/papers")[1]
        status, page = desk.get(f"/t/{key}/print/standings.pdf")
        assert status == 404
        assert "Per i PDF serve il pacchetto typst, che qui non c" in page


def test_prizes_are_in_no_public_paper_before_the_tournament_is_closed(site: Site) -> None:
    desk = Desk(site.director_link)
    key = desk.tournament(4)
    desk.go_on(f"/t/{key}/prizes", prizes="1; Coppa d'argento")

    assert "Coppad" not in text(fetched(site, f"/t/{key}/print/bulletin.pdf")[2])
    assert "Coppad" in text(desk.download(f"/t/{key}/print/bulletin.pdf"))
    assert fetched(site, f"/t/{key}/tables/prizes.csv")[0] == 404
