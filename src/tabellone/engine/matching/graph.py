"""Who may meet whom, as a predicate and as bit rows made on demand; never as an n × n matrix."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property

MAX_CACHED_ROWS = 4096
"""Up to so many vertices the rows are kept; above, n bits for each of n vertices would be too much memory."""


class Graph:
    """Vertices 0 … n-1; two may meet unless one is forbidden to the other or their kinds do not agree.

    Bits are numbered from the end of the list (vertex v is bit n-1-v). A procedure settles the first vertices
    first, so the masks of those still open grow shorter, and the lowest bit is the last vertex: the one whose
    change disturbs the procedure least.
    """

    def __init__(
        self,
        names: Sequence[int],
        forbidden: Sequence[Collection[int]],
        kinds: Sequence[int],
        agree: Sequence[Sequence[bool]],
    ):
        """Vertex v is called `names[v]`; `forbidden[name]` are the names it may not meet (symmetric; others pass).

        It is of the kind `kinds[v]`, and `agree[a][b]` says whether two kinds may meet (symmetric).
        """
        self.size = len(names)
        self.everybody = (1 << self.size) - 1
        self._names = names
        self._forbidden = forbidden
        self._kinds = kinds
        self._agree = agree
        self._agreeing: dict[int, int] = {}
        self._rows: dict[int, int] = {}

    @cached_property
    def _vertex(self) -> dict[int, int]:
        return {name: vertex for vertex, name in enumerate(self._names)}

    def may_meet(self, a: int, b: int) -> bool:
        """Whether two different vertices may meet."""
        names = self._names
        return self._agree[self._kinds[a]][self._kinds[b]] and names[b] not in self._forbidden[names[a]]

    def first_free(self, vertex: int, candidates: Iterable[int], mates: Sequence[int | None]) -> int | None:
        """The first candidate who has no mate and may meet the vertex."""
        names, kinds = self._names, self._kinds
        agrees, forbidden = self._agree[kinds[vertex]], self._forbidden[names[vertex]]
        for other in candidates:
            if mates[other] is None and agrees[kinds[other]] and names[other] not in forbidden:
                return other
        return None

    def bit(self, vertex: int) -> int:
        """The vertex as a mask of one bit."""
        return 1 << (self.size - 1 - vertex)

    def last(self, mask: int) -> int:
        """The last vertex of a mask that is not empty."""
        return self.size - (mask & -mask).bit_length()

    def vertices(self, mask: int) -> Iterator[int]:
        """The vertices of a mask, in the order of the list."""
        digits = f"{mask:0{self.size}b}"
        vertex = digits.find("1")
        while vertex >= 0:
            yield vertex
            vertex = digits.find("1", vertex + 1)

    def mask(self, vertices: Collection[int]) -> int:
        digits = bytearray(b"0" * (self.size + 1))
        for vertex in vertices:
            digits[vertex + 1] = 49  # "1"
        return int(digits.decode(), 2)

    def row(self, vertex: int, among: int) -> int:
        """The vertices of `among` that may meet this one."""
        if self.size <= MAX_CACHED_ROWS:
            row = self._rows.get(vertex)
            if row is None:
                row = self._rows[vertex] = self._row(vertex, self.everybody)
            return row & among
        return self._row(vertex, among)

    def _row(self, vertex: int, among: int) -> int:
        row = self._agreeing_with(self._kinds[vertex]) & among
        row &= ~self.bit(vertex)
        highest = row.bit_length()
        excluded = 0
        for name in self._forbidden[self._names[vertex]]:
            other = self._vertex.get(name)
            if other is not None and self.size - 1 - other < highest:
                excluded |= self.bit(other)
        return row & ~excluded

    def _agreeing_with(self, kind: int) -> int:
        if kind not in self._agreeing:
            agrees = self._agree[kind]
            self._agreeing[kind] = self.mask([v for v, other in enumerate(self._kinds) if agrees[other]])
        return self._agreeing[kind]
