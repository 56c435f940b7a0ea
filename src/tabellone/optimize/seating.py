"""The best seating at tables, proven by CP-SAT: every possible table is taken or not, everybody sits once."""

from tabellone.engine.decision import Decision
from tabellone.engine.model import Tournament
from tabellone.engine.reasons import ImpedimentError
from tabellone.engine.systems.big_tables.pairing import pair
from tabellone.engine.systems.big_tables.search import Problem, cost_of, possible_tables, spread_of

SECONDS = 60
"""For each block; then what was found is given, unproven."""
MOST_TABLES = 400_000
SPREAD = 1_000_000
"""Closeness of team places comes before any rematch."""


class NoSolverError(ImpedimentError):
    """OR-tools is not installed."""


def proven_round(tournament: Tournament) -> Decision:
    """The next round, each of its blocks solved to the end."""
    try:
        import ortools  # noqa: F401  (say so before anything is worked out)
    except ImportError:
        raise NoSolverError("optimize_missing") from None
    return pair(tournament, prover=best_and_proven)


def best_and_proven(problem: Problem, start: list[list[int]]) -> tuple[list[list[int]], bool]:
    """The best tables, and whether nothing better exists."""
    from ortools.sat.python import cp_model

    tables = possible_tables(problem, MOST_TABLES)
    if tables is None:
        return start, False
    model = cp_model.CpModel()
    taken = [model.new_bool_var(str(index)) for index in range(len(tables))]
    of: list[list[int]] = [[] for _ in problem.teams]
    for index, table in enumerate(tables):
        for player in table:
            of[player].append(index)
    for indices in of:
        model.add_exactly_one([taken[index] for index in indices])
    for size in set(problem.sizes):
        fitting = [taken[index] for index, table in enumerate(tables) if len(table) == size]
        model.add(sum(fitting) == list(problem.sizes).count(size))
    worth = [cost_of(problem, [table]) + SPREAD * spread_of(problem, [table]) for table in tables]
    model.minimize(sum(cost * taken[index] for index, cost in enumerate(worth) if cost))
    at = {frozenset(table): index for index, table in enumerate(tables)}
    for seated in start:
        model.add_hint(taken[at[frozenset(seated)]], 1)
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = SECONDS
    status = solver.solve(model)
    if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return start, False
    chosen = [list(table) for index, table in enumerate(tables) if solver.boolean_value(taken[index])]
    return chosen, status == cp_model.OPTIMAL
