"""Sonneborn-Berger B as an arbiter does it with a pencil."""

from collections.abc import Callable
from itertools import permutations
from typing import Any

Results = dict[tuple[int, int], int]


Ranking = list[list[int]]


def literally_by_b(results: Results, ranking: Ranking) -> Ranking:
    """B as an arbiter does it with a pencil; at the end he looks at every tie once more, with the others as listed.

    One that now comes out differently he rubs out, and with it those that it depends on and that depend on it: he tries
    every order of the one to see whether the other comes out differently. Then he begins anew without them.
    """
    rubbed_out: Ranking = []
    while True:
        listed = read_from_the_top(results, ranking, rubbed_out)
        ties = [tie for tie in ranking if len(tie) > 1 and tie not in rubbed_out]
        doubtful = [tie for tie in ties if alone(results, listed, tie) != parts_of(listed, tie)]
        if not doubtful:
            return listed
        on = {(ties.index(a), ties.index(b)) for a in ties for b in ties if a != b and depends(results, listed, a, b)}
        for _ in ties:  # as far as it goes
            on |= {(a, d) for a, b in on for c, d in on if b == c}
        wrong = {ties.index(tie) for tie in doubtful}
        wrong |= {a for a, b in on if b in wrong and (b, a) in on}
        rubbed_out = [*rubbed_out, *(ties[index] for index in sorted(wrong))]


def parts_of(listed: Ranking, tie: list[int]) -> Ranking:
    return [part for part in listed if set(part) <= set(tie)]


def alone(results: Results, listed: Ranking, tie: list[int]) -> Ranking:
    """How one tie comes out, with the others in the order they are listed in."""
    before = [place for place in listed if not set(place) <= set(tie)]
    at = next(n for n, place in enumerate(listed) if set(place) <= set(tie))
    return parts_of(read_from_the_top(results, [*before[:at], tie, *before[at:]], before), tie)


def depends(results: Results, listed: Ranking, tie: list[int], other: list[int]) -> bool:
    """Whether another order of the one brings another order of this one."""
    places = [place for place in listed if not set(place) <= set(other)]
    at = next(n for n, place in enumerate(listed) if set(place) <= set(other))
    orders = permutations(other)
    ways = [alone(results, [*places[:at], *([p] for p in order), *places[at:]], tie) for order in orders]
    return any(way != ways[0] for way in ways)


def read_from_the_top(results: Results, ranking: Ranking, rubbed_out: Ranking) -> Ranking:
    """He reads the ranking from the top, again whenever it changes.

    Other ex-aequo are singles too: he tries every order they could have, and writes what all of them say. Where he
    could write nothing any more he takes the highest tie, and the others together.
    """
    ranking = [list(place) for place in ranking]
    while True:
        ties = [place for place in ranking if len(place) > 1 and place not in rubbed_out]
        written = [(tie, parts) for tie in ties if len(parts := one_by_one(results, ranking, tie)) > 1]
        written += [(tie, parts) for tie in ties if len(parts := taken_together(results, ranking, tie)) > 1]
        if not written:
            return ranking
        (tie, parts), *_ = written
        at = ranking.index(tie)
        ranking[at : at + 1] = parts


def one_by_one(results: Results, ranking: list[list[int]], tie: list[int]) -> list[list[int]]:
    for place in ranking:
        if place == tie:
            ways = [parted(tie, lambda p: sum(results[p, other] for other in tie if other != p))]
        else:
            orders = permutations(place)
            ways = [parted(tie, lambda p, order=order: [results[p, other] for other in order]) for order in orders]  # type: ignore[misc]
        if any(way != ways[0] for way in ways):
            return [tie]
        if len(ways[0]) > 1:
            return ways[0]
    return [tie]


def taken_together(results: Results, ranking: list[list[int]], tie: list[int]) -> list[list[int]]:
    for place in ranking:
        parts = parted(tie, lambda p, place=place: sum(results[p, other] for other in place if other != p))  # type: ignore[misc]
        if len(parts) > 1:
            return parts
    return [tie]


def parted(tie: list[int], taken: Callable[[int], Any]) -> list[list[int]]:
    values = sorted({str(taken(p)): taken(p) for p in tie}.values(), reverse=True)
    return [[p for p in tie if taken(p) == value] for value in values]
