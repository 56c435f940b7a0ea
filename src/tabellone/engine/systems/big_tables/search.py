"""The seating of a round by team (B3, B4): what it aims at in order, the best one found, and what is proven of it.

A closest way of the teams is filled with players and improved by exchanges; where it is not too large, the best one is
then proven.
"""

import random
from collections.abc import Callable, Sequence

from tabellone.engine.systems.big_tables.aims import Aims, Problem, Seating, aims_of, most_places
from tabellone.engine.systems.big_tables.closeness import Closest, Part
from tabellone.engine.systems.big_tables.exchanges import Exchanges, settled
from tabellone.engine.systems.big_tables.proof import proven

STEPS_OF_A_TABLE = 1_200
"""Of improving, for each table and attempt; many tables get fewer."""
STEPS_OF_MANY = 250
MANY = 24
ATTEMPTS = 3
"""Again and again from another beginning; more often where the teams are not yet as close as they could be."""
MORE_ATTEMPTS = 12

Prover = Callable[[Problem, list[list[int]], Aims], tuple[list[list[int]], Aims]]
"""From a problem, a good answer and the bounds known: the best answer it finds, and a bound of each aim."""


def best_seating(problem: Problem, seed: str, steps: int | None = None, prover: Prover | None = None) -> Seating:
    """The best seating found, and what is known about better ones; with a number of steps, a quick one for a plan."""
    chance = random.Random(seed)
    if len(problem.sizes) == 1:
        only = [list(range(len(problem.teams)))]
        found = aims_of(problem, only)
        return Seating(only, found, found, found.closeness)
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
    for players, part, ways in parts:
        answer = _Attempt(part, ways, chance, steps).answer(None)
        tables += [[players[player] for player in table] for table in answer.tables]
        found, bound = _together(found, answer.aims), _together(bound, answer.bound)
    if found.heavy or found.closeness > closest.least:  # tables across a cut could be better
        other = whole.answer(None)
        return other if other.aims < found else Seating(tables, found, other.bound, other.closest)
    proven_closest = bound.closeness == found.closeness == closest.bound
    bound = bound if proven_closest else _only_closeness(problem, closest.bound)
    return Seating(tables, found, bound, closest.bound)


def less_close(
    problem: Problem, tables: Sequence[Sequence[int]], allowed: int, seed: str, steps: int
) -> list[list[int]]:
    """From a good seating one with fewer rematches, as far as places allowed can buy any; never a worse one."""
    begun = Exchanges(problem, [list(table) for table in tables], allowed, 8)
    return begun.after(steps, random.Random(seed), least_weight(problem))


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


def _together(one: Aims, other: Aims) -> Aims:
    return Aims(
        one.heavy + other.heavy, one.closeness + other.closeness, one.weight + other.weight, max(one.worst, other.worst)
    )


def _only_closeness(problem: Problem, closeness: int) -> Aims:
    """A bound of seatings of any closeness."""
    weight = least_weight(problem)
    return Aims(0, closeness, weight, -(-weight // len(problem.sizes)))


def _parts(problem: Problem, closest: Closest) -> list[tuple[list[int], Problem, Part]]:
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
        ways = closest.part(first, end, threes_before, threes_so_far)
        found.append((players, Problem(teams, problem.places[first:end], sizes, weights), ways))
        first, threes_before = end, threes_so_far
    return found


class _Attempt:
    """Seatings of one problem, each better than the one before."""

    def __init__(self, problem: Problem, closest: Closest | Part, chance: random.Random, steps: int | None):
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
        for attempt in range(1 if self._is_quick or len(self._problem.sizes) > MANY else MORE_ATTEMPTS):
            improved = Exchanges(self._problem, self._start(), allowed, 8 << attempt % 3)
            tables = improved.after(self._steps, self._chance, self._bound.weight)
            if value is None or improved.value < value:
                best, value = tables, improved.value
            if value[:2] == (0, 0) and (value[2] <= self._bound.weight or attempt + 1 >= ATTEMPTS):
                break
        found = aims_of(self._problem, best)
        if prover is not None:
            tables, bound = prover(self._problem, best, self._bound)
            return Seating(tables, aims_of(self._problem, tables), bound, self._bound.closeness)
        if self._is_quick:
            return Seating(best, found, self._bound, self._bound.closeness)
        answer = proven(self._problem, best, self._bound)
        if answer.aims == answer.bound or len(best) > MANY:
            return answer
        best = settled(self._problem, answer.tables, most_places(self._problem, answer.closest))
        return answer._replace(tables=best, aims=aims_of(self._problem, best))

    def _start(self) -> list[list[int]]:
        """A closest way of the teams, filled by chance, many tables well at once; else dealt round the tables."""
        problem, chance = self._problem, self._chance
        members: list[list[int]] = [[] for _ in problem.places]
        for player, team in enumerate(problem.teams):
            members[team].append(player)
        for players in members:
            chance.shuffle(players)
        if self._closest.least is not None:
            ways = self._closest.some_way(chance)
            if len(ways) > MANY:
                return [self._filled(teams, members) for teams in ways]
            return [[members[team].pop() for team in teams] for teams in ways]
        largest_first = sorted(members, key=len, reverse=True)
        seats = [i for seat in range(max(problem.sizes)) for i, size in enumerate(problem.sizes) if seat < size]
        tables: list[list[int]] = [[] for _ in problem.sizes]
        for player, index in zip((p for players in largest_first for p in players), seats, strict=True):
            tables[index].append(player)
        return tables

    def _filled(self, teams: Sequence[int], members: Sequence[list[int]]) -> list[int]:
        """Of each team whoever has met those at the table least."""
        seats: list[int] = []
        for team in teams:
            met = [self._problem.weights[player] for player in seats]
            seats.append(min(members[team], key=lambda player: sum(of.get(player, 0) for of in met)))
            members[team].remove(seats[-1])
        return seats
