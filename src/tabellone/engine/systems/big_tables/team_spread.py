"""B3: how close in the team standings the players at each table can be, and in which ways.

The teams are taken down the standings, and each sends its players to tables already begun or to new ones. Only how many
begun tables lack one, two or three players matters for what follows, so all ways are gone through together: a table
costs the places between two neighbouring teams as long as it is not full. A quick pass with few states finds a good
way; the thorough one after it leaves out what cannot be as close.
"""

import random
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from tabellone.engine.systems.big_tables.simplex import UNITS
from tabellone.engine.systems.big_tables.team_bound import solve_team_duals

MAX_WORK = 250_000
"""About so many moves are looked at; beyond them the least promising states are left out, as the bound allows for."""
WORK_PER_STATE = 10
"""Beside its moves, in moves."""
MIN_STATES = 6
INFINITY = 1 << 60


class OpenTables(NamedTuple):
    """Tables begun that lack one, two, three players, and how many tables of three have been begun."""

    missing_1: int
    missing_2: int
    missing_3: int
    threes: int

    @property
    def open_count(self) -> int:
        return self.missing_1 + self.missing_2 + self.missing_3


Move = tuple[int, int, int, int, int]
"""How many of a team join tables lacking one, two, three, and begin tables of three, of four."""
EMPTY_STATE = OpenTables(0, 0, 0, 0)


