"""What is played in a round: an encounter, of whichever kind a system has.

Whoever deals with any of them asks only what every kind answers; a system that pairs games asks for games. A new kind
is a class here that answers the same questions, and one module in each room that deals with encounters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from tabellone.engine.results import ADJOURNED

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Self

    from tabellone.engine.results import Codes


class Encounter(Protocol):
    """Some competitors who play against each other in a round; by numbers, or in a journal by ids."""

    @property
    def seats(self) -> tuple[int, ...]:
        """Who plays, in the order of the seats."""

    def is_open(self, open_results: Codes) -> bool:
        """Whether its final result is still to come; `open_results` are the system's."""

    def is_untouched(self, supposed: str | None = None) -> bool:
        """Whether nothing is known of how it ended; what is only supposed of it is no knowledge."""

    def is_suspended(self) -> bool:
        """Whether it was begun and will be finished later."""

    def adjourned(self) -> Self:
        """As it was while its result was still to come."""

    def as_paired(self) -> Self:
        """Without its result."""

    def is_paired_as(self, other: Encounter) -> bool:
        """Whether the rules see no difference in who plays there, and how."""

    def renumbered(self, number: Mapping[int, int]) -> Self:
        """The same with other numbers for those who play."""


class Game(NamedTuple):
    """An encounter of two seats."""

    white: int
    black: int
    result: str | None = None
    """A code that `results.result_of` knows; None while unknown."""

    @property
    def seats(self) -> tuple[int, int]:
        """White first."""
        return self.white, self.black

    def is_open(self, open_results: Codes) -> bool:
        """Without a result, or with one that decides nothing where somebody has to go on."""
        return self.result in open_results

    def is_untouched(self, supposed: str | None = None) -> bool:
        """Without a result of its own."""
        return self.result in (None, supposed)

    def is_suspended(self) -> bool:
        """To be finished."""
        return self.result == ADJOURNED.code

    def adjourned(self) -> Game:
        """Whoever paired a later round knew no more."""
        return self._replace(result=ADJOURNED.code)

    def as_paired(self) -> Game:
        """Who has White, who has Black."""
        return self._replace(result=None)

    def is_paired_as(self, other: Encounter) -> bool:
        """The same two with the same colours."""
        return isinstance(other, Game) and self.seats == other.seats

    def renumbered(self, number: Mapping[int, int]) -> Game:
        """With other numbers."""
        return Game(number[self.white], number[self.black], self.result)


class Table(NamedTuple):
    """An encounter of three to five seats."""

    seats: tuple[int, ...]
    """In the order they sit; the first one starts."""
    places: tuple[int, ...] | None = None
    """Of each seat: 1 is the winner, equal places are a tie; None while unknown."""
    points: tuple[int, ...] | None = None
    """The game's own points of each seat, if they are known."""

    def is_open(self, open_results: Codes) -> bool:
        """Without places."""
        return self.places is None

    def is_untouched(self, supposed: str | None = None) -> bool:
        """Without places."""
        return self.places is None

    def is_suspended(self) -> bool:
        """A table is played to its end."""
        return False

    def adjourned(self) -> Table:
        """Whoever paired a later round knew no places."""
        return self.as_paired()

    def as_paired(self) -> Table:
        """Who sits there."""
        return Table(self.seats)

    def is_paired_as(self, other: Encounter) -> bool:
        """The same people, in whatever order they sit."""
        return isinstance(other, Table) and set(self.seats) == set(other.seats)

    def renumbered(self, number: Mapping[int, int]) -> Table:
        """With other numbers."""
        return self._replace(seats=tuple(number[player] for player in self.seats))


Kind = TypeVar("Kind", bound=Encounter)


def all_games(encounters: tuple[Encounter, ...]) -> tuple[Game, ...]:
    """The encounters of a round, which are all of one kind, if that is a game of two."""
    return _of_kind(Game, encounters)


def all_tables(encounters: tuple[Encounter, ...]) -> tuple[Table, ...]:
    """The encounters of a round, which are all of one kind, if that is a table."""
    return _of_kind(Table, encounters)


def _of_kind(kind: type[Kind], encounters: tuple[Encounter, ...]) -> tuple[Kind, ...]:
    """Looking at the first is enough, and rounds are large."""
    if encounters and isinstance(encounters[0], kind):
        return encounters  # type: ignore[return-value]  # all are what the first one is
    return ()


def encounter_of(player: int, encounters: Iterable[Kind]) -> Kind | None:
    """Where somebody plays, if he does."""
    return next((one for one in encounters if player in one.seats), None)


def count_open(encounters: Iterable[Encounter], open_results: Codes) -> int:
    """How many of them still have no final result."""
    return sum(one.is_open(open_results) for one in encounters)


def replaced(encounters: Sequence[Encounter], index: int, by: Encounter) -> tuple[Encounter, ...]:
    """With another one in the place of one of them."""
    return (*encounters[:index], by, *encounters[index + 1 :])
