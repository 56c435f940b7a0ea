"""The best seating there is, aim by aim, by OR-tools: it shares nothing with the program's search but the aims.

GLOP bounds each aim and leaves out the tables that cannot be in a better seating, CP-SAT decides among the others.
"""

import math
import time
from collections import Counter
from itertools import combinations, product
from typing import Any

from ortools.linear_solver import pywraplp
from ortools.sat.python import cp_model

from tabellone.engine.systems.big_tables.aims import (
    Aims,
    SeatingProblem,
    measure_aims,
    place_spread,
    rematch_weight,
    third_meeting_weight,
)

MOST_TABLES = 100_000
NEARLY = 1e-6
Limit = tuple[list[int], int]
"""What each table costs, and how much they may together."""


def optimum(problem: SeatingProblem, start: list[list[int]], seconds: float) -> tuple[Aims, int]:
    """The best aims found from a seating that is known, and how many of them, from the first, are proven."""
    return _Optimum(problem, start, seconds).aims()


class _Optimum:
    """The tables that can still be in a better seating."""

    def __init__(self, problem: SeatingProblem, start: list[list[int]], seconds: float):
        self._problem, self._best = problem, start
        self._end = time.perf_counter() + seconds
        self._limits: list[Limit] = []
        self._tables = self._possible()

    def aims(self) -> tuple[Aims, int]:
        problem = self._problem
        proven = 0
        if len(self._tables) <= MOST_TABLES:
            for cost in (third_meeting_weight, place_spread, rematch_weight):
                found = measure_aims(problem, self._best)[proven]
                if not self._least([cost(problem, table) for table in self._tables], found):
                    break
                proven += 1
            if proven == 3:
                proven += self._least_worst()
        return measure_aims(problem, self._best), proven

    def _possible(self) -> list[tuple[int, ...]]:
        """Where nobody meets heavily, tables without heavy rematches, of teams close enough."""
        problem = self._problem
        members: list[list[int]] = [[] for _ in problem.places]
        for player, team in enumerate(problem.teams):
            members[team].append(player)
        sets = [s for size in sorted(set(problem.sizes)) for s in combinations(range(len(members)), size)]
        found = measure_aims(problem, self._best)
        if found.third_meetings == 0:
            spreads = [problem.places[teams[-1]] - problem.places[teams[0]] for teams in sets]
            bound, extras = self._linear(sets, spreads, [len(players) for players in members])
            sets = [
                teams for teams, extra in zip(sets, extras, strict=True) if bound + extra <= found.closeness + NEARLY
            ]
        if sum(math.prod(len(members[team]) for team in teams) for teams in sets) > MOST_TABLES:
            return []
        tables = [table for teams in sets for table in product(*(members[team] for team in teams))]
        return (
            tables if found.third_meetings else [table for table in tables if not third_meeting_weight(problem, table)]
        )

    def _least(self, costs: list[int], found: int) -> bool:
        """Whether the smallest sum is known; the aim is held to it from now on."""
        if found == 0:
            self._limits.append((costs, 0))
            self._keep([cost == 0 for cost in costs])
            return True
        bound, extras = self._linear(self._tables, costs, [1] * len(self._problem.teams))
        self._limits.append((costs, found))
        self._keep([bound + extra <= found + NEARLY for extra in extras])
        costs, _ = self._limits[-1]
        if math.ceil(bound - NEARLY) >= found:
            return True
        model, taken = self._model(range(len(self._tables)))
        model.minimize(sum(cost * one for cost, one in zip(costs, taken, strict=True) if cost))
        solver, status = self._solved(model)
        if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            chosen = [index for index, one in enumerate(taken) if solver.value(one)]
            self._best = [list(self._tables[index]) for index in chosen]
            self._limits[-1] = costs, sum(costs[index] for index in chosen)
        return bool(status == cp_model.OPTIMAL)

    def _least_worst(self) -> bool:
        problem = self._problem
        weights = [rematch_weight(problem, table) for table in self._tables]
        found = measure_aims(problem, self._best)
        for most in sorted({weight for weight in weights if found.rematches <= weight * len(self._best)}):
            if most >= found.worst_table:
                return True
            model, taken = self._model([index for index, weight in enumerate(weights) if weight <= most])
            solver, status = self._solved(model)
            if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
                chosen = [index for index, one in enumerate(taken) if solver.value(one)]
                self._best = [list(self._tables[index]) for index in chosen]
                return True
            if status != cp_model.INFEASIBLE:
                return False
        return True

    def _model(self, allowed: Any) -> tuple[Any, list[Any]]:
        model: Any = cp_model.CpModel()
        inside = set(allowed)
        taken = [model.new_bool_var("") if index in inside else 0 for index in range(len(self._tables))]
        of: list[list[Any]] = [[] for _ in self._problem.teams]
        for table, one in zip(self._tables, taken, strict=True):
            for player in table:
                of[player].append(one)
        for ones in of:
            model.add_exactly_one(ones)
        for size, count in Counter(self._problem.sizes).items():
            model.add(sum(one for table, one in zip(self._tables, taken, strict=True) if len(table) == size) == count)
        for costs, most in self._limits:
            if any(costs):
                model.add(sum(cost * one for cost, one in zip(costs, taken, strict=True) if cost) <= most)
        return model, taken

    def _solved(self, model: Any) -> tuple[Any, Any]:
        solver: Any = cp_model.CpSolver()
        solver.parameters.max_time_in_seconds = max(0.1, self._end - time.perf_counter())
        solver.parameters.num_workers = 1
        return solver, solver.solve(model)

    def _linear(self, tables: list[tuple[int, ...]], costs: list[int], members: list[int]) -> tuple[float, list[float]]:
        """A bound, and what each table costs beyond it."""
        solver: Any = pywraplp.Solver.CreateSolver("GLOP")
        objective = solver.Objective()
        rows = [solver.Constraint(count, count) for count in members]
        of_size = {size: solver.Constraint(count, count) for size, count in Counter(self._problem.sizes).items()}
        limits = [(limit, solver.Constraint(-solver.infinity(), most)) for limit, most in self._limits if any(limit)]
        for index, (table, cost) in enumerate(zip(tables, costs, strict=True)):
            taken = solver.NumVar(0, solver.infinity(), "")
            objective.SetCoefficient(taken, cost)
            for who in table:
                rows[who].SetCoefficient(taken, 1)
            of_size[len(table)].SetCoefficient(taken, 1)
            for limit, row in limits:
                row.SetCoefficient(taken, limit[index])
        objective.SetMinimization()
        if solver.Solve() != pywraplp.Solver.OPTIMAL:
            return 0.0, [0.0] * len(tables)
        return objective.Value(), [taken.reduced_cost() for taken in solver.variables()]

    def _keep(self, wanted: list[bool]) -> None:
        kept = [index for index, is_wanted in enumerate(wanted) if is_wanted]
        self._tables = [self._tables[index] for index in kept]
        self._limits = [([costs[index] for index in kept], most) for costs, most in self._limits]
