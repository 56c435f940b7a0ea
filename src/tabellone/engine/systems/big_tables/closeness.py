"""B3: how close in the team standings the players at each table can be, and in which ways.

The teams are taken down the standings, and each sends its players to tables already begun or to new ones. Only how many
begun tables lack one, two or three players matters for what follows, so all ways are gone through together: a table
costs the places between two neighbouring teams as long as it is not full.
"""

import random
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

MOST_MOVES = 60_000
"""About so many are looked at; beyond them the least promising states are left out, which the bound allows for."""
FEWEST_STATES = 6


class State(NamedTuple):
    """Tables begun that lack one, two, three players, and how many tables of three have been begun."""

    lack_1: int
    lack_2: int
    lack_3: int
    threes: int

    @property
    def open(self) -> int:
        """Tables begun and not full."""
        return self.lack_1 + self.lack_2 + self.lack_3


Move = tuple[int, int, int, int, int]
"""How many of a team join tables lacking one, two, three, and begin tables of three, of four."""
NOWHERE = State(0, 0, 0, 0)


class Closest:
    """The smallest sum over tables of worst - best team place, where there are at least two tables."""

    def __init__(self, members: Sequence[int], places: Sequence[int], sizes: Sequence[int]):
        """Members and place of each team, best team first."""
        self._members, self._places = members, places
        self._fours, self._threes = list(sizes).count(4), list(sizes).count(3)
        self._reached: list[dict[State, tuple[int, list[tuple[State, Move]]]]] = []
        """After each team: the cheapest way to every state, by all its last moves."""
        self._begins_at_least = {size: self._least_from(size) for size in (3, 4)}
        self._left_out: int | None = None
        self._go_through()
        ended = self._reached[-1].get(State(0, 0, 0, self._threes))
        self.least: int | None = None if ended is None else ended[0]
        """What the ways found cost; None where none was found."""

    @property
    def bound(self) -> int:
        """No seating is closer."""
        known = [value for value in (self.least, self._left_out) if value is not None]
        return min(known, default=0)

    def cuts(self) -> list[tuple[int, int]]:
        """After so many teams (with so many tables of three) no table is begun, in every closest way."""
        on_way = {State(0, 0, 0, self._threes)}
        found = []
        for team in range(len(self._members) - 1, 0, -1):
            on_way = {before for state in on_way for before, _ in self._reached[team][state][1]}
            if len(on_way) == 1 and (only := next(iter(on_way))).open == 0:
                found.append((team, only.threes))
        return found[::-1]

    def some_way(self, chance: random.Random) -> list[list[int]]:
        """One of the closest ways: the teams of each table."""
        state, moves = State(0, 0, 0, self._threes), []
        for team in range(len(self._members) - 1, -1, -1):
            state, move = chance.choice(self._reached[team][state][1])
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

    def _least_from(self, size: int) -> list[int]:
        """The closest a table of a size can be that begins at a team or below it."""
        found, least = [], 1 << 40
        for first in range(len(self._places) - 1, -1, -1):
            last = first + size - 1
            if last < len(self._places):
                least = min(least, self._places[last] - self._places[first])
            found.append(least)
        return [*reversed(found), 1 << 40]

    def _go_through(self) -> None:
        most = max(FEWEST_STATES, MOST_MOVES // (len(self._members) * max(self._members) ** 2))
        gaps = [after - before for before, after in pairwise(self._places)] + [0]
        reached: dict[State, tuple[int, list[tuple[State, Move]]]] = {NOWHERE: (0, [])}
        seated = 0
        for team, members in enumerate(self._members):
            seated += members
            found: dict[State, tuple[int, list[tuple[State, Move]]]] = {}
            for before, (cost, _) in reached.items():
                for move, after in self._moves(before, members):
                    value = cost + gaps[team] * after.open
                    known = found.get(after)
                    if known is None or value < known[0]:
                        found[after] = value, [(before, move)]
                    elif value == known[0]:
                        known[1].append((before, move))
            hopes = {state: self._hope(team, seated, state, cost) for state, (cost, _) in found.items()}
            kept = sorted((state for state in found if hopes[state] < 1 << 40), key=lambda state: (hopes[state], state))
            for state in kept[most:]:
                self._left_out = min(self._left_out or 1 << 40, hopes[state])
            reached = {state: found[state] for state in kept[:most]}
            self._reached.append(reached)

    def _moves(self, state: State, members: int) -> list[tuple[Move, State]]:
        found = []
        for one in range(min(state.lack_1, members) + 1):
            for two in range(min(state.lack_2, members - one) + 1):
                for three in range(min(state.lack_3, members - one - two) + 1):
                    begin = members - one - two - three
                    for begin_3 in range(min(self._threes - state.threes, begin) + 1):
                        after = State(
                            state.lack_1 - one + two,
                            state.lack_2 - two + three + begin_3,
                            state.lack_3 - three + begin - begin_3,
                            state.threes + begin_3,
                        )
                        found.append(((one, two, three, begin_3, begin - begin_3), after))
        return found

    def _hope(self, team: int, seated: int, state: State, cost: int) -> int:
        """What a state leads to at least: every table begun or still to begin needs as many more teams as it lacks."""
        lacking = state.lack_1 + 2 * state.lack_2 + 3 * state.lack_3
        fours, begun_4 = self._fours, (seated + lacking - 3 * state.threes) // 4
        left = len(self._members) - team - 1
        deepest = 3 if state.lack_3 else 2 if state.lack_2 else 1 if state.lack_1 else 0
        to_begin = fours - begun_4 + self._threes - state.threes
        if begun_4 > fours or deepest > left or max(self._members[team + 1 :], default=0) > state.open + to_begin:
            return 1 << 40
        if to_begin and left < (4 if begun_4 < fours else 3):
            return 1 << 40
        here = self._places[team]
        waits = sum(
            count * (self._places[team + lack] - here)
            for lack, count in ((1, state.lack_1), (2, state.lack_2), (3, state.lack_3))
            if count
        )
        begins = self._begins_at_least
        return (
            cost
            - (0 if team + 1 == len(self._members) else (self._places[team + 1] - here) * state.open)
            + waits
            + (fours - begun_4) * (begins[4][team + 1] if begun_4 < fours else 0)
            + (self._threes - state.threes) * (begins[3][team + 1] if state.threes < self._threes else 0)
        )
