"""Papers as PDF: nothing that a table says is lost on the way to the sheet."""

import io
import sys
from datetime import datetime
from importlib.resources import files
from typing import Any

import pypdf
import pytest

from tabellone.documents.listings.catalogue import all_listings
from tabellone.documents.listings.cells import Piece, Round
from tabellone.documents.listings.listing import Listing
from tabellone.engine.model import Colour
from tabellone.exports.pdf.names import PAPER_NAMES
from tabellone.exports.pdf.papers import PAPERS, NoSuchPaperError, PaperAsked, day_written, pdf_of
from tabellone.exports.pdf.sections import BREAK, table_section
from tabellone.exports.pdf.typesetting import NoTypesetterError
from tests.events.listings import asked, listing
from tests.events.notation import event
from tests.events.tables import big
from tests.events.teams import team_event

NAMES = [
    "Đorđević Anna",
    "Łukasz Őri",
    "Жуков Иван",
    "D'Angelo Niccolò",
    "=1+1",
    "<b>#let x = 1</b>",
    "N" * 200,
    "Perù Zoë",
]
PRINTED = datetime(2026, 11, 22, 17, 2)
DISCS = {Colour.WHITE: "○", Colour.BLACK: "●"}


def paper(document: dict[str, Any], language: str = "it", address: str = "") -> PaperAsked:
    return PaperAsked(asked(document, language), language, PRINTED, lambda number: address and f"{address}/{number}")


def pages(name: str, document: dict[str, Any], **more: str) -> list[str]:
    read = pypdf.PdfReader(io.BytesIO(pdf_of(name, paper(document, **more))))
    return [page.extract_text() for page in read.pages]


def plain(text: str) -> str:
    """Without what a line break or a hyphen of the sheet may add."""
    return "".join(text.replace(BREAK, "").split())


def words_of(made: Listing) -> list[str]:
    """Everything a reader of the table sees, a colour by its disc."""
    said = [made.title, *made.notes, *(column.heading for column in made.columns)]
    for row in made.rows:
        for cell in row:
            if isinstance(cell, Piece):
                said.append(DISCS[cell.colour])
            elif isinstance(cell, Round):
                colour = DISCS[Colour(cell.of.colour)] if cell.of.colour else ""
                total = f"·{cell.total}" if cell.total else ""
                said.append(f"{colour}{cell.against}{cell.made}{total}")
            else:
                said.append(cell.text)
    return [plain(one) for one in said if one]


def chess() -> dict[str, Any]:
    rounds = ["1-5 1:0, 6-2 =, 3-7 +:-, 8-4 0:1", "4-1 ?, 7-6 adj, half 2, 5-3 =, bye 8"]
    return event([{"name": name, "rating": 2000} for name in NAMES], 3, rounds) | {
        "place": "Sala",
        "date": "2026-11-22",
    }


DRAUGHTS = ["1-2 1:0, 3-4 =, rf 5", "5-1 adj, 4-2 0:1, rf 3"]
EVENTS = {
    "chess": chess(),
    "draughts": event(
        [{"rating": 3000}] * 5, 4, ["1-2 1:0, 3-4 =, rf 5", "5-1 adj, 4-2 0:1, rf 3"], system="italo-swiss"
    ),
    "teams": team_event(3, 3, 3, ["1-2 ++x, rt 3"], system="round-robin"),
    "tables": big([4, 4], rounds=2)
    | {"history": [{"round": 1, "tables": [{"seats": [1, 5, 2, 6], "places": [2, 1, 3, 4]}, {"seats": [3, 7, 4, 8]}]}]},
    "elimination": event(4, 2, ["1-2 1:0, 3-4 0:1"], system="elimination"),
}


@pytest.mark.parametrize("name", EVENTS)
def test_no_text_of_a_table_is_lost_between_its_definition_and_the_sheet(name: str) -> None:
    document = EVENTS[name]
    for made in all_listings(asked(document)):
        found = plain("".join(pages(made.name, document)))
        for said in words_of(made):
            assert said in found, (made.name, said)


def test_every_row_is_there_as_often_as_it_should_be() -> None:
    """Names of forty, so that no name is part of another."""
    document = event([{"name": f"Nome{n:03}x"} for n in range(1, 41)], 3, [])
    (sheet,) = pages("players", document)
    for n in range(1, 41):
        assert sheet.count(f"Nome{n:03}x") == 1


