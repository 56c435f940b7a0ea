"""Slips of matches: board by board, or as a whole where a team did not come."""

from typing import Any

from tabellone.desk.encounters.handled import WHOLE
from tabellone.desk.slips import Verification, as_read
from tabellone.documents.results import result_words
from tabellone.engine.encounters import Match
from tabellone.engine.results import FORFEITS
from tabellone.journal.state import State
from tabellone.store.slips import Place, Said
from tabellone.web.addresses import numbered
from tabellone.web.cells import result_buttons
from tabellone.web.director.slip_kinds.slips import Asked, SlipRows
from tabellone.web.keys import keys_of_boards
from tabellone.web.tournament import match_pages


class SlipsOfMatches(SlipRows[Match]):
    """A row for every board, with the keys of entry."""

    template = "tabellone/round/slips_matches.html"
    row_template = "tabellone/round/match_row.html"

    def page(self, asked: Asked, found: Verification, refused: int) -> dict[str, Any]:
        """The matches with what was read of them."""
        request, key, state, number = asked
        blind = as_read(state, key, number)
        entry = self._entry(asked, blind)
        matches = []
        both = zip(blind.paired_rounds[number - 1].matches, state.paired_rounds[number - 1].matches, strict=True)
        for at, (match, was) in enumerate(both, 1):
            place = numbered("slip", key, number, at)
            boards = [
                match_pages.board_line(request, blind, match, at, board, place(board + 1), entry)
                for board in range(len(match.games))
            ]
            teams = [blind.teams[team].name for team in match.seats]
            shown: dict[str, Any] = {"number": at, "white": teams[0], "black": teams[1], "boards": boards}
            if was.forfeit is not None:
                unit, say = state.board_points_unit, request.speaker.say
                choices = ((code, result_words(code, unit, say), code == match.forfeit) for code in FORFEITS)
                shown["whole"] = result_buttons(place(WHOLE), choices)
            matches.append(shown)
        return {**entry, "matches": matches}

    def row(self, asked: Asked, place: Place) -> dict[str, Any]:
        """One board."""
        request, key, state, number = asked
        blind = as_read(state, key, number)
        entry, (at, board) = self._entry(asked, blind), place
        match, address = blind.paired_rounds[number - 1].matches[at - 1], numbered("slip", key, number, at)(board)
        return {**entry, "board": match_pages.board_line(request, blind, match, at, board - 1, address, entry)}

    def _entry(self, asked: Asked, blind: State) -> dict[str, Any]:
        entry = match_pages.entry_of(asked.request, blind, asked.number)
        return {**entry, "page_keys": keys_of_boards(entry["scoring"])}

    def says(self, place: Place) -> str:
        """Of the whole match, who did not come."""
        return "result" if place.board else "forfeit"

    def label(self, asked: Asked, encounter: Match, board: int, said: Said) -> str:
        """From the side of the team named first."""
        if not board:
            return self.words(asked, said.get("forfeit"))
        return self.words(asked, match_pages.of_first_team(encounter.games[board - 1], said.get("result")))
