"""B7: the best seating, proven aim by aim: prices bound each aim, and what could reach the bound is tried.

Prices nearly always bound an aim at exactly what the best seating has, and leave few of the possible tables: then a
seating at the bound is quickly found, or that there is none.
"""

from collections.abc import Sequence

from tabellone.engine.systems.big_tables.aims import Aims, Problem, Seating, aims_of, heavy_of, spread_of, weight_of
from tabellone.engine.systems.big_tables.cover import Covering
from tabellone.engine.systems.big_tables.possible import close_tables, possible_tables
from tabellone.engine.systems.big_tables.prices import Budget, GaveUpError, Limit, Priced, priced

MOST_PLAYERS = 64
MOST_TABLES = 60_000
"""Beyond them nothing is proven here: it would take longer than a director waits."""
HEAVY_STEP = 10
"""Heavy rematches weigh 10, 100, 1000: their sum is never between."""


def proven(problem: Problem, tables: list[list[int]], bound: Aims) -> Seating:
    """The best seating, from a good one and the bounds known, as far as it can be proven."""
    found = aims_of(problem, tables)
    if (found.heavy, found.weight) == (0, 0) and found.closeness <= bound.closeness:
        return Seating(tables, found, found, bound.closeness)
    if len(problem.teams) > MOST_PLAYERS:
        return Seating(tables, found, bound, bound.closeness)
    try:
        return _with_heavy(problem, tables, bound) if found.heavy else _without_heavy(problem, tables, bound)
    except GaveUpError:
        return Seating(tables, found, bound, bound.closeness)


def _with_heavy(problem: Problem, tables: list[list[int]], bound: Aims) -> Seating:
    """As few heavy rematches as there have to be; perhaps none."""
    proof = _Proof(problem, possible_tables(problem, MOST_TABLES), tables)
    bound = bound._replace(heavy=proof.heavy(bound.heavy))
    if not aims_of(problem, proof.best).heavy:
        return proven(problem, proof.best, bound)
    most = aims_of(problem, proof.best).closeness
    return proof.other_aims(bound._replace(closeness=proof.closeness(bound.closeness, most)))


def _without_heavy(problem: Problem, tables: list[list[int]], bound: Aims) -> Seating:
    """Among the closest there can be, and where none of them is without heavy rematches, among ever less close ones."""
    found, reach = aims_of(problem, tables).closeness, 0
    while True:
        most = min(found, bound.closeness + reach)
        candidates, budget = close_tables(problem, MOST_TABLES, most + problem.relaxed)
        proof = _Proof(problem, candidates, tables, [budget])
        proof.leave_out_heavy()
        bound = bound._replace(closeness=proof.closeness(bound.closeness, most))
        if bound.closeness > most:
            reach = 2 * reach + 1
        elif aims_of(problem, proof.best).closeness <= most + problem.relaxed:
            return proof.other_aims(bound)
        else:  # too much to try: at least among those as close as the one known
            reach = found


