"""B3, B7: prices of the teams, so that no table costs less in places than its teams: a bound of all closeness.

The teams are priced some at a time down the standings, looking some way ahead; those above keep their prices. A table
may have any teams: the cheapest that begins at each is found, and prices change until none is too cheap.
"""

from collections.abc import Sequence

from tabellone.engine.systems.big_tables.simplex import TOLERANCE, UNITS, Simplex

BATCH_SIZE = 40
LOOK_AHEAD = 20
LOOK_BEHIND = 16
"""Teams that are priced already, of which a table may begin."""
MAX_PASSES = 100
INFINITY = UNITS << 40


class TeamDuals:
    """Dual prices of the teams in units, with the smallest reduced cost of complete and partial tables."""

    def __init__(self, prices: list[int], places: Sequence[int]):
        self.prices, self._places = prices, places
        self.lacking = self._cheapest_ends()
        """Of tables that lack so many players after each team, what they cost from there on at least."""

    def bound(self, members: Sequence[int], sizes: Sequence[int]) -> int:
        """Returns a lower bound for seatings with so many players of each team."""
        least = {size: self.cheapest(size) for size in set(sizes)}
        return sum(price * count for price, count in zip(self.prices, members, strict=True)) + sum(
            least[size] for size in sizes
        )

    def cheapest(self, size: int) -> int:
        """Returns the smallest reduced cost of a table of a size."""
        return min(rest - price for rest, price in zip(self.lacking[size - 1], self.prices, strict=True))

    def _cheapest_ends(self) -> list[list[int]]:
        ends = [[UNITS * place for place in self._places]]
        for _ in range(3):
            best, found = INFINITY, []
            for price, end in zip(reversed(self.prices), reversed(ends[-1]), strict=True):
                found.append(best)
                best = min(best, end - price)
            ends.append(found[::-1])
        return [[end - UNITS * place for end, place in zip(of, self._places, strict=True)] for of in ends]


def solve_team_duals(members: Sequence[int], places: Sequence[int], sizes: Sequence[int]) -> TeamDuals:
    """The better of prices some at a time and of the same price for everybody; members and places best team first."""
    found: list[float] = []
    while len(found) < len(members):
        first, last = len(found), min(len(members), len(found) + BATCH_SIZE + LOOK_AHEAD)
        priced = _extend_duals(members[first:last], places, found, max(sizes))
        found += priced if last == len(members) else priced[:BATCH_SIZE]
    closely = TeamDuals([round(price * UNITS) for price in found], places)
    alike = TeamDuals([0] * len(members), places)
    return max(closely, alike, key=lambda prices: prices.bound(members, sizes))


def _extend_duals(members: Sequence[int], places: Sequence[int], duals: Sequence[float], size: int) -> list[float]:
    """Returns the duals of the next teams after those already known."""
    first, last = len(duals), len(duals) + len(members)
    begin = max(0, first - LOOK_BEHIND)
    program = Simplex(members, (), places[last - 1] - places[begin])
    cheap = [tuple(range(team, team + size)) for team in range(begin, last - size + 1)]
    for _ in range(MAX_PASSES):
        for table in cheap:
            free = tuple(team - first for team in table if team >= first)
            cost: float = places[table[-1]] - places[table[0]]
            for team in table[: size - len(free)]:
                cost -= duals[team]
            if free:
                program.add_column(free, cost)
        program.solve()
        prices = [*duals, *program.prices[: len(members)]]
        cheap = _violated_tables(places, prices, begin, size)
        if not cheap:
            break
    return program.prices[: len(members)]


def _violated_tables(places: Sequence[int], prices: Sequence[float], begin: int, size: int) -> list[tuple[int, ...]]:
    """Returns, of the cheapest tables that begin at each team, those below their duals."""
    teams = range(len(prices) - 1, begin - 1, -1)
    ends: dict[int, tuple[float, tuple[int, ...]]] = {team: (places[team], ()) for team in teams}
    for _ in range(size - 1):
        best: tuple[float, tuple[int, ...]] = INFINITY, ()
        longer = {}
        for team in teams:
            longer[team] = best
            end, others = ends[team]
            best = min(best, (end - prices[team], (team, *others)))
        ends = longer
    return [(team, *others) for team, (end, others) in ends.items() if end - places[team] - prices[team] < -TOLERANCE]
