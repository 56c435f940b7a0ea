"""Whoever is enrolled: numbered by the draw, corrected, away for a round, withdrawn and back again, or removed."""

import secrets
from collections.abc import Mapping
from typing import Any, NamedTuple

from tabellone.desk.affected import Acted, act, by_removing, by_striking
from tabellone.desk.hand import Hand
from tabellone.journal.entry import Entry
from tabellone.journal.requests import draw_data, remove_data


class Corrected(NamedTuple):
    """What goes on counting of a player as he was before he was corrected."""

    first_rating: int | None
    """That he began with, where ratings rank."""
    handicaps: list[int]
    """Rounds on whose boards the handicap of the time stays."""


def draw_numbers(hand: Hand, key: str) -> Entry:
    """Numbers and first colour by the rules, from a seed that goes into the journal."""
    return hand.does(key, "draw", draw_data(hand.state(key), secrets.token_hex(4)))


def correct(hand: Hand, key: str, player: int, described: Mapping[str, Any], was_wrong: bool = False) -> Corrected:
    """Something else is known of a player; a rating that was wrong from the beginning counts nowhere any more."""
    forgotten = {"first_rating": None} if was_wrong else {}
    event = hand.does(key, "edit", {"player": player, **described, **forgotten})
    boards = event.data.get("handicaps", ())
    return Corrected(event.data.get("first_rating"), sorted({number for number, _, _ in boards}))


def withdraw(hand: Hand, key: str, player: int, strike: bool = False, confirmed: bool = False) -> Acted:
    """He takes no part any more; struck, none of his games counts."""
    return withdraw_one(hand, key, {"player": player}, strike, confirmed)


def withdraw_one(hand: Hand, key: str, who: dict[str, int], strike: bool, confirmed: bool) -> Acted:
    """A player or a team."""
    affected = by_striking(hand.state(key), who) if strike else []
    return act(hand, key, "withdraw", {**who, **({"strike": True} if strike else {})}, affected, confirmed)


def readmit(hand: Hand, key: str, player: int) -> Acted:
    """Who had withdrawn is back."""
    return act(hand, key, "return", {"player": player}, [])


def set_absence(hand: Hand, key: str, player: int, kind: str | None) -> None:
    """He does not play in the next round, in one of the ways the system knows; None takes it back."""
    hand.does(key, "absence", {"player": player, "kind": kind})


def remove(hand: Hand, key: str, player: int, confirmed: bool = False) -> Acted:
    """Somebody who was in no round is not in the tournament any more; who has another number then is asked about."""
    return remove_one(hand, key, "remove", remove_data(hand.state(key), player), confirmed)


def remove_one(hand: Hand, key: str, kind: str, data: dict[str, Any], confirmed: bool) -> Acted:
    """A player or a team."""
    affected = by_removing(*hand.repository.foreseen(key, kind, data))
    return act(hand, key, kind, data, affected, confirmed)


def renumber(hand: Hand, key: str, numbers: dict[int, int]) -> None:
    """Other starting numbers, given by hand before the first round."""
    hand.does(key, "renumber", {"numbers": {str(one): number for one, number in numbers.items()}})
