"""The journal: fold = state after any prefix, undo restores, collisions are answers, export and import are inverse."""

import json
import random
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabellone.cli.main import run
from tabellone.engine.model import Rest
from tabellone.engine.reasons import BadDocumentError, UserError
from tabellone.engine.systems import SYSTEM_NAMES
from tabellone.formats.document import read_data, write_data
from tabellone.journal.encounters import JOURNAL_CODECS
from tabellone.journal.entry import CollisionError, RefusedError
from tabellone.journal.exchange import journal_from_tournament, journal_text, read_journal
from tabellone.journal.journal import Journal, invalidated_rounds
from tabellone.journal.replay import fold
from tabellone.journal.requests import draw_data, enrol_data, pair_data, remove_data
from tests.events.answers import engine_pair
from tests.events.notation import event
from tests.events.random_chess import played_out, random_event
from tests.events.seats import games
from tests.journal.played import NOW, do, pair, play, started
from tests.tries import tries
from tests.written_by.scenes import not_yet_drawn, second_leg_dropped


def test_a_tournament_from_enrolment_to_the_end() -> None:
    journal = started()
    for _ in range(3):
        play(journal)
    do(journal, "close")
    assert journal.state.closed
    tournament = journal.state.tournament
    assert [len(played.games) for played in tournament.history] == [3, 3, 3]
    assert [check for n in (1, 2, 3) for check in journal.state.system.differences(tournament, n)] == []


def test_the_state_is_the_fold_after_every_prefix() -> None:
    journal = Journal()
    states = [journal.state]
    for played in started().events:
        journal.append(played.kind, played.data, played.actor, played.time)
        states.append(journal.state)
    for length, state in enumerate(states):
        assert fold(journal.events[:length]) == state


def test_undo_restores_the_state_before_and_undoing_the_undo_restores_it_again() -> None:
    journal = started()
    pair(journal)
    before = journal.state
    result = do(journal, "result", round=1, encounter=1, result="1-0")
    after = journal.state
    undo = do(journal, "undo", target=result.sequence)
    assert journal.state == before
    do(journal, "undo", target=undo.sequence)
    assert journal.state == after


def test_an_event_others_depend_on_cannot_be_undone_and_the_first_of_them_is_named() -> None:
    journal = started()
    play(journal)
    first_result = next(e for e in journal.events if e.kind == "result")
    pair(journal)
    with pytest.raises(RefusedError) as refusal:
        do(journal, "undo", target=first_result.sequence)
    assert refusal.value.reason.code == "something_depends_on_it"
    assert refusal.value.reason.args["kind"] == "pair"
    draw = next(e for e in journal.events if e.kind == "draw")
    with pytest.raises(RefusedError):
        do(journal, "undo", target=draw.sequence)


@pytest.mark.parametrize("target", [1, 99, None, "x", -1])
def test_what_cannot_be_undone(target: Any) -> None:
    journal = started()
    with pytest.raises(RefusedError) as refusal:
        do(journal, "undo", target=target)
    assert refusal.value.reason.code == "cannot_undo"


def test_a_corrected_result_shows_which_later_rounds_would_have_been_paired_otherwise() -> None:
    journal = started(8, 5)
    play(journal)
    pair(journal)
    assert invalidated_rounds(journal.state) == []
    do(journal, "correct", round=1, encounter=1, result="0-1")
    assert invalidated_rounds(journal.state) == [2]
    assert journal.state.paired_rounds[0].games[0].result == "0-1"


def test_two_desks_and_two_boards_do_not_collide_but_the_same_board_does() -> None:
    journal = started()
    pair(journal)
    seen = journal.sequence
    journal.append("result", {"round": 1, "encounter": 1, "result": "1-0"}, "desk", NOW, seen)
    journal.append("result", {"round": 1, "encounter": 2, "result": "0-1"}, "phone", NOW, seen)
    with pytest.raises(CollisionError) as collision:
        journal.append("result", {"round": 1, "encounter": 1, "result": "0-1"}, "phone", NOW, seen)
    assert collision.value.event.actor == "desk"
    assert collision.value.event.data["result"] == "1-0"
    assert journal.state.paired_rounds[0].games[0].result == "1-0"
    journal.append("publish", {"round": 1}, "desk", NOW, seen)  # a result says nothing about who may see the round
    with pytest.raises(CollisionError):
        journal.append("publish", {"round": 1}, "phone", NOW, seen)
    with pytest.raises(CollisionError):
        journal.append("close", {}, "phone", NOW, seen)


