"""Whether a time has really come: the computer's clock may jump, what was sealed is not opened for that."""

import time
from collections.abc import Callable
from datetime import datetime

CORRECTION = 3600
"""Seconds by which a clock may be put right meanwhile."""


def seconds_passed() -> float:
    """Those the computer slept among them, whatever its clock says."""
    counting = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
    return time.monotonic() if counting is None else time.clock_gettime(counting)


class Deadlines:
    """Those that were looked at, and how long it was until then."""

    def __init__(self, passed: Callable[[], float] = seconds_passed):
        self._passed = passed
        self._comes: dict[str, tuple[datetime, float]] = {}

    def has_come(self, key: str, deadline: datetime, now: datetime) -> bool:
        """By the clock, and by the seconds that have passed since it was looked at first."""
        known = self._comes.get(key)
        if known is None or known[0] != deadline:
            known = self._comes[key] = (deadline, self._passed() + (deadline - now).total_seconds())
        return deadline <= now and self._passed() >= known[1] - CORRECTION
