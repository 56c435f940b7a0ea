"""FID, sistema italiano ridotto (R7): first rounds that are taken as drawn and not played."""

from enum import Enum
from typing import Any

from tabellone.engine.options import chosen


class Supposed(Enum):
    """Art. 2: «il numero di turni da non giocare (turni supposti) – massimo due»."""

    NONE = "no_round"
    FIRST = "first_round"
    FIRST_TWO = "first_two_rounds"


_ROUNDS = {Supposed.NONE: 0, Supposed.FIRST: 1, Supposed.FIRST_TWO: 2}


def supposed_rounds(rules: Any) -> int:
    """How many first rounds nobody plays; none in a system that has no such form."""
    return _ROUNDS[chosen(rules, Supposed) or Supposed.NONE]
