"""What is announced of a tournament: made with a name, a system, its rules and rounds; they and more may change."""

from collections.abc import Iterable, Mapping
from typing import Any

from tabellone.desk.hand import Hand
from tabellone.engine.capabilities import rounds_needed
from tabellone.engine.handicap import has_general_order_only
from tabellone.engine.model import Prize, RoundGame
from tabellone.journal.entry import RefusedError
from tabellone.journal.state import State


def create(hand: Hand, described: Mapping[str, Any]) -> str:
    """A new tournament with nobody in it; its key."""
    return hand.repository.create(described, hand.actor)


def change(hand: Hand, key: str, said: Mapping[str, Any]) -> list[RoundGame]:
    """Other settings; what is not named stays, and so do rounds already paired.

    B17: the games that are no more what was announced, which everybody has to know.
    """
    before = hand.state(key)
    if "rules" in said:
        _require_prizes_without_category(before._replace(rules=said["rules"]), before.prizes)
    hand.does(key, "settings", {**said, **rounds_that_follow(before, said)})
    games = hand.state(key).round_games
    return [game for game in games if (game.was or game.was_minutes) and game not in before.round_games]


def announce_prizes(hand: Hand, key: str, prizes: list[dict[str, Any]]) -> None:
    """In the place of those there were; one of a category that an older document has may stay."""
    state = hand.state(key)
    had = {prize.category for prize in state.prizes}
    new = [Prize(**{"place": 1, **prize}) for prize in prizes if prize.get("category") not in had]
    _require_prizes_without_category(state, new)
    hand.does(key, "settings", {"prizes": prizes})


def _require_prizes_without_category(state: State, prizes: Iterable[Prize]) -> None:
    """First handicap system, Art. 4."""
    found = next((prize.category for prize in prizes if prize.category), "")
    if found and has_general_order_only(state.options):
        raise RefusedError("prizes_by_category_refused", "Primo sistema, Art. 4", category=found)


def rounds_that_follow(state: State, said: Mapping[str, Any]) -> dict[str, int]:
    """Other rules may need another number of rounds; where they do and nobody has asked for one, it follows them."""
    rules = said.get("rules", state.rules)
    if said.get("rounds") != state.rounds or rules == dict(state.rules) or not state.drawn:
        return {}
    after = state._replace(rules=rules)
    return {"rounds": rounds_needed(state.system, after.tournament) or state.rounds}
