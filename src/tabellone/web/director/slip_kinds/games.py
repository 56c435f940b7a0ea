"""Slips of games."""

from collections.abc import Iterable
from typing import Any

from tabellone.desk.encounters.handled import WHOLE
from tabellone.desk.slips import Verification, as_read
from tabellone.engine.encounters import Game
from tabellone.engine.results import AFTER_A_DRAW, code_after_draw
from tabellone.store.slips import Place
from tabellone.web.addresses import numbered
from tabellone.web.director.slip_kinds.slips import Asked, SlipRows
from tabellone.web.keys import keys_of_boards
from tabellone.web.tournament import games


class SlipsOfGames(SlipRows[Game]):
    """A row each, with the keys of entry."""

    template = "tabellone/round/slips_games.html"
    row_template = "tabellone/round/game_row.html"

    def page(self, asked: Asked, found: Verification, refused: int) -> dict[str, Any]:
        """The boards with what was read of them."""
        return self._rows(asked, range(len(asked.state.paired_rounds[asked.number - 1].games)))

    def row(self, asked: Asked, place: Place) -> dict[str, Any]:
        """One board."""
        found = self._rows(asked, [place.encounter - 1])
        return {**found, "board": found["boards"][0]}

    def _rows(self, asked: Asked, boards: Iterable[int]) -> dict[str, Any]:
        request, key, state, number = asked
        blind = as_read(state, key, number)
        place = numbered("slip", key, number, then=(str(WHOLE),))
        entry = games.entry_of(request, key, blind, number)
        entry |= {"place": place.before, "from_here": place.before, "tail": place.after, "follows": _known_to_follow}
        entry["page_keys"] = keys_of_boards(entry["scoring"])
        numbers = blind.number_of
        lines = [games.board_line(blind, request.speaker.say, numbers, entry, number, board) for board in boards]
        return {**entry, "boards": lines}


def _known_to_follow(drawn: str | None) -> tuple[str, ...]:
    """What can be read on a slip after a draw where somebody has to go on: a lot has its outcome by now."""
    return tuple(code_after_draw(drawn, last) for last in AFTER_A_DRAW)
