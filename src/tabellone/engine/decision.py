"""The next round, as every system answers it."""

from collections.abc import Sequence
from typing import NamedTuple

from tabellone.engine.model import Game, Rest, Table
from tabellone.engine.reasons import Reason


class Decision(NamedTuple):
    """The next round."""

    round: int
    games: tuple[Game, ...]
    """In order of formation."""
    rests: tuple[Rest, ...]
    """Byes first, then who is absent."""
    scores: Sequence[int]
    """Half-wins for pairing, by number."""
    exceptions: tuple[Reason, ...]
    """Rules that had to be set aside because there is no pairing otherwise; the director confirms each."""
    remarks: tuple[Reason, ...] = ()
    """What is worth knowing about how the round was made; nothing to confirm."""
    tables: tuple[Table, ...] = ()
    """Instead of games, the highest first."""
    quality: "Quality | None" = None
    """Of a seating at tables."""
    why_tables: tuple[Reason, ...] = ()
    """For each table, what put it where it is in the order."""


class Quality(NamedTuple):
    """How good a seating is: the rematch indicator, and how low it could be at best."""

    indicator: int
    bound: int
    proven: bool