class _Proof:
    """The tables that can still be in the best seating, and the best one so far."""

    def __init__(
        self,
        problem: Problem,
        candidates: list[tuple[int, ...]],
        best: list[list[int]],
        budgets: Sequence[Budget] = (),
    ):
        self._problem, self._candidates, self.best = problem, candidates, best
        self._budgets, self._limits = list(budgets), list[Limit]()
        self._knows_closest = True

    def leave_out_heavy(self) -> None:
        """No table with a heavy rematch can be in it."""
        self._keep([not heavy_of(self._problem, table) for table in self._candidates])

    def heavy(self, known: int) -> int:
        """The bound of the heavy rematches."""
        found = aims_of(self._problem, self.best).heavy
        costs = [heavy_of(self._problem, table) for table in self._candidates]
        prices = self._priced(costs)
        bound, better = self._least(costs, prices, found, known, HEAVY_STEP)
        self.best = better or self.best
        self._hold(Limit(costs, aims_of(self._problem, self.best).heavy), prices)
        return bound

    def closeness(self, known: int, most: int) -> int:
        """The bound of closeness, which is above the most that these tables allow where there is no seating of them."""
        found, relaxed = aims_of(self._problem, self.best).closeness, self._problem.relaxed
        costs = [spread_of(self._problem, table) for table in self._candidates]
        if found <= known:
            self._hold(Limit(costs, found + relaxed))
            return known
        if not self._has_all_sizes():
            return most + 1
        prices = self._priced(costs)
        bound, better = self._least(costs, prices, min(found, most + 1), known)
        self._knows_closest = better is not None or bound == min(found, most + 1)
        if better is not None and found > bound + relaxed:
            self.best = better
        self._hold(Limit(costs, max(aims_of(self._problem, self.best).closeness, bound + relaxed)), prices)
        return bound

    def other_aims(self, bound: Aims) -> Seating:
        """The indicator and the worst table, with the aims before them as good as they were found."""
        weight, closeness = self._weight(bound.weight), bound.closeness
        if self._problem.relaxed:
            if not self._knows_closest:  # places are given up from there, so nothing after it is proven
                return Seating(self.best, aims_of(self._problem, self.best), bound, bound.closeness)
            closeness = self._closest_of_these(bound.closeness)
        worst = self._worst(bound.worst)
        found = aims_of(self._problem, self.best)
        return Seating(self.best, found, Aims(bound.heavy, closeness, weight, worst), bound.closeness)

    def _closest_of_these(self, known: int) -> int:
        """Relaxed: no place more is given up than the rematches spared with it are worth."""
        found = aims_of(self._problem, self.best).closeness
        costs = [spread_of(self._problem, table) for table in self._candidates]
        if found <= known:
            self._hold(Limit(costs, found))
            return known
        prices = self._priced(costs)
        bound, better = self._least(costs, prices, found, known)
        self.best = better or self.best
        self._hold(Limit(costs, aims_of(self._problem, self.best).closeness), prices)
        return bound

    def _weight(self, known: int) -> int:
        found = aims_of(self._problem, self.best).weight
        costs = [weight_of(self._problem, table) for table in self._candidates]
        if found <= known:
            self._hold(Limit(costs, found))
            return known
        prices = self._priced(costs)
        bound, better = self._least(costs, prices, found, known)
        self.best = better or self.best
        self._hold(Limit(costs, aims_of(self._problem, self.best).weight), prices)
        return bound

    def _worst(self, known: int) -> int:
        found = aims_of(self._problem, self.best)
        known = max(known, -(-found.weight // len(self.best)))
        everything = self._candidates, self._budgets, self._limits
        weights = [weight_of(self._problem, table) for table in self._candidates]
        for most in sorted({weight for weight in weights if known <= weight < found.worst}):
            self._candidates, self._budgets, self._limits = everything
            self._keep([weight <= most for weight in weights])
            if not self._has_all_sizes():
                continue
            costs = [weight for weight in weights if weight <= most]
            bound, better = self._least(costs, self._priced(costs), found.weight + 1, found.weight)
            if bound == found.weight:
                self.best = better or self.best
                return most
        return found.worst

    def _least(
        self, costs: list[int], prices: Priced, found: int, known: int, step: int = 1
    ) -> tuple[int, list[list[int]] | None]:
        """No seating of these tables costs less than this; and one that costs as much, where it is less than found."""
        bound = max(known, -(-prices.least // step) * step)
        covering = Covering(self._candidates, self._problem.sizes)
        while bound < found:
            try:
                chosen = covering.seating([*self._budgets, prices.up_to(bound)], [*self._limits, Limit(costs, bound)])
            except GaveUpError:
                return bound, None
            if chosen is not None:
                return bound, [list(self._candidates[index]) for index in chosen]
            bound += step
        return min(bound, found), None

    def _priced(self, costs: list[int]) -> Priced:
        return priced(self._candidates, costs, [1] * len(self._problem.teams), self._problem.sizes, self._limits)

    def _has_all_sizes(self) -> bool:
        return {len(table) for table in self._candidates} == set(self._problem.sizes)

    def _hold(self, limit: Limit, prices: Priced | None = None) -> None:
        """An aim goes no further from now on; the tables that would are left out."""
        if any(limit.costs):
            self._limits.append(limit)
        if prices is not None:
            budget = prices.up_to(limit.most)
            self._budgets.append(budget)
            self._keep([extra <= budget.most for extra in budget.extras])

    def _keep(self, wanted: list[bool]) -> None:
        kept = [index for index, is_wanted in enumerate(wanted) if is_wanted]
        self._candidates = [self._candidates[index] for index in kept]
        self._budgets = [Budget([extras[index] for index in kept], most) for extras, most in self._budgets]
        self._limits = [Limit([costs[index] for index in kept], most) for costs, most in self._limits]