def test_pairs_by_hand_and_absences_cannot_be_undone_once_they_are_used() -> None:
    """Otherwise results would pass to other people, and a round would have been paired without its reason."""
    journal = started()
    absence = do(journal, "absence", player=6, kind="absent")
    pair(journal)
    with pytest.raises(RefusedError, match="something_depends_on_it"):
        do(journal, "undo", target=absence.sequence)
    boards = [[board.black, board.white] for board in journal.state.paired_rounds[0].games]
    rests = [[resting.player, resting.kind] for resting in journal.state.paired_rounds[0].rests]
    by_hand = do(journal, "replace", round=1, encounters=games(*boards), rests=rests)
    do(journal, "result", round=1, encounter=1, result="1-0")
    with pytest.raises(RefusedError, match="something_depends_on_it"):
        do(journal, "undo", target=by_hand.sequence)


def test_late_entry_withdrawal_return_and_absence() -> None:
    journal = started(6, 4)
    play(journal)
    journal.append("enrol", enrol_data(journal.state, [{"name": "Late", "rating": 2500}]), "desk", NOW)
    late = journal.state.last_id
    assert journal.state.number_of[late] == 1
    assert journal.state.entrants[late].player.enters == 2
    do(journal, "withdraw", player=6)
    play(journal)
    do(journal, "return", player=6)
    assert Rest(6, "absent") in journal.state.paired_rounds[1].rests
    do(journal, "absence", player=1, kind="half")
    play(journal)
    assert Rest(1, "half") in journal.state.paired_rounds[2].rests
    assert journal.state.absences == {}
    read_data(write_data(journal.state.tournament))


def test_removing_before_the_start_and_a_late_entrant_who_never_played() -> None:
    journal = started()
    do(journal, "remove", player=3)
    assert not journal.state.drawn
    journal.append("draw", draw_data(journal.state, "8"), "desk", NOW)
    play(journal)
    with pytest.raises(RefusedError):
        do(journal, "remove", player=1)
    journal.append("enrol", enrol_data(journal.state, [{"name": "Late", "rating": 1}]), "desk", NOW)
    journal.append("remove", remove_data(journal.state, journal.state.last_id), "desk", NOW)
    assert sorted(journal.state.number_of.values()) == [1, 2, 3, 4, 5]


REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("create", {"name": "x", "system": "amalfi", "rounds": 3}, "already_created"),
    ("enrol", {"players": []}, "nobody_to_enrol"),
    ("enrol", {"players": [{"name": "p1"}]}, "name_twice"),
    ("enrol", {"players": [{"name": "  "}]}, "text_empty"),
    ("enrol", {"players": [{"name": "x" * 10_000}]}, "text_too_long"),
    ("enrol", {"players": [{"name": "a\tb"}]}, "control_character"),
    ("enrol", {"players": [{"name": "x", "rating": "1500"}]}, "not_a_whole_number"),
    ("edit", {"player": 1, "name": "P2"}, "name_twice"),
    ("edit", {"player": 77, "name": "x"}, "no_such_entrant"),
    ("enrol", {"players": [{"name": "X", "card": "7"}, {"name": "Y", "card": "7"}]}, "card_enrolled"),
    ("withdraw", {"player": True}, "not_a_whole_number"),
    ("return", {"player": 1}, "not_withdrawn"),
    ("absence", {"player": 1, "kind": "ill"}, "option_unknown_word"),
    ("draw", {"seed": "1", "numbers": {"1": 1}}, "numbers_incomplete"),
    ("pair", {"round": 2, "encounters": []}, "not_the_next_round"),
    ("pair", {"round": 1, "encounters": games([1, 2])}, "not_seated"),
    ("pair", {"round": 1, "encounters": games([1, 2], [1, 3])}, "seated_twice"),
    ("pair", {"round": 1, "encounters": games([1, 99])}, "no_such_entrant"),
    ("pair", {"round": 1, "encounters": "x"}, "not_a_list"),
    ("pair", {"round": 1, "encounters": [], "rests": [[1, "rf"]]}, "impossible_rest"),
    ("publish", {"round": 1}, "not_paired"),
    ("result", {"round": 1, "encounter": 1, "result": "1-0"}, "not_paired"),
    ("reopen", {}, "not_closed"),
    ("settings", {"rounds": 0}, "out_of_range"),
    ("settings", {"rules": {"edition": "x"}}, "option_unknown_word"),
    ("note", {"text": ""}, "text_empty"),
    ("dance", {}, "unknown_event"),
]


