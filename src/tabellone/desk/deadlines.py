"""Until when the captains may hand in their line-ups, as a director says it."""

import re
from datetime import datetime, timedelta

from tabellone.journal.entry import RefusedError

LONGEST_WAIT = 24 * 60
"""Minutes that a deadline may be away."""
HALF_A_DAY = timedelta(hours=12)


def in_minutes(now: datetime, count: int) -> datetime:
    """A deadline so many minutes away, within a day."""
    if not 0 < count <= LONGEST_WAIT:
        raise RefusedError("deadline_minutes", most=LONGEST_WAIT)
    return now + timedelta(minutes=count)


def at_hour(now: datetime, typed: str) -> datetime:
    """A deadline at an hour of today; shortly before midnight, of tomorrow."""
    hour = re.fullmatch(r"([01]?\d|2[0-3])[:.]([0-5]\d)", typed.strip())
    if hour is None:
        raise RefusedError("deadline_hour")
    until = now.replace(hour=int(hour[1]), minute=int(hour[2]), second=0, microsecond=0)
    if until <= now - HALF_A_DAY:
        until += timedelta(days=1)
    if until <= now:
        raise RefusedError("deadline_past", at=typed.strip())
    return until
