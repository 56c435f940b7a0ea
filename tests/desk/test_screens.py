"""The screen of the hall and announcements to everybody, as the desk has them."""

import pytest

from tabellone.desk.events import assign, hold
from tabellone.desk.hand import Hand
from tabellone.desk.notices import end_notice, give_notice
from tabellone.desk.screens import (
    choose,
    clear_clock,
    hall_of,
    pause_clock,
    set_clock,
    start_clock,
    tournaments_of,
    watched,
)
from tabellone.engine.reasons import BadDocumentError, UserError
from tabellone.store.screens import Clock, Screen, View, screen
from tests.desk.hands import drawn, new_hand

NOON = 1_800_000_000


def _event(hand: "Hand", tournaments: int) -> tuple[str, list[str]]:
    """Its key and those of its tournaments."""
    key = hold({"name": "Festival"})
    keys = [drawn(hand, 6) for _ in range(tournaments)]
    for one in keys:
        assign(hand, one, key)
    return key, keys


def test_announced_in_every_tournament_of_an_event() -> None:
    """The same announcement, taken back wherever it is still said."""
    hand = new_hand()
    key, keys = _event(hand, 3)
    give_notice(hand, tournaments_of(hand.repository, key), "Premiazione alle 19")
    said = [hand.state(one).notices for one in keys]
    assert [[notice.text for notice in notices] for notices in said] == [["Premiazione alle 19"]] * 3
    (identity,) = {notice.id for notices in said for notice in notices}
    end_notice(hand, keys[:1], identity)
    end_notice(hand, keys, identity)
    assert [hand.state(one).notices for one in keys] == [()] * 3


def test_screen_chosen_and_told() -> None:
    """What is chosen is kept, whoever follows the screen is told, and the version differs."""
    hand = new_hand()
    told: list[str] = []
    hand.repository.appended.append(told.append)
    key, keys = _event(hand, 3)
    told.clear()
    usual = hall_of(hand.repository, key)
    assert usual.screen == Screen()
    assert [one for one, _ in usual.tournaments] == keys
    choose(hand, key, [View.CLOCK, View.NAMES], 7, [keys[0], keys[2], "gone"], "  Silenzio ")
    after = hall_of(hand.repository, key)
    assert after.screen == Screen((View.NAMES, View.CLOCK), 7, (keys[1],), "Silenzio")
    assert [one for one, _ in after.tournaments] == [keys[0], keys[2]]
    assert told == [watched(key)]
    assert after.version != usual.version == usual._replace(name=usual.name).version
    assert hall_of(hand.repository, keys[1]).screen == Screen()


def test_what_a_screen_cannot_show() -> None:
    """One sentence each, and what was chosen before stays."""
    hand = new_hand()
    key, keys = _event(hand, 2)
    refused = [
        ("screen_without_views", [], 15, keys, ""),
        ("screen_without_tournaments", [View.BOARDS], 15, [], ""),
        ("out_of_range", [View.BOARDS], 2, keys, ""),
        ("not_a_whole_number", [View.BOARDS], None, keys, ""),
        ("text_too_long", [View.BOARDS], 15, keys, "x" * 301),
    ]
    for code, views, seconds, wanted, message in refused:
        with pytest.raises(BadDocumentError, match=code):
            choose(hand, key, views, seconds, wanted, message)
    for minutes in (None, 0, 601):
        with pytest.raises(BadDocumentError):
            set_clock(hand, key, minutes)
    assert hall_of(hand.repository, key).screen == Screen()
    for nobody in ("0" * 16, "x"):
        with pytest.raises(UserError):
            hall_of(hand.repository, nobody)
        with pytest.raises(UserError):
            set_clock(hand, nobody, 10)


def test_clock_of_the_round() -> None:
    """Set it stands; started it runs to a moment; paused it has what was left; over, there is nothing to pause."""
    hand = new_hand()
    key = drawn(hand, 4)
    start_clock(hand, key, NOON)
    assert screen(key).clock == Clock()
    set_clock(hand, key, 2)
    assert screen(key).clock == Clock(left=120)
    pause_clock(hand, key, NOON)
    assert screen(key).clock == Clock(left=120)
    start_clock(hand, key, NOON)
    start_clock(hand, key, NOON + 5)
    assert screen(key).clock == Clock(ends=NOON + 120)
    pause_clock(hand, key, NOON + 50)
    assert screen(key).clock == Clock(left=70)
    start_clock(hand, key, NOON + 100)
    pause_clock(hand, key, NOON + 200)
    assert screen(key).clock == Clock(ends=NOON + 170)
    clear_clock(hand, key)
    assert not screen(key).clock.is_set


def test_clock_and_choice_do_not_undo_each_other() -> None:
    """Two desks at once: one starts the clock, the other chooses what is shown."""
    hand = new_hand()
    key = drawn(hand, 4)
    set_clock(hand, key, 3)
    assert screen(key).views == (View.BOARDS, View.STANDINGS)
    choose(hand, key, [View.STANDINGS], 20, [], "")
    assert screen(key)[:2] == ((View.STANDINGS,), 20)
    assert screen(key).clock == Clock(left=180)
    set_clock(hand, key, 1)
    assert screen(key).views == (View.STANDINGS,)
