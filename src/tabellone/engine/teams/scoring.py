"""What a match is worth to its teams."""

from collections.abc import Sequence

from tabellone.engine.amounts import Amount
from tabellone.engine.encounters import Encounter, Match
from tabellone.engine.model import Tournament
from tabellone.engine.scoring import Scoring
from tabellone.engine.teams.handicaps import half_win_units
from tabellone.engine.teams.scores import forfeit_points, units_of_a_point


class MatchScoring(Scoring):
    """As a game is worth to its players (Art. 6)."""

    def __init__(self, of_players: Scoring, tournament: Tournament):
        super().__init__(1, of_players.half_win, of_players.rest_outcomes, games=of_players.game_outcomes)
        self._of_players = of_players
        self._tournament = tournament

    def game(self, white: int, black: int, result: str | None, number: int) -> tuple[int, int]:
        """By the result of the teams."""
        return self._of_players.game(white, black, result, number)

    def encounter(self, encounter: Encounter, number: int) -> Sequence[int]:
        """Two points for a match won, one for a drawn one."""
        assert isinstance(encounter, Match)
        return self.game(*encounter.seats, encounter.result, number)

    def on_boards(self, match: Match, seat: int) -> Amount:
        """What the boards have given one of the two so far."""
        half_win = half_win_units(self._tournament)
        made = sum(game.points(half_win)[seat] for game in match.games)
        return Amount(made, units_of_a_point(self._tournament))

    def forfeit(self, match: Match, number: int) -> tuple[Amount, Amount]:
        """9.3, for the boards."""
        return forfeit_points(self._tournament, number, match)
