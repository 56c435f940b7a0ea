"""FID Capo XIV, tables 8, 9, 13 to 16 and 27: the tabellone, its expected scores, and the tables of a girone."""

import json
from typing import Any

import pytest

from tabellone.documents.calendar import calendar
from tabellone.documents.numbering import has_letters, letter_label
from tabellone.documents.speaker import Speaker
from tabellone.documents.tabellone import Tabellone, TabelloneRow, sheet_parts
from tabellone.engine.capabilities import HasPairingTable
from tabellone.engine.draughts import DraughtsGame
from tests.events.notation import event, opened
from tests.places import DATA

ROUNDS = ["1-2 1:0, 3-4 =, rf 5", "5-1 adj, 4-2 0:1, rf 3"]
PRINTED = json.loads((DATA / "fid_round_robin.json").read_text())


def rows_of(document: dict[str, Any], **more: Any) -> list[TabelloneRow]:
    tournament, system = opened(document)
    expected_at = more.pop("expected_at", None)
    return Tabellone(tournament, system, Speaker("it", tournament.players), **more).rows(expected_at)


def test_there_is_a_cell_for_every_player_and_round() -> None:
    rows = rows_of(event(5, 4, ROUNDS, system="italo-swiss"))
    assert [row.called for row in rows] == ["1", "2", "3", "4", "5"]
    assert [cell[:3] for cell in rows[0].cells] == [("2B", "2", "2"), ("5N*", "", "2"), ("", "", ""), ("", "", "")]
    assert [cell[:3] for cell in rows[3].cells[:2]] == [("3N", "1", "1"), ("2B", "0", "1")]
    assert rows[4].cells[0][:3] == ("RF(N)", "", "2")
    blank = rows_of(event(40, 9, [], system="italo-swiss"))
    assert (len(blank), len(blank[0].cells), blank[0].place) == (40, 9, "")


def test_forfeits_withdrawals_and_the_opponent_of_an_rr_are_marked() -> None:
    players: list[dict[str, object]] = [{}, {"leaves": 1}, {}, {}, {"leaves": 0}]
    rows = rows_of(event(players, 4, ["1-2 1:0, 3-4 +:-", "4-1 =, rr 3/2"], system="italo-swiss"))
    assert [[cell.meeting for cell in row.cells[:2]] for row in rows] == [
        ["2B", "4N"],
        ["1N", "rit."],
        ["4f(N)", "RR2(N)"],
        ["3f", "1B"],
        ["ass.", "ass."],
    ]


@pytest.mark.parametrize(("game", "less"), [(DraughtsGame.ITALIAN, 0), (DraughtsGame.INTERNATIONAL, 1000)])
def test_the_expected_scores_of_tables_14_and_16_come_out(game: DraughtsGame, less: int) -> None:
    """Ten players, everybody against everybody: the capitals, PA, PO and D that the two tables explain.

    The boards themselves, tables 13 and 15, are not published: the capitals of 4, 7, 8 and 10 are such that the six
    PA printed hold together, and so are the results for the six PO (all drawn but the seven named here).
    """
    capitals = [3479, 4000, 3482, 3066, 3656, 2970, 3500, 3746, 3161, 3096]
    won = {(1, 9), (1, 7), (1, 8), (1, 10), (1, 4), (3, 9), (4, 9)}
    rows = rows_of(everybody_met([capital - less for capital in capitals], won, game), expected_at=game)
    explained = {row.player.number: row.expected for row in rows if row.expected}
    assert {n: tuple(explained[n]) for n in (1, 2, 3, 5, 6, 9)} == {
        1: (3479 - less, "9.30", 14, "+4.70"),
        2: (4000 - less, "11.74", 9, "-2.74"),
        3: (3482 - less, "9.33", 10, "+0.67"),
        5: (3656 - less, "10.15", 9, "-1.15"),
        6: (2970 - less, "6.91", 9, "+2.09"),
        9: (3161 - less, "7.79", 6, "-1.79"),
    }
    against_2 = next(cell for cell in rows[0].cells if cell.meeting[:-1] == "2")
    assert against_2.expected == "0.75"  # table 19: 521 less


