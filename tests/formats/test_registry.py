"""The registry of players as files: people in both games, and what cannot be read."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabellone.documents.capital_chart import capital_chart
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.rating.elo_rubele import highest_category
from tabellone.engine.rating.people import Capital, Person
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.closed_years_text import closed_years_text, read_closed_years
from tabellone.formats.people_text import people_text, read_people
from tabellone.formats.registry import (
    read_registry,
    unread_columns,
    write_history,
    write_registry,
)

CAPITAL = {
    "game": "italian",
    "category": "Maestro",
    "rating": 4000,
    "malus": 0,
    "last_year": 2025,
    "date": "2026-01-01",
    "cause": "import",
    "event": "",
    "tournament": "",
}
TEXT = st.text("abc ;,\"'é", max_size=6).map(str.strip)
CAPITALS = st.tuples(
    st.sampled_from(["Provinciale", "Maestro", "GMI"]),
    st.none() | st.integers(100, 9999),
    st.integers(0, 450),
    st.none() | st.integers(1900, 2999),
).map(lambda cells: Capital(*cells))
PEOPLE = st.builds(
    Person,
    TEXT.filter(bool),
    st.just(""),
    TEXT,
    TEXT,
    TEXT,
    st.none() | st.integers(1, 2600),
    st.dictionaries(st.sampled_from(DraughtsGame), CAPITALS),
)


def _reached(game: DraughtsGame, now: Capital) -> Capital:
    """Nobody has less than the category of his capital."""
    return now._replace(category=highest_category(game, now.category, now.rating or 0))


@given(st.lists(PEOPLE, max_size=6))
def test_a_registry_reads_back_as_it_was_written(people: list[Person]) -> None:
    people = [
        person._replace(card=str(number), capitals={game: _reached(game, now) for game, now in person.capitals.items()})
        for number, person in enumerate(people)
    ]
    lines = read_registry(write_registry(people).encode("utf-8-sig"), DraughtsGame.ITALIAN) if people else []
    assert [line.apply_to(Person("")) for line in lines] == people


def test_a_rating_list_is_a_registry_of_one_game() -> None:
    content = b"name,rating,country\nA,2000,NED\n"
    (line,) = read_registry(content, DraughtsGame.INTERNATIONAL)
    person = line.apply_to(Person(""))
    reached = Capital("Regionale", 2000)  # the capital of one
    assert (person.name, person.country, person.capitals) == ("A", "NED", {DraughtsGame.INTERNATIONAL: reached})


def test_surname_and_name_may_stand_apart() -> None:
    for content in (b"Cognome;Nome;Elo\nRossi;Mario;300\n", b"Cognome;Elo\nRossi Mario;300\n"):
        assert read_registry(content, DraughtsGame.ITALIAN)[0].person.name == "Rossi Mario"


def test_what_a_file_does_not_say_stays() -> None:
    known = Person("A", "7", "Udine", fmjd=2100, capitals={DraughtsGame.ITALIAN: Capital("Maestro", 4000, 50, 2025)})
    for content, after in (
        (b"name;rating\nA;4010\n", Capital("Maestro", 4010, 50, 2025)),
        (b"name;rating;category\nA;;CM\n", Capital("Maestro", 4000, 50, 2025)),
        (b"name;italian_last_year\nA;2026\n", Capital("Maestro", 4000, 50, 2026)),
        (b"name;club\nA;Lecce\n", Capital("Maestro", 4000, 50, 2025)),
    ):
        (line,) = read_registry(content, DraughtsGame.ITALIAN)
        person = line.apply_to(known)
        assert person.capitals == {DraughtsGame.ITALIAN: after}
        assert (person.card, person.fmjd) == ("7", 2100)


@pytest.mark.parametrize(
    ("content", "code", "line"),
    [
        (b"", "list_is_empty", ""),
        (b"name;card\n\n", "list_is_empty", ""),
        (b"who;card\nA;1\n", "list_heading", "1"),
        (b"name;italian_rating\nA;99\n", "list_range", "2"),
        (b"name;italian_rating\nA;2000,5\n", "list_number", "2"),
        (b"name;card\nA;1\nB;2\nA;1\n", "list_card_twice", "4"),
        (b"name;card\nA;1\na;\n", "list_name_twice", "3"),
        (b"card;name;game;date;cause;event;rating;category\n1;A;italian;x;x;x;2000;\n", "list_is_history", ""),
        (b"name;fmjd\nA;x\n", "list_number", "2"),
        (b"name\n\n\xe0\n", "list_not_utf8", "3"),
    ],
)
def test_a_registry_that_cannot_be_read_is_refused_with_its_line(content: bytes, code: str, line: str) -> None:
    with pytest.raises(BadDocumentError, match=code) as refused:
        read_registry(content, DraughtsGame.ITALIAN)
    assert refused.value.where == line


def test_the_history_file() -> None:
    now = Capital("Maestro", 4000, 0, 2026, "2026-05-01", "event", "Coppa")
    assert write_history([(Person("A", "7"), DraughtsGame.ITALIAN, now)]).splitlines()[1] == (
        "7;A;italian;2026-05-01;event;Coppa;4000;Maestro"
    )


def test_the_chart_of_a_capital() -> None:
    """From left to right by day, best above; an imported capital of a later day does not turn the line back."""
    assert capital_chart([("2026-01-01", 2000)]) is None
    chart = capital_chart([("2026-01-01", 2000), ("2026-01-11", 2100), ("2026-01-05", 2050), ("2026-01-21", 1900)])
    assert chart is not None
    xs = [x for x, _, _ in chart.dots]
    assert xs == sorted(xs)
    assert (xs[0], xs[1] - xs[0], xs[-1]) == (chart.left, (chart.right - chart.left) // 2, chart.right)
    assert (chart.highest[0], chart.lowest[0]) == (2100, 1900)
    assert chart.dots[1][1] == chart.highest[1] < chart.dots[3][1] == chart.lowest[1]
    assert capital_chart([("2026-01-01", 2000), ("2026-01-01", 2000)]) is not None


@pytest.mark.parametrize(
    "change",
    [
        {"name": None},
        {"name": ""},
        {"fmjd": "abc"},
        {"card": []},
        {"capitals": [{"game": "chess"}]},
        {"capitals": 7},
        {"capitals": [{**CAPITAL, "rating": -1}]},
        {"capitals": [{**CAPITAL, "date": "soon"}]},
        {"capitals": [{**CAPITAL, "category": None}]},
    ],
)
def test_a_registry_in_a_backup_is_read_with_every_check(change: dict[str, Any]) -> None:
    person = {"name": "A", "card": "7", "club": "", "province": "", "country": "", "fmjd": None, "capitals": [CAPITAL]}
    (found,) = read_people(json.dumps([person]))
    assert (found[0].name, found[1][0][1].rating) == ("A", 4000)
    assert read_people(people_text([found])) == [found]
    for text in (json.dumps([person | change]), json.dumps([person, person]), "[" * 100_000, "{}x"):
        with pytest.raises(BadDocumentError, match="not_a_backup"):
            read_people(text)


@pytest.mark.parametrize(
    ("heading", "unread"),
    [
        ("name;card;club;Provincia;country;fmjd", []),
        ("Cognome;Nome;Elo;Categoria;Malus;last_year", []),
        ("name;Telefono;italian_rating;E-mail", ["Telefono", "E-mail"]),
        ("name;rating;italian_rating", ["italian_rating"]),  # a list of one game: the other form is not read
        ("name;category;italian_rating", ["category"]),  # a registry: a category is of one game or of the other
        ("sep=;\nname;Nato", ["Nato"]),
    ],
)
def test_columns_a_registry_does_not_know_are_named_as_they_are_written(heading: str, unread: list[str]) -> None:
    cells = heading.splitlines()[-1].split(";")
    row = ";".join("2000" if "rating" in cell or cell == "Elo" else "" if cell != "name" else "A" for cell in cells)
    content = f"{heading}\n{row.replace(';', 'A;', 1) if cells[0] == 'Cognome' else row}\n".encode()
    assert read_registry(content, DraughtsGame.ITALIAN)[0].person.name
    assert unread_columns(content) == unread


@pytest.mark.parametrize(
    "text",
    ["", "{}7", "7", "[7]", '[{"game": "chess", "year": 2025}]', '[{"game": "italian", "year": "2025"}]', "[{}]"],
)
def test_closed_years_that_cannot_be_are_no_backup(text: str) -> None:
    with pytest.raises(BadDocumentError, match="not_a_backup"):
        read_closed_years(text)


def test_closed_years_read_back() -> None:
    years = [(DraughtsGame.ITALIAN, 2025), (DraughtsGame.INTERNATIONAL, 1999)]
    assert read_closed_years(closed_years_text(years)) == years
