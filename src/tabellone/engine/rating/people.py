"""People of the federation's registry, and their capitals in each game."""

from collections.abc import Mapping
from typing import NamedTuple

from tabellone.engine.categories import PROVINCIAL
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.rating.season import ListEntry


class Capital(NamedTuple):
    """Category and Elo-Rubele in one game from a day on, and why."""

    category: str = PROVINCIAL
    rating: int | None = None
    malus: int = 0
    last_year: int | None = None
    date: str = ""
    """Year first."""
    cause: str = ""
    """A `Cause`, or `import` for what was entered."""
    event: str = ""
    """The event's name, if it was one."""
    tournament: str = ""
    """The event's key in the store, if it is there."""


class Person(NamedTuple):
    """A person of the registry."""

    name: str
    card: str = ""
    club: str = ""
    province: str = ""
    country: str = ""
    fmjd: int | None = None
    capitals: Mapping[DraughtsGame, Capital] = {}
    """As they are now."""

    @property
    def capitals_by_game(self) -> list[Capital]:
        """The capitals of both games in the order of `DraughtsGame`, an empty one if there is none."""
        return [self.capitals.get(game, Capital(category="")) for game in DraughtsGame]

    def list_entry(self, game: DraughtsGame) -> ListEntry:
        """Returns the person's line in the list of a game."""
        now = self.capitals.get(game, Capital())
        return ListEntry(
            self.name,
            now.rating,
            now.category,
            now.malus,
            now.last_year,
            self.card,
            self.club,
            self.province,
            self.country,
            self.fmjd,
        )