@pytest.mark.parametrize(("kind", "data", "code"), REFUSED, ids=[f"{kind}-{code}" for kind, _, code in REFUSED])
def test_an_event_that_does_not_apply_is_refused_and_nothing_changes(
    kind: str, data: dict[str, Any], code: str
) -> None:
    journal = started()
    before, length = journal.state, len(journal.events)
    with pytest.raises(UserError) as refusal:
        do(journal, kind, **data)
    assert refusal.value.reason.code == code
    assert journal.state is before
    assert len(journal.events) == length


def test_results_are_entered_once_then_corrected() -> None:
    journal = started()
    pair(journal)
    do(journal, "result", round=1, encounter=1, result="suspended")
    do(journal, "result", round=1, encounter=1, result="1-0")
    for kind, data, code in (
        ("result", {"round": 1, "encounter": 1, "result": "0-1"}, "has_a_result"),
        ("result", {"round": 1, "encounter": 9, "result": "0-1"}, "no_such_board"),
        ("result", {"round": 1, "encounter": 2, "result": "5-0"}, "impossible_result"),
        ("correct", {"round": 1, "encounter": 2, "result": "0-1"}, "no_result_to_correct"),
        ("replace", {"round": 1, "encounters": []}, "round_has_results"),
        ("unpair", {"round": 1}, "round_has_results"),
        ("pair", pair_data(started().state)[0] | {"round": 2}, "results_missing"),
        ("close", {}, "unpublished_at_closing"),
    ):
        with pytest.raises(UserError) as refusal:
            do(journal, kind, **data)
        assert refusal.value.reason.code == code
    do(journal, "correct", round=1, encounter=1, result=None)
    assert journal.state.paired_rounds[0].undecided_count(journal.state.system) == 3
    do(journal, "publish", round=1)
    with pytest.raises(RefusedError, match="open_game_at_closing"):
        do(journal, "close")


def test_unpairing_and_replacing_by_hand() -> None:
    journal = started()
    do(journal, "absence", player=6, kind="absent")
    do(journal, "absence", player=5, kind="half")
    before = journal.state
    pair(journal)
    do(journal, "unpair", round=1)
    assert journal.state == before
    pair(journal)
    do(journal, "replace", round=1, encounters=games([2, 1], [4, 3]), rests=[[6, "absent"], [5, "half"]])
    assert journal.state.paired_rounds[0].games[0][:2] == (2, 1)


@pytest.mark.parametrize("seed", range(10))
def test_importing_an_exported_document_gives_the_same_tournament(seed: int) -> None:
    chance = random.Random(seed)
    document = random_event(chance, "fsi")
    for before in played_out(chance, document, lambda d: (found := engine_pair(d)) and found[:2]):
        tournament = read_data(before).tournament
        assert journal_from_tournament(tournament, "import", NOW).state.tournament == tournament


