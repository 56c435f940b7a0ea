"""The first complete pairing in the order of a procedure, in polynomial time, or the proof that there is none.

A pairing procedure takes the next player, tries opponents in a given order and, when it gets stuck, undoes its last
pair and goes on with the next candidate. Its answer is the first complete pairing in that order. The naive search
can take longer than the tournament; here a candidate is accepted exactly when those left can still all be paired,
which gives the same answer.
"""

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from tabellone.engine.matching.alternating_tree import AlternatingTree, Mates
from tabellone.engine.matching.graph import Graph

Pair = tuple[int, int]


class Procedure(Protocol):
    """The order in which a system forms its pairs."""

    def next_player(self, last: Pair | None, mates: Mates) -> int:
        """Returns the vertex to pair after the pair `last`; `mates` says who is taken. At least one is free."""

    def candidates(self, player: int, mates: Mates) -> Iterable[int]:
        """Yields the player's opponents in the order they are tried; those already taken may be among them."""


class Refusal(NamedTuple):
    """A candidate who was free and might meet the player, refused because the others could not all be paired."""

    player: int
    candidate: int
    after: int
    """How many pairs had been formed by then."""
    barrier: int
    """Mask: without player, candidate and barrier, more odd components are left than the barrier has members."""


class Pairing(NamedTuple):
    """The answer."""

    pairs: list[Pair]
    """In order of formation; first the player whose turn it was, then the opponent found for him."""
    refusals: list[Refusal]


class NoPairing(NamedTuple):
    """There is no complete pairing."""

    barrier: int
    """Mask: removing these vertices leaves more odd components than they are."""


def first_perfect_matching(graph: Graph, procedure: Procedure) -> Pairing | NoPairing:
    """Pair every vertex by the procedure; the number of vertices is even."""
    mates: Mates = [None] * graph.size
    plain = _greedy_pass(graph, procedure, mates)
    if 2 * len(plain) == graph.size:
        return Pairing(plain, [])
    barrier = _complete_matching(graph, mates)
    if barrier is not None:
        return NoPairing(barrier)
    return _exchange_pass(graph, procedure, plain, mates)


def odd_components(graph: Graph, among: int, barrier: int) -> list[list[int]]:
    """The components of odd size that the vertices of `among` fall into without the barrier."""
    left = among & ~barrier
    found = []
    while left:
        reached = to_scan = graph.bit(graph.last(left))
        left &= ~reached
        while to_scan:
            vertex = graph.last(to_scan)
            to_scan &= to_scan - 1
            fresh = graph.row(vertex, left)
            left &= ~fresh
            reached |= fresh
            to_scan |= fresh
        members = list(graph.vertices(reached))
        if len(members) % 2:
            found.append(members)
    return sorted(found)


def _greedy_pass(graph: Graph, procedure: Procedure, mates: Mates) -> list[Pair]:
    """Gives everybody the first free candidate; those who find none are left over.

    If nobody is left over this is the answer: no candidate was passed over who could have been taken.
    """
    pairs: list[Pair] = []
    left_over: list[int] = []
    last = None
    open_vertices = graph.size
    while open_vertices > 0:
        player = procedure.next_player(last, mates)
        candidate = graph.first_free(player, procedure.candidates(player, mates), mates)
        if candidate is None:
            mates[player] = player  # out of the way for the rest of this pass
            left_over.append(player)
            open_vertices -= 1
        else:
            mates[player] = candidate
            mates[candidate] = player
            last = (player, candidate)
            pairs.append(last)
            open_vertices -= 2
    for player in left_over:
        mates[player] = None
    return pairs


def _complete_matching(graph: Graph, mates: Mates) -> int | None:
    """Extend the pairs to a perfect matching by alternating paths; the barrier if there is none."""
    left = [v for v, mate in enumerate(mates) if mate is None]
    while left:
        root = left.pop()
        exposed = graph.mask(left)
        wanted = 0
        for vertex in left:
            wanted |= graph.row(vertex, graph.everybody & ~exposed)
        tree = AlternatingTree(graph, mates, root, graph.everybody & ~exposed)
        end = tree.grow_to(wanted)
        if end is None:
            return tree.inner
        partner = next(v for v in reversed(left) if graph.may_meet(end, v))
        tree.shift_to(end, partner)
        left.remove(partner)
    return None


def _exchange_pass(graph: Graph, procedure: Procedure, plain: list[Pair], mates: Mates) -> Pairing:
    """Go through the players in order, keeping a perfect matching of those left.

    As long as it agrees with the plain pass nothing was passed over. Then, for each player in turn, a candidate can
    be taken exactly when he is outer in the tree grown from the mate the player has now.
    """
    taken: Mates = [None] * graph.size
    pairs: list[Pair] = []
    refusals: list[Refusal] = []
    # `mates` extends the greedy pairs to a perfect matching. While it contains the greedy choice, that choice leaves
    # the others a pairing, and an arbiter who undoes nothing makes the same one. The first difference ends this:
    # from there on every choice is checked, because each changes whom the procedure takes next.
    for player, candidate in plain:
        if mates[player] != candidate:
            break
        taken[player], taken[candidate] = candidate, player
        pairs.append((player, candidate))
    free = graph.mask([v for v, mate in enumerate(taken) if mate is None])
    while free:
        # Invariant: `mates` pairs everybody free perfectly. A candidate leaves the others a pairing exactly when an
        # alternating path leads from the player's present mate to it, which is when it is outer in that tree: shifting
        # the matching along the path frees the candidate. Backtracking would end at the same first such candidate.
        player = procedure.next_player(pairs[-1] if pairs else None, taken)
        free &= ~graph.bit(player)
        opponent, refused = _first_feasible_candidate(graph, procedure, player, mates, taken, free)
        for candidate, barrier in refused:
            refusals.append(Refusal(player, candidate, len(pairs), barrier))
        free &= ~graph.bit(opponent)
        taken[player], taken[opponent] = opponent, player
        pairs.append((player, opponent))
    return Pairing(pairs, refusals)


def _first_feasible_candidate(
    graph: Graph, procedure: Procedure, player: int, mates: Mates, taken: Mates, others: int
) -> tuple[int, list[tuple[int, int]]]:
    """The player's first candidate after whom the others can still be paired, and those refused with barriers."""
    present = mates[player]
    assert present is not None
    refused: list[int] = []
    tree: AlternatingTree | None = None
    for candidate in procedure.candidates(player, taken):
        if taken[candidate] is not None or not graph.may_meet(player, candidate):
            continue
        if candidate == present:
            break
        if tree is None:
            mates[present] = None
            tree = AlternatingTree(graph, mates, present, others)
        if tree.grow_to(graph.bit(candidate)) is not None:
            tree.shift_to(candidate, player)
            break
        refused.append(candidate)
    else:
        raise AssertionError("the present mate is among the candidates of the procedure")
    if tree is None:
        return present, []
    if mates[present] is None:
        mates[present], mates[player] = player, present
    # a refused candidate implies a complete tree, whose inner vertices are the barrier for all of them
    return candidate, [(c, tree.inner & ~graph.bit(c)) for c in refused]
