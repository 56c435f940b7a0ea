"""What a round by team aims at, in order (B3), and what is known of a seating (B4).

Nothing here knows a tournament: players are 0, 1, 2 …, each with a team, teams have places, and pairs that have met a
weight.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple


class Problem(NamedTuple):
    """Who is to be seated at tables of which sizes."""

    teams: Sequence[int]
    """Of each player, from the best team; players stand in the order of their teams."""
    places: Sequence[int]
    """Of each team."""
    sizes: Sequence[int]
    weights: Sequence[dict[int, int]]
    """1, 10, 100 or 1000 for two who have met, both ways."""
    relaxed: int = 0
    """How many places in all the tables may be less close than the closest, for fewer rematches."""


class Aims(NamedTuple):
    """In this order, each the smaller the better, unless closeness is relaxed (`in_order`); pairs are counted once."""

    heavy: int
    """The weights of those who meet for a third time or more."""
    closeness: int
    """The sum over tables of worst - best team place."""
    weight: int
    """All weights: half the indicator."""
    worst: int
    """The largest weight of a table."""


class Seating(NamedTuple):
    """An answer, and what no seating can be below: an aim is proven where it and those before it equal the bound."""

    tables: list[list[int]]
    aims: Aims
    bound: Aims
    closest: int
    """No seating with as few heavy rematches is closer; the places given up are counted from here."""


def in_order(aims: Aims, most: int | None) -> tuple[int, ...]:
    """What decides between two seatings, the smaller the better (B3).

    Where closeness is relaxed it only has to be no more than `most` at first; of those with the fewest rematches the
    closest is better, so that no place is given up for nothing.
    """
    if most is None:
        return aims
    return aims.heavy, max(0, aims.closeness - most), aims.weight, aims.closeness, aims.worst


def most_places(problem: Problem, closest: int) -> int | None:
    """How far apart all tables together may be; None where they have to be the closest."""
    return closest + problem.relaxed if problem.relaxed else None


def aims_of(problem: Problem, tables: Sequence[Sequence[int]]) -> Aims:
    """Of a seating as it is."""
    weights = [weight_of(problem, table) for table in tables]
    return Aims(
        sum(heavy_of(problem, table) for table in tables),
        sum(spread_of(problem, table) for table in tables),
        sum(weights),
        max(weights),
    )


def weight_of(problem: Problem, table: Sequence[int]) -> int:
    """Of all pairs of a table."""
    return sum(problem.weights[a].get(b, 0) for a, b in combinations(table, 2))


def heavy_of(problem: Problem, table: Sequence[int]) -> int:
    """Of those who met twice or more."""
    return sum(w for a, b in combinations(table, 2) if (w := problem.weights[a].get(b, 0)) > 1)


def spread_of(problem: Problem, table: Sequence[int]) -> int:
    """Worst - best team place."""
    places = [problem.places[problem.teams[player]] for player in table]
    return max(places) - min(places)
