"""Tables of data from the site, against the real program: the director's of now, everybody's of what is published."""

import io
import urllib.error
import urllib.request

import openpyxl
import pypdf
import pytest

from tests.running.desk import Desk
from tests.running.program import Program


def fetched(program: Program, path: str) -> tuple[int, str, bytes]:
    """As anybody."""
    try:
        with urllib.request.urlopen(program.address + path, timeout=20) as response:
            return response.status, response.headers["Content-Disposition"], response.read()
    except urllib.error.HTTPError as error:
        return error.code, "", b""


def test_everybody_gets_what_is_published_and_the_director_what_there_is(program: Program) -> None:
    desk = Desk(program.director_link)
    key = desk.tournament(6)
    for board in (1, 2, 3):
        desk.enter(key, 1, board, "1-0")
    desk.post(f"/t/{key}/pair")
    address = f"/t/{key}/tables/pairings.csv"
    status, disposition, content = fetched(program, address)
    assert status == 200
    assert disposition == 'attachment; filename="prova-pairings.csv"'
    assert content == fetched(program, f"{address}?round=1")[2]
    assert fetched(program, f"{address}?round=2")[0] == 404
    assert desk.download(f"{address}?round=2") == desk.download(address)
    assert desk.download(address) != content
    desk.post(f"/t/{key}/round/2/publish")
    assert fetched(program, address)[2] == desk.download(address)


def test_all_tables_are_in_one_file_and_on_the_page_of_papers(program: Program) -> None:
    desk = Desk(program.director_link)
    key = desk.tournament(4)
    book = openpyxl.load_workbook(io.BytesIO(desk.download(f"/t/{key}/tables/all.xlsx")))
    assert "Classifica" in book.sheetnames
    page = desk.get(f"/t/{key}/papers")[1]
    for name in ("players.csv", "pairings.ods", "standings.xlsx", "all.ods"):
        assert f'/t/{key}/tables/{name}"' in page


@pytest.mark.parametrize("name", ["all.csv", "nothing.csv", "standings.doc", "prizes.csv", "ratings.csv"])
def test_what_there_is_not_is_not_found(program: Program, name: str) -> None:
    desk = Desk(program.director_link)
    key = desk.tournament(4)
    assert desk.get(f"/t/{key}/tables/{name}")[0] == 404


def test_papers_are_set_for_everybody_and_slips_for_the_desk(program: Program) -> None:
    desk = Desk(program.director_link)
    key = desk.tournament(4)
    status, disposition, content = fetched(program, f"/t/{key}/print/standings.pdf")
    assert (status, disposition) == (200, 'attachment; filename="prova-standings.pdf"')
    assert content.startswith(b"%PDF")
    for name in ("slips", "cards", "certificates"):
        assert fetched(program, f"/t/{key}/print/{name}.pdf")[0] == 404
        assert desk.download(f"/t/{key}/print/{name}.pdf").startswith(b"%PDF")
    assert f"/t/{key}/print/slips.pdf" in desk.get(f"/t/{key}/papers")[1]


def test_prizes_are_in_no_public_paper_before_the_tournament_is_closed(program: Program) -> None:
    desk = Desk(program.director_link)
    key = desk.tournament(4)
    desk.post(f"/t/{key}/prizes", prizes="1; Coppa d'argento")

    def text(content: bytes) -> str:
        return "".join(page.extract_text() for page in pypdf.PdfReader(io.BytesIO(content)).pages)

    assert "Coppa d" not in text(fetched(program, f"/t/{key}/print/bulletin.pdf")[2])
    assert "Coppa d" in text(desk.download(f"/t/{key}/print/bulletin.pdf"))
    assert fetched(program, f"/t/{key}/tables/prizes.csv")[0] == 404
