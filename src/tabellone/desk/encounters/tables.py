"""Tables at the desk."""

from tabellone.desk.encounters.handled import Handled, Sitting
from tabellone.desk.hand import Hand
from tabellone.desk.results import Entered, enter_table
from tabellone.engine.encounters import Table
from tabellone.journal.entry import RefusedError
from tabellone.journal.state import State
from tabellone.store.slips import Place, Said


class HandledTables(Handled[Table]):
    """A slip has the places, the game's points or both."""

    def sitting(self, encounter: Table, board: int, player: int) -> Sitting:
        """All who sit there, and his own seat."""
        seat = encounter.seats.index(player)
        return Sitting(encounter.seats, seat + 1, place=encounter.places[seat] if encounter.places else None)

    def game_at(self, encounter: Table, board: int) -> None:
        """More than two play."""

    def nothing(self, board: int) -> Said:
        """No places."""
        return {"places": None}

    def require_possible(self, state: State, encounter: Table, place: Place, said: Said) -> None:
        """Something must be said."""
        if self.read(encounter, place.board, said).has_no_result():
            raise RefusedError("table_without_result", table=place.encounter)

    def agree(self, first: Table, second: Table) -> bool:
        """The game's points count only where both know them."""
        if first.points is None or second.points is None:
            return first.places == second.places
        return first == second

    def enter(self, hand: Hand, key: str, number: int, place: Place, said: Said, confirmed: bool) -> Entered:
        """Places and points."""
        return enter_table(hand, key, number, place.encounter, said, confirmed)


TABLES = HandledTables()
