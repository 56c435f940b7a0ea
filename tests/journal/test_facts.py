"""Events are facts: replaying never judges by the rules of the day, and every version is read for ever."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest

from tabellone.engine.model import Rest
from tabellone.engine.reasons import BadDocumentError, UserError
from tabellone.engine.systems import SYSTEM_NAMES, system_named
from tabellone.journal.entry import Entry, RefusedError, UnreadableError
from tabellone.journal.entry_types import ENTRY_NAMES, ENTRY_TYPES
from tabellone.journal.exchange import journal_text, read_journal
from tabellone.journal.journal import Journal, replays_under_current_rules
from tabellone.journal.replay import fold
from tests.events.seats import games, tables
from tests.journal.played import NOW, do, pair, play, started


@contextmanager
def stricter_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A later version whose systems refuse everything they are asked to validate."""

    def refuse(*_: Any) -> None:
        raise BadDocumentError("too_many_players", "", most=1)

    with monkeypatch.context() as later:
        for name in SYSTEM_NAMES:
            later.setattr(type(system_named(name)), "validate", refuse)
        yield


def eventful() -> Journal:
    """Late entry, absence, pairs by hand, withdrawal, return, correction, undo."""
    journal = started(7, 5)
    play(journal)
    do(journal, "withdraw", player=3)
    do(journal, "absence", player=1, kind="half")
    pair(journal)
    boards = [list(board[:2]) for board in journal.state.paired_rounds[-1].games]
    rests = [[rest.player, rest.kind] for rest in journal.state.paired_rounds[-1].rests]
    do(journal, "replace", round=2, encounters=games(boards[0][::-1], *boards[1:]), rests=rests)
    do(journal, "publish", round=2)
    for board in range(1, len(boards) + 1):
        do(journal, "result", round=2, encounter=board, result="1/2")
    do(journal, "return", player=3)
    do(journal, "correct", round=1, encounter=1, result="0-1")
    do(journal, "undo", target=journal.sequence)
    do(journal, "settings", rounds=6, prizes=[{"place": 1, "cents": 100}], place="Lecce")
    return journal


def test_a_later_version_with_stricter_rules_reads_everything_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = eventful()
    text = journal_text(journal.events)
    with stricter_rules(monkeypatch):
        assert fold(journal.events) == journal.state
        assert read_journal(text).state == journal.state
        assert not replays_under_current_rules(journal)
        with pytest.raises(BadDocumentError, match="too_many_players"):  # but what is made now is judged now
            do(journal, "edit", player=1, name="Altro nome")
    assert replays_under_current_rules(journal)


def _ask(asked: list[str], question: str, _: object) -> None:
    asked.append(question)


