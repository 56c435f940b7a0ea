"""Results that players enter: both sides, one alone, two that differ, and the desk above them."""

from typing import Any

import pytest

from tabellone.desk.by_phone import Sender, Spot, confirm, proposals, propose, written
from tabellone.desk.hand import Hand
from tabellone.desk.matches import enter_board, enter_forfeit
from tabellone.desk.results import enter_game
from tabellone.desk.rounds import pair_next
from tabellone.journal.entry import RefusedError
from tests.desk.hands import at_tables, drawn, new_hand, paired_teams


def sender(phone: str, address: str = "", player: int | None = None) -> "Sender":
    return Sender(phone, address or f"place of {phone}", player)


def at_boards(hand: "Hand", phones: str, **rules: Any) -> str:
    """Six players, the first round published."""
    key = drawn(hand, 6, **rules)
    hand.does(key, "settings", {"phones": phones})
    pair_next(hand, key)
    hand.does(key, "publish", {"round": 1})
    return key


def at_matches(hand: "Hand") -> str:
    """Two teams, their only round published."""
    key = paired_teams(hand)
    hand.does(key, "settings", {"phones": "agreed"})
    hand.does(key, "publish", {"round": 1})
    return key


def test_table_confirmed_at_the_desk() -> None:
    """What one phone has entered counts when the desk confirms it, once; where nothing waits nothing happens."""
    hand = new_hand()
    key = at_tables(hand)
    by_phone = hand._replace(actor="phone")
    propose(by_phone, key, Spot(1, 2), sender("a"), {"places": [4, 3, 2, 1], "points": [1, 2, 3, 4]})
    assert hand.repository.moment(key).events[-1].actor == "phone"
    assert hand.state(key).paired_rounds[0].tables[1].places is None
    before = hand.repository.moment(key).sequence
    assert [confirm(hand, key, spot) for spot in (Spot(1, 1), Spot(1, 9), Spot(2, 2))] == [None, None, None]
    assert confirm(hand, key, Spot(1, 2), which=1) is None
    assert hand.repository.moment(key).sequence == before
    done = confirm(hand, key, Spot(1, 2))
    assert done is not None
    assert done.is_done
    table = hand.state(key).paired_rounds[0].tables[1]
    assert (table.places, table.points) == ((4, 3, 2, 1), (1, 2, 3, 4))
    assert hand.repository.moment(key).events[-1].actor == "Ada"
    assert confirm(hand, key, Spot(1, 2)) is None


def test_tables_agree() -> None:
    """A second phone at another address makes a result count; one at the same address does not."""
    hand = new_hand()
    key = at_tables(hand)
    ended = {"places": [2, 1, 3, 4]}
    propose(hand, key, Spot(1, 1), sender("a", "here"), ended)
    with pytest.raises(RefusedError, match="same_phone_twice"):
        propose(hand, key, Spot(1, 1), sender("a", "there"), ended)
    propose(hand, key, Spot(1, 1), sender("b", "here"), ended)
    assert hand.state(key).paired_rounds[0].tables[0].places is None
    propose(hand, key, Spot(1, 1), sender("c", "there"), ended)
    assert hand.state(key).paired_rounds[0].tables[0].places == (2, 1, 3, 4)


def test_three_at_a_table_differ() -> None:
    """One who says something else leaves it to the desk, however many agree; corrected, it counts."""
    hand = new_hand()
    key = at_tables(hand)
    spot = Spot(1, 1)
    propose(hand, key, spot, sender("a"), {"places": [1, 2, 3, 4]})
    propose(hand, key, spot, sender("b"), {"places": [2, 1, 3, 4]})
    propose(hand, key, spot, sender("c"), {"places": [1, 2, 3, 4]})
    assert hand.state(key).paired_rounds[0].tables[0].places is None
    assert [one.phone for one in proposals(hand.state(key), spot)] == ["a", "b", "c"]
    propose(hand, key, spot, sender("b"), {"places": [1, 2, 3, 4]})
    assert hand.state(key).paired_rounds[0].tables[0].places == (1, 2, 3, 4)
    assert proposals(hand.state(key), spot) == ()


