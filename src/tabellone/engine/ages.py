"""How old players are in the year of an event, and the age classes of chess.

The classes of youth are those of the Italian championships of chess (under 8, 10, 12, 14, 16, 18) with the under 20 of
FIDE's junior championships; those of seniors, from 50 and from 65, are of the Italian and FIDE's senior championships.
All of them count calendar years: whoever turns 16 in the year of the event is under 16 until its end.
"""

from typing import NamedTuple

from tabellone.engine.model import Player, Tournament

YOUTH_AGES = (8, 10, 12, 14, 16, 18, 20)
SENIOR_AGES = (50, 65)


def event_year(tournament: Tournament) -> int | None:
    """The year its date begins with, if it has one."""
    year = tournament.date.strip().partition("-")[0]
    return int(year) if len(year) == 4 and year.isascii() and year.isdecimal() else None


def age_in(player: Player, year: int | None) -> int | None:
    """Returns the age reached in a year, or None if either is unknown."""
    born = player.birth_year
    return None if year is None or born is None else year - born


class AgeClass(NamedTuple):
    """An age class with its limits."""

    code: str
    """`U16` or `S50`, in every language."""
    least: int
    most: int | None

    def includes(self, age: int | None) -> bool:
        """Whether a player of this age belongs to it; a child of eight is under 8, under 10, under 12 …"""
        return age is not None and age >= self.least and (self.most is None or age <= self.most)


AGE_CLASSES = (
    *(AgeClass(f"U{age}", 0, age) for age in YOUTH_AGES),
    *(AgeClass(f"S{age}", age, None) for age in SENIOR_AGES),
)
"""In the order in which they are offered."""
