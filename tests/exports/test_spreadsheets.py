"""Spreadsheets are read back by other programs' readers as what they were: numbers as numbers, names as names."""

import csv
import io
import re
import zipfile
from typing import Any
from xml.etree import ElementTree

import openpyxl
import pytest

from tabellone.documents.listings.catalogue import all_tables
from tabellone.documents.listings.table import DataTable
from tabellone.engine.amounts import Amount
from tabellone.exports.csv_file import csv_file
from tabellone.exports.sheets import MAX_NAME_LENGTH, sheets
from tabellone.exports.spreadsheets import SPREADSHEETS, Workbook
from tests.events.listings import asked, listing
from tests.events.notation import event
from tests.events.tables import big
from tests.events.teams import team_event
from tests.events.whole import EVERY_SYSTEM, whole_event

NASTY = [
    "=1+1",
    "+39 02",
    "-Rossi",
    "@SUM(A1)",
    "\uff1dHYPERLINK()",
    "Đorđević Łukasz Őri Ж",
    "a  b",
    "<&\"']]>",
    "N" * 200,
]
"""What a spreadsheet might run, what it might misread, and the longest name there can be."""
NAMES = [*NASTY, "Zoli"]


def chess() -> dict[str, Any]:
    document = event([{"name": name} for name in NAMES], 3, ["1-6 =, 7-2 1:0, 3-8 +:-, 9-4 0:1, 5-10 ="])
    return document | {"rules": {"tie_breaks": ["buchholz_cut1", "sonneborn_berger"]}}


DRAUGHTS = ["1-2 1:0, 3-4 =, rf 5", "5-1 adj, 4-2 0:1, rf 3"]
EVENTS = {
    "chess": chess(),
    "draughts": event([{"rating": 3000 + 150 * n} for n in range(5)], 4, DRAUGHTS, system="italo-swiss"),
    "teams": team_event(3, 3, 3, ["1-2 ++x, rt 3"], system="round-robin"),
    "tables": big([4, 4], rounds=2)
    | {"history": [{"round": 1, "tables": [{"seats": [1, 5, 2, 6], "places": [2, 1, 3, 4]}, {"seats": [3, 7, 4, 8]}]}]},
}
TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"


def written(kind: str, document: dict[str, Any], language: str = "it") -> tuple[bytes, list[DataTable]]:
    what = asked(document, language)
    listings = all_tables(what)
    book = Workbook("Festa", listings, what.subject.speaker, language)
    return SPREADSHEETS[kind].write(book), listings


def expected(made: DataTable) -> list[list[Any]]:
    """What a reader should find below the headings; an empty cell is None."""

    def figure(value: Any) -> Any:
        if isinstance(value, Amount):
            return value.units / value.per
        return None if value == "" else value

    return [[figure(cell.value) for cell in row] for row in made.rows]


@pytest.mark.parametrize("name", EVENTS)
def test_an_excel_file_is_read_back_by_another_reader(name: str) -> None:
    content, listings = written("xlsx", EVENTS[name])
    book = openpyxl.load_workbook(io.BytesIO(content))
    assert len(book.worksheets) == len(listings)
    for page, made in zip(book.worksheets, listings, strict=True):
        head, *rows = page.iter_rows(max_col=len(made.columns))
        assert [cell.value or "" for cell in head] == [column.heading for column in made.columns]
        assert [[cell.value for cell in row] for row in rows] == expected(made)
        assert all(cell.data_type != "f" for row in rows for cell in row)
        assert page.freeze_panes == "A2"


def ods_rows(content: bytes) -> dict[str, list[list[Any]]]:
    """Read by the standard alone: values by their type, spaces by their count."""
    packed = zipfile.ZipFile(io.BytesIO(content))
    assert packed.infolist()[0].filename == "mimetype"
    assert packed.infolist()[0].compress_type == zipfile.ZIP_STORED
    assert packed.read("mimetype").decode() == "application/vnd.oasis.opendocument.spreadsheet"
    listed = ElementTree.fromstring(packed.read("META-INF/manifest.xml"))
    paths = {next(v for k, v in entry.attrib.items() if k.endswith("full-path")) for entry in listed}
    assert paths == {"/", *(n for n in packed.namelist() if n != "mimetype" and not n.startswith("META-INF"))}
    root = ElementTree.fromstring(packed.read("content.xml"))

    def value(cell: ElementTree.Element) -> Any:
        assert f"{TABLE}formula" not in cell.attrib
        kind = cell.get(f"{OFFICE}value-type")
        if kind == "float":
            return float(cell.attrib[f"{OFFICE}value"])
        return None if kind is None else "".join(map(spaced, cell.iter()))

    def spaced(piece: ElementTree.Element) -> str:
        own = " " * int(piece.get(f"{TEXT}c", "1")) if piece.tag == f"{TEXT}s" else piece.text or ""
        return own + (piece.tail or "" if piece.tag == f"{TEXT}s" else "")

    return {
        page.attrib[f"{TABLE}name"]: [[value(cell) for cell in row] for row in page.iter(f"{TABLE}table-row")]
        for page in root.iter(f"{TABLE}table")
    }


