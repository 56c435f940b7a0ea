"""FID Capo XIV, tables 2, 3, 26, 27: the papers of an event hold its data."""

import json
from typing import Any

from tabellone.documents.boards import EMPTY_BOARDS
from tabellone.documents.papers import (
    formation_sheet,
    move_rows,
    quotient_sheet,
    score_sheets,
    suspended_sheets,
    tabellone_rows,
)
from tabellone.documents.speaker import Speaker
from tabellone.engine.draughts import Board
from tabellone.formats.document import read_data, write_data
from tabellone.journal.exchange import journal_of, journal_text, read_journal
from tests.events.notation import event, opened

ROUNDS = ["1-2 1:0, 3-4 =, rf 5", "5-1 adj, 4-2 0:1, rf 3"]


def draughts(**more: Any) -> Any:
    return opened(event(5, 4, ROUNDS, system="italo-swiss", **more))


def test_the_tabellone_has_a_cell_for_every_player_and_round() -> None:
    tournament, system = draughts()
    rows = tabellone_rows(tournament, system, Speaker("it", tournament.players))
    assert [row.player.number for row in rows] == [1, 2, 3, 4, 5]
    assert rows[0].cells == [("2B", "2", "2"), ("5N", "", "2"), ("", "", ""), ("", "", "")]
    assert rows[3].cells[:2] == [("3N", "1", "1"), ("2B", "0", "1")]
    assert rows[4].cells[0] == ("RF", "", "2")
    fresh = opened(event(40, 9, [], system="italo-swiss"))
    blank = tabellone_rows(*fresh, Speaker("it"))
    assert (len(blank), len(blank[0].cells), blank[0].place) == (40, 9, "")


def test_the_quotient_sheet_says_the_sums() -> None:
    """Number 3 drew with 4, who has 1 point, and rested: 1; of the draw once 1."""
    tournament, system = draughts()
    sheet = {
        one.player.number: (one, working)
        for one, working in quotient_sheet(tournament, system, Speaker("it", tournament.players))
    }
    third, working = sheet[3]
    assert (third.points, third.figures) == ("3,1", ["1", "1"])
    assert "quoziente 1 = 1" in working[0]


def test_the_formation_sheet_shows_what_a_round_is_formed_from() -> None:
    tournament, system = draughts()
    sheet = formation_sheet(tournament, system, 2)
    assert [(score, [one.player.number for one in group]) for score, group in sheet.groups] == [
        ("2", [1, 5]),
        ("1", [3, 4]),
        ("0", [2]),
    ]
    assert [(game.white, game.black) for game in sheet.games] == [(5, 1), (4, 2)]
    ahead = formation_sheet(tournament, system, 3)
    one = next(c for _, group in ahead.groups for c in group if c.player.number == 4)
    assert (one.colours, one.met, one.rests, ahead.games) == ("NB", [3, 2], 0, ())
    points = {c.player.number: score for score, group in ahead.groups for c in group}
    assert (points[1], points[5]) == ("3", "3")  # Art. 16: their suspended game counts as drawn here


def test_the_formation_sheet_of_an_elimination_has_those_who_are_left() -> None:
    tournament, system = opened(event(4, 2, ["1-2 1:0, 3-4 0:1"], system="elimination"))
    sheet = formation_sheet(tournament, system, 2)
    assert sorted(one.player.number for _, group in sheet.groups for one in group) == [1, 4]


def test_score_sheets_and_sealed_forms_know_their_game() -> None:
    data = event(5, 4, ROUNDS, system="italo-swiss", openings="one_a_round")
    data["history"][1]["openings"] = [34]
    tournament, _ = opened(data)
    assert [tuple(sheet) for sheet in score_sheets(tournament, 2)] == [
        (2, 1, "P5", "P1", 34, None),
        (2, 2, "P4", "P2", 34, None),
    ]
    assert [(sheet.white, sheet.opening) for sheet in suspended_sheets(tournament)] == [("P5", 34)]
    double, _ = opened(event(2, 1, ["1-2 ?"], system="italo-swiss", match="double"))
    assert [(sheet.game, sheet.white) for sheet in score_sheets(double, 1)] == [(1, "P1"), (2, "P2")]
    moves = move_rows()
    assert (len(moves), moves[0], moves[-1]) == (25, [1, 26, 51], [25, 50, 75])


def test_the_boards_have_their_dark_corner_where_it_belongs() -> None:
    """From White's side: Italian right below, international left below; 32 and 50 dark squares."""
    italian, international = EMPTY_BOARDS[Board.ITALIAN], EMPTY_BOARDS[Board.INTERNATIONAL]
    assert (italian.dark.count("M"), international.dark.count("M")) == (32, 50)
    assert "M140 140h" in italian.dark
    assert "M0 180h" in international.dark
    assert "M180 180h" not in international.dark


def test_place_date_and_arbiter_are_kept_by_document_and_journal() -> None:
    data = event(5, 4, ROUNDS, system="italo-swiss") | {"place": "Udine", "date": "2026-05-01", "arbiter": "A"}
    tournament = read_data(data).tournament
    assert read_data(json.loads(json.dumps(write_data(tournament)))).tournament == tournament
    journal = journal_of(tournament, "", "2026-01-01T10:00:00+00:00")
    kept = journal.state.tournament
    assert (kept.place, kept.date, kept.arbiter) == ("Udine", "2026-05-01", "A")
    journal.append("settings", {"arbiter": "B"}, "", "2026-01-01T10:00:00+00:00")
    assert (journal.state.place, journal.state.arbiter) == ("Udine", "B")
    assert read_journal(journal_text(journal.events)).state == journal.state
