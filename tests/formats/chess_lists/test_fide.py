"""FIDE's lists, as text and as XML: the published columns, and one sentence for whatever is not them."""

import random

import pytest

from tabellone.formats.chess_lists.entry import ListedPlayer, ListKind
from tests.formats.chess_lists.published import (
    CARLSEN,
    COLUMNS_OF_COMBINED,
    COLUMNS_OF_LEGACY,
    COLUMNS_OF_STANDARD,
    COMBINED,
    DING,
    LEGACY,
    STANDARD,
    line,
    line_of,
    xml_of,
)
from tests.formats.chess_lists.reading import read, refusal, zipped

PUBLISHED = f"{COMBINED}\r\n{CARLSEN}\r\n{DING}\r\n"
MAGNUS = ListedPlayer("1503014", "Carlsen, Magnus", "NOR", "M", "GM", 2823, 2801, 2860, 1990)
LIREN = ListedPlayer("8603677", "Ding, Liren", "CHN", "M", "GM", 2723, 2693, 2736, 1992)


def test_the_combined_list_as_it_is_published() -> None:
    found, players = read(PUBLISHED)
    assert players == [MAGNUS, LIREN]
    assert (found.kind, found.date, found.unread, found.skipped) == (ListKind.FIDE, "", [], 0)


@pytest.mark.parametrize(("heading", "columns"), [(COMBINED, COLUMNS_OF_COMBINED), (LEGACY, COLUMNS_OF_LEGACY)])
def test_every_column_is_where_the_literal_table_has_it(heading: str, columns: dict[str, tuple[int, int]]) -> None:
    """Full cells touch each other: one place too far would be seen."""
    full = {name: "9" * (end - start) for name, (start, end) in columns.items()}
    full |= {"number": "123456789", "name": "X" * 61, "federation": "ITAX", "sex": "FFFF", "title": "", "flag": "wi  "}
    full |= {"women_title": "WGMXX", "standard": "001801", "rapid": "001702", "blitz": "001603", "birth_year": "001988"}
    (player,) = read(f"{heading}\n{line(columns, **full)}\n")[1]
    assert player == ListedPlayer("123456789", "X" * 61, "ITAX", "FFFF", "WGMXX", 1801, 1702, 1603, 1988, True)


@pytest.mark.parametrize(
    ("name", "ratings"),
    [
        ("standard_rating_list.txt", (2100, None, None)),
        ("standard_oct26frl.txt", (2100, None, None)),
        ("rapid_rating_list.txt", (None, 2100, None)),
        ("folder/blitz_oct26frl.txt", (None, None, 2100)),
    ],
)
def test_a_list_of_one_rating_says_its_month_and_its_file_which(
    name: str, ratings: tuple[int | None, int | None, int | None]
) -> None:
    cells = line(COLUMNS_OF_STANDARD, number=5, name="A", standard=2100, games=3, k=20, birth_year=1970, flag="w")
    found, (player,) = read(f"{STANDARD}\n{cells}\n", name)
    assert (found.date, player[5:8], player.birth_year, player.inactive) == ("2026-10", ratings, 1970, False)


def test_other_titles_that_run_over_push_the_rest_aside() -> None:
    whole = line(COLUMNS_OF_COMBINED, number=7, name="A", other_titles="SI,FI,LSI,SLI,N", standard=1500, flag="i")
    pushed = whole[:109] + "A" + "AFM " + whole[113:]
    assert len(pushed) == 163
    (player,) = read(f"{COMBINED}\n{pushed}\n")[1]
    assert (player.standard, player.inactive) == (1500, True)


def test_no_rating_and_no_year_are_written_0() -> None:
    empty = line(COLUMNS_OF_COMBINED, number=7, name="A", standard=0, rapid=0, blitz=0, birth_year=0)
    (player,) = read(f"{COMBINED}\n{empty}\n")[1]
    assert player == ListedPlayer("7", "A")


def test_a_column_nobody_knows_is_named() -> None:
    found, players = read(f"{COMBINED} Club\n{CARLSEN} Oslo\n")
    assert found.unread == ["Club"]
    assert players == [MAGNUS]


def test_letters_of_older_lists_take_one_place_each() -> None:
    older = f"{COMBINED}\n{line(COLUMNS_OF_COMBINED, number=7, name='Nuñez, José', standard=1500)}\n"
    (player,) = read(older.encode("latin-1"))[1]
    assert (player.name, player.standard) == ("Nuñez, José", 1500)


