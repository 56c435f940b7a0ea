"""How far somebody's pass goes: which tournaments, and of their results which rounds and boards."""

from typing import NamedTuple

from tabellone.reading.number_ranges import NumberRanges
from tabellone.store.gatherings import gathering_of


class Scope(NamedTuple):
    """Where a pass is good."""

    tournaments: tuple[str, ...] = ()
    """Keys; with none, and no event, all of them."""
    gathering: str = ""
    rounds: NumberRanges = ()
    boards: NumberRanges = ()
    """By the number of the board, the table or the match of two teams."""

    @property
    def is_everywhere(self) -> bool:
        """Whether it is for the whole installation."""
        return not self.tournaments and not self.gathering

    def reaches(self, key: str) -> bool:
        """Whether a tournament is in it."""
        if self.is_everywhere or key in self.tournaments:
            return True
        event = gathering_of(key) if self.gathering else None
        return event is not None and event.key == self.gathering
