"""The pairing of least cost against all pairings there are, and its weights against what they have to show."""

import random
from collections.abc import Iterable, Iterator, Sequence

import pytest

from tabellone.engine.matching.alternating_tree import Mates
from tabellone.engine.matching.graph import Graph
from tabellone.engine.matching.lexicographic import Pair
from tabellone.engine.matching.min_cost import CostClass, DualProof
from tabellone.engine.matching.min_cost_lexicographic import MinCostPairing, first_min_cost_pairing

Costs = dict[Pair, int]


class InGivenOrder:
    """Players in order, each with a candidate list of his own."""

    def __init__(self, orders: list[list[int]]):
        self.orders = orders

    def next_player(self, last: Pair | None, mates: Mates) -> int:
        return mates.index(None)

    def candidates(self, player: int, mates: Mates) -> Iterable[int]:
        return self.orders[player]


def random_costs(chance: random.Random, size: int) -> Costs:
    """Some may not meet, most of the others for nothing or for a choice of prices, as A6 and A7 have them."""
    may_meet, for_nothing, dear = chance.uniform(0.2, 1), chance.uniform(0, 0.9), chance.choice([2, size, 20])
    costs = {}
    for a in range(size):
        for b in range(a):
            if chance.random() < may_meet:
                cost = 0 if chance.random() < for_nothing else chance.choice([1, dear, dear + 1])
                costs[a, b] = costs[b, a] = cost
    return costs


def layers_of(size: int, costs: Costs) -> list[CostClass]:
    layers = []
    for cost in sorted(set(costs.values())):
        forbidden = [[b for b in range(size) if b != a and costs.get((a, b)) != cost] for a in range(size)]
        layers.append(CostClass(cost, Graph(range(size), forbidden, [0] * size, [[True]])))
    return layers


def all_pairings(free: list[int], costs: Costs, orders: list[list[int]]) -> Iterator[tuple[int, list[Pair]]]:
    """Every complete pairing with its cost, in the order of the procedure."""
    if not free:
        yield 0, []
        return
    player = free[0]
    for candidate in orders[player]:
        if candidate in free and (player, candidate) in costs:
            rest = [other for other in free if other not in (player, candidate)]
            for cost, pairs in all_pairings(rest, costs, orders):
                yield cost + costs[player, candidate], [(player, candidate), *pairs]


def bound(costs: Costs, size: int, proof: DualProof, settled: Sequence[Pair]) -> int:
    """Twice what a pairing with some pairs settled costs at least; the weights of the others must be right."""
    groups = [({v for v in range(size) if mask >> (size - 1 - v) & 1}, charge) for mask, charge in proof.blossom_duals]
    assert all(len(group) % 2 and charge > 0 for group, charge in groups)

    def slack(a: int, b: int) -> int:
        inside = sum(charge for group, charge in groups if {a, b} <= group)
        return 2 * costs[a, b] + inside - proof.vertex_duals[a] - proof.vertex_duals[b]

    free = set(range(size)).difference(*settled)
    assert all(slack(a, b) >= 0 for a, b in costs if {a, b} <= free)
    weighed = sum(proof.vertex_duals) - sum(len(group) // 2 * charge for group, charge in groups)
    return weighed + sum(slack(a, b) for a, b in settled)


def refusals_shown(costs: Costs, size: int, found: MinCostPairing, least: int) -> int:
    for player, candidate, proof in found.refusals:
        settled = [pair for pair in found.pairs if pair[0] < player]
        assert bound(costs, size, found.proofs[proof], [*settled, (player, candidate)]) > 2 * least
    return len(found.refusals)


@pytest.mark.parametrize("seed", range(4))
def test_the_first_of_all_pairings_of_least_cost_is_found_and_shown(seed: int) -> None:
    chance = random.Random(seed)
    paired = refused = with_groups = 0
    for _ in range(500):
        size = chance.choice([2, 4, 6, 8, 10])
        costs = random_costs(chance, size)
        orders = [[other for other in chance.sample(range(size), size) if other != player] for player in range(size)]
        pairings = list(all_pairings(list(range(size)), costs, orders))
        if not pairings:
            continue
        least = min(cost for cost, _ in pairings)
        found = first_min_cost_pairing(layers_of(size, costs), InGivenOrder(orders))
        assert found.pairs == next(pairs for cost, pairs in pairings if cost == least)
        assert bound(costs, size, found.proofs[0], []) == 2 * least
        refused += refusals_shown(costs, size, found, least)
        with_groups += any(proof.blossom_duals for proof in found.proofs)
        paired += 1
    assert paired > 200
    assert refused > 200
    assert with_groups > 30


@pytest.mark.parametrize("size", [60, 120])
def test_a_large_pairing_of_least_cost_is_shown_by_its_weights(size: int) -> None:
    """Too many pairings to try: the weights show that nothing costs less, and nothing earlier costs as little."""
    chance = random.Random(size)
    costs = {}
    for a in range(size):
        for b in range(a):
            if chance.random() < 0.2 or a - b == 1:  # neighbours may meet, so there is a pairing
                costs[a, b] = costs[b, a] = chance.choice([0, 1, 1, size, size + 1])
    orders = [list(range(player + 1, size)) for player in range(size)]
    found = first_min_cost_pairing(layers_of(size, costs), InGivenOrder(orders))
    assert sorted(v for pair in found.pairs for v in pair) == list(range(size))
    least = sum(costs[pair] for pair in found.pairs)
    assert bound(costs, size, found.proofs[0], []) == 2 * least
    refused = {(player, candidate) for player, candidate, _ in found.refusals}
    assert refusals_shown(costs, size, found, least) == len(refused) > 10
    taken: set[int] = set()
    for player, opponent in found.pairs:
        passed_over = [
            other for other in range(player + 1, opponent) if other not in taken and (player, other) in costs
        ]
        assert all((player, other) in refused for other in passed_over)
        taken |= {player, opponent}
