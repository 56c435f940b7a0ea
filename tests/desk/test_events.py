"""Events as people say it, at the desk."""

from typing import Any

from django.db import connection
from django.test.utils import CaptureQueriesContext

from tabellone.desk.events import assign, describe, hold, merge, remove
from tabellone.desk.home import overview
from tabellone.desk.rounds import pair_next
from tabellone.engine.reasons import BadDocumentError
from tabellone.store.gatherings import all_gatherings, gathering_of, members
from tabellone.store.shelf import Shelf
from tests.desk.hands import drawn, new_hand

FESTIVAL = {"name": "Festival", "place": "Lecce", "from": "2026-11-21", "to": "2026-11-22", "arbiter": "Ada"}


def test_events_tell_their_tournaments() -> None:
    """What is asked once for an event its tournaments have, unless they say otherwise, also when it changes."""
    hand = new_hand()
    key = hold(FESTIVAL)
    silent, own, closed = (hand.repository.create(_described(name), "Ada") for name in ("Silent", "Own", "Closed"))
    hand.does(own, "settings", {"place": "Bari"})
    for tournament in (silent, own, closed):
        assign(hand, tournament, key)
    assert _papers(hand, silent) == ("Lecce", "2026-11-21", "Ada")
    assert _papers(hand, own) == ("Bari", "2026-11-21", "Ada")
    hand.does(closed, "close", {})
    describe(hand, key, {**FESTIVAL, "place": "Brindisi", "arbiter": ""})
    assert _papers(hand, silent) == ("Brindisi", "2026-11-21", "Ada")  # nothing was said in place of the arbiter
    assert _papers(hand, own) == ("Bari", "2026-11-21", "Ada")
    assert _papers(hand, closed) == ("Lecce", "2026-11-21", "Ada")  # nothing changes there any more
    before = hand.repository.moment(silent).sequence
    describe(hand, key, {**FESTIVAL, "place": "Brindisi", "arbiter": ""})
    assert hand.repository.moment(silent).sequence == before
    assert members(key) == [silent, own, closed]
    assign(hand, own, "")
    assert gathering_of(own) is None
    assert members(key) == [silent, closed]
    try:
        describe(hand, key, {**FESTIVAL, "name": ""})
    except BadDocumentError as error:
        assert error.where == "event.name"
    else:
        raise AssertionError("an event has a name")


def test_two_events_that_are_one() -> None:
    """The tournaments of the other go over and follow; an event that is removed leaves its tournaments."""
    hand = new_hand()
    kept, other = hold(FESTIVAL), hold({**FESTIVAL, "name": "Festival bis", "place": "Bari", "arbiter": "Bea"})
    first, second = drawn(hand, 4), drawn(hand, 4)
    assign(hand, first, kept)
    assign(hand, second, other)
    merge(hand, kept, other)
    assert members(kept) == [first, second]
    assert [one.key for one in all_gatherings()] == [kept]
    assert _papers(hand, second) == ("Lecce", "2026-11-21", "Ada")
    assert remove(kept) == "Festival"
    assert all_gatherings() == []
    assert gathering_of(first) is None
    assert len(hand.state(first).entrants) == 4


def test_home_by_day() -> None:
    """Today's events first, then those to come, then those that were; what others wait for is most urgent."""
    hand = new_hand()
    shelf = Shelf(hand.repository)
    festival = hold(FESTIVAL)
    later = hold({"name": "Natale", "from": "2026-12-25"})
    playing, enrolling, alone = drawn(hand, 4), drawn(hand, 4), drawn(hand, 4)
    for tournament in (playing, enrolling):
        assign(hand, tournament, festival)
    hand.does(alone, "settings", {"date": "2026-11-20"})
    pair_next(hand, playing)
    hand.does(playing, "publish", {"round": 1})
    found = overview(shelf, "2026-11-22", public=False, page=1)
    shown = [
        (group.gathering.key if group.gathering else group.first_day, len(group.tournaments)) for group in found.groups
    ]
    assert shown == [(festival, 2), (later, 0), ("2026-11-20", 1)]
    assert found.urgent is not None and found.urgent.key == playing
    assert (found.urgent.summary.entered, found.urgent.summary.encounters) == (0, 2)
    public = overview(shelf, "2026-11-22", public=True, page=1)
    assert [[one.key for one in group.tournaments] for group in public.groups] == [[playing]]
    assert public.urgent is None
    asked = []
    for more in (1, 300):
        for number in range(more):
            hand.repository.create(_described(f"T{number}"), "Ada")
        with CaptureQueriesContext(connection) as questions:
            found = overview(shelf, "2026-11-22", public=False, page=1)
        asked.append(len(questions))
        assert not any('"store_eventrecord"."data"' in one["sql"] for one in questions.captured_queries)
    assert sum(len(group.tournaments) for group in found.groups) == 304
    assert asked[0] == asked[1] <= 6


def _described(name: str) -> dict[str, object]:
    return {"name": name, "system": "amalfi", "rules": {}, "rounds": 3}


def _papers(hand: Any, key: str) -> tuple[str, str, str]:
    state = hand.state(key)
    return state.place, state.date, state.arbiter
