"""Games at the desk."""

from tabellone.desk.encounters.handled import Handled, Sitting, facing
from tabellone.desk.hand import Hand
from tabellone.desk.results import Entered, enter_game
from tabellone.engine.encounters import Game
from tabellone.engine.results import result_without_handicap
from tabellone.journal.entry import RefusedError
from tabellone.journal.state import State
from tabellone.store.slips import Place, Said


class HandledGames(Handled[Game]):
    """A slip has one result."""

    def sitting(self, encounter: Game, board: int, player: int) -> Sitting:
        """The other player, and his own colour."""
        return facing(encounter, player)

    def game_at(self, encounter: Game, board: int) -> Game | None:
        """It is one."""
        return None if board else encounter

    def nothing(self, board: int) -> Said:
        """No result."""
        return {"result": None}

    def require_possible(self, state: State, encounter: Game, place: Place, said: Said) -> None:
        """One of the results there are."""
        if said.get("result") is None or said["result"] not in state.result_codes:
            raise RefusedError("slip_of_nothing", round=len(state.paired_rounds))

    def agree(self, first: Game, second: Game) -> bool:
        """A slip says what was played, and nothing of a handicap."""
        played, read = (one._replace(result=result_without_handicap(one.result)) for one in (first, second))
        return played == read

    def enter(self, hand: Hand, key: str, number: int, place: Place, said: Said, confirmed: bool) -> Entered:
        """The result."""
        return enter_game(hand, key, number, place.encounter, said["result"], confirmed)


GAMES = HandledGames()