def test_both_at_a_board_agree() -> None:
    """By links of their own two players are two, also behind one address; a stranger with the card is told apart."""
    hand = new_hand()
    key = at_boards(hand, "agreed")
    white, black = hand.state(key).paired_rounds[0].games[0].seats
    other = hand.state(key).paired_rounds[0].games[1].seats[0]
    with pytest.raises(RefusedError, match="not_of_this_board"):
        propose(hand, key, Spot(1, 1), sender("x", player=other), {"result": "1-0"})
    propose(hand, key, Spot(1, 1), sender("a", "hall", white), {"result": "0-1"})
    propose(hand, key, Spot(1, 1), sender("b", "hall", black), {"result": "0-1"})
    assert [game.result for game in hand.state(key).paired_rounds[0].games] == ["0-1", None, None]
    assert hand.repository.moment(key).events[-1].data["player"] == black
    propose(hand, key, Spot(1, 2), sender("a", "hall"), {"result": "1/2"})
    propose(hand, key, Spot(1, 2), sender("b", "hall"), {"result": "1/2"})
    assert hand.state(key).paired_rounds[0].games[1].result is None
    assert [one.repeated for one in hand.state(key).paired_rounds[0].proposals] == [True]


def test_both_at_a_board_differ() -> None:
    """Both entries wait, the desk takes either; whoever was wrong corrects himself as long as it waits."""
    hand = new_hand()
    key = at_boards(hand, "agreed")
    for board in (1, 2, 3):
        propose(hand, key, Spot(1, board), sender("a"), {"result": "1-0"})
        propose(hand, key, Spot(1, board), sender("b"), {"result": "1/2"})
        state = hand.state(key)
        assert [written(state, one) for one in proposals(state, Spot(1, board))] == [
            {"result": "1-0"},
            {"result": "1/2"},
        ]
        assert state.paired_rounds[0].games[board - 1].result is None
    assert confirm(hand, key, Spot(1, 1), which=1) is not None
    propose(hand, key, Spot(1, 2), sender("a"), {"result": "1/2"})
    enter_game(hand, key, 1, 3, "0-1")
    assert [game.result for game in hand.state(key).paired_rounds[0].games] == ["1/2", "1/2", "0-1"]
    assert hand.state(key).paired_rounds[0].proposals == ()


def test_the_desk_confirms_all() -> None:
    """Where the desk wants to see them, two that agree wait too."""
    hand = new_hand()
    key = at_boards(hand, "proposals")
    for phone in "ab":
        propose(hand, key, Spot(1, 1), sender(phone), {"result": "1-0"})
    assert hand.state(key).paired_rounds[0].games[0].result is None
    assert len(proposals(hand.state(key), Spot(1, 1))) == 2
    assert confirm(hand, key, Spot(1, 1)) is not None
    assert hand.state(key).paired_rounds[0].games[0].result == "1-0"
    with pytest.raises(RefusedError, match="has_a_result"):
        propose(hand, key, Spot(1, 1), sender("c"), {"result": "0-1"})


