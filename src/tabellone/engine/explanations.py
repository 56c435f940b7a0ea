"""What every system answers when asked why: for a player of a round, and for a past round that differs."""

from typing import Any, NamedTuple

from tabellone.engine.model import Game, Rest
from tabellone.engine.reasons import Reason


class Tried(NamedTuple):
    """A candidate and why he was not taken, or why he was."""

    candidate: int
    reason: Reason


class Explanation(NamedTuple):
    """Why a player has his opponent and his colour, or his rest."""

    round: int
    player: int
    facts: dict[str, Any]
    """Where he stands in the pairing list and what the search starts from; empty if he is absent."""
    tried: tuple[Tried, ...]
    """Every candidate of the player whose turn it was, in order, up to the one taken."""
    opponent: Reason
    """Why this opponent, or why he rests."""
    colour: Reason | None
    exceptions: tuple[Reason, ...]


class Difference(NamedTuple):
    """A board of a published round that the rules pair in another way."""

    board: int
    """In order of formation by the rules."""
    expected: Game | Rest | None
    """None where the rules find no pairing at all."""
    published: Game | Rest | None
    """What the published round has for the player whose turn it was, or whom it gives the bye."""
    reasons: tuple[Reason, ...]
    """The deciding articles."""
