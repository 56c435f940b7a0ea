"""FID Capo XIV, table 1: the time control of an event is one of the federation's or anybody's own words."""

import json

from tabellone.documents.speaker import Speaker
from tabellone.documents.time_controls import offered_time_controls, parse_time_control, time_control_text
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.time_controls import FEDERATION_TIME_CONTROLS
from tabellone.formats.document import read_data, write_data
from tabellone.journal.exchange import journal_from_tournament, journal_text, read_journal
from tests.events.notation import event

FISCHER = "20 minuti più 5 secondi a mossa"


def test_table_1_says_what_is_played_in_national_championships() -> None:
    said = {board: time_control_text(one.value, Speaker("it")) for board, one in FEDERATION_TIME_CONTROLS.items()}
    assert said == {
        DraughtsGame.ITALIAN: "40 mosse ogni ora",
        DraughtsGame.INTERNATIONAL: "50 mosse nelle prime due ore e 25 mosse per ogni ora successiva",
    }


def test_one_of_table_1_is_read_in_both_languages_and_any_other_stays_as_it_was_typed() -> None:
    for language in ("it", "en"):
        offered = offered_time_controls(Speaker(language))
        assert [parse_time_control(f" {text} ") for text in offered] == ["40_moves_an_hour", "50_moves_in_2_hours"]
    assert parse_time_control(FISCHER) == FISCHER
    assert time_control_text(FISCHER, Speaker("en")) == FISCHER
    assert time_control_text("", Speaker("it")) == parse_time_control("") == ""


def test_document_and_journal_keep_it() -> None:
    for cadence in ("40_moves_an_hour", FISCHER):
        tournament = read_data(event(4, 3, system="italo-swiss") | {"cadence": cadence}).tournament
        assert read_data(json.loads(json.dumps(write_data(tournament)))).tournament.cadence == cadence
        journal = journal_from_tournament(tournament, "", "2026-01-01T10:00:00+00:00")
        assert read_journal(journal_text(journal.events)).state.tournament.cadence == cadence
        journal.append("settings", {"arbiter": "B"}, "", "2026-01-01T10:00:00+00:00")
        assert journal.state.cadence == cadence
