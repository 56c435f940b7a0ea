"""The seating of a round by team (B3, B4): what it aims at in order, the best one found, and what is proven of it.

Nothing here knows a tournament: players are 0, 1, 2 …, each with a team, teams have places, and pairs that have met a
weight. A closest way of the teams is filled with players and improved by exchanges; where so few tables are possible
that all of them can be tried, nothing better is left to find.
"""

import math
import random
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple

from tabellone.engine.systems.big_tables.closeness import Closest

STEPS_OF_A_TABLE = 1_200
"""Of improving, for each table and attempt; many tables get fewer."""
STEPS_OF_MANY = 250
MANY = 24
ATTEMPTS = 100
"""Divided by the tables: few of them are quickly tried again."""
HEAVY = 50
"""How much a heavy rematch weighs while exchanging, beside its indicator."""
MOST_CANDIDATES = 12_000
"""Above so many possible tables nothing is proven by trying them."""
MOST_NODES = 500_000
"""Tables looked at while trying."""
FAR = 1 << 30
REACH = 24
"""How far away in the list of players by team somebody is looked for to exchange with."""


class Problem(NamedTuple):
    """Who is to be seated at tables of which sizes."""

    teams: Sequence[int]
    """Of each player, from the best team; players stand in the order of their teams."""
    places: Sequence[int]
    """Of each team."""
    sizes: Sequence[int]
    weights: Sequence[dict[int, int]]
    """1, 10, 100 or 1000 for two who have met, both ways."""
    relaxed: int = 0
    """How many places in all the tables may be less close than the closest, for fewer rematches."""


class Aims(NamedTuple):
    """In this order, each the smaller the better; pairs are counted once."""

    heavy: int
    """The weights of those who meet for a third time or more."""
    closeness: int
    """The sum over tables of worst - best team place."""
    weight: int
    """All weights: half the indicator."""
    worst: int
    """The largest weight of a table."""


class Seating(NamedTuple):
    """An answer, and what no seating can be below: an aim is proven where it and those before it equal the bound."""

    tables: list[list[int]]
    aims: Aims
    bound: Aims


Prover = Callable[[Problem, list[list[int]], Aims], tuple[list[list[int]], Aims]]
"""From a problem, a good answer and the bounds known: the best answer it finds, and a bound of each aim."""


def best_seating(problem: Problem, seed: str, steps: int | None = None, prover: Prover | None = None) -> Seating:
    """The best seating found, and what is known about better ones; with a number of steps, a quick one for a plan."""
    chance = random.Random(seed)
    if len(problem.sizes) == 1:
        only = [list(range(len(problem.teams)))]
        return Seating(only, aims_of(problem, only), aims_of(problem, only))
    members = [0] * len(problem.places)
    for team in problem.teams:
        members[team] += 1
    closest = Closest(members, problem.places, problem.sizes)
    whole = _Attempt(problem, closest, chance, steps)
    if closest.least is None or problem.relaxed or prover is not None:
        return whole.answer(prover)
    parts = _parts(problem, closest)
    if len(parts) == 1:
        return whole.answer(None)
    tables: list[list[int]] = []
    found, bound = Aims(0, 0, 0, 0), Aims(0, 0, 0, 0)
    for players, part in parts:
        of_team = [0] * len(part.places)
        for team in part.teams:
            of_team[team] += 1
        answer = _Attempt(part, Closest(of_team, part.places, part.sizes), chance, steps).answer(None)
        tables += [[players[player] for player in table] for table in answer.tables]
        found, bound = _together(found, answer.aims), _together(bound, answer.bound)
    if found.heavy:  # the teams further apart could spare a heavy rematch
        other = whole.answer(None)
        return other if other.aims < found else Seating(tables, found, other.bound)
    proven_closest = bound.closeness == found.closeness == closest.bound
    return Seating(tables, found, bound if proven_closest else _only_closeness(problem, closest.bound))


def aims_of(problem: Problem, tables: Sequence[Sequence[int]]) -> Aims:
    """Of a seating as it is."""
    weights = [weight_of(problem, table) for table in tables]
    return Aims(
        sum(heavy_of(problem, table) for table in tables),
        sum(spread_of(problem, table) for table in tables),
        sum(weights),
        max(weights),
    )


def weight_of(problem: Problem, table: Sequence[int]) -> int:
    """Of all pairs of a table."""
    return sum(problem.weights[a].get(b, 0) for a, b in combinations(table, 2))


