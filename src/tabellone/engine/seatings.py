"""What can be said about seatings at tables: before an event, when one has to be mended, and whom a table can call."""

from collections.abc import Container, Sequence
from itertools import pairwise
from typing import NamedTuple

from tabellone.engine.model import Arbiter
from tabellone.engine.reasons import Reason


class PlannedRound(NamedTuple):
    """One round of an event played through in advance."""

    round: int
    indicator: int
    """On average."""
    bound: int
    """Of the indicator, on average."""
    repeated: int
    """Pairs that meet again, on average."""
    third: int
    """Pairs that meet for a third time or more, on average; never 0 where there were any."""
    closeness: int
    """The sum over tables of worst - best team place, on average; 0 in a round that is not by team."""


class RelaxedPlan(NamedTuple):
    """Expected figures of rounds by team if tables may be less close than announced."""

    places: int
    """By so many places in all."""
    repeated: int
    """Pairs that meet again in those rounds, on average."""
    less: int
    """Than announced."""


class Plan(NamedTuple):
    """The forecast of an event at tables."""

    sizes: list[int]
    rounds: list[PlannedRound]
    warnings: list[Reason]
    runs: int = 0
    """How often the event was played through."""
    repeated: int = 0
    """Pairs that meet again in the rounds by team, on average."""
    relaxing: list[RelaxedPlan] = []  # noqa: RUF012  (never changed)


class SeatingRepair(NamedTuple):
    """The two ways to go on without a missing player."""

    tables: list[tuple[int, ...]]
    """As few changes as possible."""
    changed_tables: list[int]
    """The numbers of the tables that are not what they were."""
    renumbered: dict[int, int]
    """Tables that are what they were under another number, and that number."""
    quality: Reason
    """What it is by the aims of its round."""
    new_tables: list[tuple[int, ...]]
    """A full new seating."""
    new_changed_tables: list[int]
    new_quality: Reason


def is_repair_sequence(seatings: Sequence[Sequence[Sequence[int]]], resting: Container[int]) -> bool:
    """Whether each seating has nobody twice, and everybody of the one before but one, who rests in the end."""
    players = [[player for table in seating for player in table] for seating in seatings]
    if any(len(set(one)) < len(one) for one in players):
        return False
    steps = [(set(before) - set(after), set(after) - set(before)) for before, after in pairwise(players)]
    return all(len(gone) == 1 and not come and gone.pop() in resting for gone, come in steps)


class ArbiterCandidate(NamedTuple):
    """An arbiter who can come to a table."""

    arbiter: Arbiter
    table: int | None
    """Where he sits himself; None for one who does not play."""
    team_mate: bool
    """Of somebody at the table."""
