"""Matches of teams at the desk: board by board, or as a whole where a team did not come."""

from collections.abc import Iterator

from tabellone.desk.encounters.handled import WHOLE, Handled, Sitting, facing
from tabellone.desk.hand import Hand
from tabellone.desk.matches import enter_board, enter_forfeit
from tabellone.desk.results import Entered
from tabellone.engine.encounters import Match, TeamGame
from tabellone.engine.results import FORFEITS
from tabellone.journal.entry import RefusedError
from tabellone.journal.state import State
from tabellone.store.slips import Place, Said


class HandledMatches(Handled[Match]):
    """A slip for every board somebody plays at."""

    def seated(self, encounter: Match) -> Iterator[tuple[int, tuple[int, ...]]]:
        """Whoever has sat down, also opposite an empty seat."""
        for board, game in enumerate(encounter.games, 1):
            yield board, game.players

    def sitting(self, encounter: Match, board: int, player: int) -> Sitting:
        """Who sits opposite, for which team."""
        game = encounter.games[board - 1]
        return facing(game, player, encounter.black if game.first_player == player else encounter.white)

    def game_at(self, encounter: Match, board: int) -> TeamGame | None:
        """Where both seats are taken."""
        found = encounter.games[board - 1] if 0 < board <= len(encounter.games) else None
        return found if found is not None and found.is_occupied else None

    def boards_with_slips(self, encounter: Match) -> list[int]:
        """A match whose team did not come has one for all."""
        if encounter.forfeit is not None:
            return [WHOLE]
        return [board for board, game in enumerate(encounter.games, 1) if game.is_occupied]

    def seats_of_slip(self, encounter: Match, board: int) -> tuple[int, ...]:
        """Of a board its players, of the whole the teams."""
        return tuple(encounter.games[board - 1].players) if board else encounter.seats

    def nothing(self, board: int) -> Said:
        """No result of the board, no forfeit of the whole."""
        return {"result": None} if board else {"forfeit": None}

    def first(self, encounter: Match, board: int) -> Said:
        """Of the board, or of the whole."""
        return {"result": encounter.games[board - 1].result} if board else {"forfeit": encounter.forfeit}

    def require_possible(self, state: State, encounter: Match, place: Place, said: Said) -> None:
        """A result of the board; of the whole, who did not come."""
        code = said.get("result" if place.board else "forfeit")
        if code is None or code not in (state.result_codes if place.board else FORFEITS):
            raise RefusedError("slip_of_nothing", round=len(state.paired_rounds))

    def enter(self, hand: Hand, key: str, number: int, place: Place, said: Said, confirmed: bool) -> Entered:
        """The result of the board, or who did not come."""
        if place.board:
            return enter_board(hand, key, number, place.encounter, place.board, said["result"], confirmed)
        return enter_forfeit(hand, key, number, place.encounter, said["forfeit"], confirmed)


MATCHES = HandledMatches()