def test_a_tournament_whose_rounds_were_changed_reads_back_with_the_same_announcement() -> None:
    """A second leg given up after the first round: three rounds now, six when round 1 was paired."""
    journal = second_leg_dropped()
    assert [played.announced for played in journal.state.tournament.history] == [6, None]
    assert write_data(journal.state.tournament)["history"][0]["announced"] == 6
    assert journal_from_tournament(journal.state.tournament, "import", NOW).state.tournament == journal.state.tournament


def test_a_document_exported_before_the_draw_reads_back_as_not_drawn() -> None:
    state = not_yet_drawn().state
    data = write_data(state.tournament)
    assert data["drawn"] is False
    again = journal_from_tournament(read_data(data).tournament, "import", NOW).state
    assert not again.drawn
    assert again.tournament == state.tournament
    assert journal_from_tournament(read_data(data | {"drawn": True}).tournament, "import", NOW).state.drawn


def test_a_document_with_rounds_before_its_draw_is_refused() -> None:
    """Nobody plays without a number: one of the two is not so, and which one only the writer knows."""
    data = event(4, 3, ["1-2 1:0, 3-4 1:0"]) | {"drawn": False}
    with pytest.raises(BadDocumentError, match="rounds_before_draw") as refused:
        read_data(data)
    assert refused.value.where == "drawn"
    assert read_data(data | {"drawn": True}).tournament.drawn
    assert not read_data(data | {"history": []}).tournament.drawn


def test_a_round_paired_by_the_command_makes_the_numbers_those_of_the_document(tmp_path: Path) -> None:
    file, written = tmp_path / "event.json", tmp_path / "round.json"
    file.write_text(json.dumps(event(4, 3, [], first_colour="white") | {"drawn": False}))
    assert run(["pair", str(file), "--output", str(written)]) == 0
    assert read_data(json.loads(written.read_text())).tournament.drawn


def test_importing_a_journal_file_gives_the_same_events_and_state() -> None:
    journal = started()
    play(journal)
    do(journal, "undo", target=journal.sequence)
    copy = read_journal(journal_text(journal.events))
    assert copy.events == journal.events
    assert copy.state == journal.state


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda lines: [], "not_a_journal"),
        (lambda lines: lines[1:], "not_a_journal"),
        (lambda lines: lines[:1], "not_created"),
        (
            lambda lines: [
                *lines[:2],
                lines[2].replace("enrol", "undo").replace('"data": {', '"data": {"target": 1, '),
            ],
            "not_created",
        ),
        (lambda lines: [*lines, "{"], "not_json"),
        (lambda lines: [*lines, "[]"], "not_an_object"),
        (lambda lines: [*lines, "{}"], "not_an_event"),
        (lambda lines: [lines[0], *lines[2:]], "sequence_broken"),
        (lambda lines: [*lines, lines[-1]], "sequence_broken"),
        (lambda lines: [line.replace('"version": 1', '"version": 9') for line in lines], "written_by_newer"),
    ],
)
def test_a_broken_journal_file_is_refused(change: Any, code: str) -> None:
    lines = journal_text(started().events).splitlines()
    with pytest.raises(UserError) as refusal:
        read_journal("\n".join(change(lines)))
    assert refusal.value.reason.code == code


def test_a_document_with_two_of_the_same_name_and_one_who_never_came() -> None:
    document = event([{"name": "Rossi"}, {"name": "Rossi"}, {"name": "Verdi", "leaves": 0}], 2)
    state = journal_from_tournament(read_data(document).tournament, "import", NOW).state
    assert [entrant.name for entrant in state.entrants.values()] == ["Rossi", "Rossi (2)", "Verdi"]
    assert state.tournament.players[2].leaves == 0


