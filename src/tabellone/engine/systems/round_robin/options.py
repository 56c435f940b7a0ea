"""What the announcement of a round robin can choose."""

from enum import Enum
from typing import NamedTuple

from tabellone.engine.handicap import Handicap, Steps
from tabellone.engine.legs import Legs
from tabellone.engine.ranking.double_games import Match


class Supposed(Enum):
    """Sistema italiano ridotto (R7): how many first rounds are taken as drawn and not played."""

    NONE = "no_round"
    FIRST = "first_round"
    FIRST_TWO = "first_two_rounds"


SUPPOSED_ROUNDS = {Supposed.NONE: 0, Supposed.FIRST: 1, Supposed.FIRST_TWO: 2}


class Together(Enum):
    """Whose players are to meet in the first rounds (R10)."""

    NOBODY = "nobody"
    CLUB = "club"


class RoundRobinOptions(NamedTuple):
    """The options of the system."""

    legs: Legs = Legs.ONE
    """One leg, or a second one with the colours exchanged."""
    supposed: Supposed = Supposed.NONE
    """Rounds that are taken as drawn without being played."""
    together: Together = Together.NOBODY
    """Whether players of one club or province meet in the first rounds (obligatory in official events)."""
    match: Match = Match.SINGLE
    """One game an encounter, or two with the colours exchanged (R8)."""
    lowest_rests_last: bool = False
    """With an odd number, whether the lowest Elo-Rubele rests in the last round (Art. 6)."""
    handicap: Handicap = Handicap.NONE
    """Points that make up for a difference of strength (H1, H2)."""
    handicap_by: Steps = Steps.CATEGORY
    """Whether a step is a category or a thousand points of Elo-Rubele (H3)."""
