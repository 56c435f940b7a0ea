"""B7: the best seating, proven aim by aim: prices bound each aim, and what could reach the bound is tried.

Prices nearly always bound an aim at exactly what the best seating has, and leave few of the possible tables: then a
seating at the bound is quickly found, or that there is none.
"""

from collections.abc import Callable, Sequence

from tabellone.engine.systems.big_tables.aims import (
    Aims,
    Seating,
    SeatingProblem,
    measure_aims,
    place_spread,
    rematch_weight,
    third_meeting_weight,
)
from tabellone.engine.systems.big_tables.branch_and_bound import BranchAndBound
from tabellone.engine.systems.big_tables.candidate_tables import close_tables, possible_tables
from tabellone.engine.systems.big_tables.simplex import (
    DualSolution,
    ReducedCostBudget,
    SearchLimitError,
    SideConstraint,
    solve_dual,
)

MAX_PLAYERS = 64
MAX_TABLES = 60_000
"""Beyond them nothing is proven here: it would take longer than a director waits."""
THIRD_MEETING_STEP = 10
"""Heavy rematches weigh 10, 100, 1000: their sum is never between."""


def prove_optimal(problem: SeatingProblem, tables: list[list[int]], bound: Aims) -> Seating:
    """The best seating, from a good one and the bounds known, as far as it can be proven."""
    found = measure_aims(problem, tables)
    if (found.third_meetings, found.rematches) == (0, 0) and found.closeness <= bound.closeness:
        return Seating(tables, found, found, bound.closeness)
    if len(problem.teams) > MAX_PLAYERS:
        return Seating(tables, found, bound, bound.closeness)
    try:
        return (
            _prove_with_third_meetings(problem, tables, bound)
            if found.third_meetings
            else _prove_without_third_meetings(problem, tables, bound)
        )
    except SearchLimitError:
        return Seating(tables, found, bound, bound.closeness)


def _prove_with_third_meetings(problem: SeatingProblem, tables: list[list[int]], bound: Aims) -> Seating:
    """Returns the best seating; proves first the weight of third meetings, which may be 0, then the other aims."""
    proof = _AimProof(problem, possible_tables(problem, MAX_TABLES), tables)
    bound = bound._replace(third_meetings=proof.prove_third_meetings(bound.third_meetings))
    if not measure_aims(problem, proof.best).third_meetings:
        return prove_optimal(problem, proof.best, bound)
    most = measure_aims(problem, proof.best).closeness
    return proof.prove_other_aims(bound._replace(closeness=proof.prove_closeness(bound.closeness, most)))


def _prove_without_third_meetings(problem: SeatingProblem, tables: list[list[int]], bound: Aims) -> Seating:
    """Among the closest there can be, and where none of them is without heavy rematches, among ever less close ones."""
    found, reach = measure_aims(problem, tables).closeness, 0
    while True:
        most = min(found, bound.closeness + reach)
        candidates, budget = close_tables(problem, MAX_TABLES, most + problem.relaxed_places)
        proof = _AimProof(problem, candidates, tables, [budget])
        proof.exclude_third_meetings()
        bound = bound._replace(closeness=proof.prove_closeness(bound.closeness, most))
        if bound.closeness > most:
            reach = 2 * reach + 1
        elif measure_aims(problem, proof.best).closeness <= most + problem.relaxed_places:
            return proof.prove_other_aims(bound)
        else:  # too much to try: at least among those as close as the one known
            reach = found


