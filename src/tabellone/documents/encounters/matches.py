"""Matches of two teams as they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.documents.encounters.games import GAMES
from tabellone.documents.encounters.shown import Cell, OfASeat, Shown
from tabellone.documents.exact import as_text
from tabellone.documents.reasons import reason_data, rest_data
from tabellone.engine.encounters import Game, Match, TeamGame, all_matches
from tabellone.engine.results import result_of
from tabellone.engine.teams.scoring import MatchScoring

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tabellone.documents.speaker import Speaker
    from tabellone.engine.decision import Decision
    from tabellone.engine.explanations import Explanation
    from tabellone.engine.scoring import Scoring


class ShownMatches(Shown[Match]):
    """Teams with the boards below them, where the line-ups are known."""

    def next_round(self, decision: Decision, speaker: Speaker) -> dict[str, Any]:
        """In order of formation."""
        return {
            "round": decision.round,
            "matches": [self.data(match) for match in all_matches(decision.encounters)],
            "rests": [rest_data(rest, "team") for rest in decision.rests],
            "exceptions": [reason_data(reason, speaker) for reason in decision.exceptions],
            **({"remarks": [reason_data(r, speaker) for r in decision.remarks]} if decision.remarks else {}),
        }

    def sheet(
        self, decision: Decision, seat: Callable[[int], str], speaker: Speaker
    ) -> tuple[list[str], list[tuple[object, ...]]]:
        """A match a row, then its boards with White first."""
        return self.table(list(enumerate(all_matches(decision.encounters), 1)), seat, speaker)

    def table(
        self, numbered: Sequence[tuple[int, Match]], seat: Callable[[int], str], speaker: Speaker
    ) -> tuple[list[str], list[tuple[object, ...]]]:
        """The same of some matches of a round, with their numbers."""
        headings = [speaker.say(code) for code in ("match", "white", "black")]
        rows: list[tuple[object, ...]] = []
        for number, match in numbered:
            rows.append((number, *map(seat, match.seats)))
            rows += [(f"{number}.{board}", *_players(game, speaker)) for board, game in enumerate(match.games, 1)]
        return headings, rows

    def data(self, encounter: Match) -> dict[str, Any]:
        """The teams, and who sits at the boards with which colour."""
        boards = [
            {
                "white": game.white,
                "black": game.black,
                **({} if game.is_occupied else {"result": game.empty_board_result}),
            }
            for game in encounter.games
        ]
        return {"white": encounter.white, "black": encounter.black, **({"games": boards} if boards else {})}

    def text(self, encounter: Match, speaker: Speaker) -> str:
        """The team with White on board 1 first."""
        return f"{speaker.name(encounter.white)} - {speaker.name(encounter.black)}"

    def cells(self, encounter: Match, index: int, number: int, scoring: Scoring) -> Iterator[OfASeat]:
        """Opponent, colour on board 1 of a match really played, and the points on the boards (9.3 where none was)."""
        assert isinstance(scoring, MatchScoring)
        points, result = scoring.encounter_points(encounter, number), result_of(encounter.result)
        awarded = scoring.forfeit_points(encounter, number) if result.is_forfeit else None
        for seat, colour in enumerate(("white", "black")):
            outcome = result.outcomes[seat]
            made = scoring.board_points(encounter, seat)
            sign = as_text(awarded[seat] if awarded else made) if outcome.is_known else "·"
            cell = Cell(number, encounter.seats[1 - seat], colour if outcome.played else "", sign, encounter.result)
            yield OfASeat(encounter.seats[seat], points[seat], cell)

    def why(self, explanation: Explanation, decision: Decision, speaker: Speaker) -> str:
        """As of two players."""
        pairs = tuple(Game(match.white, match.black) for match in all_matches(decision.encounters))
        return GAMES.why(explanation, decision._replace(encounters=pairs), speaker)


MATCHES = ShownMatches()


def _players(game: TeamGame, speaker: Speaker) -> tuple[str, str]:
    white, black = (speaker.person(player) for player in (game.white, game.black))
    return white, black
