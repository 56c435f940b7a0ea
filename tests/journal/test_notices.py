"""Announcements in the journal: said, taken back, undone, kept in its file; a document has none of them."""

from typing import Any

import pytest

from tabellone.engine.reasons import BadDocumentError
from tabellone.journal.entry import RefusedError
from tabellone.journal.entry_types import entry_summary
from tabellone.journal.exchange import journal_from_tournament, journal_text, read_journal
from tabellone.journal.journal import Journal
from tests.journal.played import NOW, do, pair, play, started

AT = "2026-05-01T17:08:00+02:00"


def said(journal: Journal) -> list[tuple[str, str, str]]:
    return [(one.id, one.text, one.hour) for one in journal.state.notices]


def announced(*ids: str) -> Journal:
    journal = started()
    for number, identity in enumerate(ids):
        do(journal, "notice", id=identity, text=f" Avviso {number} ", at=AT)
    return journal


def test_announcements_follow_each_other_and_each_goes_by_its_own_name() -> None:
    journal = announced("a", "b", "c")
    do(journal, "end_notice", id="b")
    assert said(journal) == [("a", "Avviso 0", "17:08"), ("c", "Avviso 2", "17:08")]
    do(journal, "notice", id="a", text="Altro", at=AT)
    assert [text for _, text, _ in said(journal)] == ["Avviso 2", "Altro"]


def test_everybody_may_read_it_at_once_and_the_public_version_says_so() -> None:
    journal = announced()
    versions = [journal.now.published.version]
    do(journal, "notice", id="a", text="Fra poco si comincia.", at=AT)
    assert [one.text for one in journal.now.published.state.notices] == ["Fra poco si comincia."]
    versions.append(journal.now.published.version)
    do(journal, "end_notice", id="a")
    versions.append(journal.now.published.version)
    assert versions[0] != versions[1]
    assert versions[0] == versions[2]


def test_nothing_else_stands_in_its_way() -> None:
    """Not a round paired meanwhile by somebody else, and not that the tournament is closed."""
    journal = announced()
    seen = journal.sequence
    pair(journal)
    journal.append("notice", {"id": "a", "text": "Ciao", "at": AT}, "desk", NOW, seen)
    journal.append("end_notice", {"id": "a"}, "desk", NOW, seen)
    assert said(journal) == []
    over = started(rounds=1)
    play(over)
    do(over, "close")
    do(over, "notice", id="a", text="Premiazione", at=AT)
    assert [text for _, text, _ in said(over)] == ["Premiazione"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"text": "  "}, "text_empty"),
        ({"text": "x" * 301}, "text_too_long"),
        ({"text": "a\x07b"}, "control_character"),
        ({"id": ""}, "text_empty"),
        ({"at": "ieri"}, "not_a_moment"),
        ({"at": "2026-05-01T17:08:00"}, "not_a_moment"),
        ({"text": 7}, "not_text"),
    ],
)
def test_what_cannot_be_announced(change: dict[str, Any], code: str) -> None:
    journal = announced()
    with pytest.raises(BadDocumentError, match=code):
        do(journal, "notice", **{"id": "a", "text": "Ciao", "at": AT} | change)


def test_what_is_not_said_cannot_be_taken_back_and_undoing_goes_in_order() -> None:
    journal = announced("a")
    with pytest.raises(RefusedError, match="no_such_notice"):
        do(journal, "end_notice", id="b")
    begun, ended = journal.events[-1], do(journal, "end_notice", id="a")
    assert entry_summary(journal.state, ended) == ["Avviso 0"]
    with pytest.raises(RefusedError, match="something_depends_on_it"):
        do(journal, "undo", target=begun.sequence)
    do(journal, "undo", target=ended.sequence)
    assert len(said(journal)) == 1
    do(journal, "undo", target=begun.sequence)
    assert said(journal) == []


def test_the_file_of_a_journal_keeps_them_and_a_document_does_not() -> None:
    journal = announced("a", "b")
    assert read_journal(journal_text(journal.events)).state == journal.state
    assert journal_from_tournament(journal.state.tournament, "desk", NOW).state.notices == ()
