"""FID, sistema con girone di andata e ritorno (R9): the same encounters twice, the second time with other colours.

Art. 1: «Prima deve concludersi un girone, poi l'altro, invertendo il colore». Art. 3, 4: points are those of the single
games, and the quotients of the two legs are added.
"""

from enum import Enum


class Legs(Enum):
    """Girone semplice, or andata e ritorno."""

    ONE = "one"
    TWO = "two"
