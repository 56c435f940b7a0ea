"""Sealed line-ups at the desk (FID, squadre, Art. 5)."""

import json
import re
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any

from django.conf import settings

from tabellone.desk.hand import Hand
from tabellone.desk.line_ups import close_now, due, enter_on_paper, hand_in, open_due, set_deadline, unopenable
from tabellone.engine.model import LineUp
from tabellone.engine.reasons import ImpedimentError
from tabellone.journal.actions import pairing
from tabellone.journal.state import NO_SEED
from tabellone.store.models import EventRecord, SealedLineUpRecord
from tabellone.store.sealed import unseal
from tests.desk.hands import new_hand

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
LATER = NOON + timedelta(minutes=10)
SECRET = "the secret of this computer"


def paired(hand: "Hand", seed: str = "s", **rules: Any) -> str:
    """Four teams A to D of four players for three boards, round 1 published; A has the players 1 to 4, B 5 to 8 …"""
    settings.SECRET_KEY = SECRET
    chosen = {"competitors": "teams", "boards": 3, "line_ups": "every_round", **rules}
    key = hand.repository.create({"name": "S", "system": "italo-swiss", "rules": chosen, "rounds": 3}, hand.actor)
    teams = [
        {"name": name, "players": [{"name": f"{name} {board}", "rating": 4000 - 100 * board} for board in range(1, 5)]}
        for name in "ABCD"
    ]
    hand.does(key, "enrol_teams", {"teams": teams})
    numbers = {str(number): number for number in range(1, 5)}
    hand.does(key, "draw", {"seed": seed, "numbers": numbers, "rules": dict(hand.state(key).rules)})
    pair(hand, key)
    return key


def pair(hand: "Hand", key: str) -> None:
    hand.does(key, "pair", pairing(hand.state(key))[0])
    hand.does(key, "publish", {"round": len(hand.state(key).paired)})


def seats(hand: "Hand", key: str, match: int = 1) -> tuple[int, int]:
    return hand.state(key).paired[-1].matches[match - 1].seats


def boards(hand: "Hand", key: str, match: int = 1) -> list[tuple[int | None, int | None]]:
    return [(game.of_white, game.of_black) for game in hand.state(key).paired[-1].matches[match - 1].games]


def members(team: int, *places: int | None) -> LineUp:
    """Those of a team by their places in the roster."""
    return tuple(None if place is None else 4 * (team - 1) + place for place in places)


def refused(hand: "Hand", key: str, team: int, line_up: LineUp, now: datetime = NOON) -> str:
    before = hand.repository.moment(key).sequence
    try:
        hand_in(hand, key, 1, team, line_up, now)
    except ImpedimentError as error:
        assert hand.repository.moment(key).sequence == before
        return error.reason.code
    raise AssertionError("it was taken")


def rows() -> int:
    return SealedLineUpRecord.objects.count()


def test_envelopes_are_opened_when_both_are_in() -> None:
    """The second of a match opens both; the salts in the journal prove that nothing was changed."""
    hand = new_hand()
    key = paired(hand)
    white, black = seats(hand, key)
    hand_in(hand, key, 1, white, members(white, 1, 2, 3), NOON)
    first = hand_in(hand, key, 1, white, members(white, 4, None, 1), NOON)  # in the place of the other
    assert (boards(hand, key), rows()) == ([], 1)
    assert [one.commitment for one in hand.state(key).paired[-1].envelopes] == [first]
    hand_in(hand, key, 1, black, members(black, 3, 2, 1), NOON)
    expected = list(zip(members(white, 4, None, 1), members(black, 3, 2, 1), strict=True))
    assert (boards(hand, key), rows()) == (expected, 0)
    opened = hand.repository.moment(key).events[-1].data
    boards_as_written = ",".join("-" if one is None else str(one) for one in opened["line_ups"][str(white)])
    said = f"tabellone line-up/1/{white}/{boards_as_written}/{opened['salts'][str(white)]}"
    assert sha256(said.encode()).hexdigest() == first
    assert refused(hand, key, white, members(white, 1, 2, 3)) == "line_ups_opened"


def test_late_and_illegal_envelopes_are_refused() -> None:
    hand = new_hand()
    key = paired(hand, rating_limit=11_000, empty_boards="last")
    white, black = seats(hand, key)
    assert refused(hand, key, white, members(white, 1, 2, 3)) == "line_up_over_limit"  # 3900 + 3800 + 3700
    assert refused(hand, key, white, members(white, 4, 4, 3)) == "on_two_boards"
    assert refused(hand, key, white, members(black, 4, 3, 2)) == "not_of_the_team"
    assert refused(hand, key, white, members(white, 4, None, 3)) == "hole_above_a_board"
    assert refused(hand, key, white, members(white, 4, None, None)) == "line_up_below_quorum"
    assert refused(hand, key, white, (4_000_000, None, None)) == "no_such_entrant"
    assert refused(hand, key, 9, members(1, 4, 3, None)) == "no_enrolled_team"
    set_deadline(hand, key, 1, NOON)
    assert refused(hand, key, white, members(white, 4, 3, None)) == "envelope_late"
    assert rows() == 0


