"""What is shown of a kind of encounter: for programs, on a sheet, in the tabellone, in an explanation."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from tabellone.engine.encounters import Encounter

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tabellone.documents.speaker import Speaker
    from tabellone.engine.decision import Decision
    from tabellone.engine.explanations import Explanation
    from tabellone.engine.scoring import Scoring

Kind = TypeVar("Kind", bound=Encounter)


class Cell(NamedTuple):
    """A round of a player in the tabellone; empty if he was not there."""

    round: int
    opponent: int | None = None
    colour: str = ""
    """Of a game really played."""
    sign: str = ""
    result: str | None = None
    """The code of the game."""
    rest: str = ""
    against: int | None = None
    """Whom he rested against: of RR, the withdrawn competitor he is formally paired with."""
    table: int | None = None
    """Where he sat, in a round at tables; `sign` is his place."""
    score: int = 0
    """Units up to here."""
    total: str = ""


class OfASeat(NamedTuple):
    """What an encounter was for one who played there."""

    player: int
    points: int
    cell: Cell


class Shown(ABC, Generic[Kind]):
    """One kind of encounter."""

    @abstractmethod
    def next_round(self, decision: Decision, speaker: Speaker) -> dict[str, Any]:
        """A round to be played, for programs."""

    @abstractmethod
    def sheet(
        self, decision: Decision, seat: Callable[[int], str], speaker: Speaker
    ) -> tuple[list[str], Sequence[Sequence[object]]]:
        """The same for people: headings and rows; `seat` says who somebody is."""

    @abstractmethod
    def data(self, encounter: Kind) -> dict[str, Any]:
        """Who plays, for programs."""

    @abstractmethod
    def text(self, encounter: Kind, speaker: Speaker) -> str:
        """Who plays, for people."""

    @abstractmethod
    def cells(self, encounter: Kind, index: int, number: int, scoring: Scoring) -> Iterator[OfASeat]:
        """What it was for everybody who played there; `index` is its number in the round of that number."""

    @abstractmethod
    def why(self, explanation: Explanation, decision: Decision, speaker: Speaker) -> str:
        """Why somebody plays there."""
