"""FID Capo XIV, table 27, and Buholz: every addend with its opponent, and the step that decides each place."""

from typing import Any

from tabellone.documents.quotients import QuotientLine, quotient_sheet
from tabellone.documents.speaker import Speaker
from tests.events.notation import event, opened


def sheet_of(document: dict[str, Any]) -> dict[int, QuotientLine]:
    tournament, system = opened(document)
    lines = quotient_sheet(tournament, system, Speaker("it", tournament.players))
    return {line.ranked.player.number: line for line in lines}


def test_every_opponent_stands_with_his_points_and_how_often_they_count() -> None:
    """1 and 3 have 3 points, 2, 4 and 5 have 2.

    1 beat 2 (2-a: 2 points, 2-b: 4) and drew with 3 (3 and 3): quotients 5 and 7. 3 beat 5 (2 and 4) and drew with 1 (3
    and 3): 5 and 7 too. 2 lost to 1 (3 and nothing) and beat 4 (2 and 4): 5 and 4.
    """
    history = ["1-2 1:0, 3-5 1:0, rf 4", "3-1 =, 2-4 1:0, rf 5"]
    sheet = sheet_of(event(5, 3, history, system="italo-swiss"))
    assert {number: line.cells for number, line in sheet.items()} == {
        1: [("2", "2", "4"), ("3", "3", "3")],
        2: [("1", "3", "0"), ("4", "2", "4")],
        3: [("5", "2", "4"), ("1", "3", "3")],
        4: [("", "", ""), ("2", "2", "0")],
        5: [("3", "3", "0"), ("", "", "")],
    }
    assert {number: line.ranked.figures for number, line in sheet.items()} == {
        1: ["5", "7"],
        2: ["5", "4"],
        3: ["5", "7"],
        4: ["2", "0"],
        5: ["3", "0"],
    }


def test_the_step_that_decides_each_place_is_said() -> None:
    """The same event: 1 and 3 share the first place; 2, 4 and 5 have 2 points, and the quotients 5, 2, 3 part them."""
    history = ["1-2 1:0, 3-5 1:0, rf 4", "3-1 =, 2-4 1:0, rf 5"]
    sheet = sheet_of(event(5, 3, history, system="italo-swiss"))
    assert list(sheet) == [1, 3, 2, 5, 4]
    assert sheet[1].steps[0] == "ex aequo con 3 P3 (Classifica tecnica a, F33)"
    assert sheet[2].steps == ["punti 2, sopra 3"]
    assert sheet[5].steps == ["Quoz.: 3, sopra 5"]
    assert sheet[4].steps == ["Quoz.: 2, sopra 3"]


def test_the_withdrawn_opponent_of_an_rr_counts_as_beaten() -> None:
    """F31, F32: 3 rests against 2, who left with 0 points; 4's one point from the draw counts once."""
    players: list[dict[str, Any]] = [{}, {"leaves": 1}, {}, {}]
    history = ["1-2 1:0, 3-4 =", "1-4 1:0, rr 3/2"]
    sheet = sheet_of(event(players, 3, history, system="italo-swiss"))
    assert sheet[3].cells == [("4", "1", "1"), ("2", "0", "0")]
    assert sheet[3].ranked.points == "3,1"


def test_a_girone_lists_equals_by_their_single_results() -> None:
    """Sonneborn-Berger B: 1, 2 and 3 beat each other in a circle and all beat 4; nothing parts them."""
    history = ["1-4 1:0, 2-3 1:0", "4-3 0:1, 1-2 1:0", "2-4 1:0, 3-1 1:0"]
    sheet = sheet_of(event(4, 3, history, system="round-robin"))
    assert sheet[1].cells == [("4", "0", "0"), ("2", "4", "8"), ("3", "4", "0")]
    assert all(sheet[number].ranked.figures == ["8"] for number in (1, 2, 3))
    assert sheet[4].steps == ["punti 0, sopra 4"]
    listed = "decidono i risultati con i singoli giocatori"
    assert not any(listed in step for number in (1, 2, 3) for step in sheet[number].steps)
    shared = ["1-6 =, 2-5 0:1, 3-4 =", "6-4 =, 5-3 =, 1-2 ="]
    assert any(
        listed in step for line in sheet_of(event(6, 5, shared, system="round-robin")).values() for step in line.steps
    )


def test_a_play_off_that_parted_them_is_said_and_no_figure() -> None:
    """After equal points, whatever the quotients are (technical ranking e)."""
    history = ["1-2 1:0, 3-4 1:0", "4-1 0:1, 2-3 0:1"]
    document = event(4, 3, history, system="italo-swiss")
    document["decisions"] = [{"players": [3, 1], "how": "play_off", "after": "points"}]
    sheet = sheet_of(document)
    assert list(sheet)[:2] == [3, 1]
    assert not any("sopra" in step for step in sheet[1].steps)
    assert any("spareggio" in step for step in sheet[1].steps)
