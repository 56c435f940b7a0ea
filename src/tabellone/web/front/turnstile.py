"""Who goes on to Django: a few at a time, whoever was let in first, and nobody waits in an endless queue."""

from asyncio import Future, get_running_loop
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

AT_ONCE = 6
"""Requests in Django: more threads on a laptop only take turns, and each has a connection to the database."""
RESERVED = 2
"""Of these for the director alone."""
LONGEST_QUEUE = 600
FROM_ONE_ADDRESS = 300
"""Requests of one address inside and waiting: a whole hall may be behind one router."""


class FullError(Exception):
    """Too many are waiting already."""


class Turnstile:
    """Counts who is inside; of those who wait, a director goes first, then each address in its turn."""

    def __init__(self, at_once: int = AT_ONCE, reserved: int = RESERVED, longest_queue: int = LONGEST_QUEUE):
        self._at_once, self._reserved, self._longest = at_once, reserved, longest_queue
        self._inside = 0
        self._by_address: Counter[str] = Counter()
        self._directors: deque[Future[None]] = deque()
        self._others: OrderedDict[str, deque[Future[None]]] = OrderedDict()
        """By address, the one whose turn it is first."""
        self._waiting = 0

    @asynccontextmanager
    async def passed(self, director: bool, address: str = "") -> AsyncIterator[None]:
        """Inside; FullError if the queue is too long to stand in, or one address has too many in it."""
        if not director and address and self._by_address[address] >= FROM_ONE_ADDRESS:
            raise FullError
        self._by_address[address] += 1
        try:
            async with self._inside_in_turn(director, address):
                yield
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    @asynccontextmanager
    async def _inside_in_turn(self, director: bool, address: str) -> AsyncIterator[None]:
        if self._may_enter(director):
            self._inside += 1
        else:
            if not director and self._waiting >= self._longest:
                raise FullError
            turn: Future[None] = get_running_loop().create_future()
            queue = self._directors if director else self._others.setdefault(address, deque())
            queue.append(turn)
            self._waiting += not director
            try:
                await turn  # whoever leaves hands over his place
            except BaseException:
                if turn.done() and not turn.cancelled():
                    self._leave()
                raise
        try:
            yield
        finally:
            self._leave()

    def _may_enter(self, director: bool) -> bool:
        return self._inside < (self._at_once if director else self._at_once - self._reserved)

    def _leave(self) -> None:
        self._inside -= 1
        while self._directors and self._may_enter(director=True):
            self._let_in(self._directors.popleft())
        while self._others and self._may_enter(director=False):
            address, queue = self._others.popitem(last=False)
            self._let_in(queue.popleft())
            self._waiting -= 1
            if queue:
                self._others[address] = queue  # whoever else asks from there waits until all others had a turn

    def _let_in(self, turn: Future[None]) -> None:
        if not turn.done():
            self._inside += 1
            turn.set_result(None)
