"""What is typed or pasted becomes players, or a problem with the line."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabellone.formats.player_list import decode, parse_players, players_text, recognised_columns, unread_parts


def player(
    name: str, rating: int | None = None, title: str = "", club: str = "", province: str = ""
) -> dict[str, object]:
    known: dict[str, object] = {"name": name, "rating": rating, "title": title, "club": club}
    return known | ({"province": province} if province else {})


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Rossi Mario; 1785; CM; Circolo di Udine", player("Rossi Mario", 1785, "CM", "Circolo di Udine")),
        ("Rossi;1785;CM;Nova;UD", player("Rossi", 1785, "CM", "Nova", "UD")),
        ("Gallo;;;;PN", player("Gallo", province="PN")),
        ("Damista D;3850;N;Circolo 0", player("Damista D", 3850, "N", "Circolo 0")),
        ("Bianchi\tAnna\t1750", player("Bianchi Anna", 1750)),
        ("Neri\tGM\t2500", player("Neri", 2500, "GM")),
        ("Rossi, Mario", player("Rossi Mario")),
        ("Verdi Ugo 1650", player("Verdi Ugo", 1650)),
        ("Gallo;;;Pisa", player("Gallo", club="Pisa")),
        ("1. Rossi Mario", player("Rossi Mario")),
        ("12) Rossi Mario 1785", player("Rossi Mario", 1785)),
        ("3;Rossi;1785;CM", player("Rossi", 1785, "CM")),
        ("4.\tRossi\tMario\t1785", player("Rossi Mario", 1785)),
        ("5, Rossi, Mario", player("Rossi Mario")),
        ("6° Rossi, Mario", player("Rossi Mario")),
        ("1500;1600", player("1500", 1600)),
        ("Gialli; millesette", "ui_line_rating_number"),
        ("CON;-5", "ui_line_rating_number"),
        (";1500", "ui_line_without_name"),
        ("1500", "ui_line_without_name"),
        ("Rossi;99999", "ui_line_rating"),
    ],
)
def test_one_line(line: str, expected: dict[str, object] | str) -> None:
    (found,) = parse_players(line)
    assert found.problem == expected if isinstance(expected, str) else found.player == expected


def test_the_number_before_a_name_is_left_out_and_told() -> None:
    lines = parse_players("1. Rossi Mario\n2. Verdi Ugo\nBianchi Anna")
    assert [line.order for line in lines] == ["1.", "2.", ""]
    assert [line.text for line in lines] == ["1. Rossi Mario", "2. Verdi Ugo", "Bianchi Anna"]
    with_teams = parse_players("1) Rossi;Torre\n2) Verdi;Alfiere", with_teams=True)
    assert [(line.player or {}).get("team") for line in with_teams] == ["Torre", "Alfiere"]


def test_every_column_of_a_heading_is_said_to_be_what_it_was_taken_for() -> None:
    text = "N.;Cognome;Nome;Elo;Nato il\n1;Rossi;Mario;1785;1970"
    assert recognised_columns(text) == [
        ("N.", "order"),
        ("Cognome", "surname"),
        ("Nome", "name"),
        ("Elo", "rating"),
        ("Nato il", ""),
    ]
    (found,) = parse_players(text)
    assert (found.player, found.unread) == (player("Rossi Mario", 1785), ("Nato il",))
    assert recognised_columns("Rossi Mario;1785") == []


def test_a_heading_decides_the_order_and_old_encodings_are_read() -> None:
    content = "Elo;Cognome;Nome;Società\n1500;Però;Ida;Nova\n".encode("cp1252")
    assert [line.player for line in parse_players(decode(content))] == [player("Però Ida", 1500, club="Nova")]


@pytest.mark.parametrize("club", ["Circolo", "club", "Società", "SOCIETA", "Sodalizio", "ASD"])
@pytest.mark.parametrize("province", ["Provincia", "province", "Prov", "prov."])
def test_club_and_province_are_two_columns_whatever_they_are_called(club: str, province: str) -> None:
    both = parse_players(f"Nome;{province};{club}\nRossi;PN;Nova\nNeri;;Alfa\nVerdi;UD;")
    assert [line.player for line in both] == [
        player("Rossi", club="Nova", province="PN"),
        player("Neri", club="Alfa"),
        player("Verdi", province="UD"),
    ]
    assert unread_parts(both) == []


def test_a_line_with_a_name_that_is_too_long_is_the_one_that_is_named() -> None:
    first, second = parse_players(f"Rossi;1500\n{'N' * 201};1500")
    assert (first.problem, second.problem, second.line) == ("", "ui_line_too_long", 2)


@pytest.mark.parametrize(
    ("line", "known"),
    [
        ("1. Rossi Mario 2105 CM ASD Scacchi Napoli 1988", {"rating": 2105, "title": "CM", "born": "1988"}),
        ("Rossi Mario 1722 F 2008", {"rating": 1722, "sex": "w", "born": "2008"}),
        ("Rossi Mario 1499 1950", {"rating": 1499, "born": "1950"}),
        ("Rossi Mario (1699) Salerno", {"rating": 1699, "club": "Salerno"}),
        ("CM Rossi Mario 1785 Nova UD", {"rating": 1785, "title": "CM", "club": "Nova", "province": "UD"}),
        ("Rossi Mario;1785;CM;Nova;UD;1988;F", {"rating": 1785, "province": "UD", "born": "1988", "sex": "w"}),
        ("Rossi Mario 1785", {"rating": 1785}),
        ("Rossi Mario", {"rating": None}),
    ],
)
def test_a_year_of_birth_is_no_rating_and_what_follows_it_no_name(line: str, known: dict[str, Any]) -> None:
    (found,) = parse_players(line)
    assert found.player is not None
    assert {name: found.player.get(name) for name in ("name", *known)} == {"name": "Rossi Mario", **known}
    assert found.unread == ()


@pytest.mark.parametrize(
    ("text", "with_teams", "unread"),
    [
        ("Nome;Elo;Sala;Circolo;Zona\nRossi;1500;A;Nova;123\nNeri;1400;B;Nova;", False, ["Sala", "Zona"]),
        ("Nome;Elo;Circolo;Provincia;Società\nRossi;1500;Nova;PN;Nova", False, ["Società"]),
        ("Nome;Elo;\nRossi;1500;", False, []),
        ("Rossi;1500;CM;Nova;PN;77\nNeri;1400;;Nova;PN;77", False, ["77"]),
        ("Rossi Mario 1500 1234", False, ["1234"]),
        ("Rossi\tMario\t1500", False, []),
        ("Rossi;Volpi;1500", True, ["1500"]),
        ("Rossi;Volpi;arbitro;1500", True, ["1500"]),
    ],
)
def test_what_is_not_read_is_named_once(text: str, with_teams: bool, unread: list[str]) -> None:
    assert unread_parts(parse_players(text, with_teams)) == unread


@pytest.mark.parametrize(
    ("text", "arbiters"),
    [
        ("Rossi; Volpi; Arbitro\nNeri; Lupi\nBianchi; Orsi; arbiter", ["Rossi", "Bianchi"]),
        (
            "nome\tsquadra\tARBITRO\nRossi\tVolpi\tSì\nNeri\tLupi\tno\nB\tOrsi\t\nVerdi\tVolpi\tx",
            ["Rossi", "Verdi"],
        ),
    ],
)
def test_arbiters_are_marked_in_a_list_of_teams(text: str, arbiters: list[str]) -> None:
    players = [line.player for line in parse_players(text, with_teams=True) if line.player]
    assert [player["name"] for player in players if player.get("arbiter") is True] == arbiters
    assert all("arbiter" not in player for player in players if player["name"] not in arbiters)
    assert [line.player for line in parse_players(players_text(players))] == players


def test_what_is_neither_yes_nor_no_in_the_column_of_arbiters_is_said() -> None:
    (found,) = parse_players("nome;squadra;arbitro\nRossi;Volpi;forse", with_teams=True)
    assert (found.player, found.problem) == (None, "ui_line_arbiter")


WORDS = st.text(st.characters(categories=["L"], max_codepoint=0x24F), min_size=1, max_size=12)


@given(st.lists(st.builds(player, WORDS, st.none() | st.integers(0, 9999), *[WORDS | st.just("")] * 3)))
def test_written_players_are_read_back(players: list[dict[str, object]]) -> None:
    assert [line.player for line in parse_players(players_text(players))] == players


@pytest.mark.parametrize(
    ("born", "sex", "read"),
    [
        ("2011", "F", {"born": "2011", "sex": "w"}),
        ("31/5/2011", "m", {"born": "2011-05-31", "sex": "m"}),
        ("2011-05-31", "W", {"born": "2011-05-31", "sex": "w"}),
        ("0", "", {}),
        ("", "-", {}),
    ],
)
def test_birth_and_sex_are_read_as_lists_write_them(born: str, sex: str, read: dict[str, str]) -> None:
    (line,) = parse_players(f"Nome;Nato;Sesso\nRossi;{born};{sex}")
    assert line.player is not None
    assert {name: line.player[name] for name in ("born", "sex") if name in line.player} == read
    (again,) = parse_players(players_text([line.player]))
    assert again.player == line.player


@pytest.mark.parametrize(
    ("cell", "read", "problem"),
    [
        ("ita", "ITA", ""),
        ("-", None, ""),
        ("it", None, "ui_line_federation"),
        ("Italia", None, "ui_line_federation"),
    ],
)
def test_a_federation_is_read_as_lists_write_it(cell: str, read: str | None, problem: str) -> None:
    (line,) = parse_players(f"Nome;FED\nRossi;{cell}")
    assert ((line.player or {}).get("federation"), line.problem) == (read, problem)


def test_a_column_of_nations_is_no_federation_and_stops_nobody() -> None:
    """Registries write them in words."""
    (line,) = parse_players("Nome;Nazione\nRossi;Paesi Bassi")
    assert (line.player or {}).get("name") == "Rossi"
    assert (line.problem, "federation" in (line.player or {})) == ("", False)


@pytest.mark.parametrize(("born", "sex", "problem"), [("70", "", "ui_line_born"), ("2011", "D", "ui_line_sex")])
def test_a_birth_or_sex_that_cannot_be_read_is_told(born: str, sex: str, problem: str) -> None:
    (line,) = parse_players(f"Nome;Nato;Sesso\nRossi;{born};{sex}")
    assert (line.player, line.problem) == (None, problem)
