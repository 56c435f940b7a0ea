"""Which tables there can be in a seating: of different teams, and no less close than a seating may be (B1, B3)."""

import math
from collections.abc import Iterator, Sequence
from itertools import combinations, product

from tabellone.engine.systems.big_tables.aims import SeatingProblem
from tabellone.engine.systems.big_tables.simplex import ReducedCostBudget, SearchLimitError, solve_dual

MAX_TEAM_SETS = 60_000


def possible_tables(problem: SeatingProblem, max_tables: int) -> list[tuple[int, ...]]:
    """Returns all tables of different teams. Raises SearchLimitError if they are too many."""
    return _tables_of_team_sets(problem, _team_sets(problem, None), max_tables)


def close_tables(
    problem: SeatingProblem, max_tables: int, closeness: int
) -> tuple[list[tuple[int, ...]], ReducedCostBudget]:
    """Returns the tables that a seating so close can have, with their budget. Raises SearchLimitError if too many."""
    members = [0] * len(problem.places)
    for team in problem.teams:
        members[team] += 1
    sets = _team_sets(problem, closeness)
    if len(sets) > MAX_TEAM_SETS:
        raise SearchLimitError
    spreads = [problem.places[teams[-1]] - problem.places[teams[0]] for teams in sets]
    budget = solve_dual(sets, spreads, members, problem.sizes).budget_for(closeness)
    extra_of = {teams: extra for teams, extra in zip(sets, budget.reduced_costs, strict=True) if extra <= budget.max}
    tables = _tables_of_team_sets(problem, list(extra_of), max_tables)
    extras = [extra_of[tuple(problem.teams[player] for player in table)] for table in tables]
    return tables, ReducedCostBudget(extras, budget.max)


def _tables_of_team_sets(
    problem: SeatingProblem, sets: list[tuple[int, ...]], max_tables: int
) -> list[tuple[int, ...]]:
    members: list[list[int]] = [[] for _ in problem.places]
    for player, team in enumerate(problem.teams):
        members[team].append(player)
    if len(sets) > MAX_TEAM_SETS or sum(math.prod(len(members[team]) for team in teams) for teams in sets) > max_tables:
        raise SearchLimitError
    return [table for teams in sets for table in product(*(members[team] for team in teams))]


def _team_sets(problem: SeatingProblem, closeness: int | None) -> list[tuple[int, ...]]:
    """The teams of a table, best first; those too far apart for any seating so close are left out at once."""
    places, found = problem.places, []
    least = {
        size: min(places[last] - places[last - size + 1] for last in range(size - 1, len(places)))
        for size in set(problem.sizes)
    }
    spare = None if closeness is None else closeness - sum(least[size] for size in problem.sizes)
    for size in sorted(least):
        for teams in _neighbours(places, size, None if spare is None else least[size] + spare):
            found.append(teams)
            if len(found) > MAX_TEAM_SETS:
                return found
    return found


def _neighbours(places: Sequence[int], size: int, widest: int | None) -> Iterator[tuple[int, ...]]:
    for first in range(len(places)):
        last = first
        while last + 1 < len(places) and (widest is None or places[last + 1] - places[first] <= widest):
            last += 1
        for others in combinations(range(first + 1, last + 1), size - 1):
            yield (first, *others)
