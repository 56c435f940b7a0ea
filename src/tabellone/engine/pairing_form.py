"""What a round is paired from by hand, for systems that have a sheet for it."""

from collections.abc import Sequence
from typing import NamedTuple

from tabellone.engine.model import Colour, Round


class PairingFormData(NamedTuple):
    """Everything the articles ask about when the next round is paired; of people by number, index 0 is nobody."""

    scores: Sequence[int]
    """The points it is paired by."""
    units_per_point: int
    """How many units of them make one point."""
    colours: Sequence[Sequence[Colour | None]]
    """Round by round, with those that games and rests without play are given by convention."""
    start: int | None
    """At whose place the rotation starts; None where there is none."""
    turn_rests: bool
    """Whether everybody has a rest without points, one after the other."""
    rounds: int
    """Of one leg, as announced."""
    previous_round: Round | None
    """The round that decides where the rotation starts, or the one that is repeated; None in the first."""
    repeated_round: int | None = None
    """The number of the round of the first leg that is repeated."""
