"""The seating of a round by team (B3, B4): what it aims at in order, the best one found, and what is proven of it.

A closest way of the teams is filled with players and improved by exchanges; where it is not too large, the best one is
then proven.
"""

import random
from collections.abc import Callable, Sequence

from tabellone.engine.systems.big_tables.aims import Aims, Seating, SeatingProblem, max_closeness, measure_aims
from tabellone.engine.systems.big_tables.annealing import Annealing, local_optimum
from tabellone.engine.systems.big_tables.optimality import prove_optimal
from tabellone.engine.systems.big_tables.team_spread import Part, SpreadProgram

STEPS_PER_TABLE = 1_200
"""Of improving, for each table and attempt; many tables get fewer."""
STEPS_PER_TABLE_LARGE = 250
LARGE_EVENT_TABLES = 24
ATTEMPTS = 3
"""Again and again from another beginning; more often where the teams are not yet as close as they could be."""
MAX_ATTEMPTS = 12

Prover = Callable[[SeatingProblem, list[list[int]], Aims], tuple[list[list[int]], Aims]]
"""From a problem, a good answer and the bounds known: the best answer it finds, and a bound of each aim."""


def best_seating(problem: SeatingProblem, seed: str, steps: int | None = None, prover: Prover | None = None) -> Seating:
    """The best seating found, and what is known about better ones; with a number of steps, a quick one for a plan."""
    chance = random.Random(seed)
    if len(problem.sizes) == 1:
        only = [list(range(len(problem.teams)))]
        found = measure_aims(problem, only)
        return Seating(only, found, found, found.closeness)
    members = [0] * len(problem.places)
    for team in problem.teams:
        members[team] += 1
    closest = SpreadProgram(members, problem.places, problem.sizes)
    whole = _Attempt(problem, closest, chance, steps)
    if closest.least is None or problem.relaxed_places or prover is not None:
        return whole.solve(prover)
    parts = _split_at_cuts(problem, closest)
    if len(parts) == 1:
        return whole.solve(None)
    tables: list[list[int]] = []
    found, bound = Aims(0, 0, 0, 0), Aims(0, 0, 0, 0)
    for players, part, ways in parts:
        answer = _Attempt(part, ways, chance, steps).solve(None)
        tables += [[players[player] for player in table] for table in answer.tables]
        found, bound = _combine_bounds(found, answer.aims), _combine_bounds(bound, answer.bound)
    if found.third_meetings or found.closeness > closest.least:  # tables across a cut could be better
        other = whole.solve(None)
        return other if other.aims < found else Seating(tables, found, other.bound, other.min_closeness)
    proven_closest = bound.closeness == found.closeness == closest.bound
    bound = bound if proven_closest else _closeness_bound(problem, closest.bound)
    return Seating(tables, found, bound, closest.bound)


def relax_closeness(
    problem: SeatingProblem, tables: Sequence[Sequence[int]], allowed: int, seed: str, steps: int
) -> list[list[int]]:
    """Improves the rematches of a seating with some places of closeness; never returns a worse one."""
    begun = Annealing(problem, [list(table) for table in tables], allowed, 8)
    return begun.run(steps, random.Random(seed), min_rematches(problem))


