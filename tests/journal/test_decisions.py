"""Lots, blitzes and play-offs in the journal: recorded, judged once, carried to documents and back (F37)."""

from typing import Any

import pytest

from tabellone.engine.model import TieDecision, TieDecisionMethod, TiedPoint
from tabellone.engine.reasons import NotReadyError
from tabellone.formats.document import read_data, write_data
from tabellone.journal.exchange import journal_from_tournament, journal_text, read_journal
from tabellone.journal.journal import Journal
from tabellone.journal.state import as_published
from tests.events.notation import event, opened

NOW = "2026-05-01T10:00:00+00:00"
ALL_DRAWN = ["1-4 =, 2-3 =", "4-3 =, 1-2 =", "2-4 =, 3-1 ="]
BLITZ = {"order": [4, 3, 1, 2], "how": "blitz", "after": "everything"}


def girone(history: list[str] = ALL_DRAWN) -> Journal:
    return journal_from_tournament(opened(event(4, 3, history, system="round-robin"))[0], "import", NOW)


def order(journal: Journal) -> list[int]:
    return [line.player for line in journal.state.system.standings(journal.state.tournament)]


def test_technical_ranking_c_a_decision_is_recorded_and_the_listing_follows_it_until_it_is_undone() -> None:
    journal = girone()
    made = journal.append("decide", BLITZ, "director", NOW)
    assert order(journal) == [4, 3, 1, 2]
    again = journal.append("decide", BLITZ | {"order": [2, 1, 3, 4], "how": "lot", "seed": "x"}, "director", NOW)
    assert (order(journal), len(journal.state.decisions)) == ([2, 1, 3, 4], 1)
    journal.append("undo", {"target": again.sequence}, "director", NOW)
    assert order(journal) == [4, 3, 1, 2]
    journal.append("undo", {"target": made.sequence}, "director", NOW)
    assert order(journal) == [1, 2, 3, 4]


def test_a_correction_that_parts_the_equals_leaves_the_decision_without_effect() -> None:
    journal = girone()
    journal.append("decide", BLITZ, "director", NOW)
    journal.append("correct", {"round": 1, "encounter": 2, "result": "1-0"}, "director", NOW)
    assert order(journal)[0] == 2
    assert journal.state.decisions == (TieDecision((4, 3, 1, 2), TieDecisionMethod.BLITZ, TiedPoint.EVERYTHING),)


def test_a_closed_tournament_can_still_be_decided() -> None:
    journal = girone()
    journal.append("close", {}, "director", NOW)
    journal.append("decide", BLITZ, "director", NOW)
    assert order(journal) == [4, 3, 1, 2]


@pytest.mark.parametrize(
    ("history", "data", "code"),
    [
        (ALL_DRAWN[:2], BLITZ, "tie_not_final"),
        (ALL_DRAWN, BLITZ | {"order": [1, 2]}, "tie_is_larger"),
        (ALL_DRAWN, BLITZ | {"after": "points"}, "tie_only_when_all_is_equal"),
    ],
)
def test_what_is_no_tie_is_refused_when_it_is_asked(history: list[str], data: dict[str, Any], code: str) -> None:
    with pytest.raises(NotReadyError, match=code):
        girone(history).append("decide", data, "director", NOW)


def test_decisions_go_through_document_and_journal_file_and_back() -> None:
    journal = girone()
    journal.append("decide", BLITZ, "director", NOW)
    data = write_data(journal.state.tournament)
    assert data["decisions"] == [{"players": [4, 3, 1, 2], "how": "blitz", "after": "everything"}]
    back = journal_from_tournament(read_data(data).tournament, "import", NOW)
    assert back.state.tournament == journal.state.tournament
    assert read_journal(journal_text(journal.events)).state == journal.state


def test_nobody_sees_a_decision_before_the_rounds_it_rests_on() -> None:
    journal = girone()
    journal.append("decide", BLITZ, "director", NOW)
    assert as_published(journal.state).decisions == journal.state.decisions
    journal.append("unpublish", {"round": 3}, "director", NOW)
    assert as_published(journal.state).decisions == ()
