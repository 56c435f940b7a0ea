"""Events as people say it, and where tournaments stand, on real databases."""

import pytest

from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.event_index import EventIndex, TournamentStatus, event_index_text, read_event_index
from tabellone.formats.events import Event, read_event, write_event


def test_an_event_reads_back_as_it_was_written() -> None:
    festival = Event("abc", "Festival “d’inverno”", "Lecce", "2026-11-21", "2026-11-22", "Circolo", "Ada")
    assert read_event(write_event(festival), "event") == festival
    alone = read_event({"id": "abc", "name": " Festival ", "to": "2026-11-22", "place": None}, "event")
    assert alone == Event("abc", "Festival", "", "2026-11-22", "2026-11-22")


@pytest.mark.parametrize(
    ("wrong", "code", "path"),
    [
        ({"name": " "}, "text_empty", "event.name"),
        ({"id": "x" * 33}, "not_an_event_key", "event.id"),
        ({"id": "a/b"}, "not_an_event_key", "event.id"),
        ({"place": 3}, "not_text", "event.place"),
        ({"from": "21/11/2026"}, "not_a_day", "event.from"),
        ({"from": "2026-11-22", "to": "2026-11-21"}, "days_out_of_order", "event.to"),
        ({"date": "2026-11-22"}, "unknown_option", "event.date"),
    ],
)
def test_an_event_that_cannot_be_is_refused_with_the_place(wrong: dict[str, str], code: str, path: str) -> None:
    with pytest.raises(BadDocumentError) as refused:
        read_event({"id": "abc", "name": "Festival", **wrong}, "event")
    assert (refused.value.reason.code, refused.value.where) == (code, path)


def test_the_shelf_reads_back_as_it_was_written_and_nothing_else_is_read() -> None:
    shelf = EventIndex(
        [Event("abc", "Festival")], {"00": TournamentStatus("abc", archived=True), "01": TournamentStatus()}
    )
    assert read_event_index(event_index_text(shelf)) == shelf
    newer = '{"events": [], "tournaments": {"00": {"deleted": true, "shade": "red"}}}'
    assert read_event_index(newer).statuses == {"00": TournamentStatus(deleted=True)}
    for wrong in ("", "[]", '{"events": []}', '{"events": [], "tournaments": {"00": {"deleted": "yes"}}}'):
        with pytest.raises(BadDocumentError):
            read_event_index(wrong)
