"""What a match is worth to its teams."""

from collections.abc import Sequence

from tabellone.engine.amounts import Amount
from tabellone.engine.encounters import Encounter, Match
from tabellone.engine.model import Tournament
from tabellone.engine.scoring import Scoring
from tabellone.engine.teams.scores import forfeit_points


class MatchScoring(Scoring):
    """As a game is worth to its players (Art. 6)."""

    def __init__(self, of_players: Scoring, tournament: Tournament):
        super().__init__(1, of_players.half_win, of_players.rest_outcomes, games=of_players.game_outcomes)
        self._of_players = of_players
        self._tournament = tournament
        self.board_per = of_players.per
        """How many of the units of a board make one point: a win is 2 points in draughts and 1 in chess."""

    def game(self, white: int, black: int, result: str | None, number: int) -> tuple[int, int]:
        """By the result of the teams."""
        return self._of_players.game(white, black, result, number)

    def encounter(self, encounter: Encounter, number: int) -> Sequence[int]:
        """Two points for a match won, one for a drawn one."""
        assert isinstance(encounter, Match)
        return self.game(*encounter.seats, encounter.result, number)

    def forfeit(self, match: Match, number: int) -> tuple[Amount, Amount]:
        """9.3, for the boards."""
        return forfeit_points(self._tournament, number, match)