@pytest.mark.parametrize("seed", range(3))
def test_text_and_xml_say_the_same_of_anybody(seed: int) -> None:
    chance = random.Random(seed)
    players = [
        ListedPlayer(
            str(chance.randint(1, 99_999_999)),
            f"{chance.choice('ABC')}a, {chance.choice('XYZ')}o",
            chance.choice(("ITA", "NOR", "")),
            chance.choice("MF"),
            chance.choice(("", "GM", "WFM")),
            standard=chance.choice((None, chance.randint(1400, 2900))),
            rapid=chance.choice((None, chance.randint(1400, 2900))),
            blitz=chance.choice((None, chance.randint(1400, 2900))),
            birth_year=chance.choice((None, chance.randint(1920, 2020))),
            inactive=chance.choice((False, True)),
        )
        for _ in range(300)
    ]
    text = "".join(f"{one}\r\n" for one in (COMBINED, *map(line_of, players)))
    xml = f"<playerslist>{''.join(map(xml_of, players))}</playerslist>"
    assert read(text)[1] == players
    assert read(xml, "players_list_xml_foa.xml")[1] == players
    assert read(zipped(players_list_foa__txt=text), "players_list.zip")[1] == players


def test_xml_of_one_rating_and_elements_nobody_knows() -> None:
    one = (
        '<?xml version="1.0"?><playerslist><player><fideid>7</fideid><name>D&apos;A, B</name><rating>1500</rating>'
        "<club>X</club></player></playerslist>"
    )
    found, (player,) = read(one, "rapid_rating_list.xml")
    assert (player.name, player.standard, player.rapid, found.unread) == ("D'A, B", None, 1500, ["club"])
    assert read(one, "standard_rating_list_xml.xml")[1][0].standard == 1500


def test_the_zip_says_the_month_where_the_list_does_not() -> None:
    assert read(zipped(players_list_foa__txt=PUBLISHED), "players_list.zip")[0].date == "2026-10"
    assert read(zipped((1980, 1, 1, 0, 0, 0), players_list_foa__txt=PUBLISHED), "a.zip")[0].date == ""
    standard = f"{STANDARD}\n{line(COLUMNS_OF_STANDARD, number=7, name='A')}\n"
    assert read(zipped((2027, 3, 1, 0, 0, 0), standard_rating_list__txt=standard), "a.zip")[0].date == "2026-10"


BAD_LINE = line(COLUMNS_OF_COMBINED, number=7, name="A", standard="2.5")
DAMAGED = bytearray(zipped(players_list_foa__txt=PUBLISHED * 20))
DAMAGED[70:90] = bytes(20)


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("", ("list_is_empty", "")),
        (" \n \n", ("list_is_empty", "")),
        ("ID number Name                              TitlFed  Mar11 GamesBorn  Flag\n", ("chess_list_heading", "1")),
        (COMBINED.replace("SRtng", "Rtng "), ("chess_list_heading", "1")),
        (f"{COMBINED}\n\n{BAD_LINE}\n", ("list_number", "3")),
        (f"{COMBINED}\n{line(COLUMNS_OF_COMBINED, number=7, standard=1)}\n", ("list_empty_cell", "2")),
        (f"{COMBINED}\n{line(COLUMNS_OF_COMBINED, name='A')}\n", ("list_empty_cell", "2")),
        (f"{COMBINED}\n{line(COLUMNS_OF_COMBINED, number='7x', name='A')}\n", ("list_number", "2")),
        (f"{COMBINED}\n{line(COLUMNS_OF_COMBINED, number=7, name='A', rapid=10000)}\n", ("list_range", "2")),
        (f"{COMBINED}\n{line(COLUMNS_OF_COMBINED, number=7, name='A' + chr(7))}\n", ("list_text", "2")),
        (f"{COMBINED}\n{'x' * 20_001}\n", ("list_line", "2")),
        ("<players>\n<player></player></players>", ("chess_list_xml", "1")),
        ("<playerslist>\n<person></person></playerslist>", ("chess_list_xml", "2")),
        ("<playerslist>\n<player><name><b>A</b></name></player></playerslist>", ("chess_list_xml", "2")),
        ("<playerslist>\n<player><fideid>1</fideid>\n", ("chess_list_xml", "3")),
        ("<playerslist>\n<player><fideid>1</fideid></player></playerslist>", ("list_empty_cell", "2")),
        (f"<playerslist><player><name>{'x' * 300_000}</name></player></playerslist>", ("list_text", "1")),
        ('<!DOCTYPE a [<!ENTITY b "c">]>\n<playerslist></playerslist>', ("chess_list_xml", "1")),
        (zipped(), ("chess_list_zip", "")),
        (zipped(a__pdf="x"), ("chess_list_zip", "")),
        (zipped(a__txt=PUBLISHED, b__txt=PUBLISHED), ("chess_list_zip", "")),
        (zipped(a__txt=PUBLISHED)[:60], ("chess_list_zip", "")),
        (bytes(DAMAGED), ("chess_list_zip", "")),
    ],
    ids=range(23),
)
def test_what_is_not_the_list_has_one_sentence_with_its_line(content: str | bytes, expected: tuple[str, str]) -> None:
    assert refusal(content) == expected