@pytest.mark.parametrize("name", EVENTS)
def test_an_opendocument_file_is_read_back_by_its_standard(name: str) -> None:
    content, listings = written("ods", EVENTS[name])
    pages = list(ods_rows(content).values())
    assert len(pages) == len(listings)
    for (head, *rows), made in zip(pages, listings, strict=True):
        assert [cell or "" for cell in head] == [column.heading for column in made.columns]
        assert rows == expected(made)
    settings = zipfile.ZipFile(io.BytesIO(content)).read("settings.xml").decode()
    assert settings.count('"VerticalSplitPosition" config:type="int">1<') == len(listings)


@pytest.mark.parametrize(("system", "players", "rounds"), EVERY_SYSTEM)
def test_every_cell_of_every_table_is_in_the_files(system: str, players: int, rounds: int) -> None:
    document = whole_event(system, players, rounds)
    content, listings = written("xlsx", document)
    pages = openpyxl.load_workbook(io.BytesIO(content), read_only=True).worksheets
    found = [[list(row) for row in page.iter_rows(min_row=2, values_only=True)] for page in pages]
    assert found == [expected(made) for made in listings]
    content, _ = written("ods", document)
    assert [rows[1:] for rows in ods_rows(content).values()] == [expected(made) for made in listings]
    for made in listings:
        rows = list(csv.reader(io.StringIO(csv_file(made, "it").decode()[1:]), delimiter=";"))
        for (*cells,), row in zip(rows[1:], made.rows, strict=True):
            for read, cell in zip(cells, row, strict=True):
                assert read == cell.value or not isinstance(cell.value, str), (made.name, read, cell)


def test_csv_has_the_mark_of_excel_semicolons_and_decimal_commas_in_italian() -> None:
    text = csv_file(listing("standings", chess()), "it").decode()
    assert text[0] == "\ufeff"
    rows = list(csv.reader(io.StringIO(text[1:]), delimiter=";"))
    points = rows[0].index("Punti")
    assert sorted({row[points] for row in rows[1:]}) == ["0", "0,5", "1"]
    english = csv_file(listing("standings", chess(), "en"), "en").decode()[1:]
    assert sorted({row[points] for row in list(csv.reader(io.StringIO(english)))[1:]}) == ["0", "0.5", "1"]


def test_no_cell_of_a_csv_file_begins_a_formula_and_a_negative_number_stays_one() -> None:
    for made in all_tables(asked(chess())):
        for separator, language in ((";", "it"), (",", "en")):
            text = csv_file(made, language).decode()[1:]
            for row in csv.reader(io.StringIO(text), delimiter=separator):
                for cell in row:
                    number = re.fullmatch(r"-?[\d.,]+", cell)
                    assert number or cell == "-" or not cell.lstrip().startswith(("=", "+", "-", "@", "\uff1d")), cell
    rated = csv_file(listing("ratings", EVENTS["draughts"]), "it").decode()
    assert re.search(r";-\d+,\d+;", rated)


def test_results_are_nothing_that_a_spreadsheet_takes_for_a_date_or_a_number() -> None:
    for document in EVENTS.values():
        for made in all_tables(asked(document)):
            for row in made.rows:
                for cell in row:
                    if isinstance(cell.value, str):
                        assert not re.fullmatch(r"\d+([-/.:]\d+)+", cell.value), (made.name, cell)


def test_names_of_sheets_are_legal_and_their_own() -> None:
    what = asked(EVENTS["teams"])
    many = [one for one in all_tables(what) for _ in range(12)]
    names = [sheet.name for sheet in sheets(many, what.subject.speaker)]
    assert len({name.casefold() for name in names}) == len(names)
    for name in names:
        assert 0 < len(name) <= MAX_NAME_LENGTH
        assert not set(name) & set("[]:*?/\\'")


def test_columns_are_as_wide_as_they_need_to_be_within_reason() -> None:
    what = asked(chess())
    players = next(sheets([listing("players", chess())], what.subject.speaker))
    assert players.widths == [5, 60]


def test_what_no_xml_can_hold_is_marked_and_spoils_nothing() -> None:
    document = event([{"name": "A\ufffeB"}, {"name": "C\uffff"}], 1, ["1-2 1:0"])
    content, _ = written("ods", document)
    assert ods_rows(content)["Iscritti"][1][1] == "A\ufffdB"
    book = openpyxl.load_workbook(io.BytesIO(written("xlsx", document)[0]))
    assert book["Iscritti"]["B3"].value == "C\ufffd"
