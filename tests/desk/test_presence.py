"""Who is here before the first round, and who asks not to play in one."""

import pytest

from tabellone.desk.absences import answer, request
from tabellone.desk.check_in import awaited, check_in, mark_missing, may_check_in
from tabellone.desk.rounds import pair_next
from tabellone.desk.teams import enrol_teams
from tabellone.engine.reasons import BadDocumentError
from tabellone.journal.entry import RefusedError
from tests.desk.hands import TWO_TEAMS, drawn, new_hand, play, team_event


def test_those_not_here_are_absent() -> None:
    """One button marks them; who comes after it plays; who had said that he does not come was not asked for."""
    hand = new_hand()
    key = drawn(hand, 7)
    hand.does(key, "absence", {"player": 7, "kind": "half"})
    with pytest.raises(RefusedError, match="nobody_is_here"):
        mark_missing(hand, key)
    for player in (1, 2, 3, 4):
        check_in(hand, key, player, here=True)
    before = hand.repository.moment(key).sequence
    check_in(hand, key, 4, here=True)
    assert hand.repository.moment(key).sequence == before
    check_in(hand, key, 4, here=False)
    assert hand.state(key).checked_in == (1, 2, 3)
    assert [one.id for one in awaited(hand.state(key))] == [4, 5, 6]
    assert mark_missing(hand, key) == 3
    assert dict(hand.state(key).absences) == {7: "half", 4: "absent", 5: "absent", 6: "absent"}
    check_in(hand, key, 5, here=True)
    assert dict(hand.state(key).absences) == {7: "half", 4: "absent", 6: "absent"}
    assert may_check_in(hand.state(key))
    pair_next(hand, key)
    assert not may_check_in(hand.state(key))
    assert {seat for game in hand.state(key).paired_rounds[0].games for seat in game.seats} == {1, 2, 3, 5}
    with pytest.raises(RefusedError, match="check_in_is_over"):
        check_in(hand, key, 6, here=True)


def test_teams_are_here() -> None:
    """Where teams compete a team is here, nobody of it."""
    hand = new_hand()
    key = team_event(hand)
    enrol_teams(hand, key, TWO_TEAMS)
    check_in(hand, key, 2, here=True)
    assert [one.name for one in awaited(hand.state(key))] == ["Lecce"]
    assert mark_missing(hand, key) == 1
    assert dict(hand.state(key).absences) == {1: "absent"}
    with pytest.raises(RefusedError, match="check_in_by_teams"):
        hand.does(key, "check_in", {"player": 1, "here": True})
    with pytest.raises(RefusedError, match="absence_of_a_member"):
        hand.does(key, "ask_absence", {"player": 1, "round": 1, "kind": "absent"})


def test_absences_asked_for() -> None:
    """Yes makes him absent in that round, no leaves him in; taken back there is nothing to answer; not without end."""
    hand = new_hand()
    key = drawn(hand, 6)
    request(hand, key, 1, 2, "half")
    request(hand, key, 2, 1, "absent")
    request(hand, key, 3, 3, "absent")
    request(hand, key, 3, 3, "")
    assert [(one.player, one.round, one.kind) for one in hand.state(key).open_requests] == [
        (2, 1, "absent"),
        (1, 2, "half"),
    ]
    answer(hand, key, 1, 2, granted=True)
    assert hand.state(key).absences_in(2) == {1: "half"}
    answer(hand, key, 2, 1, granted=False)
    assert hand.state(key).absences_in(1) == {}
    assert hand.state(key).open_requests == []
    refused = hand.state(key).absence_request(2, 1)
    assert refused is not None
    assert refused.refused
    for granted in (True, False):
        with pytest.raises(RefusedError, match="nothing_asked"):
            answer(hand, key, 3, 3, granted=granted)
    request(hand, key, 3, 3, "half")
    with pytest.raises(RefusedError, match="asked_too_often"):
        request(hand, key, 3, 3, "")
    play(hand, key)
    with pytest.raises(BadDocumentError):
        request(hand, key, 4, 1, "absent")
    with pytest.raises(BadDocumentError):
        request(hand, key, 4, 9, "absent")
    hand.does(key, "withdraw", {"player": 5})
    with pytest.raises(RefusedError, match="not_in_next_round"):
        request(hand, key, 5, 2, "absent")


def test_a_request_nobody_answered_is_over_when_the_round_is_paired() -> None:
    hand = new_hand()
    key = drawn(hand, 6)
    request(hand, key, 1, 1, "absent")
    assert len(hand.state(key).open_requests) == 1
    play(hand, key)
    assert hand.state(key).open_requests == []
