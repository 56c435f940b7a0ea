"""What is announced of a tournament: made with a name, a system, its rules and rounds; they and more may change."""

from collections.abc import Mapping
from typing import Any

from tabellone.desk.hand import Hand
from tabellone.engine.capabilities import rounds_needed
from tabellone.engine.model import RoundGame
from tabellone.journal.state import State


def create(hand: Hand, described: Mapping[str, Any]) -> str:
    """A new tournament with nobody in it; its key."""
    return hand.repository.create(described, hand.actor)


def change(hand: Hand, key: str, said: Mapping[str, Any]) -> list[RoundGame]:
    """Other settings; what is not named stays, and so do rounds already paired.

    B17: the games that are no more what was announced, which everybody has to know.
    """
    before = hand.state(key)
    hand.does(key, "settings", {**said, **rounds_that_follow(before, said)})
    games = hand.state(key).round_games
    return [game for game in games if (game.was or game.was_minutes) and game not in before.round_games]


def announce_prizes(hand: Hand, key: str, prizes: list[dict[str, Any]]) -> None:
    """In the place of those there were."""
    hand.does(key, "settings", {"prizes": prizes})


def rounds_that_follow(state: State, said: Mapping[str, Any]) -> dict[str, int]:
    """Other rules may need another number of rounds; where they do and nobody has asked for one, it follows them."""
    rules = said.get("rules", state.rules)
    if said.get("rounds") != state.rounds or rules == dict(state.rules) or not state.drawn:
        return {}
    after = state._replace(rules=rules)
    return {"rounds": rounds_needed(state.system, after.tournament) or state.rounds}
