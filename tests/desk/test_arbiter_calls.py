"""Arbiters called to a table (BIG 5, B16): three of the staff can come, and no player is an arbiter."""

import pytest

from tabellone.desk.calls import call_arbiters, call_off, record_ruling, send_others
from tabellone.desk.hand import Hand
from tabellone.journal.entry import RefusedError
from tabellone.journal.state import EncounterCall
from tests.desk.hands import at_tables, new_hand

STAFF = ["Ivo", "Lia", "Ugo"]


def with_staff(hand: "Hand") -> str:
    """Its key."""
    key = at_tables(hand)
    hand.does(key, "settings", {"staff": STAFF})
    return key


def calls(hand: "Hand", key: str) -> "tuple[EncounterCall, ...]":
    """Of the round."""
    return hand.state(key).paired_rounds[0].calls


def test_arbiters_called() -> None:
    """One in a minor case, otherwise three; others come instead, and what they decide ends the call."""
    hand = new_hand()
    key = with_staff(hand)
    call_arbiters(hand, key, 1, 2, minor=True)
    assert [len(made.call.arbiters) for made in calls(hand, key)] == [1]
    with pytest.raises(RefusedError, match="call_open"):
        call_arbiters(hand, key, 1, 2, minor=False)
    call_arbiters(hand, key, 1, 1, minor=False)
    assert sorted(map(str, calls(hand, key)[1].call.arbiters)) == STAFF
    send_others(hand, key, 1, 2, ["Lia"])
    assert calls(hand, key)[0].call.arbiters == ("Lia",)
    with pytest.raises(RefusedError, match="nobody_assigned"):
        send_others(hand, key, 1, 2, [])
    with pytest.raises(RefusedError, match="text_empty"):
        record_ruling(hand, key, 1, 2, " ", ["Lia"])
    record_ruling(hand, key, 1, 2, "Si rigioca", ["Lia"])
    decided = calls(hand, key)[0]
    assert (decided.call.decision, decided.call.by, decided.is_open) == ("Si rigioca", ("Lia",), False)
    assert hand.repository.moment(key).events[-1].actor == "Ada"


def test_calls_taken_back() -> None:
    """A phone takes back what it has called for, the desk everything; where nobody is called nothing is."""
    hand = new_hand()
    key = with_staff(hand)
    by_phone = hand._replace(actor="phone")
    call_arbiters(by_phone, key, 1, 1, minor=True, phone="a")
    assert (calls(hand, key)[0].phone, hand.repository.moment(key).events[-1].actor) == ("a", "phone")
    with pytest.raises(RefusedError, match="call_of_another"):
        call_off(by_phone, key, 1, 1, phone="b")
    call_off(by_phone, key, 1, 1, phone="a")
    assert not calls(hand, key)[0].is_open
    with pytest.raises(RefusedError, match="no_open_call"):
        call_off(hand, key, 1, 1)
    call_arbiters(by_phone, key, 1, 1, minor=False, phone="a")
    call_off(hand, key, 1, 1)
    assert not any(made.is_open for made in calls(hand, key))
