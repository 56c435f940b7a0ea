"""B3: a seating improved by two players changing places, again and again."""

import math
import random
from collections.abc import Callable
from itertools import combinations, product

from tabellone.engine.systems.big_tables.aims import (
    Aims,
    SeatingProblem,
    aim_order,
    measure_aims,
    place_spread,
    rematch_weight,
    third_meeting_weight,
)

THIRD_MEETING_WEIGHT = 50
"""How much a heavy rematch weighs while exchanging, beside its indicator."""
NEIGHBOURHOOD = 24
"""How far away in the list of players by team somebody is looked for to exchange with."""


class Annealing:
    """Two players change places: always where that is better, and ever more rarely where it is worse."""

    def __init__(self, problem: SeatingProblem, tables: list[list[int]], allowed: int, per_place: int):
        """`per_place`: what a place beyond the closeness allowed weighs while exchanging."""
        self._problem, self._tables, self._per_place = problem, tables, per_place
        self._where = {player: index for index, table in enumerate(tables) for player in table}
        self._weights = [rematch_weight(problem, table) for table in tables]
        self._spreads = [place_spread(problem, table) for table in tables]
        self._heavy = sum(third_meeting_weight(problem, table) for table in tables)
        self._spread, self._weight, self._allowed = sum(self._spreads), sum(self._weights), allowed
        # all places that are allowed weigh less than one rematch, and still something
        self._per_allowed = 0.5 / (problem.relaxed_places + 1) if problem.relaxed_places else 0.0
        self._place = [problem.places[team] for team in problem.teams]
        self.value = self._energy()
        self._best = [list(table) for table in tables]

    def _energy(self) -> tuple[int, ...]:
        return aim_order(Aims(self._heavy, self._spread, self._weight, max(self._weights)), self._allowed)

    def run(self, steps: int, chance: random.Random, least: int) -> list[list[int]]:
        """The best seating met on the way, which ends where nothing can be better."""
        count, reach = len(self._problem.teams), min(NEIGHBOURHOOD, len(self._problem.teams) - 1)
        heat, cooling = 2.0, math.exp(math.log(0.1 / 2.0) / steps)
        draw = chance.random
        for _ in range(steps):
            heat *= cooling
            one = int(draw() * count)
            if not self._weights[self._where[one]] and draw() < 0.7:
                continue  # most of the work is where somebody meets again
            other = one + int(draw() * (2 * reach + 1)) - reach
            if 0 <= other < count and self._where[one] != self._where[other]:
                self._exchange(one, other, heat, draw)
                if (
                    self.value[:2] == (0, 0)
                    and self.value[2] <= least
                    and self.value[3] <= self._allowed - self._problem.relaxed_places
                    and self.value[4] * len(self._tables) <= 2 * least
                ):
                    break
        return self._best

    def _exchange(self, one: int, other: int, heat: float, draw: Callable[[], float]) -> None:
        teams, weights, place = self._problem.teams, self._problem.rematch_weights, self._place
        a, b = self._where[one], self._where[other]
        here = [player for player in self._tables[a] if player != one]
        there = [player for player in self._tables[b] if player != other]
        mine, yours = teams[one], teams[other]
        if mine != yours:
            for player in here:
                if teams[player] == yours:
                    return
            for player in there:
                if teams[player] == mine:
                    return
        of_one, of_other = weights[one], weights[other]
        change_a = change_b = heavy = 0
        for player in here:
            gone, come = of_one.get(player, 0), of_other.get(player, 0)
            change_a += come - gone
            heavy += (come if come > 1 else 0) - (gone if gone > 1 else 0)
        for player in there:
            gone, come = of_other.get(player, 0), of_one.get(player, 0)
            change_b += come - gone
            heavy += (come if come > 1 else 0) - (gone if gone > 1 else 0)
        spread_a, spread_b = self._spreads[a], self._spreads[b]
        if mine != yours:
            places = [place[player] for player in here]
            spread_a = max(*places, place[other]) - min(*places, place[other])
            places = [place[player] for player in there]
            spread_b = max(*places, place[one]) - min(*places, place[one])
        wider = spread_a + spread_b - self._spreads[a] - self._spreads[b]
        beyond = max(0, self._spread + wider - self._allowed) - max(0, self._spread - self._allowed)
        before_a, before_b = self._weights[a], self._weights[b]
        squares = change_a * (2 * before_a + change_a) + change_b * (2 * before_b + change_b)
        change = THIRD_MEETING_WEIGHT * heavy + self._per_place * beyond + self._per_allowed * (wider - beyond)
        change += change_a + change_b + squares / 50
        if change > 0 and draw() >= math.exp(-change / heat):
            return
        self._tables[a], self._tables[b] = [*here, other], [*there, one]
        self._where[one], self._where[other] = b, a
        self._weights[a], self._weights[b] = before_a + change_a, before_b + change_b
        self._spreads[a], self._spreads[b] = spread_a, spread_b
        self._heavy, self._spread = self._heavy + heavy, self._spread + wider
        self._weight += change_a + change_b
        if (self._heavy, max(0, self._spread - self._allowed), self._weight) <= self.value[:3]:
            now = self._energy()
            if now < self.value:
                self.value, self._best = now, [list(table) for table in self._tables]


def local_optimum(problem: SeatingProblem, tables: list[list[int]], max_closeness: int | None) -> list[list[int]]:
    """Exchanges as long as one of them is better, so that nobody can point to two who should change places."""
    found, improved = measure_aims(problem, tables), True
    while improved:
        improved = False
        for a, b in combinations(range(len(tables)), 2):
            for one, other in product(tuple(tables[a]), tuple(tables[b])):
                here = [other if player == one else player for player in tables[a]]
                there = [one if player == other else player for player in tables[b]]
                if any(len({problem.teams[player] for player in table}) < len(table) for table in (here, there)):
                    continue
                after, before = measure_aims(problem, [here, there]), measure_aims(problem, [tables[a], tables[b]])
                sums = Aims(*(whole - old + new for whole, old, new in zip(found, before, after, strict=True)))
                # the worst of all tables is no sum: among equals it is smaller only if that of these two is
                if aim_order(sums, max_closeness) < aim_order(found, max_closeness):
                    changed = [*tables[:a], here, *tables[a + 1 : b], there, *tables[b + 1 :]]
                    if aim_order(measure_aims(problem, changed), max_closeness) < aim_order(found, max_closeness):
                        tables, found, improved = changed, measure_aims(problem, changed), True
                        break
    return tables
