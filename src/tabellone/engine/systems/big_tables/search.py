"""The seating with the smallest rematch indicator among some players (B4): annealing, a bound, and a proof where it is
small enough.

Nothing here knows a tournament: players are 0, 1, 2 …, each with a team, and a cost for every pair that has met.
"""

import math
import random
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import NamedTuple

STEPS_OF_A_TABLE = 1500
"""Of annealing, for each table; a few tables get more, see MOST_STEPS."""
MOST_STEPS = 60_000
RESTARTS = 6
RESTARTS_WITH_RANKS = 2
STEPS_WITH_RANKS = 8_000
MOST_CANDIDATES = 20_000
"""Above so many possible tables nothing is proven by trying them."""
MOST_NODES = 60_000
NODES_WITH_RANKS = 4_000


class Problem(NamedTuple):
    """Who is to be seated at tables of which sizes."""

    teams: Sequence[int]
    sizes: Sequence[int]
    costs: Sequence[dict[int, int]]
    """What two cost who sit together, both ways; pairs that are missing cost nothing."""
    ranks: Sequence[int] | None = None
    """Where given, the sum over tables of highest - lowest rank is to be smallest before anything else."""


class Seating(NamedTuple):
    """An answer."""

    tables: list[list[int]]
    cost: int
    """Of all pairs that sit together, each counted once."""
    bound: int
    """No seating costs less."""
    proven: bool
    """No seating is better; with ranks, none with so small a spread is."""


Prover = Callable[[Problem, list[list[int]]], tuple[list[list[int]], bool]]
"""From a problem and a good answer: the best one it finds, and whether there is no better."""


def best_seating(problem: Problem, seed: str, steps: int | None = None, prover: Prover | None = None) -> Seating:
    """The best seating found, and what is known about better ones."""
    chance = random.Random(seed)
    bound = lower_bound(problem)
    best: list[list[int]] = []
    best_value = None
    for _ in range(RESTARTS if problem.ranks is None else RESTARTS_WITH_RANKS):
        tables = _annealed(problem, _start(problem, chance), chance, steps or _steps(problem), bound)
        value = _value(problem, tables)
        if best_value is None or value < best_value:
            best, best_value = tables, value
        if best_value[0] == 0 and best_value[1] <= bound:
            break
    assert best_value is not None
    if problem.ranks is None and best_value[1] <= bound:
        return Seating(best, best_value[1], bound, True)
    better, proven = (prover or _improved)(problem, best)
    return Seating(better, cost_of(problem, better), cost_of(problem, better) if proven else bound, proven)


def cost_of(problem: Problem, tables: Sequence[Sequence[int]]) -> int:
    """Of all pairs."""
    return sum(problem.costs[a].get(b, 0) for table in tables for a, b in combinations(table, 2))


def spread_of(problem: Problem, tables: Sequence[Sequence[int]]) -> int:
    """The sum of highest - lowest rank."""
    ranks = problem.ranks
    return 0 if ranks is None else sum(max(ranks[p] for p in t) - min(ranks[p] for p in t) for t in tables)


