"""The next round, as every system answers it."""

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from tabellone.engine.encounters import Encounter, Game, Table, all_games, all_tables
from tabellone.engine.model import Rest
from tabellone.engine.reasons import Reason


class Decision(NamedTuple):
    """The next round."""

    round: int
    encounters: tuple[Encounter, ...]
    """All of one kind: games in order of formation, or tables, the highest first."""
    rests: tuple[Rest, ...]
    """Byes first, then who is absent."""
    scores: Sequence[int]
    """Half-wins for pairing, by number."""
    exceptions: tuple[Reason, ...]
    """Rules that had to be set aside because there is no pairing otherwise; the director confirms each."""
    remarks: tuple[Reason, ...] = ()
    """What is worth knowing about how the round was made; nothing to confirm."""
    quality: "Quality | None" = None
    """Of a seating at tables."""
    table_order_reasons: tuple[Reason, ...] = ()
    """For each encounter, what put it where it is in the order, where that is not the order of formation."""
    seed: str = ""
    """Of a round at tables: what its lots are drawn from; whoever has it draws them again."""

    @property
    def games(self) -> tuple[Game, ...]:
        """The encounters of a system that pairs two at a time."""
        return all_games(self.encounters)

    @property
    def tables(self) -> tuple[Table, ...]:
        """The encounters of a system that seats tables."""
        return all_tables(self.encounters)


class Quality(NamedTuple):
    """How good a seating is, aim by aim in their order, and how low each could be at best (B3, B7).

    An aim is proven where it equals its bound and all the aims before it do. Events of the first version have the first
    three figures only.
    """

    indicator: int
    bound: int
    """Of the indicator, with the aims before it as they are."""
    proven: bool
    """That no seating as good in the aims before it has a smaller indicator."""
    heavy: int = 0
    """The part of the indicator of those who meet for a third time or more."""
    heavy_bound: int = 0
    closeness: int = 0
    """The sum over tables of worst - best team place."""
    closeness_bound: int = 0
    worst: int = 0
    """The largest indicator of a table."""
    worst_bound: int = 0

    @property
    def proven_aims(self) -> tuple[str, ...]:
        """The aims that nothing can be better in, from the first to the last that is proven."""
        pairs = (
            ("heavy", self.heavy == self.heavy_bound),
            ("closeness", self.closeness == self.closeness_bound),
            ("indicator", self.indicator == self.bound),
            ("worst", self.worst == self.worst_bound),
        )
        return tuple(name for name, _ in takewhile(lambda pair: pair[1], pairs))
