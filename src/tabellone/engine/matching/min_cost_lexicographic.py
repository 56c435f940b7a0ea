"""The first complete pairing in the order of a procedure among those of least cost.

Where every complete pairing has a cost, a candidate is accepted exactly when those left can still be paired so that the
whole costs no more than the least. The weights of the matching kept on the way show it whenever that is not so.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tabellone.engine.matching.alternating_tree import Mates
from tabellone.engine.matching.lexicographic import Pair, Procedure
from tabellone.engine.matching.min_cost import CostClass, DualProof, MinCostMatching, TightTree


class CostlyRefusal(NamedTuple):
    """A candidate who was free and might meet the player, refused because the whole would have cost more."""

    player: int
    candidate: int
    proof: int
    """Which of the proofs shows it, with the pairs formed by then and this one."""


class MinCostPairing(NamedTuple):
    """The answer."""

    pairs: list[Pair]
    """In order of formation; first the player whose turn it was, then the opponent found for him."""
    refusals: list[CostlyRefusal]
    proofs: list[DualProof]
    """The first shows that nothing costs less."""


def first_min_cost_pairing(layers: Sequence[CostClass], procedure: Procedure) -> MinCostPairing:
    """Pair every vertex by the procedure; there is a complete pairing."""
    matching = MinCostMatching(layers)
    taken: Mates = [None] * matching.graph.size
    pairs: list[Pair] = []
    refusals: list[CostlyRefusal] = []
    proofs = [matching.proof()]
    while matching.free:
        # All edges of a matching of least cost are tight under the duals, and a tight perfect matching has least cost.
        # So a candidate can be taken at least cost exactly when its edge with the player is tight and it is outer in
        # the tight tree. A refused edge keeps its slack: the duals after the last candidate prove every refusal.
        player = procedure.next_player(pairs[-1] if pairs else None, taken)
        tree = TightTree(matching).settle_from(player)
        refused = []
        for candidate in procedure.candidates(player, taken):
            if taken[candidate] is not None or not matching.may_meet(player, candidate):
                continue
            if tree.reaches(candidate):
                break
            refused.append(candidate)
        else:
            raise AssertionError("the present mate is among the candidates of the procedure")
        if refused and (proof := matching.proof()) != proofs[-1]:
            proofs.append(proof)
        refusals += [CostlyRefusal(player, other, len(proofs) - 1) for other in refused]
        tree.settle(candidate)
        taken[player], taken[candidate] = candidate, player
        pairs.append((player, candidate))
    return MinCostPairing(pairs, refusals, proofs)
