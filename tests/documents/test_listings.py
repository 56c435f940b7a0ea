"""Tables of data: one definition each, whatever is played and however it stands."""

import random
from typing import Any

import pytest

from tabellone.documents.listings.catalogue import TABLE_DEFINITIONS, all_tables
from tabellone.documents.listings.names import TABLES
from tabellone.documents.listings.table import Align, DataTable
from tabellone.engine.amounts import Amount
from tests.events import random_chess, random_draughts, random_teams
from tests.events.answers import engine_pair, italo_swiss_pair
from tests.events.listings import asked, listing
from tests.events.notation import event
from tests.events.tables import big, played_out
from tests.events.teams import team_event


def texts(made: DataTable) -> list[list[str]]:
    return [[cell.text for cell in row] for row in made.rows]


DRAUGHTS = ["1-2 1:0, 3-4 =, rf 5", "5-1 adj, 4-2 0:1, rf 3"]


def test_a_round_of_games_has_points_before_it_results_and_who_rests() -> None:
    document = event(6, 3, ["1-4 1:0, 5-2 =, 3-6 +:-", "2-1 ?, 6-5 adj, half 3, bye 4"])
    assert texts(listing("pairings", document, number=1)) == [
        ["1", "1", "P1", "0", "1–0", "4", "P4", "0"],
        ["2", "5", "P5", "0", "½–½", "2", "P2", "0"],
        ["3", "3", "P3", "0", "1–0 a forfait", "6", "P6", "0"],
    ]
    assert texts(listing("pairings", document)) == [
        ["1", "2", "P2", "½", "", "1", "P1", "1"],
        ["2", "6", "P6", "0", "sospesa", "5", "P5", "½"],
        ["", "3", "P3", "1", "", "", "riposo da mezzo punto", ""],
        ["", "4", "P4", "0", "", "", "bye", ""],
    ]
    assert [column.key for column in listing("pairings", document).columns] == [
        "board", "white_number", "white", "white_points", "result", "black_number", "black", "black_points",
    ]  # fmt: skip


def test_draughts_are_written_in_the_federations_points_and_no_result_is_a_date() -> None:
    made = listing("pairings", event(4, 3, ["1-2 1:0, 3-4 ="], system="italo-swiss"))
    assert [row[4] for row in texts(made)] == ["2–0", "1–1"]


def test_the_board_of_a_match_is_told_from_the_side_of_the_team_named_first() -> None:
    """On board 2 the first team has Black: a win of its player is 2–0 here, and 0-1 in the document."""
    document = team_event(2, 3, 1, ["1-2 ++x"])
    assert document["history"][0]["matches"][0]["games"][1]["result"] == "0-1"
    assert texts(listing("pairings", document)) == [
        ["1", "", "1", "T1", "0", "Bianco", "4–2", "2", "T2", "0"],
        ["1", "1", "", "P1", "", "Bianco", "2–0", "", "P4", ""],
        ["1", "2", "", "P2", "", "Nero", "2–0", "", "P5", ""],
        ["1", "3", "", "(vuota)", "", "Bianco", "0–2 a forfait", "", "P6", ""],
    ]
    headings = [column.heading for column in listing("alphabetical", document).columns]
    assert headings == ["Giocatore", "Squadra", "Incontro", "Damiera", "", "Avversario"]
    assert not listing("alphabetical", document).is_in_halves  # words would break in half a sheet
    assert [column.heading for column in listing("players", document).columns][1:4:2] == ["Squadra", "Giocatore"]
    assert texts(listing("alphabetical", document))[:3] == [
        ["P1", "T1", "1", "1", "Bianco", "P4"],
        ["P2", "T1", "1", "2", "Nero", "P5"],
        ["P4", "T2", "1", "1", "Nero", "P1"],
    ]


def test_a_round_at_tables_has_a_row_for_every_seat() -> None:
    document = big([4, 4], rounds=2)
    document["history"] = [
        {"round": 1, "tables": [{"seats": [1, 5, 2, 6], "places": [2, 1, 3, 4]}, {"seats": [3, 7, 4, 8]}]}
    ]
    rows = texts(listing("pairings", document))
    assert rows[:2] == [["1", "1", "1", "P1", "T1", "0", "2", ""], ["1", "2", "5", "P5", "T2", "0", "1", ""]]
    assert rows[7] == ["2", "4", "8", "P8", "T2", "0", "", ""]
    assert "T1 1°" in texts(listing("crosstable", document))[0]


