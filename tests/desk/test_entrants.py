"""Whoever is enrolled: his number, what is corrected of him, and when he comes and goes."""

import pytest

from tabellone.desk.affected import renumbered
from tabellone.desk.entrants import correct, draw_numbers, readmit, remove, set_absence, withdraw
from tabellone.desk.rounds import pair_next
from tabellone.engine.model import Rest
from tabellone.engine.reasons import BadDocumentError
from tabellone.journal.entry import CollisionError, RefusedError
from tests.desk.hands import drawn, new_hand, play


def test_numbers_drawn() -> None:
    """Amalfi numbers by rating; two draws have seeds of their own, and after a round there is none any more."""
    hand = new_hand()
    described = {"name": "Prova", "system": "amalfi", "rules": {}, "rounds": 3}
    key = hand.repository.create(described, hand.actor)
    hand.does(key, "enrol", {"players": [{"name": f"P{n}", "rating": 1500 + n} for n in range(1, 5)]})
    draw_numbers(hand, key)
    state = hand.state(key)
    assert {entrant.name: entrant.number for entrant in state.entrants.values()} == {"P1": 4, "P2": 3, "P3": 2, "P4": 1}
    draw_numbers(hand, key)
    assert state.seed
    assert hand.state(key).seed not in ("", state.seed)
    play(hand, key)
    with pytest.raises(RefusedError, match="drawn_already"):
        draw_numbers(hand, key)


def test_first_ratings() -> None:
    """C.07, 10, note: another rating during the event does not count, unless the first one was wrong."""
    hand = new_hand()
    key = drawn(hand, 4, tie_breaks=["rating_average", "performance"])
    play(hand, key)
    corrected = correct(hand, key, 3, {"name": "P3 bis", "rating": 2500})
    assert corrected == (2997, [])
    player = hand.state(key).entrants[3].player
    assert (player.name, player.rating, player.first_rating) == ("P3 bis", 2500, 2997)
    assert correct(hand, key, 3, {"rating": 2600}, was_wrong=True) == (None, [])
    assert (hand.state(key).entrants[3].player.rating, hand.state(key).entrants[3].player.first_rating) == (2600, None)


def test_handicaps_kept() -> None:
    """FID Capo V (H1): a board keeps the handicap it was formed with, and it is said of which rounds."""
    hand = new_hand()
    rules = {"handicap": "first_system"}
    key = hand.repository.create({"name": "Prova", "system": "round-robin", "rules": rules, "rounds": 3}, "Ada")
    titles = ("Maestro", "Nazionale", "Nazionale", "Nazionale")
    hand.does(key, "enrol", {"players": [{"name": f"P{n}", "title": title} for n, title in enumerate(titles, 1)]})
    draw_numbers(hand, key)
    pair_next(hand, key)
    assert correct(hand, key, 1, {"title": "Nazionale"}).handicaps == [1]


def test_corrections_refused() -> None:
    """Nobody gets another's name, and two desks do not correct one player unseen."""
    hand = new_hand()
    key = drawn(hand, 4)
    before = hand._replace(seen=hand.repository.moment(key).sequence)
    with pytest.raises(RefusedError, match="name_twice"):
        correct(hand, key, 1, {"name": "P2"})
    with pytest.raises(RefusedError, match="no_such_entrant"):
        correct(hand, key, 9, {"name": "P9"})
    correct(before, key, 1, {"name": "Prima"})
    with pytest.raises(CollisionError):
        correct(before, key, 1, {"name": "Seconda"})
    correct(before, key, 2, {"name": "Altra"})  # somebody else
    assert [entrant.name for entrant in hand.state(key).entrants.values()] == ["Prima", "Altra", "P3", "P4"]


def test_withdrawals() -> None:
    """Who withdraws after the first round rests in none; back for the third, he was absent from the second."""
    hand = new_hand()
    key = drawn(hand, 4)
    play(hand, key)
    withdraw(hand, key, 4)
    assert hand.state(key).entrants[4].player.leaves == 1
    with pytest.raises(RefusedError, match="withdrawn_already"):
        withdraw(hand, key, 4)
    play(hand, key)
    assert 4 not in hand.state(key).paired_rounds[1].participants
    readmit(hand, key, 4)
    assert hand.state(key).entrants[4].player.leaves is None
    assert Rest(4, "absent") in hand.state(key).paired_rounds[1].rests


def test_struck() -> None:
    """In a round robin whoever leaves early may be struck, so that none of his games counts; elsewhere nobody is."""
    hand = new_hand()
    key, amalfi = drawn(hand, 4, "round-robin"), drawn(hand, 4)
    play(hand, key)
    play(hand, amalfi)
    withdraw(hand, key, 2, strike=True, confirmed=True)
    assert hand.state(key).entrants[2].player.struck
    withdraw(hand, key, 3)
    assert not hand.state(key).entrants[3].player.struck
    with pytest.raises(RefusedError):
        withdraw(hand, amalfi, 2, strike=True, confirmed=True)
    assert hand.state(amalfi).entrants[2].player.leaves is None


def test_absences() -> None:
    """Who does not come to the next round is not paired in it; he may come after all."""
    hand = new_hand()
    key = drawn(hand, 5)
    set_absence(hand, key, 1, "absent")
    set_absence(hand, key, 2, "absent")
    set_absence(hand, key, 2, None)
    with pytest.raises(BadDocumentError):
        set_absence(hand, key, 3, "asleep")
    pair_next(hand, key)
    assert hand.state(key).paired_rounds[0].rests == (Rest(1, "absent"),)


def test_removals() -> None:
    """Somebody enrolled by mistake goes, and the others close the gap; who has been in a round stays.

    A girone is drawn again: table 10 is of so many players.
    """

    hand = new_hand()
    key = drawn(hand, 6, system="round-robin")
    assert remove(hand, key, 6).event is None
    assert renumbered(remove(hand, key, 6, confirmed=True)) == (True, 0)
    assert renumbered(remove(hand, key, 5)) == (False, 0)  # there were none any more
    key = drawn(hand, 6)
    assert renumbered(remove(hand, key, 6)) == (False, 0)
    asked = remove(hand, key, 1)
    assert (asked.event, renumbered(asked), len(hand.state(key).entrants)) == (None, (False, 4), 5)
    assert renumbered(remove(hand, key, 1, confirmed=True)) == (False, 4)
    assert len(hand.state(key).entrants) == 4
    key = drawn(hand, 6)
    remove(hand, key, 6)
    remove(hand, key, 5)
    assert [entrant.name for entrant in hand.state(key).entrants.values()] == ["P1", "P2", "P3", "P4"]
    draw_numbers(hand, key)
    play(hand, key)
    with pytest.raises(RefusedError, match="has_been_in_a_round"):
        remove(hand, key, 4)
    hand.does(key, "enrol", {"players": [{"name": "Nuovo"}], "numbers": {"1": 1, "2": 2, "3": 3, "4": 4, "7": 5}})
    assert renumbered(remove(hand, key, 7)) == (False, 0)  # the others have theirs
    assert {entrant.number for entrant in hand.state(key).entrants.values()} == {1, 2, 3, 4}
