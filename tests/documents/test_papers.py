"""FID Capo XIV, tables 2, 3, 26, 27: the papers of an event hold its data."""

import json
from typing import Any

from tabellone.documents.boards import EMPTY_BOARDS
from tabellone.documents.papers import (
    move_rows,
    score_sheet_legend,
    score_sheets,
    suspended_sheets,
)
from tabellone.documents.speaker import Speaker
from tabellone.engine.draughts import DraughtsGame
from tabellone.formats.document import read_data, write_data
from tabellone.journal.exchange import journal_from_tournament, journal_text, read_journal
from tests.events.notation import event, opened

ROUNDS = ["1-2 1:0, 3-4 =, rf 5", "5-1 adj, 4-2 0:1, rf 3"]


def draughts(**more: Any) -> Any:
    return opened(event(5, 4, ROUNDS, system="italo-swiss", **more))


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
    italian, international = EMPTY_BOARDS[DraughtsGame.ITALIAN], EMPTY_BOARDS[DraughtsGame.INTERNATIONAL]
    assert (italian.dark.count("M"), international.dark.count("M")) == (32, 50)
    assert "M140 140h" in italian.dark
    assert "M0 180h" in international.dark
    assert "M180 180h" not in international.dark


def test_place_date_and_arbiter_are_kept_by_document_and_journal() -> None:
    data = event(5, 4, ROUNDS, system="italo-swiss") | {"place": "Udine", "date": "2026-05-01", "arbiter": "A"}
    tournament = read_data(data).tournament
    assert read_data(json.loads(json.dumps(write_data(tournament)))).tournament == tournament
    journal = journal_from_tournament(tournament, "", "2026-01-01T10:00:00+00:00")
    kept = journal.state.tournament
    assert (kept.place, kept.date, kept.arbiter) == ("Udine", "2026-05-01", "A")
    journal.append("settings", {"arbiter": "B"}, "", "2026-01-01T10:00:00+00:00")
    assert (journal.state.place, journal.state.arbiter) == ("Udine", "B")
    assert read_journal(journal_text(journal.events)).state == journal.state


def test_the_legend_of_a_score_sheet_has_twelve_points_with_the_moves_of_the_game_played() -> None:
    """«Es.: 23-19 (Dama Italiana) oppure 35-30 (Dama Internazionale)», and captures alike."""
    examples = {
        DraughtsGame.ITALIAN: ["23-19", "1x10", "3x12x19"],
        DraughtsGame.INTERNATIONAL: ["35-30", "28x19", "19x28x39"],
    }
    for game, moves in examples.items():
        for language in ("it", "en"):
            said = [Speaker(language).say(code) for code in score_sheet_legend(game)]
            assert len(said) == 12
            shown = [move for known in examples.values() for move in known if move in " ".join(said)]
            assert shown == moves
