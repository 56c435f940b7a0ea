"""What the desk asks of a kind of encounter: who plays where at it, what a slip of it says, how that is entered."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

from tabellone.desk.hand import Hand
from tabellone.desk.results import Entered
from tabellone.engine.encounters import Encounter, Game, TeamGame
from tabellone.engine.model import Colour
from tabellone.journal.encounters import codec_of
from tabellone.journal.state import State
from tabellone.store.slips import Place, Said

Kind = TypeVar("Kind", bound=Encounter)
WHOLE = 0
"""The board of what is said of an encounter as a whole."""


class Sitting(NamedTuple):
    """What somebody finds where he plays."""

    others: tuple[int, ...]
    """Who sits there with him; at a table everybody, in the order of the seats."""
    seat: int = 0
    """His own at a table, from 1."""
    colour: Colour | None = None
    team: int | None = None
    """The one his plays against."""
    result: str | None = None
    place: int | None = None
    """At a table, once it is known."""


def facing(game: Game | TeamGame, player: int, team: int | None = None) -> Sitting:
    """A game of two, as one of them finds it; the other seat may be empty."""
    colour, other = (Colour.WHITE, game.black) if game.white == player else (Colour.BLACK, game.white)
    return Sitting(() if other is None else (other,), colour=colour, team=team, result=game.result)


class Handled(ABC, Generic[Kind]):
    """One kind of encounter at the desk."""

    def seated(self, encounter: Kind) -> Iterator[tuple[int, tuple[int, ...]]]:
        """People by the board they sit at."""
        yield WHOLE, encounter.seats

    @abstractmethod
    def sitting(self, encounter: Kind, board: int, player: int) -> Sitting:
        """What one of them finds there."""

    @abstractmethod
    def game_at(self, encounter: Kind, board: int) -> Game | TeamGame | None:
        """The game of two people at a board, if there is one."""

    def boards_with_slips(self, encounter: Kind) -> list[int]:
        """Where a slip is read."""
        return [WHOLE]

    def seats_of_slip(self, encounter: Kind, board: int) -> tuple[int, ...]:
        """Of whom it speaks."""
        return encounter.seats

    @abstractmethod
    def nothing(self, board: int) -> Said:
        """What is said there without a result."""

    def first(self, encounter: Kind, board: int) -> Said:
        """What was entered first, as a slip would say it."""
        said: Said | None = codec_of(encounter).result_data(encounter)
        return said or self.nothing(board)

    def read(self, encounter: Kind, board: int, said: Said) -> Kind:
        """With what a slip says."""
        ended: Kind = codec_of(encounter).with_result(encounter, {**said, **({"game": board} if board else {})})
        return ended

    @abstractmethod
    def require_possible(self, state: State, encounter: Kind, place: Place, said: Said) -> None:
        """Raise for a slip that says what cannot be entered there."""

    def agree(self, first: Kind, second: Kind) -> bool:
        """Whether both readings of a slip say the same."""
        return first == second

    @abstractmethod
    def enter(self, hand: Hand, key: str, number: int, place: Place, said: Said, confirmed: bool) -> Entered:
        """What a slip says, as a result."""
