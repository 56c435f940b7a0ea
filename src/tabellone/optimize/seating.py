"""The best seating at tables, proven by CP-SAT aim by aim: a table is taken or not, and everybody sits once."""

from typing import Any

from tabellone.engine.decision import Decision
from tabellone.engine.model import Tournament
from tabellone.engine.reasons import UserError
from tabellone.engine.systems.big_tables.aims import (
    Aims,
    SeatingProblem,
    measure_aims,
    place_spread,
    rematch_weight,
    third_meeting_weight,
)
from tabellone.engine.systems.big_tables.candidate_tables import close_tables, possible_tables
from tabellone.engine.systems.big_tables.pairing import pair
from tabellone.engine.systems.big_tables.simplex import SearchLimitError

SECONDS = 60
"""For each aim; then what was found is given, unproven."""
MOST_TABLES = 400_000


class NoSolverError(UserError):
    """OR-tools is not installed."""


def proven_round(tournament: Tournament) -> Decision:
    """The next round, solved to the end."""
    try:
        import ortools  # noqa: F401  (say so before anything is worked out)
    except ImportError:
        raise NoSolverError("optimize_missing") from None
    return pair(tournament, prover=best_and_proven)


def best_and_proven(problem: SeatingProblem, start: list[list[int]], known: Aims) -> tuple[list[list[int]], Aims]:
    """The best tables, and what no seating can be below, given the aims before it."""
    found = measure_aims(problem, start)
    is_close = found.third_meetings == 0 and known.closeness == found.closeness
    try:
        if is_close:
            candidates, _ = close_tables(problem, MOST_TABLES, found.closeness + problem.relaxed_places)
        else:
            candidates = possible_tables(problem, MOST_TABLES)
    except SearchLimitError:
        return start, known
    model = _Model(problem, candidates, start)
    weights = [rematch_weight(problem, table) for table in candidates]
    heavy = model.least([third_meeting_weight(problem, table) for table in candidates], known.third_meetings)
    spreads = [place_spread(problem, table) for table in candidates]
    closeness = closest = model.least(spreads, known.closeness, problem.relaxed_places)
    weight = model.least(weights, known.rematches)
    if problem.relaxed_places and measure_aims(problem, model.tables).closeness <= closest + problem.relaxed_places:
        closeness = model.least(spreads, closest)  # of those with as few rematches
    worst = model.least_worst(weights, known.worst_table)
    return model.tables, Aims(heavy, closeness, weight, worst)


class _Model:
    """The tables taken, held to every aim that has been reached."""

    def __init__(self, problem: SeatingProblem, candidates: list[tuple[int, ...]], start: list[list[int]]):
        from ortools.sat.python import cp_model

        self._solver_of: Any = cp_model
        self._model: Any = cp_model.CpModel()
        self._candidates, self.tables = candidates, start
        self._taken = [self._model.new_bool_var(str(index)) for index in range(len(candidates))]
        of: list[list[int]] = [[] for _ in problem.teams]
        for index, table in enumerate(candidates):
            for player in table:
                of[player].append(index)
        for indices in of:
            self._model.add_exactly_one([self._taken[index] for index in indices])
        for size in set(problem.sizes):
            fitting = [self._taken[index] for index, table in enumerate(candidates) if len(table) == size]
            self._model.add(sum(fitting) == list(problem.sizes).count(size))

    def least(self, worth: list[int], known: int, more: int = 0) -> int:
        """The smallest sum, which later aims may go beyond by no more than this; a bound where time ran out."""
        total = sum(value * taken for value, taken in zip(worth, self._taken, strict=True) if value)
        found = sum(worth[index] for index in self._chosen())
        bound = known if found <= known else max(known, self._solved(total, found))
        found = min(found, sum(worth[index] for index in self._chosen()))
        self._model.add(total <= found + more)
        return bound

    def least_worst(self, worth: list[int], known: int) -> int:
        found = max(worth[index] for index in self._chosen())
        if found <= known:
            return known
        most = self._model.new_int_var(0, max(worth), "worst")
        for value, taken in zip(worth, self._taken, strict=True):
            if value:
                self._model.add(most >= value).only_enforce_if(taken)
        return self._solved(most, found)

    def _solved(self, aim: Any, found: int) -> int:
        """A bound of the aim; the tables are changed only for better ones."""
        self._model.minimize(aim)
        self._model.clear_hints()
        chosen = set(self._chosen())
        for index, taken in enumerate(self._taken):
            self._model.add_hint(taken, index in chosen)
        solver = self._solver_of.CpSolver()
        solver.parameters.max_time_in_seconds = SECONDS
        status = solver.solve(self._model)
        if status not in (self._solver_of.OPTIMAL, self._solver_of.FEASIBLE):
            return 0
        if solver.objective_value < found:
            self.tables = [
                list(t) for t, taken in zip(self._candidates, self._taken, strict=True) if solver.value(taken)
            ]
        bound: float = solver.best_objective_bound
        return round(bound)

    def _chosen(self) -> list[int]:
        seated = {frozenset(table) for table in self.tables}
        return [index for index, table in enumerate(self._candidates) if frozenset(table) in seated]
