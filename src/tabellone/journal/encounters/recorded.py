"""What a journal asks of a kind of encounter: how it is written and read, what its result can be, how it is told."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from tabellone.engine.encounters import Encounter, LateResult, TeamGame
from tabellone.engine.reasons import Reason
from tabellone.engine.results import ONE_GAME, TWO_GAMES
from tabellone.journal.event import RefusedError
from tabellone.journal.shapes import Shape
from tabellone.journal.state import PairedRound, Proposal, State
from tabellone.journal.telling import Detail

Kind = TypeVar("Kind", bound=Encounter)


class Recorded(ABC, Generic[Kind]):
    """One kind of encounter in journals."""

    noun: str
    """What one of them is called in reasons and sentences."""
    entry: ClassVar[Shape]
    """One of them in the event of a round, by ids."""
    result: ClassVar[Shape]
    """What a result says besides the round and the encounter."""
    no_such: str
    """The refusal of one that is not there."""
    open_at_closing: str
    """The refusal to close while one of them is open."""
    replaced_by_hand: str
    """The title of a round changed by hand."""

    @abstractmethod
    def read(self, entry: dict[str, Any]) -> Kind:
        """One of them, by ids."""

    @abstractmethod
    def write(self, encounter: Kind, identity: Mapping[int, int], people: Mapping[int, int]) -> dict[str, Any]:
        """What `read` reads back: numbers of competitors become ids, and those of people where they are others."""

    @abstractmethod
    def written_result(self, encounter: Kind) -> dict[str, Any] | None:
        """The result as an event says it; None where there is none."""

    def written_before(self, encounter: Kind, data: dict[str, Any]) -> dict[str, Any] | None:
        """What another result takes the place of, if anything was there."""
        return self.written_result(encounter)

    def written_late(self, encounter: Kind, late: LateResult) -> dict[str, Any] | None:
        """The result that came late, as an event says it."""
        return self.written_result(encounter)

    def came_late(self, before: Kind, after: Kind, encounter: int, until: int) -> tuple[LateResult, ...]:
        """What a result that comes after later rounds were paired was missing for them."""
        return (LateResult(encounter, until),)

    def comes_with_its_round(self, encounter: Kind) -> bool:
        """Whether its result is one that can be read, and entered no more: then the round has it when it is paired."""
        return False

    @abstractmethod
    def ended(self, encounter: Kind, data: dict[str, Any]) -> Kind:
        """With the result an event says, or without one."""

    def decided(self, state: State, encounter: Kind, data: dict[str, Any]) -> dict[str, Any]:
        """What was asked of its result, with what follows from it."""
        return data

    def supposed(self, entry: dict[str, Any], result: str) -> dict[str, Any]:
        """As the event of a round writes it where nobody plays it (R7)."""
        return entry

    def completed(self, state: State, number: int, entry: dict[str, Any]) -> dict[str, Any]:
        """What the event of a round says of it, with what follows from the rules of the day."""
        return entry

    def require_paired(self, state: State, number: int, encounter: Kind) -> None:
        """Raise for what it cannot be when its round is paired."""

    @abstractmethod
    def require_first(self, before: State, data: dict[str, Any], encounter: Kind, after: Kind) -> None:
        """Raise for what cannot be its first result."""

    @abstractmethod
    def require_correction(self, before: State, data: dict[str, Any], encounter: Kind, after: Kind) -> None:
        """Raise for what cannot be another one in its place."""

    @abstractmethod
    def told(self, state: State, round_: PairedRound | None, data: dict[str, Any]) -> Detail | None:
        """What an event says of its result; of a round that is still there, with who sat there."""

    def who(self, state: State, encounter: Kind, data: dict[str, Any]) -> str:
        """Those who sit there, by name; empty where what is told of the result names them."""
        return " – ".join(state.competitors[seat].name for seat in encounter.seats)

    @abstractmethod
    def collision(self, state: State, data: dict[str, Any]) -> Reason | None:
        """What somebody else has entered meanwhile."""

    def where(self, number: int, encounter: int) -> dict[str, Any]:
        """As reasons name it."""
        return {"round": number, self.noun: encounter}

    said_by_phone: ClassVar[Shape]
    """What its players can say of its result themselves."""

    @abstractmethod
    def proposed(self, encounter: Kind, data: dict[str, Any]) -> Encounter | TeamGame:
        """As it would be with what a player says; of a match, its board."""

    @abstractmethod
    def written_proposal(self, proposal: Proposal) -> dict[str, Any]:
        """What a player has said, as the event of a result says it."""

    @abstractmethod
    def players_at(self, encounter: Kind, board: int) -> tuple[int, ...]:
        """Who may say it; of a match, at a board."""

    @abstractmethod
    def require_proposal(self, before: State, data: dict[str, Any], encounter: Kind) -> None:
        """Raise for what somebody who plays there cannot say."""


def require_played(state: State, code: str | None) -> None:
    """Players say who won a game that was played; forfeits, suspended games and what follows a draw are the desk's."""
    if code not in (*ONE_GAME, *TWO_GAMES) or code not in state.result_codes:
        raise RefusedError("result_of_the_desk")
