"""The kernel against literal backtracking, brute force and its own proofs."""

import random
from collections.abc import Iterable
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabellone.engine.matching.alternating_tree import Mates
from tabellone.engine.matching.graph import Graph
from tabellone.engine.matching.lexicographic import (
    NoPairing,
    Pair,
    Pairing,
    first_perfect_matching,
    odd_components,
)
from tests.literal.matching import first_pairing_by_backtracking


class InGivenOrder:
    """Players in order, each with a candidate list of his own."""

    def __init__(self, orders: list[list[int]]):
        self.orders = orders

    def next_player(self, last: Pair | None, mates: Mates) -> int:
        start = last[0] + 1 if last else 0
        return next(v for v in range(start, len(mates)) if mates[v] is None)

    def candidates(self, player: int, mates: Mates) -> Iterable[int]:
        return self.orders[player]


def graph_of(size: int, edges: set[tuple[int, int]]) -> Graph:
    forbidden = [[b for b in range(size) if b != a and (min(a, b), max(a, b)) not in edges] for a in range(size)]
    return Graph(range(size), forbidden, [0] * size, [[True]])


def literal(graph: Graph, procedure: InGivenOrder) -> list[Pair] | None:
    return first_pairing_by_backtracking(
        lambda last, free: min(free), procedure.orders.__getitem__, graph.may_meet, set(range(graph.size))
    )


def assert_same_as_literal(graph: Graph, procedure: InGivenOrder) -> None:
    expected = literal(graph, procedure)
    found = first_perfect_matching(graph, procedure)
    if isinstance(found, NoPairing):
        assert expected is None
        assert_barrier(graph, graph.everybody, found.barrier)
    else:
        assert found.pairs == expected
        assert_refusals_hold(graph, found)


def assert_barrier(graph: Graph, among: int, barrier: int) -> None:
    assert barrier & ~among == 0
    assert len(odd_components(graph, among, barrier)) > barrier.bit_count()


def assert_refusals_hold(graph: Graph, pairing: Pairing) -> None:
    for refusal in pairing.refusals:
        gone = [v for pair in pairing.pairs[: refusal.after] for v in pair] + [
            refusal.player,
            refusal.candidate,
        ]
        assert_barrier(graph, graph.everybody & ~graph.mask(gone), refusal.barrier)


@given(st.integers(1, 5), st.randoms(use_true_random=False), st.floats(0.1, 1))
def test_first_complete_pairing_is_that_of_backtracking(half: int, chance: random.Random, density: float) -> None:
    size = 2 * half
    edges = {pair for pair in combinations(range(size), 2) if chance.random() < density}
    orders = [chance.sample([v for v in range(size) if v != a], size - 1) for a in range(size)]
    assert_same_as_literal(graph_of(size, edges), InGivenOrder(orders))


@pytest.mark.parametrize("seed", range(40))
def test_sparse_graphs_with_odd_cycles(seed: int) -> None:
    """Unions of triangles and paths: what a search for bipartite graphs gets wrong."""
    chance = random.Random(seed)
    for _ in range(40):
        size = 2 * chance.randint(2, 7)
        edges: set[tuple[int, int]] = set()
        while len(edges) < size + 1:
            cycle = chance.sample(range(size), min(size, chance.choice([2, 3, 3, 5])))
            edges |= {(min(a, b), max(a, b)) for a, b in zip(cycle, cycle[1:] + cycle[:1], strict=True)}
        orders = [sorted((v for v in range(size) if v != a), key=lambda v: abs(v - a)) for a in range(size)]
        assert_same_as_literal(graph_of(size, edges), InGivenOrder(orders))


def test_kinds_and_forbidden_lists_make_the_same_rows_as_the_predicate() -> None:
    chance = random.Random(1)
    for size in (0, 1, 2, 17, 64, 65, 200):
        kinds = [chance.randrange(4) for _ in range(size)]
        forbidden: list[set[int]] = [set() for _ in range(size)]
        for _ in range(3 * size):
            a, b = chance.randrange(size), chance.randrange(size)
            if a != b:
                forbidden[a].add(b)
                forbidden[b].add(a)
        graph = Graph(range(size), forbidden, kinds, [[(a + b) % 3 != 0 for b in range(4)] for a in range(4)])
        among = graph.mask([v for v in range(size) if chance.random() < 0.7])
        for vertex in range(size):
            expected = [v for v in graph.vertices(among) if v != vertex and graph.may_meet(vertex, v)]
            assert list(graph.vertices(graph.row(vertex, among))) == expected
            assert list(graph.vertices(graph._row(vertex, among))) == expected


def test_the_last_eight_have_all_met() -> None:
    """Plain search undoes pairs from the end and tries everything above first; the proof is immediate here."""
    size = 60
    last_eight = set(range(size - 8, size))
    edges = {(a, b) for a, b in combinations(range(size), 2) if not {a, b} <= last_eight}
    graph = graph_of(size, edges)
    order = InGivenOrder([sorted((v for v in range(size) if v != a), key=lambda v: abs(v - a)) for a in range(size)])
    found = first_perfect_matching(graph, order)
    assert isinstance(found, Pairing)
    assert_refusals_hold(graph, found)
    # The eight need eight opponents from above; the first 44 players can still pair among themselves.
    assert found.pairs[:22] == [(v, v + 1) for v in range(0, 44, 2)]
    assert [b for _, b in found.pairs[22:]] == list(range(52, 60))


def test_no_pairing_when_five_can_only_meet_three() -> None:
    size = 20
    shut_in = set(range(5))
    edges = {(a, b) for a, b in combinations(range(size), 2) if not (a in shut_in and (b in shut_in or b >= 8))}
    found = first_perfect_matching(
        graph_of(size, edges), InGivenOrder([[v for v in range(size) if v != a] for a in range(size)])
    )
    assert isinstance(found, NoPairing)
    assert list(graph_of(size, edges).vertices(found.barrier)) == [5, 6, 7]