@settings(max_examples=tries(60))
@given(st.data())
def test_whatever_is_tried_the_journal_stays_sound(data: st.DataObject) -> None:
    """Random events, legal or not: refused ones change nothing, the state is always the fold, every legal event can be
    undone at once and the state before comes back."""
    journal = started(data.draw(st.integers(4, 7)), 3, data.draw(st.sampled_from(SYSTEM_NAMES)))
    for _ in range(data.draw(st.integers(1, 25))):
        before = journal.state
        kind, content = draw_event(data, journal)
        try:
            done = journal.append(kind, content, "someone", NOW)
        except UserError:
            assert journal.state is before
            continue
        assert journal.state == fold(journal.events)
        if data.draw(st.integers(0, 3)) == 0:
            journal.append("undo", {"target": done.sequence}, "someone", NOW)
            assert journal.state == before
    assert read_journal(journal_text(journal.events)).state == journal.state
    if journal.state.drawn and len(journal.state.entrants) > 1:
        written = json.loads(json.dumps(write_data(journal.state.tournament)))
        assert read_data(written).tournament == journal.state.tournament


def draw_event(data: st.DataObject, journal: Journal) -> tuple[str, dict[str, Any]]:
    state = journal.state
    kinds = [
        "enrol",
        "edit",
        "remove",
        "withdraw",
        "return",
        "absence",
        "draw",
        "pair",
        "unpair",
        "publish",
        "unpublish",
    ]
    kind = data.draw(
        st.sampled_from([*kinds, *["result"] * 8, *["pair"] * 3, "correct", "settings", "close", "reopen", "note"])
    )
    player = data.draw(st.integers(1, state.last_id + 1))
    number = data.draw(st.integers(1, max(1, len(state.paired_rounds))))
    board = data.draw(st.integers(1, 4))
    result = data.draw(st.sampled_from(["1-0", "0-1", "1/2", "1-0f", "0-0f", "suspended", None]))
    try:
        if kind == "enrol":
            return kind, enrol_data(
                state, [{"name": f"New {journal.sequence}", "rating": data.draw(st.integers(1, 2500))}]
            )
        if kind == "remove":
            return kind, remove_data(state, player)
        if kind == "draw":
            return kind, draw_data(state, "s")
        if kind == "pair":
            return kind, pair_data(state)[0]
    except UserError:
        return "note", {"text": "nothing"}
    if kind in ("result", "correct"):
        return kind, {"round": number, "encounter": board, "result": result}
    if kind in ("publish", "unpublish", "unpair"):
        return kind, {"round": number}
    if kind == "settings":
        return kind, {"rounds": data.draw(st.integers(1, 6))}
    return kind, {
        "player": player,
        "name": f"Edited {journal.sequence}",
        "kind": data.draw(st.sampled_from(["absent", "half", None])),
        "text": "x",
    }


def test_b_2_5_equals_enrolled_one_after_the_other_are_numbered_so() -> None:
    """All 1500: each comes after the equals who were numbered before him, whatever the lots of the seed."""
    for seed in "abcdefgh":
        journal = Journal()
        do(journal, "create", name="Sociale", system="amalfi", rules={}, rounds=5)
        do(journal, "enrol", players=[{"name": name, "rating": 1500} for name in "WXYZ"])
        journal.append("draw", draw_data(journal.state, seed), "desk", NOW)
        at_the_start = [player.name for player in journal.state.tournament.players]
        pair(journal)
        for newcomer in ("late", "later", "latest"):
            late = enrol_data(journal.state, [{"name": newcomer, "rating": 1500}])
            journal.append("enrol", late, "desk", NOW)
        listed = [player.name for player in journal.state.tournament.players]
        assert listed == [*at_the_start, "late", "later", "latest"]


def test_two_namesakes_with_cards_stay_two_when_a_document_becomes_a_journal() -> None:
    players = [{"name": "Rossi", "card": "1"}, {"name": "Rossi", "card": "2"}, {"name": "Bo"}, {"name": "bo"}]
    tournament = read_data(event(players, 3)).tournament
    names = [entrant.name for entrant in journal_from_tournament(tournament, "import", NOW).state.entrants.values()]
    assert names == ["Rossi", "Rossi", "Bo", "bo (4)"]


def test_no_two_kinds_of_encounters_are_written_with_the_same_fields() -> None:
    """The kind of an encounter in a journal is known by its fields."""
    for one, other in combinations(JOURNAL_CODECS.values(), 2):
        assert not one.fields.keys() & other.fields.keys()