def min_rematches(problem: SeatingProblem) -> int:
    """Returns a lower bound: everybody with the lightest companions of different teams, halved."""
    fewest = min(problem.sizes) - 1
    members: dict[int, list[int]] = {}
    for player, team in enumerate(problem.teams):
        members.setdefault(team, []).append(player)
    doubled = 0
    for player, team in enumerate(problem.teams):
        met = problem.rematch_weights[player]
        if len(met) < len(members) - 1 - fewest + 1:
            continue  # enough teams he has met nobody of
        lightest = sorted(min(met.get(o, 0) for o in others) for t, others in members.items() if t != team)
        doubled += sum(lightest[:fewest])
    return -(-doubled // 2)


def _combine_bounds(one: Aims, other: Aims) -> Aims:
    return Aims(
        one.third_meetings + other.third_meetings,
        one.closeness + other.closeness,
        one.rematches + other.rematches,
        max(one.worst_table, other.worst_table),
    )


def _closeness_bound(problem: SeatingProblem, closeness: int) -> Aims:
    """A bound of seatings of any closeness."""
    weight = min_rematches(problem)
    return Aims(0, closeness, weight, -(-weight // len(problem.sizes)))


def _split_at_cuts(problem: SeatingProblem, closest: SpreadProgram) -> list[tuple[list[int], SeatingProblem, Part]]:
    """Splits the problem where every optimum cuts the standings (blocks)."""
    threes = list(problem.sizes).count(3)
    ends = [*closest.cut_points(), (len(problem.places), threes)]
    found, first, threes_before = [], 0, 0
    for end, threes_so_far in ends:
        players = [player for player, team in enumerate(problem.teams) if first <= team < end]
        at = {player: index for index, player in enumerate(players)}
        small = threes_so_far - threes_before
        sizes = [4] * ((len(players) - 3 * small) // 4) + [3] * small
        weights = [{at[o]: w for o, w in problem.rematch_weights[player].items() if o in at} for player in players]
        teams = [problem.teams[player] - first for player in players]
        ways = closest.part(first, end, threes_before, threes_so_far)
        found.append((players, SeatingProblem(teams, problem.places[first:end], sizes, weights), ways))
        first, threes_before = end, threes_so_far
    return found


class _Attempt:
    """Seatings of one problem, each better than the one before."""

    def __init__(
        self, problem: SeatingProblem, closest: SpreadProgram | Part, chance: random.Random, steps: int | None
    ):
        self._problem, self._closest, self._chance = problem, closest, chance
        self._is_quick = steps is not None
        tables = len(problem.sizes)
        each = STEPS_PER_TABLE if tables <= LARGE_EVENT_TABLES else STEPS_PER_TABLE_LARGE
        self._steps = min(steps or each * tables, each * tables)
        self._bound = _closeness_bound(problem, closest.bound)

    def solve(self, prover: Prover | None) -> Seating:
        """Returns the best seating found, with all that can be proven of it."""
        best: list[list[int]] = []
        value: tuple[int, ...] | None = None
        allowed = (self._closest.least or 0) + self._problem.relaxed_places
        for attempt in range(1 if self._is_quick or len(self._problem.sizes) > LARGE_EVENT_TABLES else MAX_ATTEMPTS):
            improved = Annealing(self._problem, self._initial_seating(), allowed, 8 << attempt % 3)
            tables = improved.run(self._steps, self._chance, self._bound.rematches)
            if value is None or improved.value < value:
                best, value = tables, improved.value
            if value[:2] == (0, 0) and (value[2] <= self._bound.rematches or attempt + 1 >= ATTEMPTS):
                break
        found = measure_aims(self._problem, best)
        if prover is not None:
            tables, bound = prover(self._problem, best, self._bound)
            return Seating(tables, measure_aims(self._problem, tables), bound, self._bound.closeness)
        if self._is_quick:
            return Seating(best, found, self._bound, self._bound.closeness)
        answer = prove_optimal(self._problem, best, self._bound)
        if answer.aims == answer.bound or len(best) > LARGE_EVENT_TABLES:
            return answer
        best = local_optimum(self._problem, answer.tables, max_closeness(self._problem, answer.min_closeness))
        return answer._replace(tables=best, aims=measure_aims(self._problem, best))

    def _initial_seating(self) -> list[list[int]]:
        """A closest way of the teams, filled by chance, many tables well at once; else dealt round the tables."""
        problem, chance = self._problem, self._chance
        members: list[list[int]] = [[] for _ in problem.places]
        for player, team in enumerate(problem.teams):
            members[team].append(player)
        for players in members:
            chance.shuffle(players)
        if self._closest.least is not None:
            ways = self._closest.random_optimum(chance)
            if len(ways) > LARGE_EVENT_TABLES:
                return [self._fill_teams(teams, members) for teams in ways]
            return [[members[team].pop() for team in teams] for teams in ways]
        largest_first = sorted(members, key=len, reverse=True)
        seats = [i for seat in range(max(problem.sizes)) for i, size in enumerate(problem.sizes) if seat < size]
        tables: list[list[int]] = [[] for _ in problem.sizes]
        for player, index in zip((p for players in largest_first for p in players), seats, strict=True):
            tables[index].append(player)
        return tables

    def _fill_teams(self, teams: Sequence[int], members: Sequence[list[int]]) -> list[int]:
        """Chooses from each team the player who has met those at the table least."""
        seats: list[int] = []
        for team in teams:
            met = [self._problem.rematch_weights[player] for player in seats]
            seats.append(min(members[team], key=lambda player: sum(of.get(player, 0) for of in met)))
            members[team].remove(seats[-1])
        return seats
