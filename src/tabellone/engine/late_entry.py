"""Somebody comes when a round is already paired: the ways in which he can still be in it."""

from typing import NamedTuple

from tabellone.engine.encounters import Encounter
from tabellone.engine.model import Rest
from tabellone.engine.reasons import Reason


class LateEntryOption(NamedTuple):
    """A round with a newcomer in it."""

    encounters: tuple[Encounter, ...]
    """Those that stay are as they were, with their results."""
    rests: tuple[Rest, ...]
    explanation: Reason
    """Where he is then."""
    violations: tuple[Reason, ...] = ()
    """The rules that it breaks."""
