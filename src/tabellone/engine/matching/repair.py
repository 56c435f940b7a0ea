"""The first complete pairing in the order of a procedure among those that keep the most of a given one."""

from collections.abc import Iterable, Sequence

from tabellone.engine.matching.graph import Graph
from tabellone.engine.matching.lexicographic import NoPairing, Pair, Procedure, first_perfect_matching
from tabellone.engine.matching.min_cost import CostClass
from tabellone.engine.matching.min_cost_lexicographic import MinCostPairing, first_min_cost_pairing


class FixedPairs(Graph):
    """Vertices that may meet only whom they are with already; some are with nobody."""

    def __init__(self, size: int, pairs: Iterable[Pair]):
        super().__init__(range(size), (), (), ())
        self._with = {a: b for pair in pairs for a, b in (pair, pair[::-1])}

    def may_meet(self, a: int, b: int) -> bool:
        return self._with.get(a) == b

    def row(self, vertex: int, among: int) -> int:
        other = self._with.get(vertex)
        return 0 if other is None else self.bit(other) & among


class UnionGraph(Graph):
    """The union of graphs with the same vertices."""

    def __init__(self, graphs: Sequence[Graph]):
        super().__init__(range(graphs[0].size), (), (), ())
        self._graphs = graphs

    def may_meet(self, a: int, b: int) -> bool:
        return any(graph.may_meet(a, b) for graph in self._graphs)

    def first_free(self, vertex: int, candidates: Iterable[int], mates: Sequence[int | None]) -> int | None:
        """The first candidate who has no mate and may meet the vertex in any of them."""
        return next((other for other in candidates if mates[other] is None and self.may_meet(vertex, other)), None)

    def row(self, vertex: int, among: int) -> int:
        row = 0
        for graph in self._graphs:
            row |= graph.row(vertex, among)
        return row


def first_matching_keeping_most(
    kept: Sequence[Pair], layers: Sequence[CostClass], procedure: Procedure
) -> MinCostPairing | None:
    """Pair every vertex: first at the least cost of the layers, then with the fewest pairs that are new.

    No two who are together in `kept` may meet in a layer: a pair that stays costs nothing. None if there is no complete
    pairing.
    """
    size = layers[0].graph.size
    together = FixedPairs(size, kept)
    everything = UnionGraph([together, *(layer.graph for layer in layers)])
    if isinstance(first_perfect_matching(everything, procedure), NoPairing):
        return None
    new = [CostClass(layer.cost * (size + 1) + 1, layer.graph) for layer in layers]
    return first_min_cost_pairing([CostClass(0, together), *new], procedure)
