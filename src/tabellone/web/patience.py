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

    def try_now(self, address: str) -> int:
        """Count a try as wrong until it turns out right, so that many at once are not all heard; or seconds to wait."""
        with self._lock:
            tries, last = self._wrong.get(address, (0, 0.0))
            if tries >= FREE_TRIES:
                wait = min(2 ** (tries - FREE_TRIES), LONGEST_WAIT)
                left = max(0, -int(-(last + wait - self._clock()) // 1))
                if left:
                    return left
            self._wrong.pop(address, None)
            self._wrong[address] = (tries + 1, self._clock())
            while len(self._wrong) > REMEMBERED:
                del self._wrong[next(iter(self._wrong))]
            return 0

    def right(self, address: str) -> None:
        """All is forgotten."""
        with self._lock:
            self._wrong.pop(address, None)
