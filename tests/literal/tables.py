"""BIG's tables read a second time: every seating of a small block tried, every rule in its plainest words."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Any

WEIGHT = {0: 0, 1: 1, 2: 10, 3: 100}


def meetings(document: dict[str, Any], one: int, other: int) -> int:
    return sum({one, other} <= set(t["seats"]) for played in document["history"] for t in played["tables"])


def indicator_of_player(document: dict[str, Any], player: int, seats: list[int]) -> int:
    return sum(WEIGHT.get(meetings(document, player, other), 1000) for other in seats if other != player)


def indicator(document: dict[str, Any], tables: list[list[int]]) -> int:
    return sum(indicator_of_player(document, player, table) for table in tables for player in table)


def seatings(players: list[int], team: dict[int, str], sizes: list[int]) -> Iterator[list[list[int]]]:
    """Every seating without team-mates, each once up to the order of equal tables."""
    if not players:
        yield []
        return
    first, *others = players
    for size in sorted(set(sizes)):
        left_sizes = list(sizes)
        left_sizes.remove(size)
        for rest in combinations(others, size - 1):
            table = [first, *rest]
            if len({team[p] for p in table}) == size:
                left = [p for p in others if p not in rest]
                for after in seatings(left, team, left_sizes):
                    yield [table, *after]


def aims(document: dict[str, Any], place: dict[str, int], tables: list[list[int]]) -> tuple[int, int, int, int]:
    """B3: heavy rematches, distances of teams, indicator, worst table."""
    team = {p["number"]: p["team"] for p in document["players"]}
    heavy = spread = 0
    for table in tables:
        spread += max(place[team[p]] for p in table) - min(place[team[p]] for p in table)
        for one in table:
            for other in table:
                weight = WEIGHT.get(meetings(document, one, other), 1000) if one != other else 0
                heavy += weight if weight >= 10 else 0
    worst = max(indicator(document, [table]) for table in tables)
    return heavy, spread, indicator(document, tables), worst


def best_aims(
    document: dict[str, Any], place: dict[str, int], sizes: list[int], relaxed: int
) -> tuple[int, int, int, int]:
    """The best of all seatings: heavy rematches; closeness given up by so many places at most; the indicator; then
    the closest of those; then the worst table.
    """
    team = {p["number"]: p["team"] for p in document["players"]}
    known: dict[tuple[int, ...], tuple[int, int, int, int]] = {}
    every = []
    for tables in seatings(sorted(team), team, sizes):
        for table in tables:
            if tuple(table) not in known:
                known[tuple(table)] = aims(document, place, [table])
        parts = [known[tuple(table)] for table in tables]
        heavy, spread, total = (sum(part[aim] for part in parts) for aim in range(3))
        every.append((heavy, spread, total, max(part[3] for part in parts)))
    fewest = min(heavy for heavy, *_ in every)
    closest = min(spread for heavy, spread, *_ in every if heavy == fewest)
    inside = [found for found in every if found[0] == fewest and found[1] <= closest + relaxed]
    total, spread, worst = min((found[2], found[1], found[3]) for found in inside)
    return fewest, spread, total, worst


def least_closeness(members: list[int], places: list[int], sizes: list[int]) -> int:
    """Every way to take tables of different teams, the best team left first."""

    @cache
    def least(left: tuple[int, ...], tables: tuple[int, ...]) -> int:
        first = next((team for team, count in enumerate(left) if count), None)
        if first is None:
            return 0
        found = [10**6]
        for size in set(tables):
            rest = list(tables)
            rest.remove(size)
            for others in combinations([t for t in range(first + 1, len(left)) if left[t]], size - 1):
                after = tuple(count - (t == first or t in others) for t, count in enumerate(left))
                found.append(places[others[-1]] - places[first] + least(after, tuple(rest)))
        return min(found)

    return least(tuple(members), tuple(sizes))


def team_points(document: dict[str, Any]) -> dict[str, int]:
    worth = [1000, 611, 403, 200, 0]
    found = {p["team"]: 0 for p in document["players"]}
    team = {p["number"]: p["team"] for p in document["players"]}
    for played in document["history"]:
        for table in played["tables"]:
            for player, place in zip(table["seats"], table["places"], strict=True):
                found[team[player]] += worth[place - 1]  # no ties here
    return found


def can_be_seated(standing: Counter[str], free: Sequence[int], sat: Sequence[set[str]]) -> bool:
    """Whether every player still standing finds a seat without a team-mate: one after the other, moving others."""
    found: list[set[str]] = [set() for _ in free]

    def sits(team: str, tried: set[int]) -> bool:
        for table in range(len(free)):
            if table in tried or team in sat[table] or team in found[table]:
                continue
            tried.add(table)
            if len(found[table]) < free[table]:
                found[table].add(team)
                return True
            for other in sorted(found[table]):
                found[table] ^= {other, team}
                if sits(other, tried):
                    return True
                found[table] ^= {other, team}
        return False

    return all(sits(team, set()) for team in standing.elements())


def first_seating(teams: Sequence[str], sizes: Sequence[int]) -> list[list[int]]:
    """B5 word for word: each tries the tables from the first, and stays where all the others can still be seated."""
    standing, free, sat = Counter(teams), list(sizes), [set[str]() for _ in sizes]
    tables: list[list[int]] = [[] for _ in sizes]
    for place, team in enumerate(teams):
        standing[team] -= 1
        for table in range(len(sizes)):
            if not free[table] or team in sat[table]:
                continue
            free[table] -= 1
            sat[table].add(team)
            if can_be_seated(standing, free, sat):
                tables[table].append(place)
                break
            free[table] += 1
            sat[table].discard(team)
    return tables


def player_points(document: dict[str, Any], player: int) -> int:
    worth = [1000, 611, 403, 200, 0]
    tables = [t for played in document["history"] for t in played["tables"] if player in t["seats"]]
    return sum(worth[t["places"][t["seats"].index(player)] - 1] for t in tables)  # no ties here


def rank_of_table(document: dict[str, Any], seats: list[int]) -> tuple[Fraction, Fraction, int]:
    """B11 before the lot, smaller is higher: means of team points and of points, and the best individual place."""
    team = {p["number"]: p["team"] for p in document["players"]}
    of_team = team_points(document)
    own = {player: player_points(document, player) for player in team}

    def key(player: int) -> tuple[Any, ...]:
        """B10 without game points: points, then table and place of every round after the first, latest first."""
        sat = [
            next(
                (n, t["places"][t["seats"].index(player)])
                for n, t in enumerate(played["tables"])
                if player in t["seats"]
            )
            for played in document["history"][1:]
        ]
        return (-own[player], *reversed(sat))

    keys = {player: key(player) for player in team}
    best = min(1 + sum(other < keys[player] for other in keys.values()) for player in seats)
    means = (Fraction(sum(worth), len(seats)) for worth in ([of_team[team[p]] for p in seats], [own[p] for p in seats]))
    return (*(-mean for mean in means), best)  # type: ignore[return-value]
