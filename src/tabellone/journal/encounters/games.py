"""Games of two in journals."""

from collections.abc import Mapping
from typing import Any, ClassVar

from tabellone.engine.capabilities import DecidesByHandicap
from tabellone.engine.encounters import Game
from tabellone.engine.reason_values import NameOrMessage, TextList
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.engine.results import LOTS, result_of
from tabellone.journal.encounters.recorded import Recorded, require_played
from tabellone.journal.event import RefusedError
from tabellone.journal.shapes import Field, Shape, optional, result_code, whole
from tabellone.journal.state import PairedRound, Proposal, State
from tabellone.journal.telling import Detail, Scored


class RecordedGames(Recorded[Game]):
    """White, Black and a code of a result."""

    noun = "board"
    entry: ClassVar[Shape] = {"white": Field(whole), "black": Field(whole), "result": optional(result_code)}
    result: ClassVar[Shape] = {"result": optional(result_code)}
    said_by_phone = result
    no_such = "no_such_board"
    open_at_closing = "open_game_at_closing"
    replaced_by_hand = "event_replace"

    def read(self, entry: dict[str, Any]) -> Game:
        """With the result that is supposed, if there is one."""
        return Game(entry["white"], entry["black"], entry.get("result"))

    def write(self, encounter: Game, identity: Mapping[int, int], people: Mapping[int, int]) -> dict[str, Any]:
        """The same."""
        seats = {"white": identity[encounter.white], "black": identity[encounter.black]}
        return seats | ({"result": encounter.result} if encounter.result else {})

    def written_result(self, encounter: Game) -> dict[str, Any] | None:
        """Its code."""
        return None if encounter.result is None else {"result": encounter.result}

    def comes_with_its_round(self, encounter: Game) -> bool:
        """A result nobody enters any more: it is read as it is (FID, sistemi ad eliminazione, Art. 5)."""
        return result_of(encounter.result).needs_lot

    def ended(self, encounter: Game, data: dict[str, Any]) -> Game:
        """Its code, or none."""
        return encounter._replace(result=data.get("result"))

    def decided(self, state: State, encounter: Game, data: dict[str, Any]) -> dict[str, Any]:
        """With what a handicap decides where somebody has to go on."""
        system = state.system
        if not isinstance(system, DecidesByHandicap) or "result" not in data:
            return data
        white, black = (state.entrants[player].player for player in encounter.seats)
        return data | {"result": system.decide_by_handicap(state.options, white, black, data["result"])}

    def supposed(self, entry: dict[str, Any], result: str) -> dict[str, Any]:
        """With the result from the beginning."""
        return {"result": result, **entry}

    def require_paired(self, state: State, number: int, encounter: Game) -> None:
        """Without a result, or with the one that is supposed."""
        _require_code(state, encounter.result, "encounters")
        _require_supposed(state, number, encounter.result)

    def require_first(self, before: State, data: dict[str, Any], encounter: Game, after: Game) -> None:
        """The first one of a board, or that of a suspended game; another one is a correction."""
        _require_supposed(before, data["round"], after.result)
        if not encounter.is_open(before.system.open_results):
            where = self.where(data["round"], data["encounter"])
            raise RefusedError("has_a_result", **where, result=NameOrMessage(encounter.result or "", "result"))
        self._require_entered(before, data, after)

    def require_correction(self, before: State, data: dict[str, Any], encounter: Game, after: Game) -> None:
        """None at all only while no later round rests on it."""
        number, where = data["round"], self.where(data["round"], data["encounter"])
        _require_supposed(before, number, after.result)
        if encounter.result is None:
            raise RefusedError("no_result_to_correct", **where)
        self._require_entered(before, data, after)
        if after.result is None and number < len(before.paired):
            raise RefusedError("later_round_paired", **where, later=number + 1)

    def _require_entered(self, state: State, data: dict[str, Any], after: Game) -> None:
        """A result there is; after a replay nobody came to, with the lot (FID, sistemi ad eliminazione, Art. 5)."""
        _require_code(state, after.result, "result")
        if result_of(after.result).needs_lot:
            where, known = (
                self.where(data["round"], data["encounter"]),
                TextList(f"{after.result} {lot}" for lot in LOTS),
            )
            raise RefusedError("replay_needs_the_lot", "Art. 5", **where, known=known)

    def proposed(self, encounter: Game, data: dict[str, Any]) -> Game:
        """With the code."""
        return self.ended(encounter, data)

    def written_proposal(self, proposal: Proposal) -> dict[str, Any]:
        """Its code."""
        assert isinstance(proposal.proposed, Game)
        return {"result": proposal.proposed.result}

    def players_at(self, encounter: Game, board: int) -> tuple[int, ...]:
        """Both."""
        return encounter.seats

    def require_proposal(self, before: State, data: dict[str, Any], encounter: Game) -> None:
        """The first result of a game that was played."""
        if encounter.result is not None:
            where = self.where(data["round"], data["encounter"])
            raise RefusedError("has_a_result", **where, result=NameOrMessage(encounter.result, "result"))
        require_played(before, data.get("result"))

    def told(self, state: State, round_: PairedRound | None, data: dict[str, Any]) -> Detail | None:
        """Its code."""
        return Scored(data["result"]) if "result" in data else None

    def collision(self, state: State, data: dict[str, Any]) -> Reason | None:
        """Its code."""
        args = {"board": data["encounter"], "result": NameOrMessage(data.get("result") or "–", "result")}
        return Reason("collision_result", args=args)


GAMES = RecordedGames()


def _require_supposed(state: State, number: int, code: str | None) -> None:
    """Nothing but what is supposed can be entered in a round that is not played (R7)."""
    if state.supposed(number) not in (None, code):
        raise RefusedError("supposed_round", round=number)


def _require_code(state: State, code: str | None, path: str) -> None:
    codes = state.result_codes
    if code not in codes:
        raise BadDocumentError(
            "impossible_result", path, found=str(code)[:40], known=TextList(sorted(filter(None, codes)))
        )
