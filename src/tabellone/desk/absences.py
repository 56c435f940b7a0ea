"""Rounds in which somebody will not play, the next one and later ones: said at the desk, or asked for by himself."""

from collections.abc import Mapping
from typing import NamedTuple

from tabellone.desk.hand import Hand
from tabellone.journal.lookup import find_player
from tabellone.journal.state import State

ABSENCES = ("absent", "half")
"""Kinds of rests that somebody asks for."""
PLAYS = ""
"""In the place of a kind of absence."""


class ComingRound(NamedTuple):
    """What somebody does in a round that is not paired yet."""

    round: int
    kind: str
    """A kind of rest, or that he plays."""


def coming_rounds(state: State, player: int) -> list[ComingRound]:
    """The rounds still to be paired in which he takes part, by id, where the system knows absences."""
    entrant = find_player(state, {"player": player})
    if "absent" not in state.system.rest_kinds:
        return []
    return [
        ComingRound(number, state.absences_in(number).get(player, PLAYS))
        for number in range(state.next_round, state.rounds + 1)
        if entrant.player.takes_part_in(number)
    ]


class OwnRound(NamedTuple):
    """What a player has asked about a round that is not published, and was answered."""

    round: int
    away: bool
    waits: bool
    refused: bool

    @property
    def is_free(self) -> bool:
        """Whether he can ask about it."""
        return not self.away and not self.waits


def absences_to_ask_for(state: State) -> list[str]:
    """The kinds of absences that players may ask for themselves."""
    return [kind for kind in ABSENCES if kind in state.system.rest_kinds]


def own_rounds(state: State, player: int, first: int) -> list[OwnRound]:
    """From the first that is not published, those in which he takes part, by id."""
    entrant = find_player(state, {"player": player})
    found = []
    for number in range(first, state.rounds + 1) if absences_to_ask_for(state) else ():
        if entrant.player.takes_part_in(number):
            asked = state.absence_request(player, number)
            waits, refused = (asked is not None and asked.kind is not None), (asked is not None and asked.refused)
            found.append(OwnRound(number, _is_away(state, number, player), waits, refused))
    return found


def _is_away(state: State, number: int, player: int) -> bool:
    """Whether he does not play in a round as he asked, whether or not the desk has paired it meanwhile."""
    if number < state.next_round:
        return any(rest.player == player and rest.kind in ABSENCES for rest in state.paired_rounds[number - 1].rests)
    return player in state.absences_in(number)


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
    asked = hand.state(key).absence_request(player, number)
    if (asked.kind if asked else None) != (kind or None):
        hand.does(key, "ask_absence", {"player": player, "round": number, "kind": kind or None})


def answer(hand: Hand, key: str, player: int, number: int, granted: bool) -> None:
    """The desk says yes, and he is away; or no."""
    asked = hand.state(key).absence_request(player, number)
    if granted and asked is not None and asked.kind is not None:
        ask(hand, key, player, {number: asked.kind})
    else:
        hand.does(key, "refuse_absence", {"player": player, "round": number})
