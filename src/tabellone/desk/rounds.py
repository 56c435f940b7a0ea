"""Rounds: paired by the rules, with a backup of everything before they are played; published, or thrown away."""

from typing import NamedTuple

from tabellone.desk.affected import Acted, act, by_unpairing, by_unpublishing
from tabellone.desk.hand import Hand
from tabellone.engine.reasons import UserError
from tabellone.journal.requests import pair_data
from tabellone.store.backup import make_backup


class Paired(NamedTuple):
    """A round that was paired."""

    round: int
    seed: str
    """Of a lot that brought its own."""
    not_kept: UserError | None
    """Why there is no backup of it."""


def pair_next(hand: Hand, key: str, lots_seed: str = "") -> Paired:
    """By the rules, from the seed of the preview where a lot decides."""
    data, _ = pair_data(hand.state(key), lots_seed)
    event = hand.does(key, "pair", data)
    try:
        make_backup("round")
    except UserError as error:
        return Paired(event.data["round"], data.get("lots_seed", ""), error)
    return Paired(event.data["round"], data.get("lots_seed", ""), None)


def publish(hand: Hand, key: str, number: int, confirmed: bool = False) -> Acted:
    """From now on everybody sees a round."""
    return act(hand, key, "publish", {"round": number}, [], confirmed)


def unpublish(hand: Hand, key: str, number: int, confirmed: bool = False) -> Acted:
    """Only the director sees a round again."""
    affected = by_unpublishing(hand.repository.moment(key), number)
    return act(hand, key, "unpublish", {"round": number}, affected, confirmed)


def unpair(hand: Hand, key: str, number: int, confirmed: bool = False) -> Acted:
    """The last round, without a result, is thrown away."""
    return act(hand, key, "unpair", {"round": number}, by_unpairing(hand.state(key), number), confirmed)