def test_who_shares_a_place_has_it_in_a_spreadsheet_and_is_read_below_the_first() -> None:
    made = listing("standings", event(4, 3, ["1-2 =, 3-4 ="]))
    assert [row[0].text for row in made.rows] == ["1", "=", "=", "="]
    assert [row[0].value for row in made.rows] == [1, 1, 1, 1]


def test_points_of_the_federation_are_written_with_the_quotient_and_counted_without() -> None:
    made = listing("standings", event(5, 4, DRAUGHTS, system="italo-swiss"))
    points = [column.key for column in made.columns].index("points")
    first = made.rows[0][points]
    assert made.rows[0][2].text == "P3"  # half a win in round 1, the points of a win for his rest
    assert first.text.split(",")[0] == "3"
    assert "," in first.text
    assert first.value == Amount(3, 1)


def test_a_round_of_the_crosstable_says_opponent_colour_result_forfeit_and_rest() -> None:
    rounds = ["1-4 1:0, 5-2 =, 3-6 +:-", "2-1 ?, 6-5 adj, half 3, bye 4"]
    made = listing("tabellone", event(6, 3, rounds))
    first = [column.key for column in made.columns].index("round_1")
    cells = {row[1].text: [cell.text for cell in row[first : first + 3]] for row in made.rows}
    assert cells["P1"] == ["4B 1 · 1", "2N · · 1", ""]
    assert cells["P3"] == ["6 1f · 1", "½ · 1½", ""]
    assert cells["P6"] == ["3 0f · 0", "5B ·s · 0", ""]
    assert cells["P4"] == ["1N 0 · 0", "bye · 1", ""]
    english = listing("crosstable", event(6, 3, rounds), "en")
    assert any("4W 1" in [cell.text for cell in row] for row in english.rows)


def test_a_replayed_game_of_an_elimination_is_told_with_its_course() -> None:
    document = event(4, 2, ["1-2 1:0, 3-4 ="], system="elimination")
    document["history"][0]["games"][1]["result"] = "1/2 0-1"
    assert [row[4] for row in texts(listing("pairings", document))] == ["2–0", "0–2 dopo 1–1"]


def test_who_has_withdrawn_is_marked_wherever_he_is_named() -> None:
    players = [{}, {}, {"leaves": 1}, {}]
    document = event(players, 3, ["1-3 1:0, 4-2 ="])
    for name in ("players", "standings", "crosstable", "tabellone", "pairings", "alphabetical"):
        assert any("P3 (rit.)" in row for row in texts(listing(name, document))), name


def test_the_alphabetical_list_is_in_the_order_an_italian_looks_in() -> None:
    names = ["Zoli", "Đorđević", "Érard", "Eco", "Őri", "Orsi", "Łuczak", "Lucci"]
    document = event([{"name": name} for name in names], 3, ["1-5 ?, 6-2 ?, 3-7 ?, 8-4 ?"])
    assert [row[0] for row in texts(listing("alphabetical", document))] == [
        "Đorđević", "Eco", "Érard", "Lucci", "Łuczak", "Őri", "Orsi", "Zoli",
    ]  # fmt: skip


def test_before_the_draw_nobody_has_a_number() -> None:
    made = listing("players", event(4, 3, []) | {"drawn": False})
    assert [row[0].text for row in made.rows] == ["", "", "", ""]


def test_an_event_has_the_tables_that_mean_something_for_it() -> None:
    chess = {one.name for one in all_tables(asked(event(4, 3, ["1-3 1:0, 4-2 ="])))}
    assert chess == {"players", "pairings", "alphabetical", "standings", "crosstable", "tabellone", "performance"}
    draughts = {one.name for one in all_tables(asked(event(5, 4, DRAUGHTS, system="italo-swiss")))}
    assert draughts == chess - {"performance"} | {"ratings"}
    assert "individual" in {one.name for one in all_tables(asked(team_event(2, 3, 1, ["1-2 ++x"])))}
    fresh = {one.name for one in all_tables(asked(event(4, 3, [])))}
    assert fresh == {"players", "standings", "tabellone"}