def heavy_of(problem: Problem, table: Sequence[int]) -> int:
    """Of those who met twice or more."""
    return sum(w for a, b in combinations(table, 2) if (w := problem.weights[a].get(b, 0)) > 1)


def spread_of(problem: Problem, table: Sequence[int]) -> int:
    """Worst - best team place."""
    places = [problem.places[problem.teams[player]] for player in table]
    return max(places) - min(places)


def least_weight(problem: Problem) -> int:
    """Everybody has companions of different other teams: the lightest, half of it for each of the two."""
    fewest = min(problem.sizes) - 1
    members: dict[int, list[int]] = {}
    for player, team in enumerate(problem.teams):
        members.setdefault(team, []).append(player)
    doubled = 0
    for player, team in enumerate(problem.teams):
        met = problem.weights[player]
        if len(met) < len(members) - 1 - fewest + 1:
            continue  # enough teams he has met nobody of
        lightest = sorted(min(met.get(o, 0) for o in others) for t, others in members.items() if t != team)
        doubled += sum(lightest[:fewest])
    return -(-doubled // 2)


def possible_tables(problem: Problem, most: int, widest: dict[int, int] | None = None) -> list[tuple[int, ...]] | None:
    """All tables of different teams, of the sizes there are and no wider than allowed; None if they are too many."""
    members: list[list[int]] = [[] for _ in problem.places]
    for player, team in enumerate(problem.teams):
        members[team].append(player)
    found: list[tuple[int, ...]] = []
    for size in sorted(set(problem.sizes)):
        for teams in _team_sets(problem.places, size, None if widest is None else widest[size]):
            if len(found) + math.prod(len(members[team]) for team in teams) > most:
                return None
            found += product(*(members[team] for team in teams))
    return found


def widest_tables(problem: Problem, closeness: int) -> dict[int, int]:
    """How far apart the teams of a table of each size can be where all tables together are so close."""
    places = problem.places
    least = {
        size: min(places[last] - places[last - size + 1] for last in range(size - 1, len(places)))
        for size in set(problem.sizes)
    }
    spare = closeness - sum(least[size] for size in problem.sizes)
    return {size: least[size] + spare for size in least}


def _team_sets(places: Sequence[int], size: int, widest: int | None) -> Iterator[tuple[int, ...]]:
    for first in range(len(places)):
        last = first
        while last + 1 < len(places) and (widest is None or places[last + 1] - places[first] <= widest):
            last += 1
        for others in combinations(range(first + 1, last + 1), size - 1):
            yield (first, *others)


def _together(one: Aims, other: Aims) -> Aims:
    return Aims(
        one.heavy + other.heavy, one.closeness + other.closeness, one.weight + other.weight, max(one.worst, other.worst)
    )


def _only_closeness(problem: Problem, closeness: int) -> Aims:
    """A bound of seatings of any closeness."""
    weight = least_weight(problem)
    return Aims(0, closeness, weight, -(-weight // len(problem.sizes)))


def _parts(problem: Problem, closest: Closest) -> list[tuple[list[int], Problem]]:
    """Where every closest way cuts the standings, the teams above and below are seated by themselves (blocks)."""
    threes = list(problem.sizes).count(3)
    ends = [*closest.cuts(), (len(problem.places), threes)]
    found, first, threes_before = [], 0, 0
    for end, threes_so_far in ends:
        players = [player for player, team in enumerate(problem.teams) if first <= team < end]
        at = {player: index for index, player in enumerate(players)}
        small = threes_so_far - threes_before
        sizes = [4] * ((len(players) - 3 * small) // 4) + [3] * small
        weights = [{at[o]: w for o, w in problem.weights[player].items() if o in at} for player in players]
        teams = [problem.teams[player] - first for player in players]
        found.append((players, Problem(teams, problem.places[first:end], sizes, weights)))
        first, threes_before = end, threes_so_far
    return found


class _Attempt:
    """Seatings of one problem, each better than the one before."""

    def __init__(self, problem: Problem, closest: Closest, chance: random.Random, steps: int | None):
        self._problem, self._closest, self._chance = problem, closest, chance
        self._is_quick = steps is not None
        tables = len(problem.sizes)
        each = STEPS_OF_A_TABLE if tables <= MANY else STEPS_OF_MANY
        self._steps = min(steps or each * tables, each * tables)
        self._bound = _only_closeness(problem, closest.bound)

    def answer(self, prover: Prover | None) -> Seating:
        """The best found, then whatever can be proven of it."""
        best: list[list[int]] = []
        value: tuple[int, ...] | None = None
        allowed = (self._closest.least or 0) + self._problem.relaxed
        for attempt in range(
            1 if self._is_quick or len(self._problem.sizes) > MANY else ATTEMPTS // len(self._problem.sizes)
        ):
            improved = _Exchanges(self._problem, self._start(), allowed, 8 << attempt % 3)
            tables = improved.after(self._steps, self._chance, self._bound.weight)
            if value is None or improved.value < value:
                best, value = tables, improved.value
            if value[:2] == (0, 0) and value[2] <= self._bound.weight:
                break
        found = aims_of(self._problem, best)
        if prover is not None:
            tables, bound = prover(self._problem, best, self._bound)
            return Seating(tables, aims_of(self._problem, tables), bound)
        if self._is_quick:
            return Seating(best, found, self._bound)
        if found.heavy == 0:
            best, found, self._bound = _tried_all(self._problem, best, self._bound)
        if found != self._bound and len(best) <= MANY and not self._problem.relaxed:
            best = _settled(self._problem, best)
        return Seating(best, aims_of(self._problem, best), self._bound)

    def _start(self) -> list[list[int]]:
        """A closest way of the teams, filled by chance; where none was found, dealt round the tables."""
        problem, chance = self._problem, self._chance
        members: list[list[int]] = [[] for _ in problem.places]
        for player, team in enumerate(problem.teams):
            members[team].append(player)
        for players in members:
            chance.shuffle(players)
        if self._closest.least is not None:
            ways = self._closest.some_way(chance)
            return [[members[team].pop() for team in teams] for teams in ways]
        largest_first = sorted(members, key=len, reverse=True)
        seats = [i for seat in range(max(problem.sizes)) for i, size in enumerate(problem.sizes) if seat < size]
        tables: list[list[int]] = [[] for _ in problem.sizes]
        for player, index in zip((p for players in largest_first for p in players), seats, strict=True):
            tables[index].append(player)
        return tables


class _Exchanges:
    """Two players change places: always where that is better, and ever more rarely where it is worse."""

    def __init__(self, problem: Problem, tables: list[list[int]], allowed: int, per_place: int):
        """`per_place`: what a place beyond the closeness allowed weighs while exchanging."""
        self._problem, self._tables, self._per_place = problem, tables, per_place
        self._where = {player: index for index, table in enumerate(tables) for player in table}
        self._weights = [weight_of(problem, table) for table in tables]
        self._spreads = [spread_of(problem, table) for table in tables]
        self._heavy = sum(heavy_of(problem, table) for table in tables)
        self._spread, self._weight, self._allowed = sum(self._spreads), sum(self._weights), allowed
        self._place = [problem.places[team] for team in problem.teams]
        self.value = self._now()
        self._best = [list(table) for table in tables]

    def _now(self) -> tuple[int, int, int, int]:
        return self._heavy, max(0, self._spread - self._allowed), self._weight, max(self._weights)

    def after(self, steps: int, chance: random.Random, least: int) -> list[list[int]]:
        """The best seating met on the way, which ends where nothing can be better."""
        count, reach = len(self._problem.teams), min(REACH, len(self._problem.teams) - 1)
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
                    and self.value[3] * len(self._tables) <= 2 * least
                ):
                    break
        return self._best

    def _exchange(self, one: int, other: int, heat: float, draw: Callable[[], float]) -> None:
        teams, weights, place = self._problem.teams, self._problem.weights, self._place
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
        change = HEAVY * heavy + self._per_place * beyond + change_a + change_b + squares / 50
        if change > 0 and draw() >= math.exp(-change / heat):
            return
        self._tables[a], self._tables[b] = [*here, other], [*there, one]
        self._where[one], self._where[other] = b, a
        self._weights[a], self._weights[b] = before_a + change_a, before_b + change_b
        self._spreads[a], self._spreads[b] = spread_a, spread_b
        self._heavy, self._spread = self._heavy + heavy, self._spread + wider
        self._weight += change_a + change_b
        if (self._heavy, max(0, self._spread - self._allowed), self._weight) <= self.value[:3]:
            now = self._now()
            if now < self.value:
                self.value, self._best = now, [list(table) for table in self._tables]


def _settled(problem: Problem, tables: list[list[int]]) -> list[list[int]]:
    """Exchanges as long as one of them is better, so that nobody can point to two who should change places."""
    found, improved = aims_of(problem, tables), True
    while improved:
        improved = False
        for a, b in combinations(range(len(tables)), 2):
            for one, other in product(tuple(tables[a]), tuple(tables[b])):
                here = [other if player == one else player for player in tables[a]]
                there = [one if player == other else player for player in tables[b]]
                if any(len({problem.teams[player] for player in table}) < len(table) for table in (here, there)):
                    continue
                after, before = aims_of(problem, [here, there]), aims_of(problem, [tables[a], tables[b]])
                if after < before:
                    changed = [*tables[:a], here, *tables[a + 1 : b], there, *tables[b + 1 :]]
                    if aims_of(problem, changed) < found:
                        tables, found, improved = changed, aims_of(problem, changed), True
                        break
    return tables


def _tried_all(problem: Problem, tables: list[list[int]], bound: Aims) -> Seating:
    """Of seatings without heavy rematches: everything that could be better, aim by aim, where that is few enough."""
    found = aims_of(problem, tables)
    if found.weight == 0 and found.closeness <= bound.closeness + problem.relaxed:
        return Seating(tables, found, found)
    candidates = possible_tables(problem, MOST_CANDIDATES, widest_tables(problem, found.closeness + problem.relaxed))
    if candidates is None:
        return Seating(tables, found, bound)
    search = _Cover(problem, [table for table in candidates if not heavy_of(problem, table)])
    closest = bound.closeness
    while closest < found.closeness and (closer := search.run(closest, FAR, FAR)) is None:
        closest += 1
        if search.gave_up:
            return Seating(tables, found, bound)
    if closest < found.closeness - problem.relaxed:
        tables = closer or tables
    allowed = closest + problem.relaxed
    best = tables
    _, _, weight, worst = aims_of(problem, best)
    while weight > bound.weight and (better := search.run(allowed, weight - 1, FAR)) is not None:
        best, (_, _, weight, worst) = better, aims_of(problem, better)
    if search.gave_up:
        reached = aims_of(problem, best)
        return Seating(best, reached, bound._replace(closeness=reached.closeness))
    while (better := search.run(allowed, weight, worst - 1)) is not None:
        best, worst = better, aims_of(problem, better).worst
    proven = aims_of(problem, best)
    return Seating(best, proven, proven._replace(worst=-(-weight // len(tables))) if search.gave_up else proven)


class _Cover:
    """Everybody at one table, by trying: the player with the fewest tables first, cut off where it cannot end well."""

    def __init__(self, problem: Problem, candidates: list[tuple[int, ...]]):
        self.gave_up = False
        self._nodes = 0
        self._sizes = {size: list(problem.sizes).count(size) for size in set(problem.sizes)}
        self._everybody = (1 << len(problem.teams)) - 1
        self._of: list[list[tuple[int, int, int, tuple[int, ...]]]] = [[] for _ in problem.teams]
        for weight, spread, table in sorted((weight_of(problem, t), spread_of(problem, t), t) for t in candidates):
            mask = sum(1 << player for player in table)
            for player in table:
                self._of[player].append((weight, spread, mask, table))
        # a player's part of the lightest and of the closest table he can have, in sixtieths
        self._weight_part = [min((60 * w // len(t) for w, _, _, t in of), default=0) for of in self._of]
        self._spread_part = [min((60 * s // len(t) for _, s, _, t in of), default=0) for of in self._of]

    def run(self, closeness: int, weight: int, worst: int) -> list[list[int]] | None:
        """A seating within these three; None where there is none, or where it gave up."""
        self._worst = worst
        return self._go_on(0, 60 * weight, 60 * closeness, sum(self._weight_part), sum(self._spread_part), [])

    def _go_on(
        self, seated: int, weight: int, spread: int, weight_parts: int, spread_parts: int, chosen: list[tuple[int, ...]]
    ) -> list[list[int]] | None:
        if seated == self._everybody:
            return [list(table) for table in chosen]
        player = (~seated & (seated + 1)).bit_length() - 1
        for w, s, mask, table in self._of[player]:
            if w > self._worst:
                break
            self._nodes += 1
            if mask & seated or not self._sizes[len(table)]:
                continue
            rest_weight = weight_parts - sum(self._weight_part[p] for p in table)
            rest_spread = spread_parts - sum(self._spread_part[p] for p in table)
            if 60 * w + rest_weight > weight or 60 * s + rest_spread > spread:
                continue
            if self._nodes > MOST_NODES:
                self.gave_up = True
                return None
            self._sizes[len(table)] -= 1
            found = self._go_on(
                seated | mask, weight - 60 * w, spread - 60 * s, rest_weight, rest_spread, [*chosen, table]
            )
            self._sizes[len(table)] += 1
            if found is not None or self.gave_up:
                return found
        return None
