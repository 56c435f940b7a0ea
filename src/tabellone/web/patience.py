"""Rate-limited log-in: after a few wrong passwords an address waits, twice as long after each one more."""

import time
from collections.abc import Callable
from threading import Lock

FREE_TRIES = 5
LONGEST_WAIT = 300
REMEMBERED = 10_000
"""Addresses; the oldest is forgotten beyond this, so that nobody can fill the memory."""


class Patience:
    """The wrong tries of one process, by address."""

    def __init__(self, clock: Callable[[], float] = time.monotonic):
        self._clock = clock
        self._wrong: dict[str, tuple[int, float]] = {}
        self._lock = Lock()

    def seconds_to_wait(self, address: str) -> int:
        """Until the next try is heard; 0 if it may be now."""
        tries, last = self._wrong.get(address, (0, 0.0))
        if tries < FREE_TRIES:
            return 0
        wait = min(2 ** (tries - FREE_TRIES), LONGEST_WAIT)
        return max(0, -int(-(last + wait - self._clock()) // 1))

    def wrong(self, address: str) -> None:
        """Another wrong try."""
        with self._lock:
            tries, _ = self._wrong.pop(address, (0, 0.0))
            self._wrong[address] = (tries + 1, self._clock())
            while len(self._wrong) > REMEMBERED:
                del self._wrong[next(iter(self._wrong))]

    def right(self, address: str) -> None:
        """All is forgotten."""
        with self._lock:
            self._wrong.pop(address, None)
