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

EncounterT = TypeVar("EncounterT", bound=Encounter)


class RoundCell(NamedTuple):
    """A round of a player in the tabellone; empty if absent."""

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


class SeatCell(NamedTuple):
    """The crosstable cell and the points that an encounter gives one participant."""

    player: int
    points: int
    cell: RoundCell


class Presenter(ABC, Generic[EncounterT]):
    """One kind of encounter."""

    @abstractmethod
    def pairing_data(self, decision: Decision, speaker: Speaker) -> dict[str, Any]:
        """A round to be played, for programs."""

    @abstractmethod
    def pairing_table(
        self, decision: Decision, seat: Callable[[int], str], speaker: Speaker
    ) -> tuple[list[str], Sequence[Sequence[object]]]:
        """Returns headings and rows of a round for people; `seat` names a competitor."""

    @abstractmethod
    def data(self, encounter: EncounterT) -> dict[str, Any]:
        """Returns JSON of the participants."""

    @abstractmethod
    def text(self, encounter: EncounterT, speaker: Speaker) -> str:
        """Returns the participants in words."""

    @abstractmethod
    def crosstable_cells(
        self, encounter: EncounterT, index: int, round_number: int, scoring: Scoring
    ) -> Iterator[SeatCell]:
        """Yields the cell of every participant; `index` is the number of the encounter in the round."""

    @abstractmethod
    def explanation(self, explanation: Explanation, decision: Decision, speaker: Speaker) -> str:
        """Returns why a player has this encounter."""
