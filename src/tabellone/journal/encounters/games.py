"""Games of two in journals."""

from collections.abc import Mapping
from typing import Any, ClassVar

from tabellone.engine.capabilities import DecidesByHandicap
from tabellone.engine.encounters import Game
from tabellone.engine.reason_values import NameOrMessage, TextList
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.engine.results import LOTS, result_of
from tabellone.journal.encounters.codec import JournalCodec, require_played
from tabellone.journal.entry import RefusedError
from tabellone.journal.fields import Field, Fields, integer, optional, result_code
from tabellone.journal.state import PairedRound, Proposal, State
from tabellone.journal.summary import Detail, GameResult


class GameJournalCodec(JournalCodec[Game]):
    """White, Black and a code of a result."""

    noun = "board"
    fields: ClassVar[Fields] = {"white": Field(integer), "black": Field(integer), "result": optional(result_code)}
    result_fields: ClassVar[Fields] = {"result": optional(result_code)}
    phone_fields = result_fields
    no_such = "no_such_board"
    open_at_closing = "open_game_at_closing"
    replaced_by_hand = "event_replace"

    def read(self, entry: dict[str, Any]) -> Game:
        return Game(entry["white"], entry["black"], entry.get("result"))

    def write(self, encounter: Game, identity: Mapping[int, int], people: Mapping[int, int]) -> dict[str, Any]:
        seats = {"white": identity[encounter.white], "black": identity[encounter.black]}
        return seats | ({"result": encounter.result} if encounter.result else {})

    def result_data(self, encounter: Game) -> dict[str, Any] | None:
        return None if encounter.result is None else {"result": encounter.result}

    def has_legacy_result(self, encounter: Game) -> bool:
        """A result nobody enters any more: it is read as it is (FID, sistemi ad eliminazione, Art. 5)."""
        return result_of(encounter.result).needs_lot

    def with_result(self, encounter: Game, data: dict[str, Any]) -> Game:
        return encounter._replace(result=data.get("result"))

    def complete_result(self, state: State, encounter: Game, data: dict[str, Any]) -> dict[str, Any]:
        system = state.system
        if not isinstance(system, DecidesByHandicap) or "result" not in data:
            return data
        white, black = (state.entrants[player].player for player in encounter.seats)
        return data | {"result": system.decide_by_handicap(state.options, white, black, data["result"])}

    def with_assumed_result(self, entry: dict[str, Any], result: str) -> dict[str, Any]:
        return {"result": result, **entry}

    def require_paired(self, state: State, round_number: int, encounter: Game) -> None:
        _require_code(state, encounter.result, "encounters")
        _require_assumed(state, round_number, encounter.result)

    def require_first(self, before: State, data: dict[str, Any], encounter: Game, after: Game) -> None:
        """The first one of a board, or that of a suspended game; another one is a correction."""
        _require_assumed(before, data["round"], after.result)
        if not encounter.is_open(before.system.open_results):
            where = self.location(data["round"], data["encounter"])
            raise RefusedError("has_a_result", **where, result=NameOrMessage(encounter.result or "", "result"))
        self._require_entered(before, data, after)

    def require_correction(self, before: State, data: dict[str, Any], encounter: Game, after: Game) -> None:
        """None at all only while no later round rests on it."""
        number, where = data["round"], self.location(data["round"], data["encounter"])
        _require_assumed(before, number, after.result)
        if encounter.result is None:
            raise RefusedError("no_result_to_correct", **where)
        self._require_entered(before, data, after)
        if after.result is None and number < len(before.paired_rounds):
            raise RefusedError("later_round_paired", **where, later=number + 1)

    def _require_entered(self, state: State, data: dict[str, Any], after: Game) -> None:
        """A result there is; after a replay nobody came to, with the lot (FID, sistemi ad eliminazione, Art. 5)."""
        _require_code(state, after.result, "result")
        if result_of(after.result).needs_lot:
            where, known = (
                self.location(data["round"], data["encounter"]),
                TextList(f"{after.result} {lot}" for lot in LOTS),
            )
            raise RefusedError("replay_needs_the_lot", "Art. 5", **where, known=known)

    def with_proposal(self, encounter: Game, data: dict[str, Any]) -> Game:
        return self.with_result(encounter, data)

    def proposal_data(self, proposal: Proposal) -> dict[str, Any]:
        assert isinstance(proposal.proposed, Game)
        return {"result": proposal.proposed.result}

    def players_on_board(self, encounter: Game, board: int) -> tuple[int, ...]:
        return encounter.seats

    def require_proposal(self, before: State, data: dict[str, Any], encounter: Game) -> None:
        if encounter.result is not None:
            where = self.location(data["round"], data["encounter"])
            raise RefusedError("has_a_result", **where, result=NameOrMessage(encounter.result, "result"))
        require_played(before, data.get("result"))

    def summary(self, state: State, round_: PairedRound | None, data: dict[str, Any]) -> Detail | None:
        return GameResult(data["result"]) if "result" in data else None

    def collision(self, state: State, data: dict[str, Any]) -> Reason | None:
        args = {"board": data["encounter"], "result": NameOrMessage(data.get("result") or "–", "result")}
        return Reason("collision_result", args=args)


GAME_CODEC = GameJournalCodec()


def _require_assumed(state: State, round_number: int, code: str | None) -> None:
    """Nothing but what is supposed can be entered in a round that is not played (R7)."""
    if state.assumed_result(round_number) not in (None, code):
        raise RefusedError("supposed_round", round=round_number)


def _require_code(state: State, code: str | None, path: str) -> None:
    codes = state.result_codes
    if code not in codes:
        raise BadDocumentError(
            "impossible_result", path, found=str(code)[:40], known=TextList(sorted(filter(None, codes)))
        )
