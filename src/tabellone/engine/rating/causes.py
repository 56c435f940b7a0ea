"""Why a capital changes."""

from enum import Enum


class Cause(Enum):
    """Why a capital changes."""

    EVENT = "event"
    MALUS = "malus"
    """A year without an event."""
    ANNULLED = "annulled"
    """A foreigner who stayed away too long."""
    NEWCOMER = "newcomer"
    OTHER_GAME = "other_game"
    FMJD = "fmjd"
