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
MOST_PIVOTS = 4_000
"""Then the prices are taken as they are; the bound is right with any."""
POOL = 300
"""Tables looked at again and again before all are."""
NOTHING = 1e-7


class GaveUpError(Exception):
    """There is too much to try for a proof."""


class Limit(NamedTuple):
    """An aim reached before, which the tables may not go beyond together."""

    costs: Sequence[int]
    most: int


class Budget(NamedTuple):
    """What the tables of a seating may together cost beyond the bound of an aim."""

    extras: Sequence[int]
    most: int


class Priced(NamedTuple):
    """A bound in units, and of each table what it costs beyond its prices, in units and never below 0."""

    bound: int
    extras: list[int]
    parts: dict[int, float]
    """The cheapest seating in parts of tables has so much of each; the others are not in it."""

    @property
    def least(self) -> int:
        """The smallest whole number that is not below the bound."""
        return -(-self.bound // UNITS)

    def up_to(self, cost: int) -> Budget:
        """For the seatings that cost no more."""
        return Budget(self.extras, UNITS * cost - self.bound)


def priced(
    tables: Sequence[tuple[int, ...]],
    costs: Sequence[int],
    members: Sequence[int],
    sizes: Sequence[int],
    limits: Sequence[Limit] = (),
) -> Priced:
    """Tables of players or of teams, of whom there are so many each; the bound holds whatever the prices are."""
    program = _Program(tables, costs, members, sizes, limits)
    price, fines = program.prices()
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
        - sum(fine * limit.most for fine, limit in zip(fines, limits, strict=True))
    )
    extras = [value - cheapest[len(table)] for value, table in zip(beyond, tables, strict=True)]
    return Priced(bound, extras, program.parts)


class _Program:
    """The simplex method: tables enter a seating in parts, the dearest first to leave, as long as one is too cheap.

    Rows are those who sit, then the tables of the smaller size where there are two sizes, then the limits. The last
    price is that of nobody, and 0. Nobody sits exactly once, but a little more by chance: so no step stands still.
    """

    def __init__(
        self,
        tables: Sequence[tuple[int, ...]],
        costs: Sequence[int],
        members: Sequence[int],
        sizes: Sequence[int],
        limits: Sequence[Limit],
    ):
        chance = random.Random(len(tables))
        self._costs, self._limits, self._who = costs, limits, len(members)
        amounts = [float(count) for count in members]
        small = min(sizes) if len(set(sizes)) > 1 else 0
        if small:
            amounts.append(float(list(sizes).count(small)))
        self._first_limit = len(amounts)
        amounts += [float(limit.most) for limit in limits]
        count = len(amounts)
        self._columns = [
            (*table, *[count] * (4 - len(table)), self._who if len(table) == small else count) for table in tables
        ]
        self._amounts = [amount + 1e-4 * chance.random() for amount in amounts]
        self._inverse = [[float(row == column) for column in range(count + 1)] for row in range(count)]
        # an empty seat costs more than any table, as long as there is one
        worth = [10.0 * (1 + max(costs))] * self._first_limit + [0.0] * len(limits)
        self._prices = [*worth, 0.0]
        self._used = [-1] * count

    def prices(self) -> tuple[list[int], list[int]]:
        """Of those who sit, and what a limit that binds is worth, in units."""
        pivots = 0
        everything = range(len(self._columns))
        while pivots < MOST_PIVOTS:
            extras = self._extras(everything)
            cheap = [index for index in everything if extras[index] < -NOTHING]
            if not cheap:
                break
            pool = nsmallest(POOL, cheap, key=lambda index: extras[index])
            while pivots < MOST_PIVOTS:
                extras = self._extras(pool)
                least = min(extras)
                if least >= -NOTHING:
                    break
                self._enter(pool[extras.index(least)], least)
                pivots += 1
        units = [round(price * UNITS) for price in self._prices]
        return units[: self._who], [max(0, -fine) for fine in units[self._first_limit : -1]]

    @property
    def parts(self) -> dict[int, float]:
        """How much of each table there is now."""
        return {index: amount for index, amount in zip(self._used, self._amounts, strict=True) if index >= 0}

    def _extras(self, indices: Sequence[int]) -> list[float]:
        price, columns, costs = self._prices, self._columns, self._costs
        found = [
            costs[index] - price[a] - price[b] - price[c] - price[d] - price[e]
            for index in indices
            for a, b, c, d, e in (columns[index],)
        ]
        for row, limit in enumerate(self._limits, self._first_limit):
            if worth := price[row]:
                found = [value - worth * limit.costs[index] for value, index in zip(found, indices, strict=True)]
        return found

    def _enter(self, index: int, extra: float) -> None:
        """A table takes the place of whatever is used up first."""
        a, b, c, d, e = self._columns[index]
        change = [row[a] + row[b] + row[c] + row[d] + row[e] for row in self._inverse]
        for at, limit in enumerate(self._limits, self._first_limit):
            if cost := limit.costs[index]:
                change = [value + cost * row[at] for value, row in zip(change, self._inverse, strict=True)]
        leaving = min(
            (row for row, value in enumerate(change) if value > 1e-9),
            key=lambda row: self._amounts[row] / change[row],
        )
        pivot = change[leaving]
        entering = [value / pivot for value in self._inverse[leaving]]
        amount = self._amounts[leaving] / pivot
        for row, value in enumerate(change):
            if row != leaving and value:
                self._inverse[row] = [x - value * y for x, y in zip(self._inverse[row], entering, strict=True)]
                self._amounts[row] -= value * amount
        self._inverse[leaving], self._amounts[leaving], self._used[leaving] = entering, amount, index
        self._prices = [price + extra * y for price, y in zip(self._prices, entering, strict=True)]
