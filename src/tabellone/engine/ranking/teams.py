"""A line of the team standings."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from tabellone.engine.amounts import Amount


class TeamStanding(NamedTuple):
    """One team."""

    place: int
    team: str
    players: tuple[int, ...]
    points: Amount
    tie_breaks: Mapping[Any, Amount | None]
    tied_with: tuple[str, ...] = ()
    """The teams among which only a lot that is still to be drawn decides."""
