"""Papers as PDF: nothing that a table says is lost on the way to the sheet."""

import sys
from datetime import datetime
from importlib.resources import files
from itertools import accumulate
from typing import Any

import pytest

from tabellone.documents.listings.catalogue import all_tables
from tabellone.documents.listings.cells import Cell, ColourCell, RoundTableCell
from tabellone.documents.listings.table import DataTable
from tabellone.engine.model import Colour
from tabellone.exports.pdf.names import FEDERATION_PAPERS, PAPER_NAMES
from tabellone.exports.pdf.openings import opening_sections
from tabellone.exports.pdf.papers import PAPERS, NoSuchPaperError, PaperRequest, make_pdf
from tabellone.exports.pdf.phone_links import PhoneLinks
from tabellone.exports.pdf.poster import NoAddressError
from tabellone.exports.pdf.sections import BREAK, table_section
from tabellone.exports.pdf.typesetting import NoTypesetterError, typeset
from tests.events.listings import asked, listing
from tests.events.notation import event
from tests.events.tables import big
from tests.events.teams import team_event
from tests.events.whole import EVERY_SYSTEM, whole_event
from tests.sheets import sheets

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
SEATED = ([1, 4, 7, 10], [2, 5, 8], [3, 6, 9, 11])
DISCS = {Colour.WHITE: "○", Colour.BLACK: "●"}


def paper(document: dict[str, Any], language: str = "it", address: str = "", network: str = "") -> PaperRequest:
    phones = PhoneLinks(address, address, lambda number: address and f"{address}/{number}", network)
    return PaperRequest(asked(document, language), language, PRINTED, phones)


def pages(name: str, document: dict[str, Any], **more: str) -> list[str]:
    return [sheet.text for sheet in sheets(make_pdf(name, paper(document, **more)))]


def plain(text: str) -> str:
    """Without what a line break or a hyphen of the sheet may add."""
    return "".join(text.replace(BREAK, "").split())


def words_of(made: DataTable) -> list[str]:
    """Everything a reader of the table sees, a colour by its disc."""
    said = [made.title, *made.notes, *(column.heading for column in made.columns)]
    said += [drawn(cell) for row in made.rows for cell in row]
    return [plain(one) for one in said if one]


def drawn(cell: Cell) -> str:
    """A cell as it stands on the sheet."""
    if isinstance(cell, ColourCell):
        return DISCS[cell.colour]
    if not isinstance(cell, RoundTableCell):
        return cell.text
    colour = DISCS[Colour(cell.cell.colour)] if cell.cell.colour else ""
    total = f"·{cell.total}" if cell.total else ""
    return f"{colour}{cell.against}{cell.points_text}{total}"


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
    for made in all_tables(asked(document)):
        found = plain("".join(pages(made.name, document)))
        for said in words_of(made):
            assert said in found, (made.name, said)


def test_rules_fall_between_tables_and_elsewhere_below_each_fifth_row() -> None:
    """Of eleven players, one table has three and two have four."""
    document = big([3, 3, 3, 2], 2) | {"history": [{"round": 1, "tables": [{"seats": seats} for seats in SEATED]}]}
    made = table_section(listing("pairings", document))
    assert [row + 1 for row, end in enumerate(made["ends"]) if end] == list(accumulate(map(len, SEATED)))
    made = table_section(listing("players", event([{"name": f"Nome{n}"} for n in range(12)], 3, [])))
    assert [row + 1 for row, end in enumerate(made["ends"]) if end] == [5, 10]


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
        assert "stampato il 22 novembre 2026 alle 17:02" in sheet


def test_forty_players_and_nine_rounds_are_one_page_on_its_side() -> None:
    players = [{"name": f"Cognome Nome{n}", "rating": 1000 + n} for n in range(1, 41)]
    boards = ", ".join(f"{n}-{n + 20} ?" for n in range(1, 21))
    document = event(players, 9, [boards])
    first = listing("tabellone", document)
    assert table_section(first)["landscape"]
    assert [sheet.size for sheet in sheets(make_pdf("tabellone", paper(document)))] == [(842, 595)]


def test_slips_and_cards_have_the_players_the_results_and_a_code() -> None:
    found = plain("".join(pages("slips", EVENTS["draughts"], address="http://hall")))
    for said in ("Turno2·Tavolo1", "P5", "P1", "2–0", "1–1", "FirmadelBianco", "http://hall/2"):
        assert said in found
    assert "http" not in "".join(pages("slips", EVENTS["draughts"]))
    written = plain("".join(pages("slips", EVENTS["tables"])))
    assert written.count("PostoPunti") == 2  # the headings of what is written, once a table
    assert all(f"P{number}{team}" in written for number, team in ((1, "T1"), (5, "T2"), (8, "T2")))
    cards = plain("".join(pages("cards", EVENTS["tables"], address="http://hall")))
    for said in ("Tavolo", "P6", "P8", "http://hall/1"):
        assert said in cards


