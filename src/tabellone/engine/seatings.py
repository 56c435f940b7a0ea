"""What can be said about seatings at tables before an event, and when one has to be mended."""

from typing import NamedTuple

from tabellone.engine.reasons import Reason


class PlannedRound(NamedTuple):
    """One round of an event played through in advance."""

    round: int
    indicator: int
    """On average."""
    bound: int
    """The lowest bound seen."""
    repeated: int
    """Pairs that meet again, on average."""


class Plan(NamedTuple):
    """What to expect."""

    sizes: list[int]
    rounds: list[PlannedRound]
    warnings: list[Reason]


class Repair(NamedTuple):
    """Two ways on when somebody is missing."""

    tables: list[tuple[int, ...]]
    """As few changes as possible."""
    changed: int
    """Tables that are not what they were."""
    indicator: int
    anew: list[tuple[int, ...]]
    """A full new seating."""
    anew_indicator: int
