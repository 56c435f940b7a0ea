"""What a round by team aims at, in order (B3), and what is known of a seating (B4).

Nothing here knows a tournament: players are 0, 1, 2 …, each with a team, teams have places, and pairs that have met a
weight.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple


class SeatingProblem(NamedTuple):
    """The players to be seated, by team, and the sizes of the tables."""

    teams: Sequence[int]
    """Of each player, from the best team; players stand in the order of their teams."""
    places: Sequence[int]
    """Of each team."""
    sizes: Sequence[int]
    rematch_weights: Sequence[dict[int, int]]
    """1, 10, 100 or 1000 for two who have met, both ways."""
    relaxed_places: int = 0
    """How many places in all the tables may be less close than the closest, for fewer rematches."""


class Aims(NamedTuple):
    """The aims in order, each the smaller the better unless closeness is relaxed (`aim_order`); a pair counts once."""

    third_meetings: int
    """The weights of those who meet for a third time or more."""
    closeness: int
    """The sum over tables of worst - best team place."""
    rematches: int
    """All weights: half the indicator."""
    worst_table: int
    """The largest weight of a table."""


class Seating(NamedTuple):
    """An answer, and what no seating can be below: an aim is proven where it and those before it equal the bound."""

    tables: list[list[int]]
    aims: Aims
    bound: Aims
    min_closeness: int
    """No seating with as few heavy rematches is closer; the places given up are counted from here."""


def aim_order(aims: Aims, max_closeness: int | None) -> tuple[int, ...]:
    """Returns the figures that compare two seatings, the smaller the better (B3).

    Where closeness is relaxed it only has to be no more than `max_closeness` at first; of those with the fewest
    rematches the closest is better, so that no place is given up for nothing.
    """
    if max_closeness is None:
        return aims
    return aims.third_meetings, max(0, aims.closeness - max_closeness), aims.rematches, aims.closeness, aims.worst_table


def max_closeness(problem: SeatingProblem, closest: int) -> int | None:
    """Returns the largest allowed closeness, or None where the smallest is required."""
    return closest + problem.relaxed_places if problem.relaxed_places else None


def measure_aims(problem: SeatingProblem, tables: Sequence[Sequence[int]]) -> Aims:
    """Returns the aims of a seating."""
    weights = [rematch_weight(problem, table) for table in tables]
    return Aims(
        sum(third_meeting_weight(problem, table) for table in tables),
        sum(place_spread(problem, table) for table in tables),
        sum(weights),
        max(weights),
    )


def rematch_weight(problem: SeatingProblem, table: Sequence[int]) -> int:
    """Returns the rematch weight of all pairs of a table."""
    return sum(problem.rematch_weights[a].get(b, 0) for a, b in combinations(table, 2))


def third_meeting_weight(problem: SeatingProblem, table: Sequence[int]) -> int:
    """Returns the weight of the pairs that have met twice or more."""
    return sum(w for a, b in combinations(table, 2) if (w := problem.rematch_weights[a].get(b, 0)) > 1)


def place_spread(problem: SeatingProblem, table: Sequence[int]) -> int:
    places = [problem.places[problem.teams[player]] for player in table]
    return max(places) - min(places)