def test_a_certificate_is_for_everybody_and_says_the_place_once_the_event_is_over() -> None:
    over = event(4, 1, ["1-3 1:0, 4-2 ="]) | {"date": "2026-11-02", "place": "Sala", "arbiter": "Neri Ada"}
    found = pages("certificates", over)
    assert len(found) == 4
    assert "che ha concluso il torneo al 1° posto, con 1 punto." in found[0]
    assert "P1" in found[0]
    assert "che ha concluso il torneo al 2° posto ex aequo, con ½ punto." in found[1]
    assert "al 4° posto, con 0 punti." in found[3]
    for said in ("Sala, 2 novembre 2026", "L'arbitro", "Neri Ada"):
        assert plain(said) in plain(found[0]).replace("’", "'")
    english = pages("certificates", over, language="en")
    assert "who finished the tournament in place 1, with 1 point." in english[0]
    assert "who finished the tournament in shared place 2, with ½ point." in english[1]
    assert "Sala, 2 November 2026" in english[0]
    assert "che ha preso parte al torneo" in pages("certificates", event(4, 2, ["1-3 1:0, 4-2 ="]))[0]


def test_a_certificate_of_an_elimination_speaks_of_the_place_alone() -> None:
    over = event(4, 2, ["1-2 1:0, 3-4 0:1", "1-4 1:0"], system="elimination")
    assert "al 1° posto." in pages("certificates", over)[0]


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
    names = {font for sheet in sheets(make_pdf("players", paper(chess()))) for font in sheet.fonts}
    assert {name.split("+")[-1].split("-")[0] for name in names} <= {"NotoSans", "LibertinusSerif"}
    shipped = {path.name for path in files("tabellone.exports.pdf").joinpath("fonts").iterdir()}
    assert {"NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "LICENSE.txt"} <= shipped


def test_without_the_typesetter_one_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(NoTypesetterError) as error:
        make_pdf("players", paper(chess()))
    said = asked(chess()).subject.speaker.problem(error.value)
    assert said == (
        "per i PDF serve il pacchetto typst, che qui non c'è: python3 start.py lo installa dove esiste, altrove "
        'lo installa pip install "tabellone[pdf]".'
    )


def test_what_an_event_does_not_have_is_said() -> None:
    with pytest.raises(NoSuchPaperError):
        make_pdf("brackets", paper(chess()))
    with pytest.raises(NoSuchPaperError):
        make_pdf("slips", paper(event(4, 3, [])))


def draughts(system: str = "italo-swiss", **more: Any) -> dict[str, Any]:
    rounds, results = {"italo-swiss": (3, "1-2 1:0, 3-4 adj, 5-6 =, 7-8 0:1"), "round-robin": (7, "")}[system]
    document = event(8, rounds, [results] if results else [], system=system, game="italian", **more)
    for player, name in zip(document["players"], NAMES, strict=True):
        player |= {"name": name, "card": f"C{player['number']}"}
    return document | {"place": "Udine", "arbiter": "Ugo Neri", "seed": "1"}


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("name", FEDERATION_PAPERS)
def test_every_federation_paper_has_who_plays_where_and_by_whom(name: str, language: str) -> None:
    """Inside the margins, whatever somebody is called; the event at the head of every sheet."""
    document = draughts("round-robin" if name == "calendar" else "italo-swiss")
    read = sheets(make_pdf(name, paper(document, language)))
    for sheet in read:
        left, right = sheet.sides
        assert left > 20
        assert right < sheet.size[0] - 20
        assert "Test" in sheet.text
    assert "Ugo Neri" in read[0].text
    found = plain("".join(sheet.text for sheet in read))
    everybody = ("calendar", "quotients", "formation", "score-sheets", "report")
    if name in everybody:
        assert all(plain(one) in found for one in NAMES)
    if name.startswith("sealed"):
        assert plain("Łukasz Őri") not in found
        assert plain("Жуков Иван") in found, "board 2 is suspended"
    if name == "report":
        assert all(f"C{number}" in found for number in range(1, 9))


def test_a_quotient_sheet_has_the_sums_of_the_page() -> None:
    """1 beat 2, who has nothing: 0; 8 beat 7; 5 and 6 drew, each with 1."""
    found = " ".join(" ".join(pages("quotients", draughts())).split())
    assert "2 0 0" in found
    assert "6 1 1" in found


def test_a_double_match_has_two_score_sheets_and_the_number_of_the_game() -> None:
    document = draughts(match="double")
    document["history"][0]["games"][0]["result"] = "3-1"
    document["history"][0]["games"][2]["result"] = "2-2"
    document["history"][0]["games"][3]["result"] = "0-4"
    assert len(sheets(make_pdf("score-sheets", paper(document)))) == 4 * 2 * 2, "two games of two sides each"
    assert "partita:" in sheets(make_pdf("sealed-move", paper(document)))[0].text


@pytest.mark.parametrize("name", FEDERATION_PAPERS)
def test_chess_has_no_papers_of_the_draughts_federation(name: str) -> None:
    if name in ("formation", "report"):
        assert pages(name, chess())
    else:
        with pytest.raises(NoSuchPaperError):
            make_pdf(name, paper(chess()))


def test_the_names_are_those_of_the_papers() -> None:
    assert tuple(PAPERS) == PAPER_NAMES


@pytest.mark.parametrize(("system", "players", "rounds"), EVERY_SYSTEM)
def test_every_row_of_every_table_is_on_the_sheet_whole_and_inside_it(system: str, players: int, rounds: int) -> None:
    listings = all_tables(asked(whole_event(system, players, rounds)))
    head = {"language": "it", "event": "Open", "when": "", "printed": ""}
    read = sheets(typeset({**head, "sections": [table_section(made) for made in listings]}))
    for sheet in read:
        left, right = sheet.sides
        assert left > 20
        assert right < sheet.size[0] - 20
    found = plain("".join(sheet.text for sheet in read))
    for made in listings:
        for row in made.rows:
            assert plain("".join(map(drawn, row))) in found, (made.name, [cell.text for cell in row])


def test_a_club_of_two_hundred_letters_leaves_the_names_their_room() -> None:
    document = event([{"name": f"Nome{n}", "club": "C" * 200 if n == 2 else "Circolo"} for n in range(1, 5)], 3, [])
    found = plain("".join(pages("players", document)))
    assert "C" * 200 in found
    widths = [column["width"] for column in table_section(listing("players", document))["columns"]]
    assert widths == ["own", "share", "share"]


def test_the_poster_has_the_address_as_it_is_typed_its_code_and_the_network_if_it_is_known() -> None:
    (sheet,) = pages("poster", chess(), address="http://192.168.1.20:8000/", network="Sala-Torneo")
    for said in ("sul tuo telefono", "192.168.1.20:8000", "Rete Sala-Torneo"):
        assert plain(said) in plain(sheet)
    assert "http" not in sheet
    assert "Password" not in sheet
    assert "Rete" not in pages("poster", chess(), address="http://hall")[0]
    with pytest.raises(NoAddressError):
        pages("poster", chess())


def test_openings_are_diagrams_with_board_players_and_moves() -> None:
    document = event(4, 3, ["1-2 1:0, 3-4 ="], system="italo-swiss", openings="board_by_board")
    document["history"][0]["openings"] = [34, 7]
    (sheet,) = pages("openings", document)
    for said in ("Aperture del turno 1", "Tavolo 2", "3 P3 – 4 P4", "Apertura 34: 21-17 12-16 23-19"):
        assert plain(said) in plain(sheet)
    with pytest.raises(NoSuchPaperError):
        pages("openings", EVENTS["draughts"])


def test_a_diagram_has_the_men_where_the_opening_leaves_them() -> None:
    """After 21-17 12-16 23-19 nobody is taken: twelve of each colour."""
    document = event(4, 3, ["1-2 1:0, 3-4 ="], system="italo-swiss", openings="one_a_round")
    document["history"][0]["openings"] = [34]
    (section,) = opening_sections(asked(document).subject, 1)
    (only,) = section["diagrams"]
    assert only["board"] == only["who"] == ""
    assert [only["picture"].count(f'fill="{fill}"/>') for fill in ("#fff", "#000")] == [12, 12]


def test_there_is_a_number_for_every_board_and_a_card_for_every_place() -> None:
    boards = pages("boards", event(7, 3, []), address="http://hall")
    assert len(boards) == 1
    assert [plain(f"Tavolo {n}") in plain(boards[0]) for n in (1, 4, 5)] == [True, True, False]
    people = plain("".join(pages("places", EVENTS["teams"])))
    assert people.count("T2") == 2 * 3  # each card has its name twice, for both sides
    assert all(people.count(f"P{n}") == 2 for n in range(2, 10))


def test_the_slips_of_matches_have_a_link_each_where_there_is_one() -> None:
    found = plain("".join(pages("slips", EVENTS["teams"], address="http://hall")))
    assert "http://hall/1" in found
    assert "P1" in found
    assert "Punti" in found