def test_what_players_may_not_say() -> None:
    """Nothing where it is off or not published; no forfeit, no suspension, no replay; not without end."""
    hand = new_hand()
    key = at_boards(hand, "off")
    with pytest.raises(RefusedError, match="phones_are_off"):
        propose(hand, key, Spot(1, 1), sender("a"), {"result": "1-0"})
    key = drawn(hand, 6)
    with pytest.raises(RefusedError, match="not_paired"):
        propose(hand, key, Spot(1, 1), sender("a"), {"result": "1-0"})
    key = at_boards(hand, "agreed")
    for code in ("1-0f", "suspended", None, "4-0"):
        with pytest.raises(RefusedError, match="result_of_the_desk"):
            propose(hand, key, Spot(1, 1), sender("a"), {"result": code})
    with pytest.raises(RefusedError, match="no_such_board"):
        propose(hand, key, Spot(1, 4), sender("a"), {"result": "1-0"})
    enter_game(hand, key, 1, 2, "suspended")
    with pytest.raises(RefusedError, match="has_a_result"):
        propose(hand, key, Spot(1, 2), sender("a"), {"result": "1-0"})
    for number in range(8):
        propose(hand, key, Spot(1, 1), sender("a"), {"result": ("1-0", "0-1")[number % 2]})
    with pytest.raises(RefusedError, match="too_many_proposals"):
        propose(hand, key, Spot(1, 1), sender("a"), {"result": "1/2"})
    hand.does(key, "unpublish", {"round": 1})
    with pytest.raises(RefusedError, match="no_such_board"):
        propose(hand, key, Spot(1, 3), sender("a"), {"result": "1-0"})


def test_drawn_in_an_elimination() -> None:
    """A draw is what players can say; what follows it is the desk's."""
    hand = new_hand()
    key = at_boards(hand, "agreed", system="elimination")
    for phone in "ab":
        propose(hand, key, Spot(1, 1), sender(phone), {"result": "1/2"})
    assert hand.state(key).paired_rounds[0].games[0].result == "1/2"
    with pytest.raises(RefusedError, match="has_a_result"):
        propose(hand, key, Spot(1, 1), sender("a"), {"result": "1-0"})


def test_two_games_as_one() -> None:
    """A match of two games is said as its points."""
    hand = new_hand()
    key = at_boards(hand, "agreed", system="italo-swiss", match="double")
    with pytest.raises(RefusedError, match="result_of_the_desk"):
        propose(hand, key, Spot(1, 1), sender("a"), {"result": "1-0"})
    for phone in "ab":
        propose(hand, key, Spot(1, 1), sender(phone), {"result": "3-1"})
    assert hand.state(key).paired_rounds[0].games[0].result == "3-1"


def test_boards_of_a_match() -> None:
    """Each board waits by itself: what is known of another one leaves it alone."""
    hand = new_hand()
    key = at_matches(hand)
    match = hand.state(key).paired_rounds[0].matches[0]
    propose(hand, key, Spot(1, 1, 1), sender("a", player=match.games[0].white), {"result": "1-0"})
    propose(hand, key, Spot(1, 1, 2), sender("c"), {"result": "1/2"})
    enter_board(hand, key, 1, 1, 3, "0-1")
    propose(hand, key, Spot(1, 1, 1), sender("b", player=match.games[0].black), {"result": "1-0"})
    assert [board.result for board in hand.state(key).paired_rounds[0].matches[0].games[:3]] == ["1-0", None, "0-1"]
    assert [one.phone for one in proposals(hand.state(key), Spot(1, 1, 2))] == ["c"]
    with pytest.raises(RefusedError, match="not_of_this_board"):
        propose(hand, key, Spot(1, 1, 2), sender("d", player=match.games[0].white), {"result": "1-0"})
    with pytest.raises(RefusedError, match="no_such_board_of_match"):
        propose(hand, key, Spot(1, 1, 9), sender("d"), {"result": "1-0"})
    assert confirm(hand, key, Spot(1, 1, 2)) is not None
    assert hand.state(key).paired_rounds[0].matches[0].games[1].result == "1/2"
    key = at_matches(hand)
    propose(hand, key, Spot(1, 1, 2), sender("c"), {"result": "1/2"})
    enter_forfeit(hand, key, 1, 1, "1-0f")
    assert hand.state(key).paired_rounds[0].proposals == ()
    with pytest.raises(RefusedError, match="match_has_a_result"):
        propose(hand, key, Spot(1, 1, 1), sender("a"), {"result": "1-0"})
