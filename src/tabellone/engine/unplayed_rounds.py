"""FID, sistema italiano ridotto (R7): first rounds that are taken as drawn and not played."""

from enum import Enum
from typing import Any

from tabellone.engine.options import option


class UnplayedRounds(Enum):
    """Art. 2: «il numero di turni da non giocare (turni supposti) – massimo due»."""

    NONE = "no_round"
    FIRST = "first_round"
    FIRST_TWO = "first_two_rounds"


_ROUNDS = {UnplayedRounds.NONE: 0, UnplayedRounds.FIRST: 1, UnplayedRounds.FIRST_TWO: 2}


def unplayed_round_count(rules: Any) -> int:
    """Returns the number of first rounds scored without play."""
    return _ROUNDS[option(rules, UnplayedRounds) or UnplayedRounds.NONE]
