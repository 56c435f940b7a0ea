"""B7: what no seating can cost less than, by prices of the seats.

Let everybody have a price, so that no table costs less than its players' prices together. Then no seating costs less
than all prices: the highest such sum is the best of these bounds, and the linear program below finds it. What a table
costs beyond its prices is its extra; the extras of a seating are exactly what it costs beyond the bound, so a table
with a large extra is in no good seating.
"""

import random
from collections.abc import Sequence
from heapq import nsmallest
from typing import NamedTuple

UNITS = 55_440
"""Prices are counted in such parts of one: then halves, thirds, … twelfths are exact, and so is every bound."""
MAX_PIVOTS = 4_000
"""Then the prices are taken as they are; the bound is right with any."""
POOL_SIZE = 300
"""Tables looked at again and again before all are."""
TOLERANCE = 1e-7
MIN_PIVOT = 1e-9


class SearchLimitError(Exception):
    """There is too much to try for a proof."""


class SideConstraint(NamedTuple):
    """An aim reached before, which the tables may not go beyond together."""

    costs: Sequence[int]
    max: int


class ReducedCostBudget(NamedTuple):
    """The reduced costs of the tables, and how much a seating may spend of them."""

    reduced_costs: Sequence[int]
    max: int


class DualSolution(NamedTuple):
    """A bound in units, and of each table what it costs beyond its prices, in units and never below 0."""

    bound: int
    reduced_costs: list[int]
    solution: dict[int, float]
    """The cheapest seating in parts of tables has so much of each; the others are not in it."""

    @property
    def integer_bound(self) -> int:
        """The smallest whole number that is not below the bound."""
        return -(-self.bound // UNITS)

    def budget_for(self, cost: int) -> ReducedCostBudget:
        """Returns the budget of seatings that cost no more."""
        return ReducedCostBudget(self.reduced_costs, UNITS * cost - self.bound)


def solve_dual(
    tables: Sequence[tuple[int, ...]],
    costs: Sequence[int],
    members: Sequence[int],
    sizes: Sequence[int],
    limits: Sequence[SideConstraint] = (),
) -> DualSolution:
    """Bounds tables of players or of teams, each with so many members; the bound holds with any prices."""
    small = min(sizes) if len(set(sizes)) > 1 else 0
    amounts = [*members, *([list(sizes).count(small)] if small else [])]
    program = Simplex(amounts, limits, max(costs))
    for table, cost in zip(tables, costs, strict=True):
        program.add_column((*table, len(members)) if len(table) == small else table, cost)
    program.solve()
    price = [round(one * UNITS) for one in program.prices[: len(members)]]
    fines = [max(0, round(-one * UNITS)) for one in program.prices[len(amounts) : -1]]
    beyond = [UNITS * cost for cost in costs]
    for fine, limit in zip(fines, limits, strict=True):
        if fine:
            beyond = [value + fine * cost for value, cost in zip(beyond, limit.costs, strict=True)]
    beyond = [value - sum(price[who] for who in table) for value, table in zip(beyond, tables, strict=True)]
    cheapest = {
        size: min(value for value, table in zip(beyond, tables, strict=True) if len(table) == size)
        for size in set(sizes)
    }
    bound = (
        sum(one * count for one, count in zip(price, members, strict=True))
        + sum(cheapest[size] for size in sizes)
        - sum(fine * limit.max for fine, limit in zip(fines, limits, strict=True))
    )
    extras = [value - cheapest[len(table)] for value, table in zip(beyond, tables, strict=True)]
    return DualSolution(bound, extras, program.solution)


class Simplex:
    """The simplex method: tables enter a seating in parts, the dearest first to leave, as long as one is too cheap.

    Rows are those who sit (or any other amount that is to be reached), then the limits. The last price is that of
    nobody, and 0. Amounts are reached not exactly, but with a little more by chance: so no step stands still.
    """

    def __init__(self, amounts: Sequence[int], limits: Sequence[SideConstraint], dearest: float):
        chance = random.Random(len(amounts))
        self._limits, self._first_limit = limits, len(amounts)
        self._nobody = len(amounts) + len(limits)
        self._columns: list[tuple[int, ...]] = []
        self._costs: list[float] = []
        # Many tables tie in a seating, and a pivot between ties changes nothing; with slightly larger amounts each
        # pivot makes progress. The bound is computed from the prices alone, which are valid with any amounts.
        self._amounts = [amount + 1e-4 * chance.random() for amount in (*amounts, *(limit.max for limit in limits))]
        self._inverse = [[float(row == column) for column in range(self._nobody + 1)] for row in range(self._nobody)]
        # an empty seat costs more than any table, as long as there is one
        self.prices = [10.0 * (1 + dearest)] * len(amounts) + [0.0] * (len(limits) + 1)
        self._used = [-1] * self._nobody
        self._pivots = 0

    def add_column(self, rows: tuple[int, ...], cost: float) -> None:
        """A table more; the limits know its cost by its number."""
        self._columns.append((*rows, *[self._nobody] * (5 - len(rows))))
        self._costs.append(cost)

    def solve(self) -> None:
        """Pivots until no table has a negative reduced cost, or MAX_PIVOTS is reached."""
        everything = range(len(self._columns))
        while self._pivots < MAX_PIVOTS:
            extras = self._reduced_costs(everything)
            cheap = [index for index in everything if extras[index] < -TOLERANCE]
            if not cheap:
                break
            pool = nsmallest(POOL_SIZE, cheap, key=lambda index: extras[index])
            while self._pivots < MAX_PIVOTS:
                extras = self._reduced_costs(pool)
                least = min(extras)
                if least >= -TOLERANCE:
                    break
                self._pivot(pool[extras.index(least)], least)
                self._pivots += 1

    @property
    def solution(self) -> dict[int, float]:
        """The share of each table in the fractional solution."""
        return {index: amount for index, amount in zip(self._used, self._amounts, strict=True) if index >= 0}

    def _reduced_costs(self, indices: Sequence[int]) -> list[float]:
        price, columns, costs = self.prices, self._columns, self._costs
        found = [
            costs[index] - price[a] - price[b] - price[c] - price[d] - price[e]
            for index in indices
            for a, b, c, d, e in (columns[index],)
        ]
        for row, limit in enumerate(self._limits, self._first_limit):
            if worth := price[row]:
                found = [value - worth * limit.costs[index] for value, index in zip(found, indices, strict=True)]
        return found

    def _pivot(self, index: int, extra: float) -> None:
        """Lets a table enter in place of the row that is used up first."""
        a, b, c, d, e = self._columns[index]
        change = [row[a] + row[b] + row[c] + row[d] + row[e] for row in self._inverse]
        for at, limit in enumerate(self._limits, self._first_limit):
            if cost := limit.costs[index]:
                change = [value + cost * row[at] for value, row in zip(change, self._inverse, strict=True)]
        rows = [row for row, value in enumerate(change) if value > MIN_PIVOT]
        if not rows:  # rounding has gone too far: the prices are as good as they get
            self._pivots = MAX_PIVOTS
            return
        leaving = min(rows, key=lambda row: self._amounts[row] / change[row])
        pivot = change[leaving]
        entering = [value / pivot for value in self._inverse[leaving]]
        amount = self._amounts[leaving] / pivot
        for row, value in enumerate(change):
            if row != leaving and value:
                self._inverse[row] = [x - value * y for x, y in zip(self._inverse[row], entering, strict=True)]
                self._amounts[row] -= value * amount
        self._inverse[leaving], self._amounts[leaving], self._used[leaving] = entering, amount, index
        self.prices = [price + extra * y for price, y in zip(self.prices, entering, strict=True)]
