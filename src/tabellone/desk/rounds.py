"""Rounds: paired by the rules, with a backup of everything before they are played; published, or thrown away."""

from typing import NamedTuple

from tabellone.desk.hand import Hand
from tabellone.engine.reasons import ImpedimentError
from tabellone.journal.actions import pairing
from tabellone.store.backup import make_backup


class Paired(NamedTuple):
    """A round that was paired."""

    round: int
    seed: str
    """Of a lot that brought its own."""
    not_kept: ImpedimentError | None
    """Why there is no backup of it."""


def pair_next(hand: Hand, key: str, lots_seed: str = "") -> Paired:
    """By the rules, from the seed of the preview where a lot decides."""
    data, _ = pairing(hand.state(key), lots_seed)
    event = hand.does(key, "pair", data)
    try:
        make_backup("round")
    except ImpedimentError as error:
        return Paired(event.data["round"], data.get("lots_seed", ""), error)
    return Paired(event.data["round"], data.get("lots_seed", ""), None)


def publish(hand: Hand, key: str, number: int) -> None:
    """From now on everybody sees a round."""
    hand.does(key, "publish", {"round": number})


def unpublish(hand: Hand, key: str, number: int) -> None:
    """Only the director sees a round again."""
    hand.does(key, "unpublish", {"round": number})


def unpair(hand: Hand, key: str, number: int) -> None:
    """The last round, without a result, is thrown away."""
    hand.does(key, "unpair", {"round": number})
