"""Makes two runs of the program draw the same lots, make the same keys and live at the same moment.

Python imports a module of this name at start-up.
"""

import datetime
import random
import secrets

_source = random.Random(0)


def _token_bytes(nbytes: int | None = None) -> bytes:
    return _source.randbytes(32 if nbytes is None else nbytes)


def _randbelow(exclusive_upper_bound: int) -> int:
    return _source.randrange(exclusive_upper_bound)


secrets.token_bytes = _token_bytes
secrets.token_hex = lambda nbytes=None: _token_bytes(nbytes).hex()
secrets.randbelow = _randbelow
secrets.choice = _source.choice


class _FixedTime(datetime.datetime):
    @classmethod
    def now(cls, tz: datetime.tzinfo | None = None) -> "_FixedTime":
        return cls.fromtimestamp(1_790_000_000, tz)


class _FixedDay(datetime.date):
    @classmethod
    def today(cls) -> "_FixedDay":
        return cls.fromtimestamp(1_790_000_000)


datetime.datetime = _FixedTime  # type: ignore[misc]
datetime.date = _FixedDay  # type: ignore[misc]