def everybody_met(capitals: list[int], won: set[tuple[int, int]], game: DraughtsGame) -> dict[str, Any]:
    """A girone with these results; whatever is not won is drawn."""
    players: list[dict[str, Any]] = [{"rating": capital} for capital in capitals]
    document = event(players, len(players) - 1, system="round-robin", game=game.value)
    _, system = opened(document)
    assert isinstance(system, HasPairingTable)
    for number, pairs in enumerate(system.pairing_table(len(players)), 1):
        results = ["1-0" if pair in won else "0-1" if pair[::-1] in won else "1/2" for pair in pairs]
        games = [
            {"white": white, "black": black, "result": result}
            for (white, black), result in zip(pairs, results, strict=True)
        ]
        document["history"].append({"round": number, "games": games, "rests": []})
    return document


def test_forfeits_and_rests_expect_nothing() -> None:
    """E5."""
    document = event([{"rating": 3000}, {"rating": 3000}, {"rating": 3000}], 1, ["1-2 +:-, rf 3"], system="italo-swiss")
    rows = rows_of(document, expected_at=DraughtsGame.ITALIAN)
    assert [(row.cells[0].expected, row.expected and row.expected.scored) for row in rows] == [("", 0)] * 3


@pytest.mark.parametrize("which", range(11))
@pytest.mark.parametrize("missing", [0, 1])
def test_the_table_of_the_pairs_is_that_of_the_regulation_in_numbers_and_in_letters(which: int, missing: int) -> None:
    """Tables 8 and 9, for 3 to 24; with an odd number the highest is in brackets."""
    players = 2 * which + 4 - missing
    tournament, system = opened(event(players, 2 * which + 3, system="round-robin"))
    assert isinstance(system, HasPairingTable)
    assert has_letters(players)
    highest = str(players + 1), letter_label(players + 1)
    for printed, called, missing_name in (("numbers", str, highest[0]), ("letters", letter_label, highest[1])):
        lines = calendar(tournament, system, called)
        found = [" ".join(pair.replace(" – ", "-") for pair in line.pairs) for line in lines]
        if missing:
            assert all(f"({missing_name})" in line for line in found)
        assert [line.replace("(", "").replace(")", "") for line in found] == PRINTED[printed][which]


def test_there_are_letters_for_24_at_most() -> None:
    assert [has_letters(players) for players in (23, 24, 25)] == [True, True, False]


def test_a_second_leg_has_the_other_colours() -> None:
    tournament, system = opened(event(4, 6, system="round-robin", legs="two"))
    assert isinstance(system, HasPairingTable)
    lines = calendar(tournament, system)
    assert [line.pairs for line in (lines[0], lines[3])] == [["1 – 4", "2 – 3"], ["4 – 1", "3 – 2"]]


def test_a_girone_has_letters_on_its_tabellone_too() -> None:
    rows = rows_of(event(3, 3, ["2-3 1:0, rt 1"], system="round-robin"), called=letter_label)
    assert [(row.called, row.cells[0].meeting) for row in rows] == [("A", "RT"), ("B", "C B"), ("C", "B N")]


def test_many_rounds_are_on_several_sheets() -> None:
    """As few as they need, each with as many as the others; the last has the totals."""
    assert [(list(part.columns), part.cells, part.is_last) for part in sheet_parts(3)] == [([1, 2, 3], "0:3", True)]
    assert [(part.columns, part.cells, part.is_last) for part in sheet_parts(46)] == [
        (range(1, 24), "0:23", False),
        (range(24, 47), "23:46", True),
    ]
    assert [len(part.columns) for part in sheet_parts(49)] == [17, 17, 15]
