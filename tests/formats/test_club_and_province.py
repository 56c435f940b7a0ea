"""Club and province are two things known of a player, wherever he is described; the real program at the desk."""

import json

import pytest

from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.rating.season import DatedEvent, SeasonRules, rate_season
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.document import write_data
from tabellone.journal.entry import Entry
from tabellone.journal.exchange import journal_from_tournament, journal_text, read_journal
from tabellone.journal.journal import Journal
from tests.events.notation import event, opened

NOW = "2026-01-01T10:00:00+00:00"
BOTH = {"club": "Nova", "province": "UD"}


def test_a_document_says_both_and_reads_back() -> None:
    tournament, _ = opened(event([BOTH, {"province": " PN "}, {"club": "Nova"}, {}], 3))
    assert [(p.club, p.province) for p in tournament.players] == [("Nova", "UD"), ("", "PN"), ("Nova", ""), ("", "")]
    written = json.loads(json.dumps(write_data(tournament)))
    assert [{"club", "province"} & entry.keys() for entry in written["players"]] == [
        set(BOTH),
        {"province"},
        {"club"},
        set(),
    ]
    assert opened(written)[0] == tournament
    with pytest.raises(BadDocumentError, match="not_text"):
        opened(event([{"province": 5}, {}], 1))


def test_a_journal_keeps_both_and_an_edit_changes_one() -> None:
    tournament, _ = opened(event([BOTH, {"province": "PN"}, {}, {}], 3))
    journal = journal_from_tournament(tournament, "import", NOW)
    assert journal.state.tournament == tournament
    journal.append("edit", {"player": 1, "province": "GO"}, "desk", NOW)
    assert (journal.state.entrants[1].player.club, journal.state.entrants[1].player.province) == ("Nova", "GO")
    assert read_journal(journal_text(journal.events)).state == journal.state


def test_an_enrolment_of_an_earlier_version_knows_no_province() -> None:
    """Its `club` is what it was: a club, or a province."""
    journal = Journal([
        Entry(1, NOW, "desk", "create", {"name": "G", "system": "amalfi", "rules": {}, "rounds": 3}, 1),
        Entry(2, NOW, "desk", "enrol", {"players": [{"name": "A", "club": "Lecce", "kept": {"province": "LE"}}]}, 1),
    ])  # fmt: skip
    entrant = journal.state.entrants[1]
    assert (entrant.player.club, entrant.player.province, entrant.extra_fields) == ("Lecce", "", {"province": "LE"})


def test_who_joins_the_rating_list_brings_both() -> None:
    tournament, _ = opened(event([BOTH, {}], 1, ["1-2 ="], system="italo-swiss"))
    season = rate_season(
        [], [DatedEvent("2026-01-01", tournament)], SeasonRules(DraughtsGame.ITALIAN, admits_newcomers=True)
    )
    assert [(entry.club, entry.province) for entry in season.entries] == [("Nova", "UD"), ("", "")]