class SpreadProgram:
    """The smallest sum over tables of worst - best team place, where there are at least two tables."""

    def __init__(self, members: Sequence[int], places: Sequence[int], sizes: Sequence[int]):
        """Members and place of each team, best team first."""
        self._members, self._places = members, places
        self._fours, self._threes = list(sizes).count(4), list(sizes).count(3)
        self._gaps = [after - before for before, after in pairwise(places)] + [0]
        self._prices = solve_team_duals(members, places, sizes)
        self._begins_at_least = {size: self._prices.cheapest(size) for size in set(sizes)}
        self._prices_after = [0]
        for price, count in zip(reversed(self._prices.prices), reversed(members), strict=True):
            self._prices_after.append(self._prices_after[-1] + price * count)
        self._prices_after.reverse()
        self._largest_from = [0]
        for count in reversed(members):
            self._largest_from.append(max(count, self._largest_from[-1]))
        self._largest_from.reverse()
        self._after: dict[tuple[OpenTables, int], list[tuple[OpenTables, int]]] = {}
        end = OpenTables(0, 0, 0, self._threes)
        self._reached, _ = self._run(MIN_STATES, INFINITY)
        quickly = self._reached[-1].get(end, INFINITY)
        each = sum(WORK_PER_STATE + (count + 1) * (count + 2) // 2 for count in members)
        thoroughly, left_out = self._run(max(MIN_STATES, MAX_WORK // each), quickly)
        if end in thoroughly[-1]:
            self._reached = thoroughly
        least = self._reached[-1].get(end)
        self.least: int | None = least
        """What the ways found cost; None where none was found."""
        self.bound = left_out if least is None else min(least, left_out)
        """No seating is closer."""
        if self.bound == INFINITY:
            self.bound = 0

    def cut_points(self) -> list[tuple[int, int]]:
        """Returns the numbers of teams after which no optimum has an open table, with the tables of three begun."""
        on_way = {OpenTables(0, 0, 0, self._threes)}
        found = []
        for team in range(len(self._members) - 1, 0, -1):
            on_way = {before for state in on_way for before, _ in self._optimal_moves_to(team, state)}
            if len(on_way) == 1 and (only := next(iter(on_way))).open_count == 0:
                found.append((team, only.threes))
        return found[::-1]

    def part(self, first: int, end: int, threes_before: int, threes: int) -> "Part":
        """The closest ways of the teams between two cuts."""
        before = self._reached[first - 1][OpenTables(0, 0, 0, threes_before)] if first else 0
        return Part(self, first, end, threes, self._reached[end - 1][OpenTables(0, 0, 0, threes)] - before)

    def random_optimum(self, chance: random.Random) -> list[list[int]]:
        """One of the closest ways: the teams of each table."""
        return self.random_optimum_between(0, len(self._members), self._threes, chance)

    def random_optimum_between(self, first: int, end: int, threes: int, chance: random.Random) -> list[list[int]]:
        """Between two cuts, counting the teams from the first of them."""
        state, moves = OpenTables(0, 0, 0, threes), []
        for team in range(end - 1, first - 1, -1):
            state, move = chance.choice(self._optimal_moves_to(team, state))
            moves.append(move)
        lacking: dict[int, list[list[int]]] = {0: [], 1: [], 2: [], 3: []}
        for team, (one, two, three, begin_3, begin_4) in enumerate(reversed(moves)):
            joined = []
            for lack, count in ((1, one), (2, two), (3, three)):
                chance.shuffle(lacking[lack])
                joined += [(lack, lacking[lack].pop()) for _ in range(count)]
            joined += [(3, []) for _ in range(begin_3)] + [(4, []) for _ in range(begin_4)]
            for lack, table in joined:
                table.append(team)
                lacking[lack - 1].append(table)
        return lacking[0]

    def _run(self, most: int, enough: int) -> tuple[list[dict[OpenTables, int]], int]:
        """Returns the cheapest cost of every kept state after each team, and a bound for the states left out."""
        reached: dict[OpenTables, int] = {EMPTY_STATE: 0}
        found, seated, left_out = [], 0, INFINITY
        # A state is all that the cost of the teams below depends on, so the cheapest way to it is enough. If there are
        # too many states, those with the smallest lower bound are kept, and the least bound of the others remains valid
        # for what was not looked at: the result is then the smaller of both.
        for team, members in enumerate(self._members):
            seated += members
            gap, costs = self._gaps[team], dict[OpenTables, int]()
            for before, cost in reached.items():
                for after, is_open in self._successors(before, members):
                    value = cost + gap * is_open
                    if value < costs.get(after, INFINITY):
                        costs[after] = value
            kept = sorted(one for one in self._lower_bounds(team, seated, costs) if one[0] <= UNITS * enough)
            left_out = min([left_out, *(-(-hope // UNITS) for hope, _ in kept[most : most + 1])])
            reached = {state: costs[state] for _, state in kept[:most]}
            found.append(reached)
        return found, left_out

    def _successors(self, state: OpenTables, members: int) -> list[tuple[OpenTables, int]]:
        """Returns the states one team can lead to, with their numbers of open tables."""
        known = self._after.get((state, members))
        if known is None:
            known = self._after[state, members] = [
                (after, after.open_count)
                for after in (_apply_move(state, move) for move in self._moves(state, members))
            ]
        return known

    def _moves(self, state: OpenTables, members: int) -> Iterator[Move]:
        for one in range(min(state.missing_1, members) + 1):
            for two in range(min(state.missing_2, members - one) + 1):
                for three in range(min(state.missing_3, members - one - two) + 1):
                    begin = members - one - two - three
                    for begin_3 in range(min(self._threes - state.threes, begin) + 1):
                        yield one, two, three, begin_3, begin - begin_3

    def _optimal_moves_to(self, team: int, state: OpenTables) -> list[tuple[OpenTables, Move]]:
        """The last moves of the cheapest ways to a state: from where, and which."""
        before = self._reached[team - 1] if team else {EMPTY_STATE: 0}
        cost = self._reached[team][state] - self._gaps[team] * state.open_count
        moves = (
            (origin, _find_move(origin, state, self._members[team]))
            for origin, known in before.items()
            if known == cost
        )
        return [(origin, move) for origin, move in moves if move is not None]

    def _lower_bounds(self, team: int, seated: int, costs: dict[OpenTables, int]) -> Iterator[tuple[int, OpenTables]]:
        """Yields a lower bound in units for each state that can be completed: teams below cost at least their duals."""
        left, largest = len(self._members) - team - 1, self._largest_from[team + 1]
        waiting = UNITS * self._gaps[team]
        ends_1, ends_2, ends_3 = (self._prices.lacking[lack][team] - waiting for lack in (1, 2, 3))
        least_3, least_4 = (self._begins_at_least.get(size, 0) for size in (3, 4))
        for state, cost in costs.items():
            lack_1, lack_2, lack_3, threes = state
            fours = self._fours - (seated + lack_1 + 2 * lack_2 + 3 * lack_3 - 3 * threes) // 4
            threes = self._threes - threes
            deepest = 3 if lack_3 else 2 if lack_2 else 1 if lack_1 else 0
            needed = max(deepest, 4 if fours else 3 if threes else 0)
            if fours >= 0 and needed <= left and largest <= lack_1 + lack_2 + lack_3 + fours + threes:
                hope = UNITS * cost + self._prices_after[team + 1] + fours * least_4 + threes * least_3
                yield hope + lack_1 * ends_1 + lack_2 * ends_2 + lack_3 * ends_3, state


class Part(NamedTuple):
    """Teams that every closest way seats by themselves."""

    program: SpreadProgram
    first: int
    end: int
    threes: int
    """Tables of three begun by then."""
    least: int

    @property
    def bound(self) -> int:
        return self.least

    def random_optimum(self, chance: random.Random) -> list[list[int]]:
        """One of them: the teams of each table."""
        return self.program.random_optimum_between(self.first, self.end, self.threes, chance)


def _apply_move(state: OpenTables, move: Move) -> OpenTables:
    one, two, three, begin_3, begin_4 = move
    return OpenTables(
        state.missing_1 - one + two,
        state.missing_2 - two + three + begin_3,
        state.missing_3 - three + begin_4,
        state.threes + begin_3,
    )


def _find_move(before: OpenTables, after: OpenTables, members: int) -> Move | None:
    """There is at most one: how many join tables that lack one decides all the others."""
    begin_3 = after.threes - before.threes
    more_1 = after.missing_1 - before.missing_1
    more_2 = after.missing_2 - before.missing_2 - begin_3
    more_3 = after.missing_3 - before.missing_3
    one = (members - begin_3 - 3 * more_1 - 2 * more_2 - more_3) // 4
    two = one + more_1
    three = two + more_2
    begin_4 = three + more_3
    fits = 0 <= one <= before.missing_1 and 0 <= two <= before.missing_2 and 0 <= three <= before.missing_3
    if fits and begin_3 >= 0 and begin_4 >= 0 and one + two + three + begin_3 + begin_4 == members:
        return one, two, three, begin_3, begin_4
    return None
