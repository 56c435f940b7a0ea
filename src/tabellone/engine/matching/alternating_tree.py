"""The alternating tree of Edmonds, grown from one unmatched vertex, odd cycles (blossoms) contracted.

A vertex is *outer* when an alternating path of even length leads to it from the root: the matching can then be
shifted along the path so that this vertex is the one left over. An *inner* vertex stands between outer ones.
When the tree can grow no further, its inner vertices are a barrier: without them every outer blossom is an odd
component, one more of these than of those, so nothing outside the tree can help (Tutte-Berge).
"""

from tabellone.engine.matching.graph import Graph

Mates = list[int | None]


class AlternatingTree:
    """The tree grown from `root` inside the vertices of `among`, all of them matched except the root."""

    def __init__(self, graph: Graph, mates: Mates, root: int, among: int):
        self._graph = graph
        self._mates = mates
        self._root = root
        self._unlabelled = among & ~graph.bit(root)
        self._among = among
        self.outer = graph.bit(root)
        self._parent: dict[int, int] = {}
        self._leader: dict[int, int] = {}
        self._blossoms: dict[int, int] = {}
        self._to_scan = [root]

    @property
    def inner(self) -> int:
        """The inner vertices: once the tree is complete, the barrier."""
        return self._among & ~self._unlabelled & ~self.outer

    def grow_to(self, wanted: int) -> int | None:
        """Grow until a vertex of the mask `wanted` is outer and return it; None when the tree is complete.

        Depth first, one vertex at a time: where almost everybody may meet almost everybody, the answer comes
        after a step or two, and the tree never sees the rest.
        """
        graph = self._graph
        shortcut = self._mate_of_only(wanted)
        while not (reached := self.outer & wanted):
            if not self._to_scan:
                return None
            vertex = self._to_scan[-1]
            row = graph.row(vertex, self._among)
            if fresh := row & self._unlabelled:
                self._extend(vertex, graph.last(fresh & shortcut or fresh))
            elif touching := row & self.outer & ~self._blossom(self._base(vertex)):
                self._contract(vertex, graph.last(touching))
            else:
                self._to_scan.pop()
        return graph.last(reached)

    def shift_to(self, outer: int, partner: int) -> None:
        """Match the outer vertex with a partner from outside the tree; the root gets a mate on the way."""
        vertex, mate = partner, outer
        while True:
            following = self._mates[mate]
            self._mates[vertex], self._mates[mate] = mate, vertex
            if following is None:
                return
            vertex, mate = following, self._parent[following]

    def _mate_of_only(self, wanted: int) -> int:
        """The mate of the wanted vertex if there is just one: reaching the mate first is the shortest way."""
        if wanted & (wanted - 1) or not wanted:
            return 0
        mate = self._mates[self._graph.last(wanted)]
        return 0 if mate is None else self._graph.bit(mate)

    def _extend(self, outer: int, inner: int) -> None:
        mate = self._mates[inner]
        assert mate is not None, "only the root is unmatched"
        self._parent[inner] = outer
        self._unlabelled &= ~(self._graph.bit(inner) | self._graph.bit(mate))
        self.outer |= self._graph.bit(mate)
        self._to_scan.append(mate)

    def _base(self, vertex: int) -> int:
        leader = self._leader
        while (above := leader.get(vertex, vertex)) != vertex:
            leader[vertex] = leader.get(above, above)
            vertex = above
        return vertex

    def _blossom(self, base: int) -> int:
        return self._blossoms.get(base) or self._graph.bit(base)

    def _above(self, base: int) -> int | None:
        """The next base on the way to the root."""
        if base == self._base(self._root):
            return None
        mate = self._mates[base]
        assert mate is not None
        return self._base(self._parent[mate])

    def _meeting_base(self, a: int, b: int) -> int:
        """Returns the base where the paths from two bases meet; both are walked in turn, so the cost is the cycle's."""
        seen: set[int] = set()
        one: int | None = a
        other: int | None = b
        while True:
            if one is not None:
                if one in seen:
                    return one
                seen.add(one)
                one = self._above(one)
            one, other = other, one

    def _contract(self, a: int, b: int) -> None:
        """Two outer vertices may meet: the odd cycle between them becomes one outer blossom."""
        top = self._meeting_base(self._base(a), self._base(b))
        absorbed = self._reverse_path(a, top, b) | self._reverse_path(b, top, a)
        blossom = self._blossom(top)
        for base in absorbed:
            blossom |= self._blossoms.pop(base, 0) or self._graph.bit(base)
            self._leader[base] = top
            if not self.outer & self._graph.bit(base):  # an inner vertex of the cycle
                self._to_scan.append(base)
        self._blossoms[top] = blossom
        self.outer |= blossom

    def _reverse_path(self, vertex: int, top: int, child: int) -> set[int]:
        """Let the path from a vertex up to the blossom's base be walked the other way round; what it absorbs."""
        absorbed: set[int] = set()
        while self._base(vertex) != top:
            mate = self._mates[vertex]
            assert mate is not None
            absorbed |= {self._base(vertex), self._base(mate)}
            self._parent[vertex] = child
            child = mate
            vertex = self._parent[mate]
        return absorbed
