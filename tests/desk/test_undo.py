"""What is done at once and can be undone, and what is asked about first since others are concerned."""

import pytest

from tabellone.desk.affected import Acted
from tabellone.desk.by_phone import Sender, Spot, propose
from tabellone.desk.calls import call_arbiters
from tabellone.desk.entrants import readmit, withdraw
from tabellone.desk.results import undo
from tabellone.desk.rounds import pair_next, publish, unpair, unpublish
from tabellone.journal.entry import RefusedError
from tests.desk.hands import at_tables, drawn, new_hand, play


def codes(acted: "Acted") -> dict[str, object]:
    """What is asked about, and how many it concerns."""
    return {reason.code: reason.args["count"] for reason in acted.affected}


def test_unpublishing_asks_for_those_at_work() -> None:
    """At once while nobody has sent anything; then the tables that have, accepted or waiting, and those that wait."""
    hand = new_hand()
    key = at_tables(hand)
    first = unpublish(hand, key, 1)
    assert first.event is not None
    assert undo(hand, key, first.event.sequence).is_done
    places = {"places": list(range(1, len(hand.state(key).paired_rounds[0].tables[0].seats) + 1))}
    propose(hand, key, Spot(1, 1), Sender("one", "a", None), places)
    propose(hand, key, Spot(1, 1), Sender("two", "b", None), places)  # it counts now
    propose(hand, key, Spot(1, 2), Sender("three", "c", None), places)
    asked = unpublish(hand, key, 1)
    assert (asked.event, codes(asked)) == (None, {"affects_phones": 2})
    assert hand.state(key).paired_rounds[0].published
    assert unpublish(hand, key, 1, confirmed=True).event is not None
    assert not hand.state(key).paired_rounds[0].published
    with pytest.raises(RefusedError, match="not_published"):
        unpublish(hand, key, 1)  # refused before anybody is asked
    publish(hand, key, 1)
    call_arbiters(hand, key, 1, 3, minor=True)
    assert codes(unpublish(hand, key, 1)) == {"affects_phones": 2, "affects_calls": 1}


def test_unpairing_asks_where_everybody_has_seen_it() -> None:
    hand = new_hand()
    key = drawn(hand, 5)
    pair_next(hand, key)
    publish(hand, key, 1)
    asked = unpair(hand, key, 1)
    assert (asked.event, codes(asked)) == (None, {"affects_seen": 2})
    unpublish(hand, key, 1)
    assert unpair(hand, key, 1).event is not None
    assert hand.state(key).paired_rounds == ()
    with pytest.raises(RefusedError):
        unpair(hand, key, 1)


def test_striking_asks_for_the_opponents() -> None:
    """A withdrawal by itself changes nothing for those who have played."""
    hand = new_hand()
    key = drawn(hand, 6, system="round-robin")
    play(hand, key)
    play(hand, key)
    assert withdraw(hand, key, 1).event is not None
    assert readmit(hand, key, 1).event is not None
    asked = withdraw(hand, key, 1, strike=True)
    assert (asked.event, codes(asked)) == (None, {"affects_opponents": 2})
    assert withdraw(hand, key, 1, strike=True, confirmed=True).event is not None
