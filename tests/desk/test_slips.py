"""Rounds verified against their slips: games, boards of matches, tables; nothing changes until it is corrected."""

import pytest

from tabellone.desk.hand import Hand
from tabellone.desk.results import enter_table
from tabellone.desk.slips import (
    Found,
    as_read,
    correct_by_slip,
    finish,
    keep_first,
    read_slip,
    start_again,
    verification,
)
from tabellone.engine.reasons import NotReadyError, UserError
from tabellone.store.slips import Place, slips_of
from tests.desk.hands import at_tables, drawn, new_hand, play


def counts(hand: "Hand", key: str, number: int = 1) -> tuple[int, int, int, int]:
    """Agree, kept, differ, unread."""
    found = verification(hand.state(key), key, number)
    return tuple(found.count(one) for one in (Found.AGREES, Found.KEPT, Found.DIFFERS, Found.UNREAD))  # type: ignore[return-value]


def test_games_read_again() -> None:
    """One agrees, one is corrected, one is kept; then the journal says so and the slips are gone."""
    hand = new_hand()
    key = drawn(hand, 7)
    play(hand, key)
    before = hand.repository.moment(key).sequence
    assert [game.result for game in as_read(hand.state(key), key, 1).paired_rounds[0].games] == [None] * 3
    assert counts(hand, key) == (0, 0, 0, 3)
    for board, code in ((1, "1-0"), (2, "0-1"), (3, "1-0f")):
        read_slip(hand, key, 1, Place(board), {"result": code})
    assert [game.result for game in as_read(hand.state(key), key, 1).paired_rounds[0].games] == ["1-0", "0-1", "1-0f"]
    assert counts(new_hand(), key) == (1, 0, 2, 0)  # another window sees the same
    with pytest.raises(NotReadyError, match="slips_not_done"):
        finish(hand, key, 1)
    assert hand.repository.moment(key).sequence == before
    assert correct_by_slip(hand, key, 1, Place(2)).is_done
    keep_first(hand, key, 1, Place(3))
    assert counts(hand, key) == (2, 1, 0, 0)
    hand.does(key, "correct", {"round": 1, "encounter": 3, "result": "1/2"})
    assert counts(hand, key) == (2, 0, 1, 0)  # what was kept is another result now
    keep_first(hand, key, 1, Place(3))
    finish(hand, key, 1)
    event = hand.repository.moment(key).events[-1]
    assert (event.kind, event.actor) == ("verify", "Ada")
    assert event.data == {"round": 1, "read": 3, "corrected": 1, "kept": 1}
    assert slips_of(key, 1) == {}
    assert [game.result for game in hand.state(key).paired_rounds[0].games] == ["1-0", "0-1", "1/2"]


def test_what_can_be_read() -> None:
    """A result that could have been entered, at a board that is there, of a round whose results are in."""
    hand = new_hand()
    key = drawn(hand, 4)
    play(hand, key)
    for place, code in ((Place(3), "1-0"), (Place(1), "2-0"), (Place(1, 1), "1-0"), (Place(1), "")):
        with pytest.raises(UserError, match="slip_of_nothing"):
            read_slip(hand, key, 1, place, {"result": code})
    with pytest.raises(NotReadyError, match="slip_not_read"):
        keep_first(hand, key, 1, Place(1))
    with pytest.raises(UserError, match="not_paired"):
        read_slip(hand, key, 2, Place(1), {"result": "1-0"})
    read_slip(hand, key, 1, Place(1), {"result": "1-0"})
    read_slip(hand, key, 1, Place(1), None)
    assert counts(hand, key) == (0, 0, 0, 2)
    read_slip(hand, key, 1, Place(1), {"result": "1-0"})
    start_again(hand, key, 1)
    assert counts(hand, key) == (0, 0, 0, 2)
    hand.does(key, "correct", {"round": 1, "encounter": 1, "result": None})
    with pytest.raises(NotReadyError, match="slips_too_early"):
        counts(hand, key)


def test_slips_of_others_do_not_count() -> None:
    """A round thrown away and paired anew has other slips."""
    hand = new_hand()
    key = drawn(hand, 4)
    play(hand, key)
    read_slip(hand, key, 1, Place(1), {"result": "1-0"})
    for board in (1, 2):
        hand.does(key, "correct", {"round": 1, "encounter": board, "result": None})
    games = hand.state(key).paired_rounds[0].games
    turned = [{"white": game.black, "black": game.white} for game in games]
    hand.does(key, "replace", {"round": 1, "encounters": turned})
    for board in (1, 2):
        hand.does(key, "result", {"round": 1, "encounter": board, "result": "1-0"})
    assert counts(hand, key) == (0, 0, 0, 2)


def test_a_correction_with_consequences_asks_first() -> None:
    hand = new_hand()
    key = drawn(hand, 8)
    play(hand, key)
    play(hand, key)
    read_slip(hand, key, 1, Place(1), {"result": "0-1"})
    asked = correct_by_slip(hand, key, 1, Place(1))
    assert asked.otherwise == [2]
    assert counts(hand, key) == (0, 0, 1, 3)
    assert correct_by_slip(hand, key, 1, Place(1), confirmed=True).is_done
    assert counts(hand, key) == (1, 0, 0, 3)


def test_tables_read_again() -> None:
    """Places count; the game's points only where both know them."""
    hand = new_hand()
    key = at_tables(hand, 11)
    sizes = [len(table.seats) for table in hand.state(key).paired_rounds[0].tables]
    assert 3 in sizes
    for table, size in enumerate(sizes, 1):
        enter_table(hand, key, 1, table, {"points": list(range(size * 10, 0, -10))})
    for table, size in enumerate(sizes, 1):
        read_slip(hand, key, 1, Place(table), {"places": list(range(1, size + 1))})
    assert counts(hand, key) == (len(sizes), 0, 0, 0)
    read_slip(hand, key, 1, Place(1), {"points": [99, *range((sizes[0] - 1) * 10, 0, -10)]})
    read_slip(hand, key, 1, Place(2), {"places": list(range(sizes[1], 0, -1))})
    assert counts(hand, key) == (len(sizes) - 2, 0, 2, 0)
    with pytest.raises(UserError):
        read_slip(hand, key, 1, Place(3), {"places": [1, 2]})
    for table in (1, 2):
        assert correct_by_slip(hand, key, 1, Place(table)).is_done
    assert hand.state(key).paired_rounds[0].tables[1].places == tuple(range(sizes[1], 0, -1))
    finish(hand, key, 1)
    assert hand.repository.moment(key).events[-1].data["corrected"] == 2
