"""Rounds in which somebody will not play, the next one and later ones: said at the desk, or asked for by himself."""

from collections.abc import Mapping
from typing import NamedTuple

from tabellone.desk.hand import Hand
from tabellone.journal.known import known_player
from tabellone.journal.state import State

PLAYS = ""
"""In the place of a kind of absence."""


class ComingRound(NamedTuple):
    """What somebody does in a round that is not paired yet."""

    round: int
    kind: str
    """A kind of rest, or that he plays."""


def coming_rounds(state: State, player: int) -> list[ComingRound]:
    """The rounds still to be paired in which he takes part, by id, where the system knows absences."""
    entrant = known_player(state, {"player": player})
    if "absent" not in state.system.rest_kinds:
        return []
    return [
        ComingRound(number, state.away_in(number).get(player, PLAYS))
        for number in range(state.next_round, state.rounds + 1)
        if entrant.player.takes_part_in(number)
    ]


def ask(hand: Hand, key: str, player: int, kinds: Mapping[int, str]) -> None:
    """What he asks for by round; what is as it was is not written again."""
    state = hand.state(key)
    for number, kind in coming_rounds(state, player):
        wanted = kinds.get(number, kind)
        if wanted != kind:
            later = {} if number == state.next_round else {"round": number}
            hand.does(key, "absence", {"player": player, "kind": wanted or None, **later})
            hand = hand._replace(seen=None)  # what he has just done himself is no collision


def request(hand: Hand, key: str, player: int, number: int, kind: str) -> None:
    """A player asks the desk not to play in a round, or with an empty kind takes it back."""
    asked = hand.state(key).request_of(player, number)
    if (asked.kind if asked else None) != (kind or None):
        hand.does(key, "ask_absence", {"player": player, "round": number, "kind": kind or None})


def answer(hand: Hand, key: str, player: int, number: int, granted: bool) -> None:
    """The desk says yes, and he is away; or no."""
    asked = hand.state(key).request_of(player, number)
    if granted and asked is not None and asked.kind is not None:
        ask(hand, key, player, {number: asked.kind})
    else:
        hand.does(key, "refuse_absence", {"player": player, "round": number})
