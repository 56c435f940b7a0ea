"""What the program writes as CSV: nothing in it starts a formula, and our own readers read it back exactly."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.rating.people import Capital, Person
from tabellone.engine.rating.season import ListEntry
from tabellone.formats.csv_text import csv_text, read_cell
from tabellone.formats.player_list import parse_players, players_text
from tabellone.formats.rating_list import read_list, write_list
from tabellone.formats.registry import read_registry, write_history, write_registry

STARTS = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")
"""What a spreadsheet takes for the beginning of a formula, or leaves out before one."""
NASTY = st.text("=+-@＝＋－＠'\";,| \u00a0aé1", max_size=8).map(str.strip)


def cells_of(text: str, separator: str) -> list[str]:
    """As a spreadsheet with this separator reads them."""
    return [cell for row in csv.reader(io.StringIO(text), delimiter=separator) for cell in row]


def starts_a_formula(cell: str) -> bool:
    return cell.lstrip(" \u00a0").startswith(STARTS) or cell.startswith(STARTS)


@pytest.mark.parametrize("start", STARTS)
def test_a_text_that_starts_a_formula_is_written_as_text(start: str) -> None:
    assert csv_text(["name"], [[f"{start}1+1"]]).splitlines()[1].strip('"').startswith("'")


def test_numbers_stay_numbers() -> None:
    assert csv_text(["a", "b"], [[-5, None], [0, "-5"]]) == "a;b\n-5;\n0;'-5\n"


@pytest.mark.parametrize("text", ["'s Gravenhage", "O'Neil", "''", "'", "Rossi - Bianchi", "a=b", "x@y"])
def test_other_texts_are_written_as_they_are(text: str) -> None:
    assert csv_text(["name"], [[text]]) == f"name\n{text}\n"
    assert read_cell(text) == text


@given(NASTY, NASTY)
def test_no_cell_starts_a_formula_whatever_separator_the_spreadsheet_expects(name: str, club: str) -> None:
    texts = (
        write_registry([Person(name, "-1", club)]),
        write_list([ListEntry(name, 2000, card="=1", club=club)]),
        write_history([(Person(name, "+1"), DraughtsGame.ITALIAN, Capital(event=club))]),
    )
    for text in texts:
        for separator in ";,\t|":
            assert not [cell for cell in cells_of(text, separator) if starts_a_formula(cell)], (text, separator)


@given(NASTY.filter(bool), NASTY, NASTY, NASTY)
def test_our_own_readers_read_it_back_exactly(name: str, card: str, club: str, province: str) -> None:
    person = Person(name, card, club, province)
    (line,) = read_registry(write_registry([person]).encode("utf-8-sig"), DraughtsGame.ITALIAN)
    assert line.person == person
    entry = ListEntry(name, 2000, card=card, club=club, province=province)
    assert read_list(write_list([entry]).encode()) == [entry]
    (pasted,) = parse_players(players_text([{"name": name, "club": club, "province": province, "card": card}]))
    given = {field: text for field, text in (("province", province), ("card", card)) if text}
    given |= {"fide_number": ""} if card else {}  # the column of cards is none of FIDE numbers
    assert pasted.player == {"name": name, "rating": None, "title": "", "club": club} | given