def test_the_time_is_over() -> None:
    """One envelope is opened, for the others Art. 5 decides: in round 1 by rating, a lot among equals."""
    hand = new_hand()
    key = paired(hand, seed=NO_SEED)
    white, black = seats(hand, key)
    hand_in(hand, key, 1, white, members(white, 4, 3, 2), NOON)
    equal = members(black, 1, 2)
    for player in equal:
        hand.does(key, "edit", {"player": player, "rating": 3950})
    assert due(hand.state(key)) is None
    set_deadline(hand, key, 1, LATER)
    assert due(hand.state(key)) == LATER
    assert open_due(hand.repository, key, LATER - timedelta(seconds=1)) == []
    assert boards(hand, key) == []
    assert open_due(hand.repository, key, LATER) == []
    theirs = tuple(one for _, one in boards(hand, key))
    assert tuple(one for one, _ in boards(hand, key)) == members(white, 4, 3, 2)
    assert {theirs[0], theirs[1]} == set(equal)
    assert theirs[2] == members(black, 3)[0]
    assert hand.state(key).paired[-1].without_boards == []
    assert hand.state(key).paired[-1].lots_seed  # a lot that anybody can draw again
    opened = [event for event in hand.repository.moment(key).events if event.kind == "line_ups"]
    assert {event.actor for event in opened} == {"clock"}
    assert opened[0].data["told"][0]["code"] == "line_up_by_lot"
    last = hand.repository.moment(key).sequence
    assert open_due(hand.repository, key, LATER) == []  # and again nothing
    assert (hand.repository.moment(key).sequence, due(hand.state(key))) == (last, None)


def test_another_computer_cannot_open_them() -> None:
    """With another secret, or without the row, the envelope is lost: a new one is needed, and nothing else opens it."""
    hand = new_hand()
    key = paired(hand)
    white, black = seats(hand, key)
    hand_in(hand, key, 1, white, members(white, 1, 2, 3), NOON)
    assert unopenable(key, hand.state(key), NOON) == {}
    settings.SECRET_KEY = "that of another computer"
    assert {team: one.code for team, one in unopenable(key, hand.state(key), NOON).items()} == {
        white: "envelope_elsewhere"
    }
    hand_in(hand, key, 1, black, members(black, 1, 2, 3), NOON)
    assert boards(hand, key) == []
    assert [one.code for one in close_now(hand, key, 1, NOON)] == ["envelope_elsewhere"]
    assert boards(hand, key) == []
    assert boards(hand, key, 2)
    set_deadline(hand, key, 1, LATER)
    enter_on_paper(hand, key, 1, 1, {white: members(white, 2, 1, 4)}, NOON)
    assert boards(hand, key) == list(zip(members(white, 2, 1, 4), members(black, 1, 2, 3), strict=True))


def test_from_paper() -> None:
    """Both at once; beside a sealed envelope; never in the place of one. What is open is corrected until a result."""
    hand = new_hand()
    key = paired(hand)
    white, black = seats(hand, key)

    def typed(**line_ups: LineUp) -> str:
        teams = {"white": white, "black": black}
        try:
            enter_on_paper(hand, key, 1, 1, {teams[name]: line_up for name, line_up in line_ups.items()}, NOON)
        except ImpedimentError as error:
            return error.reason.code
        return ""

    assert typed(white=members(white, 1, 2, 3)) == "envelope_missing"
    assert typed(white=members(white, 1, 1, 3), black=members(black, 1, 2, 3)) == "on_two_boards"
    hand_in(hand, key, 1, black, members(black, 4, 2, 1), NOON)
    assert typed(white=members(white, 1, 2, 3), black=members(black, 1, 2, 3)) == "envelope_sealed"
    assert boards(hand, key) == []
    assert typed(white=members(white, 1, 2, 3)) == ""
    assert boards(hand, key) == list(zip(members(white, 1, 2, 3), members(black, 4, 2, 1), strict=True))
    assert typed(white=members(white, 1, 2, 4), black=members(black, 1, 2, 3)) == ""
    assert boards(hand, key)[2] == (members(white, 4)[0], members(black, 3)[0])
    hand.does(key, "result", {"round": 1, "encounter": 1, "game": 1, "result": "1-0"})
    assert typed(white=members(white, 1, 2, 3), black=members(black, 1, 2, 3)) == "line_ups_too_late"


def test_a_roster_changed_since() -> None:
    """An envelope that is not allowed any more waits for another; before it is time nobody learns who is in it."""
    hand = new_hand()
    key = paired(hand)
    white, black = seats(hand, key)
    hand_in(hand, key, 1, white, members(white, 1, 2, 4), NOON)
    hand.does(key, "edit_team", {"team": white, "players": list(members(white, 1, 2, 3))})
    assert unopenable(key, hand.state(key), NOON) == {}
    hand_in(hand, key, 1, black, members(black, 1, 2, 3), NOON)
    assert boards(hand, key) == []
    assert [one.code for one in unopenable(key, hand.state(key), NOON).values()] == ["envelope_not_allowed_now"]
    hand_in(hand, key, 1, white, members(white, 1, 2, 3), NOON)
    assert len(boards(hand, key)) == 3


def test_nothing_written_shows_what_is_sealed() -> None:
    """Neither the events nor the row have the players in their order, or the salt; the same line-up looks new."""
    hand = new_hand()
    key = paired(hand)
    white, _ = seats(hand, key)
    line_up = members(white, 4, 2, None)
    seen = set()
    for _ in range(3):
        hand_in(hand, key, 1, white, line_up, NOON)
        row = SealedLineUpRecord.objects.get()
        inside = unseal(key, 1, white)
        assert inside is not None
        assert inside.line_up == line_up
        contents = bytes(row.contents)
        seen.add(contents)
        for plain in (line_up[0], line_up[1]):
            assert (plain or 0).to_bytes(4) not in contents
        events = json.dumps(list(EventRecord.objects.filter(kind="envelope").values_list("data", flat=True)))
        assert inside.salt not in events
        assert not re.search(r"line_up\W", events)
    assert len(seen) == 3
    assert len({len(contents) for contents in seen}) == 1
