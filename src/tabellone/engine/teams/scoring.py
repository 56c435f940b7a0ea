"""What a match is worth to its teams."""

from collections.abc import Sequence

from tabellone.engine.amounts import Amount
from tabellone.engine.encounters import Encounter, Match
from tabellone.engine.model import Tournament
from tabellone.engine.scoring import Scoring
from tabellone.engine.teams.handicaps import half_win_units
from tabellone.engine.teams.scores import forfeit_points, units_per_point


class MatchScoring(Scoring):
    """Scores a match as a game is scored for players (Art. 6)."""

    def __init__(self, player_scoring: Scoring, tournament: Tournament):
        super().__init__(1, player_scoring.half_win, player_scoring.rest_outcomes, games=player_scoring.game_outcomes)
        self._of_players = player_scoring
        self._tournament = tournament

    def game_points(self, white: int, black: int, result: str | None, round_number: int) -> tuple[int, int]:
        return self._of_players.game_points(white, black, result, round_number)

    def encounter_points(self, encounter: Encounter, round_number: int) -> Sequence[int]:
        assert isinstance(encounter, Match)
        return self.game_points(*encounter.seats, encounter.result, round_number)

    def board_points(self, match: Match, seat: int) -> Amount:
        """Returns one team's points on the boards so far."""
        half_win = half_win_units(self._tournament)
        made = sum(game.points(half_win)[seat] for game in match.games)
        return Amount(made, units_per_point(self._tournament))

    def forfeit_points(self, match: Match, round_number: int) -> tuple[Amount, Amount]:
        """9.3, for the boards."""
        return forfeit_points(self._tournament, round_number, match)
