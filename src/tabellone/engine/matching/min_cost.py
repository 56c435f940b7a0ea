"""A perfect matching of least cost, and who can be together in one: Edmonds' algorithm with weights.

Every vertex has a *weight* and every blossom, a set of odd size, a *charge* that is not negative. Two who may meet
never weigh more together than their cost and the charges of the blossoms that both are in; what is missing is their
*slack*. A blossom of 2k + 1 vertices has at most k pairs inside, so no perfect matching costs less than all weights
together, less k times the charge of every blossom: the bound. A matching of pairs without slack that has k pairs inside
every charged blossom costs just that. So the weights prove that nothing costs less. Costs are doubled, which keeps all
numbers whole.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tabellone.engine.matching.graph import Graph

Edge = tuple[int, int]

NO_MATE = -1
"""The mate of a vertex not matched yet, and where a tree comes from whose first vertex is inner."""
SETTLED = -2
"""The mate of a vertex whose pair is settled: for the others he has one of his own outside, whom he can never leave."""


class CostClass(NamedTuple):
    """The graph of all pairs of one cost."""

    cost: int
    graph: Graph


class DualProof(NamedTuple):
    """Weights that show how little a matching can cost."""

    vertex_duals: list[int]
    blossom_duals: list[tuple[int, int]]
    """Blossoms as masks, with their charges."""


class Blossom:
    """Nodes in a cycle, an odd number, each linked with the next by an edge without slack; the first has the base."""

    def __init__(self, children: "list[Node]", edges: list[Edge], base: int, members: int):
        self.children = children
        self.edges = edges
        self.base = base
        """The vertex whose mate is outside; the other children are matched two by two along the cycle."""
        self.members = members
        self.charge = 0
        self.parent: Blossom | None = None


Node = int | Blossom


class MinCostMatching:
    """A perfect matching of least cost with its weights; some pairs can be settled one after the other."""

    def __init__(self, layers: Sequence[CostClass]):
        """There is a perfect matching, and no two may meet in more than one layer."""
        self.layers = [CostClass(2 * layer.cost, layer.graph) for layer in layers]
        self.graph = layers[0].graph
        self.free = self.graph.everybody
        """Those not settled."""
        self.mates = [NO_MATE] * self.graph.size
        self.weights = [0] * self.graph.size
        self.by_weight = {0: self.graph.everybody}
        self.parent: list[Blossom | None] = [None] * self.graph.size
        self.top: list[Node] = list(range(self.graph.size))
        """The largest blossom a vertex is in, or itself."""
        self.blossoms: set[Blossom] = set()
        """The largest ones."""
        for vertex in range(self.graph.size):
            if self.mates[vertex] == NO_MATE:
                TightTree(self).match(vertex)

    def proof(self) -> DualProof:
        waiting: list[Node] = [*self.blossoms]
        charges = []
        while waiting:
            node = waiting.pop()
            if isinstance(node, Blossom):
                waiting += node.children
                if node.charge:
                    charges.append((node.members, node.charge))
        return DualProof(self.weights.copy(), sorted(charges))

    def may_meet(self, a: int, b: int) -> bool:
        return any(layer.graph.may_meet(a, b) for layer in self.layers)

    def slack(self, a: int, b: int) -> int:
        """Returns how much a matching with this pair costs above the bound, at least."""
        slack = next(layer.cost for layer in self.layers if layer.graph.may_meet(a, b))
        slack -= self.weights[a] + self.weights[b]
        around, other = self.parent[a], self.graph.bit(b)
        while around is not None:
            if around.members & other:
                slack += around.charge
            around = around.parent
        return slack

    def tight_neighbours(self, vertex: int) -> int:
        """Returns the free vertices with a tight edge to this one, as if no blossom had both."""
        weight, found = self.weights[vertex], 0
        for cost, graph in self.layers:
            fitting = self.by_weight.get(cost - weight, 0) & self.free
            if fitting:
                found |= graph.row(vertex, fitting)
        return found

    def members(self, node: Node) -> int:
        """A node's vertices as a mask."""
        return node.members if isinstance(node, Blossom) else self.graph.bit(node)

    def base(self, node: Node) -> int:
        """The vertex of a node whose mate is outside."""
        return node.base if isinstance(node, Blossom) else node

    def rebase(self, node: Node, vertex: int) -> None:
        """Match a node inside so that this vertex is the one with the mate outside."""
        waiting = [(node, vertex)]
        while waiting:
            node, vertex = waiting.pop()
            if not isinstance(node, Blossom) or node.base == vertex:
                continue
            start = next(i for i, child in enumerate(node.children) if self.members(child) & self.graph.bit(vertex))
            node.children = node.children[start:] + node.children[:start]
            node.edges = node.edges[start:] + node.edges[:start]
            node.base = vertex
            waiting.append((node.children[0], vertex))
            for index in range(1, len(node.children), 2):
                a, b = node.edges[index]
                self.mates[a], self.mates[b] = b, a
                waiting += [(node.children[index], a), (node.children[index + 1], b)]

    def contract(self, children: list[Node], edges: list[Edge]) -> Blossom:
        """Make a blossom of a cycle of nodes."""
        members = 0
        for child in children:
            members |= self.members(child)
        blossom = Blossom(children, edges, self.base(children[0]), members)
        for child in children:
            self._put(child, blossom)
        for vertex in self.graph.vertices(members):
            self.top[vertex] = blossom
        self.blossoms.add(blossom)
        return blossom

    def expand(self, blossom: Blossom) -> None:
        """Make nodes of their own of the children of one of the largest blossoms."""
        self.blossoms.remove(blossom)
        for child in blossom.children:
            self._put(child, None)
            for vertex in self.graph.vertices(self.members(child)):
                self.top[vertex] = child

    def expand_uncharged(self) -> None:
        """Expands blossoms without a dual, which say nothing about the next search."""
        while uncharged := [blossom for blossom in self.blossoms if not blossom.charge]:
            for blossom in uncharged:
                self.expand(blossom)

    def _put(self, node: Node, blossom: Blossom | None) -> None:
        if not isinstance(node, Blossom):
            self.parent[node] = blossom
            return
        node.parent = blossom
        if blossom is None:
            self.blossoms.add(node)
        else:
            self.blossoms.discard(node)


