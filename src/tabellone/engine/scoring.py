"""What the results and rests of one tournament are worth, in whole units."""

from collections.abc import Callable, Mapping, Sequence

from tabellone.engine.encounters import Encounter, Game
from tabellone.engine.outcomes import RESTS, Outcome
from tabellone.engine.results import result_of

HandicapPoints = Callable[[int, int, int], tuple[int, int]]
"""What a handicap gives White and Black of a game played over the board in a round."""

UNCHANGED: Mapping[Outcome, Outcome] = {}


class Scoring:
    """The points of everything that can happen in a round."""

    def __init__(
        self,
        units_per_point: int,
        half_win: int = 1,
        rests: Mapping[str, Outcome] = RESTS,
        handicap_points: HandicapPoints | None = None,
        games: Mapping[Outcome, Outcome] = UNCHANGED,
    ) -> None:
        self.units_per_point = units_per_point
        """How many units make one point as it is printed."""
        self.half_win = half_win
        """Units a draw is worth."""
        self.given = handicap_points
        """None without a handicap."""
        self.rest_outcomes = rests
        """What each kind of rest means."""
        self.game_outcomes = games
        """What an outcome of a game means where other points are announced for it."""

    def game_points(self, white: int, black: int, result: str | None, round_number: int) -> tuple[int, int]:
        """Units of White and of Black in a round; nothing while the result is open."""
        of_white, of_black = result_of(result).outcomes
        points = self.outcome_points(of_white) * self.half_win, self.outcome_points(of_black) * self.half_win
        if self.given is None or not (of_white.played and of_white.is_known):
            return points
        more = self.given(white, black, round_number)
        return points[0] + more[0], points[1] + more[1]

    def outcome_points(self, outcome: Outcome) -> int:
        """Returns the points of an outcome, in half-wins as announced."""
        return self.game_outcomes.get(outcome, outcome).score

    def encounter_points(self, encounter: Encounter, round_number: int) -> Sequence[int]:
        """Units of every seat of an encounter in a round."""
        assert isinstance(encounter, Game)  # what else is played has a scoring of its own
        return self.game_points(*encounter, round_number)

    def rest_points(self, kind: str) -> int:
        return self.rest_outcomes[kind].score * self.half_win