def lower_bound(problem: Problem) -> int:
    """Everybody has companions of other teams than his own, all different: the cheapest, counted once a pair."""
    fewest = min(problem.sizes) - 1
    members: dict[int, list[int]] = {}
    for player, team in enumerate(problem.teams):
        members.setdefault(team, []).append(player)
    doubled = 0
    for player, team in enumerate(problem.teams):
        costs = problem.costs[player]
        cheapest = sorted(min(costs.get(o, 0) for o in others) for t, others in members.items() if t != team)
        doubled += sum(cheapest[:fewest])
    return -(-doubled // 2)


def _value(problem: Problem, tables: Sequence[Sequence[int]]) -> tuple[int, int, int]:
    """Spread, cost, worst table: the smaller the better (B3, B4)."""
    return spread_of(problem, tables), cost_of(problem, tables), max(cost_of(problem, [t]) for t in tables)


def _steps(problem: Problem) -> int:
    tables = len(problem.sizes)
    if problem.ranks is not None:
        return STEPS_WITH_RANKS
    return min(STEPS_OF_A_TABLE * tables, MOST_STEPS) if tables <= 12 else 250 * tables


def _start(problem: Problem, chance: random.Random) -> list[list[int]]:
    """Teams dealt over the tables one after the other, large ones first, so that no two team-mates meet (B1).

    With ranks: down the list, table after table, as far as those left can still be kept apart.
    """
    if problem.ranks is not None:
        listed = _down_the_list(problem, chance)
        if listed is not None:
            return listed
    order = sorted(range(len(problem.teams)), key=lambda player: chance.random())
    size = {team: list(problem.teams).count(team) for team in set(problem.teams)}
    by_rank = problem.ranks if problem.ranks is not None else problem.teams
    order.sort(key=lambda player: (-size[problem.teams[player]], by_rank[player], problem.teams[player]))
    tables: list[list[int]] = [[] for _ in problem.sizes]
    for player in order:
        free = [
            index
            for index, table in enumerate(tables)
            if len(table) < problem.sizes[index] and all(problem.teams[o] != problem.teams[player] for o in table)
        ]
        if not free:
            return _dealt(problem, order)
        emptiest = max(problem.sizes[index] - len(tables[index]) for index in free)
        tables[next(index for index in free if problem.sizes[index] - len(tables[index]) == emptiest)].append(player)
    return tables


def _down_the_list(problem: Problem, chance: random.Random) -> list[list[int]] | None:
    """Each table takes the next players of different teams, and first of all who would be too many later."""
    assert problem.ranks is not None
    ranks = problem.ranks
    left = sorted(range(len(problem.teams)), key=lambda player: (ranks[player], chance.random()))
    tables = []
    for index, size in enumerate(problem.sizes):
        members: dict[int, list[int]] = {}
        for player in left:
            members.setdefault(problem.teams[player], []).append(player)
        after = len(problem.sizes) - index - 1
        urgent = [players[0] for players in members.values() if len(players) > after]
        others = [players[0] for players in members.values() if len(players) <= after]
        table = [*urgent, *others][:size]
        if len(urgent) > size or len(table) < size:
            return None
        tables.append(table)
        left = [player for player in left if player not in table]
    return tables


def _dealt(problem: Problem, order: list[int]) -> list[list[int]]:
    """Card by card round the tables: a team no larger than the number of tables never meets itself."""
    tables: list[list[int]] = [[] for _ in problem.sizes]
    seats = [index for seat in range(max(problem.sizes)) for index, size in enumerate(problem.sizes) if seat < size]
    for player, index in zip(order, seats, strict=True):
        tables[index].append(player)
    return tables


def _annealed(
    problem: Problem, tables: list[list[int]], chance: random.Random, steps: int, bound: int
) -> list[list[int]]:
    """Exchanges of two players, downhill always, uphill ever more rarely; the best state on the way."""
    teams, costs, ranks = problem.teams, problem.costs, problem.ranks
    where = {player: index for index, table in enumerate(tables) for player in table}
    players, count = list(where), len(where)
    if len(tables) < 2:
        return tables
    weight = 1 if ranks is None else 10_000
    current = cost_of(problem, tables) + weight * spread_of(problem, tables)
    best, best_value = [list(table) for table in tables], current
    heat, cooling = 3.0, math.exp(math.log(0.08 / 3.0) / steps)
    for _ in range(steps):
        if best_value <= bound and ranks is None:
            break
        heat *= cooling
        one = players[int(chance.random() * count)]
        other = players[int(chance.random() * count)]
        a, b = where[one], where[other]
        if a == b:
            continue
        here, there = tables[a], tables[b]
        if teams[one] != teams[other] and (
            any(teams[p] == teams[one] for p in there) or any(teams[p] == teams[other] for p in here)
        ):
            continue
        of_one, of_other = costs[one], costs[other]
        change = 0
        for p in here:
            if p != one:
                change += of_other.get(p, 0) - of_one.get(p, 0)
        for p in there:
            if p != other:
                change += of_one.get(p, 0) - of_other.get(p, 0)
        if ranks is not None:
            change += weight * _spread_change(ranks, here, there, one, other)
        if change <= 0 or chance.random() < math.exp(-change / heat):
            here[here.index(one)], there[there.index(other)] = other, one
            where[one], where[other] = b, a
            current += change
            if current < best_value:
                best, best_value = [list(table) for table in tables], current
    return best


def _spread_change(ranks: Sequence[int], here: list[int], there: list[int], one: int, other: int) -> int:
    def spread(table: list[int]) -> int:
        found = [ranks[player] for player in table]
        return max(found) - min(found)

    before = spread(here) + spread(there)
    after = spread([other if p == one else p for p in here]) + spread([one if p == other else p for p in there])
    return after - before


def _improved(problem: Problem, tables: list[list[int]]) -> tuple[list[list[int]], bool]:
    """Try everything that could be better, table by table; say whether that was everything."""
    found = possible_tables(problem, MOST_CANDIDATES)
    if found is None:
        return tables, False
    weight = 1_000_000 if problem.ranks is not None else 0
    best = [_total(problem, weight, table) for table in tables]
    search = _Exhaustive(problem, found, weight, sum(best))
    search.run()
    return (search.best or tables), search.nodes <= search.most_nodes


def _total(problem: Problem, weight: int, table: Sequence[int]) -> int:
    return cost_of(problem, [table]) + weight * spread_of(problem, [table])


def possible_tables(problem: Problem, most: int) -> list[tuple[int, ...]] | None:
    """All tables of different teams, of the sizes there are; None if they are too many."""
    count, players = 0, range(len(problem.teams))
    for size in set(problem.sizes):
        count += math.comb(len(players), size)
    if count > 20 * most:
        return None
    found = [
        table
        for size in sorted(set(problem.sizes))
        for table in combinations(players, size)
        if len({problem.teams[player] for player in table}) == size
    ]
    return found if len(found) <= most else None


class _Exhaustive:
    """Exact cover of the players by tables, cheapest first, cut off where a bound says it cannot become better."""

    def __init__(self, problem: Problem, candidates: list[tuple[int, ...]], weight: int, value: int):
        self.best: list[list[int]] = []
        self.nodes = 0
        self.most_nodes = MOST_NODES if problem.ranks is None else NODES_WITH_RANKS
        self._value = value
        self._left = {size: list(problem.sizes).count(size) for size in set(problem.sizes)}
        self._everybody = (1 << len(problem.teams)) - 1
        entries = [(_total(problem, weight, table), table) for table in candidates]
        entries = sorted(entry for entry in entries if entry[0] < value)
        self._of: list[list[tuple[int, int, tuple[int, ...]]]] = [[] for _ in problem.teams]
        for cost, table in entries:
            mask = sum(1 << player for player in table)
            for player in table:
                self._of[player].append((cost, mask, table))
        # a player's part of the cheapest table he can have, in sixtieths
        self._part = [min((60 * c // len(t) for c, _, t in of), default=60 * value) for of in self._of]
        self._order = sorted(range(len(problem.teams)), key=lambda player: len(self._of[player]))

    def run(self) -> None:
        self._go_on(0, 0, sum(self._part), [])

    def _go_on(self, covered: int, cost: int, parts: int, chosen: list[tuple[int, ...]]) -> None:
        if covered == self._everybody:
            if cost < self._value:
                self.best, self._value = [list(table) for table in chosen], cost
            return
        player = next(p for p in self._order if not covered >> p & 1)
        for c, mask, table in self._of[player]:
            if mask & covered or not self._left[len(table)]:
                continue
            rest = parts - sum(self._part[p] for p in table)
            if 60 * (cost + c) + rest > 60 * (self._value - 1):
                continue
            self.nodes += 1
            if self.nodes > self.most_nodes:
                return
            self._left[len(table)] -= 1
            self._go_on(covered | mask, cost + c, rest, [*chosen, table])
            self._left[len(table)] += 1
