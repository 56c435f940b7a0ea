"""What a journal asks of a kind of encounter: how it is written and read, what its result can be, how it is told."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from tabellone.engine.encounters import Encounter, LateResult, TeamGame
from tabellone.engine.reasons import Reason
from tabellone.engine.results import ONE_GAME, TWO_GAMES
from tabellone.journal.entry import RefusedError
from tabellone.journal.fields import Fields
from tabellone.journal.state import PairedRound, Proposal, State
from tabellone.journal.summary import Detail

EncounterT = TypeVar("EncounterT", bound=Encounter)


class JournalCodec(ABC, Generic[EncounterT]):
    """One kind of encounter in journals."""

    noun: str
    """What one of them is called in reasons and sentences."""
    fields: ClassVar[Fields]
    """One of them in the event of a round, by ids."""
    result_fields: ClassVar[Fields]
    """What a result says besides the round and the encounter."""
    no_such: str
    """The refusal of one that is not there."""
    open_at_closing: str
    """The refusal to close while one of them is open."""
    replaced_by_hand: str
    """The title of a round changed by hand."""

    @abstractmethod
    def read(self, entry: dict[str, Any]) -> EncounterT:
        """One of them, by ids."""

    @abstractmethod
    def write(self, encounter: EncounterT, identity: Mapping[int, int], people: Mapping[int, int]) -> dict[str, Any]:
        """Returns what `read` reads back. Numbers of competitors become ids, and so do those of people in teams."""

    @abstractmethod
    def result_data(self, encounter: EncounterT) -> dict[str, Any] | None:
        """The result as an event says it; None where there is none."""

    def replaced_result_data(self, encounter: EncounterT, data: dict[str, Any]) -> dict[str, Any] | None:
        """Returns the result that a new one replaces, or None."""
        return self.result_data(encounter)

    def late_result_data(self, encounter: EncounterT, late: LateResult) -> dict[str, Any] | None:
        """The result that came late, as an event says it."""
        return self.result_data(encounter)

    def late_results(
        self, before: EncounterT, after: EncounterT, encounter: int, last_round_without: int
    ) -> tuple[LateResult, ...]:
        """Returns the late results to record when `after` is entered once later rounds are paired."""
        return (LateResult(encounter, last_round_without),)

    def has_legacy_result(self, encounter: EncounterT) -> bool:
        """Whether its result is one that can be read, and entered no more: then the round has it when it is paired."""
        return False

    @abstractmethod
    def with_result(self, encounter: EncounterT, data: dict[str, Any]) -> EncounterT:
        """Returns the encounter with the result of an entry, or without one."""

    def complete_result(self, state: State, encounter: EncounterT, data: dict[str, Any]) -> dict[str, Any]:
        """Completes a requested result with what follows from it."""
        return data

    def with_assumed_result(self, entry: dict[str, Any], result: str) -> dict[str, Any]:
        """Returns the entry with the assumed result (R7) if the type of encounter can have one, else unchanged."""
        return entry

    def complete_pairing(self, state: State, round_number: int, entry: dict[str, Any]) -> dict[str, Any]:
        """Completes a requested encounter with what follows from the rules of the day."""
        return entry

    def require_paired(self, state: State, round_number: int, encounter: EncounterT) -> None:
        """Raise for what it cannot be when its round is paired."""

    @abstractmethod
    def require_first(self, before: State, data: dict[str, Any], encounter: EncounterT, after: EncounterT) -> None:
        """Raise for what cannot be its first result."""

    @abstractmethod
    def require_correction(self, before: State, data: dict[str, Any], encounter: EncounterT, after: EncounterT) -> None:
        """Raise for what cannot be another one in its place."""

    @abstractmethod
    def summary(self, state: State, round_: PairedRound | None, data: dict[str, Any]) -> Detail | None:
        """Returns the result of an entry for the history, with names while the round exists."""

    def participants(self, state: State, encounter: EncounterT, data: dict[str, Any]) -> str:
        """Returns the names of those who play; empty if `summary` names them."""
        return " – ".join(state.competitors[seat].name for seat in encounter.seats)

    @abstractmethod
    def collision(self, state: State, data: dict[str, Any]) -> Reason | None:
        """Returns the result that somebody else has entered meanwhile."""

    def location(self, round_number: int, encounter: int) -> dict[str, Any]:
        return {"round": round_number, self.noun: encounter}

    phone_fields: ClassVar[Fields]
    """What its players can say of its result themselves."""

    @abstractmethod
    def with_proposal(self, encounter: EncounterT, data: dict[str, Any]) -> Encounter | TeamGame:
        """Returns the encounter, or the board of a match, as a player proposes it."""

    @abstractmethod
    def proposal_data(self, proposal: Proposal) -> dict[str, Any]:
        """Returns a proposal as the data of a result."""

    @abstractmethod
    def players_on_board(self, encounter: EncounterT, board: int) -> tuple[int, ...]:
        """Returns the players who may propose the result."""

    @abstractmethod
    def require_proposal(self, before: State, data: dict[str, Any], encounter: EncounterT) -> None:
        """Raises for a result that a player may not propose."""


def require_played(state: State, code: str | None) -> None:
    """Players say who won a game that was played; forfeits, suspended games and what follows a draw are the desk's."""
    if code not in (*ONE_GAME, *TWO_GAMES) or code not in state.result_codes:
        raise RefusedError("result_of_the_desk")
