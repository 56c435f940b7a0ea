"""What the kernel found, told with the players' own names: refusals, and proofs that some cannot all be paired."""

from collections.abc import Sequence
from typing import NamedTuple

from tabellone.engine.matching.graph import Graph
from tabellone.engine.matching.lexicographic import Pairing, Refusal, odd_components


class Barrier(NamedTuple):
    """Proof that players cannot all be paired: without `barrier`, more odd `groups` are left than it has members."""

    barrier: list[int]
    groups: list[list[int]]
    """Components of odd size; each needs at least one opponent from the barrier."""


class NumberedGraph(NamedTuple):
    """A graph whose vertices have names."""

    graph: Graph
    vertex_numbers: Sequence[int]

    def numbers(self, mask: int) -> list[int]:
        """The names of a mask, in the order of the list."""
        return [self.vertex_numbers[v] for v in self.graph.vertices(mask)]

    def proof(self, among: int, barrier: int) -> Barrier:
        """A barrier with the odd groups it leaves."""
        groups = odd_components(self.graph, among, barrier)
        return Barrier(self.numbers(barrier), [[self.vertex_numbers[v] for v in group] for group in groups])

    def refusals(self, pairing: Pairing) -> dict[tuple[int, int], Refusal]:
        """Returns the candidates refused although free and allowed, by player and candidate."""
        return {(self.vertex_numbers[r.player], self.vertex_numbers[r.candidate]): r for r in pairing.refusals}

    def refusal_proof(self, pairing: Pairing, refusal: Refusal) -> Barrier:
        """The proof of a refusal, with the odd groups."""
        gone = [v for pair in pairing.pairs[: refusal.after] for v in pair]
        among = self.graph.everybody & ~self.graph.mask([*gone, refusal.player, refusal.candidate])
        return self.proof(among, refusal.barrier)
