"""B5: down the individual standings, each takes the highest table with a free seat and no team-mate at it, provided
that all the others can still be seated.

Whether they can is a question of teams and tables only: a team sends each table one player at most. A way to seat those
still standing is kept beside the seats already taken, and changed along a chain of moves where somebody needs a seat
that it had promised to another team. Where there is no chain, the free seats of some tables belong to the few teams met
on the way for good, so nobody asks for them again: that is what keeps ten thousand players within a second.
"""

import heapq
from collections import Counter
from collections.abc import Iterable, Sequence

from tabellone.engine.systems.big_tables.ranking import Team


def seat_by_standings(teams: Sequence[Team], sizes: Sequence[int]) -> list[list[int]]:
    """Tables of places in the standings (0, 1, 2 …), from the team of each place.

    No team may be larger than the number of tables (B1).
    """
    hall = FeasibleSeating(teams, sizes)
    tables: list[list[int]] = [[] for _ in sizes]
    for place, team in enumerate(teams):
        tables[hall.seat(team)].append(place)
    return tables


class FeasibleSeating:
    """Which teams sit where, and where those still standing could sit."""

    def __init__(self, teams: Sequence[Team], sizes: Sequence[int]):
        self._promised: list[set[Team]] = [set() for _ in sizes]
        """At each table, the teams of the seats that are still free."""
        self._tables_promised: dict[Team, set[int]] = {team: set() for team in teams}
        self._at: dict[Team, set[int]] = {team: set() for team in teams}
        """Every table of a team, taken or promised."""
        self._with_room = set(range(len(sizes)))
        self._next_open = list(range(len(sizes) + 1))
        """From each table, the way to the first one not above it that any team may still ask for."""
        self._asks_from = dict.fromkeys(teams, 0)
        """Above this table a team has nothing left to ask for but what is kept for it."""
        self._kept_for: dict[Team, list[int]] = {}
        levels = [table for seat in range(max(sizes)) for table, size in enumerate(sizes) if seat < size]
        dealt = sorted(Counter(teams).items(), key=lambda entry: -entry[1])
        for table, team in zip(levels, (team for team, members in dealt for _ in range(members)), strict=True):
            self._reserve(team, table)

    def seat(self, team: Team) -> int:
        """The table of the next player of the standings."""
        while True:
            table, is_kept = self._highest_table(team)
            possible = self._is_possible(team, table)
            if is_kept:
                heapq.heappop(self._kept_for[team])
            else:
                self._asks_from[team] = table + 1
            if possible:
                self._take(team, table)
                return table

    def _highest_table(self, team: Team) -> tuple[int, bool]:
        """The highest table to ask for: open to all, or kept for some teams of which this is one."""
        kept = self._kept_for.get(team, [])
        while kept and (kept[0] not in self._with_room or self._has_taken(team, kept[0])):
            heapq.heappop(kept)
        table = self._open_from(self._asks_from[team])
        while table < len(self._promised) and self._has_taken(team, table):
            table = self._open_from(table + 1)
        return (kept[0], True) if kept and kept[0] < table else (table, False)

    def _has_taken(self, team: Team, table: int) -> bool:
        return table in self._at[team] and table not in self._tables_promised[team]

    def _open_from(self, table: int) -> int:
        """Follows the way and shortens it."""
        way = self._next_open
        while way[table] != table:
            way[table] = way[way[table]]
            table = way[table]
        return table

    def _is_possible(self, team: Team, table: int) -> bool:
        """Whether everybody else can be seated; the promises are then such that this seat is the team's."""
        if team in self._promised[table]:
            return True
        goals = self._tables_promised[team]
        came: dict[int, Team] = {}
        """Which team would move to a table, on the way there."""
        leaves: dict[Team, int] = {}
        """From which table a team would move."""
        reached = [table]
        for here in reached:
            for other in sorted(self._promised[here] - leaves.keys(), key=str):
                leaves[other] = here
                free = goals - self._at[other]
                if free:
                    came[min(free)] = other
                    self._move_along(team, table, min(free), came, leaves)
                    return True
                for there in self._with_room - self._at[other] - came.keys() - {table}:
                    came[there] = other
                    reached.append(there)
        self._restrict(reached, leaves.keys())
        return False

    def _move_along(self, team: Team, table: int, goal: int, came: dict[int, Team], leaves: dict[Team, int]) -> None:
        self._release(team, goal)
        there = goal
        while there != table:
            mover = came[there]
            self._release(mover, leaves[mover])
            self._reserve(mover, there)
            there = leaves[mover]
        self._reserve(team, table)

    def _restrict(self, tables: Sequence[int], teams: Iterable[Team]) -> None:
        """The free seats of these tables can be had by these teams only, now and later."""
        for table in tables:
            if self._next_open[table] == table:
                self._next_open[table] = table + 1
                for team in teams:
                    heapq.heappush(self._kept_for.setdefault(team, []), table)

    def _reserve(self, team: Team, table: int) -> None:
        self._promised[table].add(team)
        self._tables_promised[team].add(table)
        self._at[team].add(table)

    def _release(self, team: Team, table: int) -> None:
        self._promised[table].discard(team)
        self._tables_promised[team].discard(table)
        self._at[team].discard(table)

    def _take(self, team: Team, table: int) -> None:
        self._promised[table].discard(team)
        self._tables_promised[team].discard(table)
        if not self._promised[table]:
            self._with_room.discard(table)
            if self._next_open[table] == table:
                self._next_open[table] = table + 1
