"""Results that players enter themselves: proposed by a phone, and confirmed by the other side or at the desk."""

from typing import Any, NamedTuple

from tabellone.desk.hand import Hand
from tabellone.desk.results import Entered
from tabellone.journal.encounters import codec_of_tournament
from tabellone.journal.lookup import pending_proposals
from tabellone.journal.state import Proposal, State


class Spot(NamedTuple):
    """Where somebody plays: a board or a table of a round, or a board of a match."""

    round: int
    encounter: int
    board: int = 0
    """Of a match; 0 for an encounter that is one game or table."""

    @property
    def said(self) -> dict[str, int]:
        """As events say it, but for the board, which belongs to the result."""
        return {"round": self.round, "encounter": self.encounter}


class Sender(NamedTuple):
    """Who enters it, as far as that is known."""

    phone: str
    """A code of the browser, which knows itself again by it."""
    address: str
    """A code of where it is in the hall's network."""
    player: int | None = None
    """By a link of his own."""


def propose(hand: Hand, key: str, spot: Spot, sender: Sender, ended: dict[str, Any]) -> None:
    """What a phone says of its board or table; what becomes of it the tournament's settings say."""
    by = {} if sender.player is None else {"player": sender.player}
    board = {"game": spot.board} if spot.board else {}
    data = {**spot.said, **board, **ended, "phone": sender.phone, "address": sender.address, **by}
    hand.does(key, "propose", data)


def proposals(state: State, spot: Spot) -> tuple[Proposal, ...]:
    """What waits there, the first first."""
    if not 0 < spot.round <= len(state.paired_rounds):
        return ()
    return pending_proposals(state.paired_rounds[spot.round - 1], spot.encounter, spot.board)


def written(state: State, proposal: Proposal) -> dict[str, Any]:
    """What it says of the result, as an event does."""
    return codec_of_tournament(state).proposal_data(proposal)


def confirm(hand: Hand, key: str, spot: Spot, which: int = 0) -> Entered | None:
    """One of those that wait, taken as it is; nothing where it does not wait any more."""
    state = hand.state(key)
    there = proposals(state, spot)
    if not 0 <= which < len(there):
        return None
    data = {**spot.said, **written(state, there[which])}
    hand.does(key, "result", data)
    return Entered([], data)