class _AimProof:
    """The tables that can still be in the best seating, and the best one so far."""

    def __init__(
        self,
        problem: SeatingProblem,
        candidates: list[tuple[int, ...]],
        best: list[list[int]],
        budgets: Sequence[ReducedCostBudget] = (),
    ):
        self._problem, self._candidates, self.best = problem, candidates, best
        self._budgets, self._limits = list(budgets), list[SideConstraint]()
        self._knows_closest = True

    def exclude_third_meetings(self) -> None:
        """No table with a heavy rematch can be in it."""
        self._keep_tables([not third_meeting_weight(self._problem, table) for table in self._candidates])

    def prove_third_meetings(self, lower_bound: int) -> int:
        """The bound of the heavy rematches."""
        found = measure_aims(self._problem, self.best).third_meetings
        costs = [third_meeting_weight(self._problem, table) for table in self._candidates]
        prices = self._solve_dual(costs)
        bound, better = self._prove_least(costs, prices, found, lower_bound, THIRD_MEETING_STEP)
        self.best = better or self.best
        self._fix_aim(SideConstraint(costs, measure_aims(self._problem, self.best).third_meetings), prices)
        return bound

    def prove_closeness(self, lower_bound: int, most: int) -> int:
        """The bound of closeness, which is above the most that these tables allow where there is no seating of them."""
        found, relaxed = measure_aims(self._problem, self.best).closeness, self._problem.relaxed_places
        costs = [place_spread(self._problem, table) for table in self._candidates]
        if found <= lower_bound:
            self._fix_aim(SideConstraint(costs, found + relaxed))
            return lower_bound
        if not self._has_all_sizes():
            return most + 1
        prices = self._solve_dual(costs)
        bound, better = self._prove_least(costs, prices, min(found, most + 1), lower_bound)
        self._knows_closest = better is not None or bound == min(found, most + 1)
        if better is not None and found > bound + relaxed:
            self.best = better
        self._fix_aim(
            SideConstraint(costs, max(measure_aims(self._problem, self.best).closeness, bound + relaxed)), prices
        )
        return bound

    def prove_other_aims(self, bound: Aims) -> Seating:
        """The indicator and the worst table, with the aims before them as good as they were found."""
        weight, closeness = self._prove_rematches(bound.rematches), bound.closeness
        if self._problem.relaxed_places:
            if not self._knows_closest:  # places are given up from there, so nothing after it is proven
                return Seating(self.best, measure_aims(self._problem, self.best), bound, bound.closeness)
            closeness = self._prove_relaxed_closeness(bound.closeness)
        worst = self._prove_worst_table(bound.worst_table)
        found = measure_aims(self._problem, self.best)
        return Seating(self.best, found, Aims(bound.third_meetings, closeness, weight, worst), bound.closeness)

    def _prove_relaxed_closeness(self, lower_bound: int) -> int:
        """Relaxed: no place more is given up than the rematches spared with it are worth."""
        return self._prove_sum(place_spread, lambda aims: aims.closeness, lower_bound)

    def _prove_rematches(self, lower_bound: int) -> int:
        return self._prove_sum(rematch_weight, lambda aims: aims.rematches, lower_bound)

    def _prove_sum(
        self,
        cost: Callable[[SeatingProblem, Sequence[int]], int],
        figure: Callable[[Aims], int],
        lower_bound: int,
    ) -> int:
        """Returns the bound of an aim that is a sum over tables, improves the best seating, and fixes the aim."""
        found = figure(measure_aims(self._problem, self.best))
        costs = [cost(self._problem, table) for table in self._candidates]
        if found <= lower_bound:
            self._fix_aim(SideConstraint(costs, found))
            return lower_bound
        prices = self._solve_dual(costs)
        bound, better = self._prove_least(costs, prices, found, lower_bound)
        self.best = better or self.best
        self._fix_aim(SideConstraint(costs, figure(measure_aims(self._problem, self.best))), prices)
        return bound

    def _prove_worst_table(self, lower_bound: int) -> int:
        found = measure_aims(self._problem, self.best)
        lower_bound = max(lower_bound, -(-found.rematches // len(self.best)))
        everything = self._candidates, self._budgets, self._limits
        weights = [rematch_weight(self._problem, table) for table in self._candidates]
        for most in sorted({weight for weight in weights if lower_bound <= weight < found.worst_table}):
            self._candidates, self._budgets, self._limits = everything
            self._keep_tables([weight <= most for weight in weights])
            if not self._has_all_sizes():
                continue
            costs = [weight for weight in weights if weight <= most]
            bound, better = self._prove_least(costs, self._solve_dual(costs), found.rematches + 1, found.rematches)
            if bound == found.rematches:
                self.best = better or self.best
                return most
        return found.worst_table

    def _prove_least(
        self, costs: list[int], prices: DualSolution, found: int, lower_bound: int, step: int = 1
    ) -> tuple[int, list[list[int]] | None]:
        """No seating of these tables costs less than this; and one that costs as much, where it is less than found."""
        bound = max(lower_bound, -(-prices.integer_bound // step) * step)
        covering = BranchAndBound(self._candidates, self._problem.sizes)
        while bound < found:
            try:
                chosen = covering.solve(
                    [*self._budgets, prices.budget_for(bound)], [*self._limits, SideConstraint(costs, bound)]
                )
            except SearchLimitError:
                return bound, None
            if chosen is not None:
                return bound, [list(self._candidates[index]) for index in chosen]
            bound += step
        return min(bound, found), None

    def _solve_dual(self, costs: list[int]) -> DualSolution:
        return solve_dual(self._candidates, costs, [1] * len(self._problem.teams), self._problem.sizes, self._limits)

    def _has_all_sizes(self) -> bool:
        return {len(table) for table in self._candidates} == set(self._problem.sizes)

    def _fix_aim(self, limit: SideConstraint, prices: DualSolution | None = None) -> None:
        """An aim goes no further from now on; the tables that would are left out."""
        if any(limit.costs):
            self._limits.append(limit)
        if prices is not None:
            budget = prices.budget_for(limit.max)
            self._budgets.append(budget)
            self._keep_tables([extra <= budget.max for extra in budget.reduced_costs])

    def _keep_tables(self, wanted: list[bool]) -> None:
        kept = [index for index, is_wanted in enumerate(wanted) if is_wanted]
        self._candidates = [self._candidates[index] for index in kept]
        self._budgets = [ReducedCostBudget([extras[index] for index in kept], most) for extras, most in self._budgets]
        self._limits = [SideConstraint([costs[index] for index in kept], most) for costs, most in self._limits]
