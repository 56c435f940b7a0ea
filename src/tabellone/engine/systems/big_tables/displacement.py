"""B5: a list cut into tables, with team-mates kept apart by moving players as few places as possible.

A player is displaced by the places of the list between his own and those of his table. Who may stay stays: the first of
each team at a table of the list. The others are brought in one after the other along a cheapest chain of moves (the
successive shortest paths of a minimum cost flow, so that the sum is the smallest there is).
"""

import heapq
from bisect import bisect_right
from collections.abc import Iterator, Sequence

FAR = 1 << 60
REACH = 60
"""Places on either side within which a chain could gain from sending displaced players home."""
NEIGHBOURS = 8
"""How far apart tables may be whose players are exchanged for fewer rematches."""


def least_displacement(
    teams: Sequence[str], sizes: Sequence[int], weights: Sequence[dict[int, int]]
) -> tuple[list[list[int]], int]:
    """Tables of places in the list (0, 1, 2 …), and the total displacement; then fewest rematches among equal ones."""
    starts = [sum(sizes[:index]) for index in range(len(sizes))]
    table_of: list[int | None] = []
    for table, size in enumerate(sizes):
        table_of += [table] * size
    seen: set[tuple[int | None, str]] = set()
    left: list[int] = []
    for place, team in enumerate(teams):
        if (table_of[place], team) in seen:
            left.append(place)
            table_of[place] = None
        else:
            seen.add((table_of[place], team))
    flow = _Flow(teams, sizes, starts, table_of)
    for place in left:
        flow.bring_in(place)
    total = sum(flow.cost(place, table) for place, table in enumerate(flow.table_of) if table is not None)
    tables: list[list[int]] = [[] for _ in sizes]
    for place, found in enumerate(flow.table_of):
        assert found is not None
        tables[found].append(place)
    if total:
        _fewer_rematches(tables, flow, weights)
    return tables, total


def displacement_of(tables: Sequence[Sequence[int]], sizes: Sequence[int]) -> int:
    """Of a seating as it is: its tables, by the places of their players, against the cuts of the list."""
    total, first = 0, 0
    ordered = sorted(tables, key=lambda table: (sum(table) / len(table), table))
    by_size = sorted(range(len(sizes)), key=lambda index: -sizes[index])
    for table, index in zip(ordered, by_size, strict=True):
        last = first + sizes[index] - 1
        total += sum(max(0, first - place, place - last) for place in table)
        first = last + 1
    return total


class _Flow:
    """Who sits where; a table has room for its size, and for one player of a team."""

    def __init__(self, teams: Sequence[str], sizes: Sequence[int], starts: list[int], table_of: list[int | None]):
        self.teams, self.sizes, self._starts, self.table_of = teams, sizes, starts, table_of
        self._seated: list[set[int]] = [set() for _ in sizes]
        for place, table in enumerate(table_of):
            if table is not None:
                self._seated[table].add(place)

    def cost(self, place: int, table: int) -> int:
        """Places between a player's own and those of a table."""
        first, last = self._starts[table], self._starts[table] + self.sizes[table] - 1
        return max(0, first - place, place - last)

    def bring_in(self, newcomer: int) -> None:
        """The cheapest chain of moves that seats one more: each mover takes a seat, or turns somebody out of one.

        A mover may take a free seat of a table without a team-mate, turn out the team-mate who sits there, or, where
        there is none, anybody. Distances may be negative (somebody moves back home), so labels are corrected.
        """
        near = range(max(0, newcomer - REACH), min(len(self.teams), newcomer + REACH))
        regained = sum(self.cost(p, table) for p in near if (table := self.table_of[p]) is not None)
        distance = {newcomer: 0}
        came: dict[int, tuple[int, int]] = {}
        queue = [(0, newcomer)]
        best, end = FAR, None  # type: int, tuple[int, int] | None
        while queue:
            length, mover = heapq.heappop(queue)
            if length > distance[mover]:
                continue
            for table in self._nearest_first(mover):
                there = length + self.cost(mover, table)
                if there - regained >= best:
                    break  # even if everybody displaced went home, this chain would be no cheaper
                if table == self.table_of[mover]:
                    continue
                mates = [p for p in self._seated[table] if self.teams[p] == self.teams[mover]]
                if not mates and len(self._seated[table]) < self.sizes[table]:
                    if there < best:
                        best, end = there, (mover, table)
                    continue
                for turned_out in mates or self._seated[table]:
                    back = there - self.cost(turned_out, table)
                    if back < distance.get(turned_out, FAR) and not self._is_on_way(came, mover, turned_out):
                        distance[turned_out] = back
                        came[turned_out] = (mover, table)
                        heapq.heappush(queue, (back, turned_out))
        assert end is not None  # a team is never larger than the number of tables (B1)
        self._move(end, came, newcomer)

    def _nearest_first(self, place: int) -> Iterator[int]:
        """All tables, by the distance from a place."""
        below = bisect_right(self._starts, place) - 1
        above = below + 1
        while below >= 0 or above < len(self.sizes):
            if above == len(self.sizes) or (below >= 0 and self.cost(place, below) <= self.cost(place, above)):
                yield below
                below -= 1
            else:
                yield above
                above += 1

    @staticmethod
    def _is_on_way(came: dict[int, tuple[int, int]], mover: int, other: int) -> bool:
        while mover != other and mover in came:
            mover = came[mover][0]
        return mover == other

    def _move(self, end: tuple[int, int], came: dict[int, tuple[int, int]], newcomer: int) -> None:
        mover, table = end
        moves = [(mover, table)]
        while mover != newcomer:
            mover, table = came[mover]
            moves.append((mover, table))
        for player, _ in moves:
            old = self.table_of[player]
            if old is not None:
                self._seated[old].discard(player)
        for player, target in moves:
            self.table_of[player] = target
            self._seated[target].add(player)


def _fewer_rematches(tables: list[list[int]], flow: _Flow, weights: Sequence[dict[int, int]]) -> None:
    """Exchanges that displace nobody further and spare rematches, until there is none left."""
    improved = True
    while improved:
        improved = False
        for a in range(len(tables)):
            for b in range(a + 1, min(a + NEIGHBOURS, len(tables))):
                improved |= _exchanged(tables[a], tables[b], a, b, flow, weights)


def _exchanged(
    here: list[int], there: list[int], a: int, b: int, flow: _Flow, weights: Sequence[dict[int, int]]
) -> bool:
    for i, one in enumerate(here):
        for j, other in enumerate(there):
            moved = flow.cost(one, b) + flow.cost(other, a) - flow.cost(one, a) - flow.cost(other, b)
            if moved > 0:
                continue
            rest, others = [p for p in here if p != one], [p for p in there if p != other]
            clash = any(flow.teams[p] == flow.teams[other] for p in rest)
            clash = clash or any(flow.teams[p] == flow.teams[one] for p in others)
            change = sum(weights[other].get(p, 0) - weights[one].get(p, 0) for p in rest)
            change += sum(weights[one].get(p, 0) - weights[other].get(p, 0) for p in others)
            if not clash and change < 0:
                here[i], there[j] = other, one
                return True
    return False
