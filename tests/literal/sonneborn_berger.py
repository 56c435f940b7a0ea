"""Sonneborn-Berger B as an arbiter does it with a pencil."""

from collections.abc import Callable
from itertools import permutations
from typing import Any

Results = dict[tuple[int, int], int]


def literally_by_b(results: Results, ranking: list[list[int]]) -> list[list[int]]:
    """B as an arbiter does it with a pencil: he reads the ranking from the top, again whenever it changes.

    Other ex-aequo are singles too: he tries every order they could have, and writes what all of them say. Where he
    could write nothing any more he takes the highest tie, and the others together.
    """
    ranking = [list(place) for place in ranking]
    while True:
        ties = [place for place in ranking if len(place) > 1]
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
