"""Matches of two teams as they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.documents.encounters.games import GAME_PRESENTER
from tabellone.documents.encounters.presenter import Presenter, RoundCell, SeatCell
from tabellone.documents.numbers import format_amount
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


class MatchPresenter(Presenter[Match]):
    """Teams with the boards below them, where the line-ups are known."""

    def pairing_data(self, decision: Decision, speaker: Speaker) -> dict[str, Any]:
        return {
            "round": decision.round,
            "matches": [self.data(match) for match in all_matches(decision.encounters)],
            "rests": [rest_data(rest, "team") for rest in decision.rests],
            "exceptions": [reason_data(reason, speaker) for reason in decision.exceptions],
            **({"remarks": [reason_data(r, speaker) for r in decision.remarks]} if decision.remarks else {}),
        }

    def pairing_table(
        self, decision: Decision, seat: Callable[[int], str], speaker: Speaker
    ) -> tuple[list[str], list[tuple[object, ...]]]:
        return self.table(list(enumerate(all_matches(decision.encounters), 1)), seat, speaker)

    def table(
        self, numbered: Sequence[tuple[int, Match]], seat: Callable[[int], str], speaker: Speaker
    ) -> tuple[list[str], list[tuple[object, ...]]]:
        """Returns headings and rows for some matches of a round, with their numbers."""
        headings = [speaker.say(code) for code in ("match", "white", "black")]
        rows: list[tuple[object, ...]] = []
        for number, match in numbered:
            rows.append((number, *map(seat, match.seats)))
            rows += [(f"{number}.{board}", *_player_names(game, speaker)) for board, game in enumerate(match.games, 1)]
        return headings, rows

    def data(self, encounter: Match) -> dict[str, Any]:
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
        return f"{speaker.name(encounter.white)} - {speaker.name(encounter.black)}"

    def crosstable_cells(self, encounter: Match, index: int, round_number: int, scoring: Scoring) -> Iterator[SeatCell]:
        """Opponent, colour on board 1 of a match really played, and the points on the boards (9.3 where none was)."""
        assert isinstance(scoring, MatchScoring)
        points, result = scoring.encounter_points(encounter, round_number), result_of(encounter.result)
        awarded = scoring.forfeit_points(encounter, round_number) if result.is_forfeit else None
        for seat, colour in enumerate(("white", "black")):
            outcome = result.outcomes[seat]
            made = scoring.board_points(encounter, seat)
            sign = format_amount(awarded[seat] if awarded else made) if outcome.is_known else "·"
            cell = RoundCell(
                round_number, encounter.seats[1 - seat], colour if outcome.played else "", sign, encounter.result
            )
            yield SeatCell(encounter.seats[seat], points[seat], cell)

    def explanation(self, explanation: Explanation, decision: Decision, speaker: Speaker) -> str:
        pairs = tuple(Game(match.white, match.black) for match in all_matches(decision.encounters))
        return GAME_PRESENTER.explanation(explanation, decision._replace(encounters=pairs), speaker)


MATCH_PRESENTER = MatchPresenter()


def _player_names(game: TeamGame, speaker: Speaker) -> tuple[str, str]:
    white, black = (speaker.person(player) for player in (game.white, game.black))
    return white, black