class TightTree:
    """An alternating tree of nodes, grown along edges without slack; where there are none, weights are changed.

    Outer nodes could be left over by a matching as good as this one, inner nodes stand between them.
    """

    def __init__(self, matching: MinCostMatching):
        self._of = matching
        self._graph = matching.graph
        self._entry: dict[Node, Edge] = {}
        """Inner nodes: the edge that leads to them, from an outer vertex to one of theirs."""
        self._outer: set[Node] = set()
        self._outer_vertices = 0
        self._unlabelled = matching.graph.everybody
        self._to_scan: list[int] = []
        self._settling = NO_MATE

    def match(self, root: int) -> None:
        """Find a mate for a vertex that has none, others changing theirs."""
        self._make_outer(self._of.top[root])
        alone = self._graph.mask([v for v, mate in enumerate(self._of.mates) if mate == NO_MATE])
        while (found := self._advance(alone)) is None:
            pass
        outer, end = found
        self._of.rebase(self._of.top[end], end)
        self._of.mates[end] = outer
        self._shift(outer, end)
        self._of.expand_uncharged()

    def settle_from(self, player: int) -> "TightTree":
        """Grows the tree of a vertex: its possible mates at least cost are outer, with a tight edge."""
        self._settling = player
        self._make_inner((NO_MATE, player))
        return self

    def reaches(self, candidate: int) -> bool:
        """Whether some matching of least cost has the two together; if not, the weights show it."""
        bit = self._graph.bit(candidate)
        while self._of.slack(self._settling, candidate) == 0:
            if self._outer_vertices & bit:
                return True
            mate = self._of.mates[self._of.base(self._of.top[candidate])]
            self._advance(self._graph.bit(mate) if mate >= 0 else 0)
        return False

    def settle(self, candidate: int) -> None:
        """The two are together from now on; the others are matched as well as before."""
        self._shift(candidate, SETTLED)
        self._of.free &= ~(self._graph.bit(self._settling) | self._graph.bit(candidate))
        self._of.expand_uncharged()

    def _advance(self, towards: int) -> Edge | None:
        """Makes one step; returns the edge if it leads to an unmatched vertex. `towards` are the vertices to go to
        first.
        """
        while self._to_scan:
            vertex = self._to_scan[-1]
            near = self._of.tight_neighbours(vertex)
            if fresh := near & self._unlabelled:
                return self._make_inner((vertex, self._graph.last(fresh & towards or fresh)))
            if touching := near & self._outer_vertices & ~self._of.members(self._of.top[vertex]):
                self._contract(vertex, self._graph.last(touching))
                return None
            self._to_scan.pop()
        uncharged = next((node for node in self._entry if isinstance(node, Blossom) and not node.charge), None)
        if uncharged is None:
            self._adjust_duals()
        else:
            self._expand_inner(uncharged)
        self._to_scan = [*self._graph.vertices(self._outer_vertices & self._of.free)]
        return None

    def _make_inner(self, entry: Edge) -> Edge | None:
        """A node reached from outside, and the mate of its base with it; the edge if the base has no mate."""
        node = self._of.top[entry[1]]
        mate = self._of.mates[self._of.base(node)]
        if mate == NO_MATE:
            return entry
        self._entry[node] = entry
        self._unlabelled &= ~self._of.members(node)
        if mate != SETTLED:
            self._make_outer(self._of.top[mate])
        return None

    def _make_outer(self, node: Node) -> None:
        members = self._of.members(node)
        self._outer.add(node)
        self._outer_vertices |= members
        self._unlabelled &= ~members
        self._to_scan += self._graph.vertices(members & self._of.free)

    def _shift(self, vertex: int, mate: int) -> None:
        """Give an outer vertex another mate, and change those of the others along the way up."""
        of = self._of
        while True:
            node = of.top[vertex]
            above = of.mates[of.base(node)]
            of.rebase(node, vertex)
            of.mates[vertex] = mate
            if above == NO_MATE:
                return
            inner = of.top[above]
            outer, entered = self._entry[inner]
            of.rebase(inner, entered)
            if outer == NO_MATE:
                of.mates[entered] = SETTLED
                return
            of.mates[entered] = outer
            vertex, mate = outer, entered

    def _path_to_root(self, node: Node) -> tuple[list[Node], list[Edge]]:
        """The nodes from an outer one up to the first outer one of the tree, and the edges between them."""
        of = self._of
        nodes, edges = [node], []
        while (above := of.mates[of.base(node)]) != NO_MATE:
            inner = of.top[above]
            outer, entered = self._entry[inner]
            if outer == NO_MATE:
                break
            edges += [(of.base(node), above), (entered, outer)]
            node = of.top[outer]
            nodes += [inner, node]
        return nodes, edges

    def _contract(self, a: int, b: int) -> None:
        """Two outer vertices may meet without slack: the cycle between them becomes one outer blossom."""
        (one, one_edges), (other, other_edges) = (self._path_to_root(self._of.top[vertex]) for vertex in (a, b))
        seen = {node: index for index, node in enumerate(one)}
        right = next(index for index, node in enumerate(other) if node in seen)
        left = seen[other[right]]
        down = [(upper, lower) for lower, upper in reversed(one_edges[:left])]
        cycle = [other[right], *reversed(one[:left]), *other[:right]]
        blossom = self._of.contract(cycle, [*down, (a, b), *other_edges[:right]])
        for node in cycle:
            self._entry.pop(node, None)
            self._outer.discard(node)
        self._outer.add(blossom)
        self._to_scan += self._graph.vertices(blossom.members & ~self._outer_vertices & self._of.free)
        self._outer_vertices |= blossom.members

    def _adjust_duals(self) -> None:
        """Outer vertices weigh more and inner ones less, until an edge has no slack or an inner blossom no charge."""
        of, step = self._of, self._max_dual_step()
        for node, change in [*((node, step) for node in self._outer), *((node, -step) for node in self._entry)]:
            for vertex in self._graph.vertices(of.members(node)):
                of.weights[vertex] += change
            if isinstance(node, Blossom):
                node.charge += 2 * change
        weighing: dict[int, list[int]] = {}
        for vertex, weight in enumerate(of.weights):
            weighing.setdefault(weight, []).append(vertex)
        of.by_weight = {weight: self._graph.mask(vertices) for weight, vertices in weighing.items()}

    def _max_dual_step(self) -> int:
        """Returns the largest dual step; without a limit there is no perfect matching, and any step proves it."""
        of = self._of
        limits = [node.charge // 2 for node in self._entry if isinstance(node, Blossom)]
        fresh, outer = self._unlabelled & of.free, self._outer_vertices & of.free
        for vertex in self._graph.vertices(outer):
            others = outer & ~of.members(of.top[vertex])
            for cost, graph in of.layers:
                row = graph.row(vertex, fresh | others)
                for weight, vertices in of.by_weight.items():
                    if near := row & vertices:
                        slack = cost - of.weights[vertex] - weight
                        limits.append(slack // 2 if near & others else slack)
        assert limits or self._settling != NO_MATE, "there is a perfect matching"
        return min(limits, default=1)

    def _expand_inner(self, blossom: Blossom) -> None:
        """The children on the even way from the entry to the base take its place in the tree; the others leave it."""
        of = self._of
        entry = self._entry.pop(blossom)
        of.expand(blossom)
        self._unlabelled |= blossom.members
        children, edges = blossom.children, blossom.edges
        at = children.index(of.top[entry[1]])
        while True:
            inner = children[at]
            self._entry[inner] = entry
            self._unlabelled &= ~of.members(inner)
            if at == 0:
                return
            if at % 2:  # his mate comes after him in the cycle
                outer, onward = at + 1, (at + 2) % len(children)
                entry = edges[outer]
            else:
                outer, onward = at - 1, at - 2
                entry = edges[onward][::-1]
            self._make_outer(children[outer])
            at = onward