def test_a_long_table_has_its_head_and_the_event_on_every_page_and_pages_are_counted() -> None:
    found = pages("standings", event([{"name": f"Nome{n}"} for n in range(1, 201)], 3, []))
    assert len(found) > 3
    for number, sheet in enumerate(found, 1):
        assert "Posto" in sheet
        assert "Test" in sheet
        assert f"{number} / {len(found)}" in sheet
        assert "stampato il 22/11/2026 17:02" in sheet


def test_forty_players_and_nine_rounds_are_one_page_on_its_side() -> None:
    players = [{"name": f"Cognome Nome{n}", "rating": 1000 + n} for n in range(1, 41)]
    boards = ", ".join(f"{n}-{n + 20} ?" for n in range(1, 21))
    document = event(players, 9, [boards])
    first = listing("tabellone", document)
    assert table_section(first)["landscape"]
    read = pypdf.PdfReader(io.BytesIO(pdf_of("tabellone", paper(document))))
    assert len(read.pages) == 1
    box = read.pages[0].mediabox
    assert (round(float(box.width)), round(float(box.height))) == (842, 595)


def test_slips_and_cards_have_the_players_the_results_and_a_code() -> None:
    found = plain("".join(pages("slips", EVENTS["draughts"], address="http://hall")))
    for said in ("Turno2·Tavolo1", "P5", "P1", "2–0", "1–1", "FirmadelBianco", "http://hall/2"):
        assert said in found
    assert "http" not in "".join(pages("slips", EVENTS["draughts"]))
    cards = plain("".join(pages("cards", EVENTS["tables"], address="http://hall")))
    for said in ("Tavolo", "P6", "P8", "http://hall/1"):
        assert said in cards


def test_a_certificate_is_for_everybody_and_says_the_place_once_the_event_is_over() -> None:
    over = event(4, 1, ["1-3 1:0, 4-2 ="])
    found = pages("certificates", over)
    assert len(found) == 4
    assert "posto n. 1" in found[0]
    assert "P1" in found[0]
    assert "che ha preso parte al torneo" in pages("certificates", event(4, 2, ["1-3 1:0, 4-2 ="]))[0]


def test_a_bulletin_has_the_whole_event() -> None:
    found = plain("".join(pages("bulletin", EVENTS["draughts"])))
    for said in (
        "Bollettino",
        "Classificadopoilturno2",
        "Turno1,pertavolo",
        "Turno2,pertavolo",
        "Iscritti",
        "Elo-Rubele",
    ):
        assert said in found
    brackets = plain("".join(pages("bulletin", EVENTS["elimination"])))
    assert "Tabelloneprincipale" in brackets
    assert "Semifinali" in brackets


def test_the_letters_of_every_player_are_in_the_fonts_that_are_shipped() -> None:
    """Whatever the computer has: a letter without a font would be a box."""
    read = pypdf.PdfReader(io.BytesIO(pdf_of("players", paper(chess()))))
    fonts = {font for page in read.pages for font in page["/Resources"]["/Font"]}  # type: ignore[index]
    names = {str(read.pages[0]["/Resources"]["/Font"][font]["/BaseFont"]) for font in fonts}  # type: ignore[index]
    assert {name.split("+")[-1].split("-")[0] for name in names} <= {"NotoSans", "LibertinusSerif", "DejaVuSansMono"}
    shipped = {path.name for path in files("tabellone.exports.pdf").joinpath("fonts").iterdir()}
    assert {"NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "LICENSE.txt"} <= shipped


def test_without_the_typesetter_one_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(NoTypesetterError) as error:
        pdf_of("players", paper(chess()))
    said = asked(chess()).subject.speaker.problem(error.value)
    assert said == "per i PDF serve typst: installare tabellone[pdf] (pip install typst)."


def test_what_an_event_does_not_have_is_said() -> None:
    with pytest.raises(NoSuchPaperError):
        pdf_of("brackets", paper(chess()))
    with pytest.raises(NoSuchPaperError):
        pdf_of("slips", paper(event(4, 3, [])))


def test_the_names_are_those_of_the_papers() -> None:
    assert tuple(PAPERS) == PAPER_NAMES


@pytest.mark.parametrize(("day", "language", "written"), [
    ("2026-11-22", "it", "22/11/2026"), ("2026-11-22", "en", "2026-11-22"), ("", "it", ""),
])  # fmt: skip
def test_a_day_is_written_as_its_readers_do(day: str, language: str, written: str) -> None:
    assert day_written(day, language) == written
