"""A seating out of possible tables by trying: everybody at one of them, cut off where prices say it cannot end well."""

from collections.abc import Sequence

from tabellone.engine.systems.big_tables.simplex import ReducedCostBudget, SearchLimitError, SideConstraint, solve_dual

MAX_WORK = 4_000_000
"""Tables looked at, over all tries of one aim; then nothing is known."""
MIN_TABLES_FOR_PRICING = 60
"""So many tables left are worth new prices."""
WORK_PER_PRICING = 30
"""For each table, in tables looked at."""


class BranchAndBound:
    """Tries for one aim, which share the work they may do."""

    def __init__(self, tables: Sequence[tuple[int, ...]], sizes: Sequence[int]) -> None:
        self._tables, self._sizes, self._work = tables, sizes, 0
        self._masks = [sum(1 << player for player in table) for table in tables]

    def solve(self, budgets: Sequence[ReducedCostBudget], limits: Sequence[SideConstraint]) -> list[int] | None:
        """The tables of a seating within budgets and limits, of which the last is the aim; None where there is none."""
        self._limits = limits
        self._extras = [budget.reduced_costs for budget in budgets]
        cheapest = sorted(
            range(len(self._tables)), key=lambda index: [extras[index] for extras in reversed(self._extras)]
        )
        everybody = (1 << sum(self._sizes)) - 1
        return self._branch(everybody, cheapest, [budget.max for budget in budgets], list(self._sizes), [])

    def _branch(
        self, standing: int, left: list[int], budgets: list[int], free: list[int], chosen: list[int]
    ) -> list[int] | None:
        if not standing:
            fits = all(sum(limit.costs[index] for index in chosen) <= limit.max for limit in self._limits)
            return chosen if fits else None
        for extras, most in zip(self._extras, budgets, strict=True):
            left = [index for index in left if extras[index] <= most]
        self._work += len(left)
        if len(left) >= MIN_TABLES_FOR_PRICING:
            left = self._prune(standing, left, free, chosen)
        if self._work > MAX_WORK:
            raise SearchLimitError
        for index in self._branching_tables(standing, left):
            mask, size = self._masks[index], len(self._tables[index])
            seats = list(free)
            seats.remove(size)
            rest = [other for other in left if not self._masks[other] & mask]
            if size not in seats:
                rest = [other for other in rest if len(self._tables[other]) != size]
            after = [most - extras[index] for extras, most in zip(self._extras, budgets, strict=True)]
            found = self._branch(standing & ~mask, rest, after, seats, [*chosen, index])
            if found is not None:
                return found
        return None

    def _prune(self, standing: int, left: list[int], free: list[int], chosen: list[int]) -> list[int]:
        """The tables that prices of those still standing leave."""
        if {len(self._tables[index]) for index in left} != set(free):
            return []
        self._work += WORK_PER_PRICING * len(left)
        players = [player for player in range(standing.bit_length()) if standing >> player & 1]
        at = {player: row for row, player in enumerate(players)}
        tables = [tuple(at[player] for player in self._tables[index]) for index in left]
        *before, aim = [
            SideConstraint([limit.costs[i] for i in left], limit.max - sum(limit.costs[i] for i in chosen))
            for limit in self._limits
        ]
        if aim.max < 0 or any(limit.max < 0 for limit in before):
            return []
        prices = solve_dual(tables, aim.costs, [1] * len(players), free, before)
        extras, most = prices.budget_for(aim.max)
        kept = [at for at, extra in enumerate(extras) if extra <= most]
        kept.sort(key=lambda at: (-prices.solution.get(at, 0.0), extras[at]))
        return [left[at] for at in kept]

    def _branching_tables(self, standing: int, left: list[int]) -> list[int]:
        """The tables of the player who can sit at the fewest."""
        of: dict[int, list[int]] = {}
        for index in left:
            for player in self._tables[index]:
                of.setdefault(player, []).append(index)
        if len(of) < standing.bit_count():
            return []
        return min(of.values(), key=len)