def test_the_names_are_those_of_the_catalogue() -> None:
    assert tuple(TABLE_DEFINITIONS) == TABLES


def random_documents(seed: int) -> list[dict[str, Any]]:
    """One of every kind, played to its end or to where nobody can be paired any more."""
    chance = random.Random(seed)
    chess = random_chess.random_event(chance, "fsi")
    draughts = random_draughts.random_event(chance)
    team = random_teams.random_team_event(chance, chance.choice(["italo-swiss", "round-robin"]))
    tables = big([chance.randint(2, 4) for _ in range(6)] + [4], rounds=3)

    def chess_pair(document: dict[str, Any]) -> random_chess.Paired | None:
        answer = engine_pair(document)
        return None if answer is None else answer[:2]

    for play in (
        random_chess.played_out(chance, chess, chess_pair),
        random_draughts.played_out(chance, draughts, italo_swiss_pair),
        random_teams.played_out(chance, team),
        played_out(tables, seed),
    ):
        for _ in play:
            pass
    return [chess, draughts, team, tables]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("language", ["it", "en"])
def test_whatever_happens_every_row_has_a_cell_for_every_column(seed: int, language: str) -> None:
    for document in random_documents(seed):
        for number in range(1, len(document["history"]) + 1):
            for made in all_tables(asked(document, language, number)):
                keys = [column.key for column in made.columns]
                assert len(set(keys)) == len(keys), (seed, made.name)
                assert all(len(row) == len(keys) for row in made.rows), (seed, made.name)
                assert all(isinstance(cell.text, str) for row in made.rows for cell in row)
                assert {column.align for column in made.columns} <= set(Align)
        seated = {row[0] for row in texts(listing("alphabetical", document, language))}
        for paired in document["history"][-1].get("games", []):
            assert any(name.startswith(f"P{paired['white']}") for name in seated), seed


def test_performances_and_changes_of_chess_are_a_table_with_exact_numbers() -> None:
    """Worked by hand: 1900 against 1700 expects .76 and .24, 1700 against somebody without a rating nothing."""
    made = listing(
        "performance", event([{"rating": 1900}, {"rating": 1700}, {}, {}], 2, ["1-2 =, 3-4 1:0", "3-1 ?, 2-4 +:-"])
    )
    assert texts(made) == [
        ["1", "P1", "1900", "1", "½", "1700", "1700", "0,76", "20", "-5,20"],
        ["2", "P2", "1700", "1", "½", "1900", "1900", "0,24", "20", "+5,20"],
        ["3", "P3", "", "0", "", "", "", "", "", ""],
        ["4", "P4", "", "0", "", "", "", "", "", ""],
    ]
    assert [made.rows[0][index].value for index in (7, 9)] == [Amount(76, 100), Amount(-520, 100)]
    assert TABLE_DEFINITIONS["performance"].make(asked(event(4, 2, ["1-2 =, 3-4 1:0"], system="italo-swiss"))) is None


def test_groups_are_one_table_and_a_shared_place_is_said() -> None:
    """1 and 3 have won and are equal; of the women 3 is alone, and 2 and 4 share the place below her."""
    players = [{"title": "CM"}, {"sex": "w"}, {"title": "CM", "sex": "w"}, {"sex": "w"}]
    made = listing("groups", event(players, 3, ["1-2 1:0, 3-4 1:0"], tie_breaks=["wins"]))
    assert [[row[index].text for index in (0, 1, 2, 4)] for row in made.rows] == [
        ["Categoria CM", "1", "1", "P1"],
        ["Categoria CM", "=", "1", "P3"],
        ["Femminile", "1", "1", "P3"],
        ["Femminile", "2", "3", "P2"],
        ["Femminile", "=", "3", "P4"],
    ]
    assert any("ex aequo" in note for note in made.notes)
    assert TABLE_DEFINITIONS["groups"].make(asked(event(4, 3, ["1-2 =, 3-4 ="]))) is None