def test_replaying_asks_no_system_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only `validate`: no question at all, but for the words of its options."""
    journal = eventful()
    expected = journal.state
    asked: list[str] = []
    for name in SYSTEM_NAMES:
        kind = type(system_named(name))
        for question in (q for q in dir(kind) if not q.startswith("_") and q not in ("options", "name")):
            monkeypatch.setattr(kind, question, property(partial(_ask, asked, question)))
    assert fold(journal.events) == expected
    assert asked == []


def test_what_an_undo_depends_on_is_not_judged_by_rules_that_came_later(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = eventful()
    note = do(journal, "note", text="una parola")
    first_result = next(event for event in journal.events if event.kind == "result")
    with stricter_rules(monkeypatch):
        do(journal, "undo", target=note.sequence)
        with pytest.raises(RefusedError, match="something_depends_on_it"):
            do(journal, "undo", target=next(e for e in journal.events if e.kind == "pair").sequence)
    with pytest.raises(RefusedError, match="something_depends_on_it"):
        do(journal, "undo", target=first_result.sequence)


@pytest.mark.parametrize(
    "event",
    [Entry(6, NOW, "desk", "teleport", {}), Entry(6, NOW, "desk", "publish", {"round": 1}, 99)],
    ids=["unknown kind", "unknown version"],
)
def test_what_a_newer_version_wrote_is_recognised(event: Entry) -> None:
    journal = started()
    pair(journal)
    before = journal.state
    for attempt in (lambda: journal.add(event), lambda: fold([*journal.events, event])):
        with pytest.raises(UnreadableError) as unreadable:
            attempt()
        assert unreadable.value.reason.code == "written_by_newer"
    assert journal.state is before
    with pytest.raises(BadDocumentError, match="written_by_newer") as refused:
        read_journal(journal_text([*journal.events, event._replace(sequence=journal.sequence + 1)]))
    assert refused.value.where == str(journal.sequence + 2)  # the line: the first one is the format


def test_version_1_of_return_knew_the_rest_from_the_system() -> None:
    """As 0.1 wrote it: absent in a Swiss system, a rest in a round robin."""
    for system, rest in (("amalfi", "absent"), ("italo-swiss", "absent"), ("round-robin", "rt")):
        journal = started(6, 5, system)
        play(journal)
        do(journal, "withdraw", player=2)
        play(journal)
        journal.add(Entry(journal.sequence + 1, NOW, "desk", "return", {"player": 2}, 1))
        assert Rest(2, rest) in journal.state.paired_rounds[1].rests
        assert fold(journal.events) == journal.state


def seated() -> Journal:
    journal = Journal()
    do(journal, "create", name="Tavoli", system="big-tables", rules={}, rounds=3)
    do(journal, "enrol", players=[{"name": f"P{n}", "team": f"T{n % 4}"} for n in range(8)])
    journal.append("draw", {"seed": "1", "numbers": {str(n): n for n in range(1, 9)}}, "desk", NOW)
    do(journal, "pair", round=1, encounters=tables([1, 2, 3, 4], [5, 6, 7, 8]))
    do(journal, "publish", round=1)
    return journal


def proposed(journal: Journal, **data: Any) -> dict[str, Any]:
    whole = {"round": 1, "encounter": 1, "places": [1, 2, 3, 4], **data}
    return dict(journal.append("propose", whole, "phone", NOW).data)


def test_version_1_of_a_proposal_counted_when_a_second_phone_said_the_same() -> None:
    journal = seated()
    data = {"round": 1, "places": [1, 2, 3, 4], "table": 1}
    journal.add(Entry(journal.sequence + 1, NOW, "phone", "propose", {**data, "phone": "a"}, 1))
    assert [p.phone for p in journal.state.paired_rounds[0].proposals] == ["a"]
    journal.add(Entry(journal.sequence + 1, NOW, "phone", "propose", {**data, "phone": "b"}, 1))
    assert journal.state.paired_rounds[0].tables[0].places == (1, 2, 3, 4)
    assert journal.state.paired_rounds[0].proposals == ()


def test_a_phone_that_confirms_itself_under_another_name_is_left_to_the_desk() -> None:
    journal = seated()
    assert proposed(journal, phone="a", address="x")["accepted"] is False
    assert proposed(journal, phone="b", address="x")["accepted"] is False
    assert journal.state.paired_rounds[0].tables[0].places is None
    waiting = journal.state.paired_rounds[0].proposals
    assert [(one.phone, one.repeated) for one in waiting] == [("a", True)]
    assert proposed(journal, phone="c", address="y")["accepted"] is True
    assert journal.state.paired_rounds[0].tables[0].places == (1, 2, 3, 4)


def test_what_a_phone_confirmed_stands_on_what_the_other_proposed() -> None:
    journal = seated()
    first = journal.append("propose", {"round": 1, "encounter": 1, "places": [1, 2, 3, 4], "phone": "a"}, "phone", NOW)
    second = proposed(journal, phone="b", address="z")
    assert second["accepted"] is True
    with pytest.raises(RefusedError, match="something_depends_on_it"):
        do(journal, "undo", target=first.sequence)


def test_game_points_are_written_with_the_places_that_followed_from_them() -> None:
    journal = seated()
    event = do(journal, "result", round=1, encounter=2, points=[7, 9, 9, 1])
    assert event.data["places"] == [3, 1, 1, 4]


CALLED = {
    "call": ("call", "call_off"),
    "assign": ("call", "assign"),
    "call_off": ("call", "call_off", "call"),
    "ruling": ("call", "ruling", "call"),
}
"""What happens before, so that each of them can happen once more."""
CALL_FIELDS: dict[str, dict[str, Any]] = {
    "call": {"arbiters": [5, "Ivo"], "minor": True, "phone": "x"},
    "assign": {"arbiters": [6]},
    "call_off": {"phone": "x"},
    "ruling": {"text": "Si rigioca.", "by": [5]},
}
WRONG: list[Any] = [None, True, 1.5, "x", [], {}, [[]], [{}], [None], {"a": {}}, -1, 10**30]


@pytest.mark.parametrize("kind", ENTRY_NAMES)
def test_whatever_stands_in_a_field_a_file_is_read_or_refused(kind: str) -> None:
    """Every field of every kind with every wrong kind of value, and without it."""
    journal = eventful() if kind not in ("propose", "substitute", *CALLED) else seated()
    for before in CALLED.get(kind, ()):
        do(journal, before, round=1, encounter=1, **CALL_FIELDS[before])
    sample = next((e for e in journal.events if e.kind == kind), None)
    nothing = {"round": 1, "player": 1, "encounter": 1, "target": 2, "here": True}
    data: dict[str, Any] = dict(sample.data) if sample else nothing
    fields = set(data) | set(ENTRY_TYPES[kind].fields if kind in ENTRY_TYPES else {"target"})
    for field in fields:
        for wrong in [*WRONG, "missing"]:
            changed = {name: value for name, value in data.items() if name != field}
            changed |= {} if wrong == "missing" else {field: wrong}
            event = Entry(journal.sequence + 1, NOW, "desk", kind, changed)
            try:
                copy = read_journal(journal_text([*journal.events, event]))
            except UserError:
                continue
            assert copy.state.tournament.players  # what was read can be shown


@pytest.mark.parametrize(
    "change",
    [
        {"time": "yesterday"},
        {"time": "2026-01-01T10:00:00"},
        {"time": "0001-01-01T00:00:00+00:00"},
        {"time": 7},
        {"actor": "x" * 101},
        {"actor": "a\x00b"},
        {"data": {"text": "a\x00b"}},
        {"data": {"text": "\ud800"}},
        {"data": {"text": "x", "more": float("inf")}},
        {"data": {"text": "x", "more": [[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]}},
        {"version": 0},
        {"version": True},
        {"kind": ["note"]},
    ],
    ids=str,
)
def test_what_a_database_could_not_keep_is_refused_with_its_line(change: dict[str, Any]) -> None:
    journal = started()
    event = Entry(journal.sequence + 1, NOW, "desk", "note", {"text": "x"})._replace(**change)
    with pytest.raises(BadDocumentError) as refused:
        read_journal(journal_text([*journal.events, event]))
    assert refused.value.where == str(event.sequence + 1)


def test_a_line_of_a_journal_ends_only_where_it_ends() -> None:
    """U+2028 separates lines for some programs; an older version let it into texts."""
    journal = started()
    odd = Entry(journal.sequence + 1, NOW, "desk", "note", {"text": "a\u2028b\x85c"})
    copy = read_journal(journal_text([*journal.events, odd]))
    assert copy.events[-1] == odd


def test_somebody_rested_against_who_was_removed_by_an_early_version_stays_withdrawn() -> None:
    journal = started(7, 7, "round-robin")
    do(journal, "withdraw", player=3, after=0)
    pair(journal)
    against = [rest for rest in journal.state.paired_rounds[0].rests if rest.against == 3]
    assert against  # somebody's formal opponent
    numbers = {str(n): i for i, n in enumerate([1, 2, 4, 5, 6, 7], 1)}
    with pytest.raises(RefusedError, match="has_been_in_a_round"):
        do(journal, "remove", player=3, numbers=numbers)
    before = journal.state
    journal.add(Entry(journal.sequence + 1, NOW, "desk", "remove", {"player": 3, "numbers": numbers}))
    assert journal.state == before
    assert journal.state.tournament.players[before.number_of[3] - 1].name == "P3"
