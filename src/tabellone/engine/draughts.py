"""Which draughts are played: colours, ratings and the start of the rotation differ."""

from enum import Enum


class DraughtsGame(Enum):
    """The board."""

    ITALIAN = "italian"
    INTERNATIONAL = "international"
