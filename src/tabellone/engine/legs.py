"""FID, sistema con girone di andata e ritorno (R9): the same encounters twice, the second time with other colours.

Art. 1: «Prima deve concludersi un girone, poi l'altro, invertendo il colore». Art. 3, 4: points are those of the single
games, and the quotients of the two legs are added.
"""

from enum import Enum
from typing import Any

from tabellone.engine.model import Tournament
from tabellone.engine.options import option
from tabellone.engine.reasons import NotReadyError
from tabellone.engine.results import OPEN


class Legs(Enum):
    """Girone semplice, or andata e ritorno."""

    ONE = "one"
    TWO = "two"


def has_two_legs(rules: Any) -> bool:
    """Whether everybody is met twice; most systems know one leg only."""
    return option(rules, Legs) is Legs.TWO


def rounds_per_leg(tournament: Tournament) -> int:
    """Half of the rounds announced where there are two legs."""
    return tournament.rounds // 2 if tournament.rules.legs is Legs.TWO else tournament.rounds


def is_second_leg(tournament: Tournament) -> bool:
    """Whether the next round repeats one of the first leg."""
    return rounds_per_leg(tournament) < tournament.next_round <= tournament.rounds


def require_first_leg_finished(tournament: Tournament, rounds: int) -> None:
    """Art. 1: «Prima deve concludersi un girone, poi l'altro»."""
    for number, played in enumerate(tournament.history[:rounds], 1):
        still_open = sum(game.result in OPEN for game in played.games)
        if still_open:
            raise NotReadyError("first_leg_not_over", "Art. 1", round=number, count=still_open)
