"""Every player's rounds as the tie-breaks see them, with FIDE C.07's management of unplayed rounds.

The edition of C.07 in force since March 2026. Articles 15 and 16 say what a round without a game counts for; they
are chosen here because neither Amalfi text names a tie-break or says how to treat a bye in one (A22).
"""

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from tabellone.engine.model import Tournament
from tabellone.engine.outcomes import ABSENT, DRAW, RESTS, WIN, Outcome
from tabellone.engine.results import result_of
from tabellone.engine.scoring import UNCHANGED


class RoundRecord(NamedTuple):
    """One round of one player."""

    outcome: Outcome
    points: int = 0
    """As announced, in half-wins where nothing else is."""
    opponent: int | None = None
    """Met, or scheduled and not met; None for a rest."""
    has_black: bool = False
    """He had the black pieces on the board."""


class Records:
    """All players' rounds by number."""

    def __init__(
        self,
        tournament: Tournament,
        rests: Mapping[str, Outcome] = RESTS,
        games: Mapping[Outcome, Outcome] = UNCHANGED,
    ):
        """`rests` and `games` say what a rest or an outcome is worth where the announcement gives other points."""
        self.win, self.draw = (games.get(outcome, outcome).score for outcome in (WIN, DRAW))
        self.players = tournament.players
        self.rounds_announced = tournament.rounds
        self.rounds: list[list[RoundRecord]] = [[] for _ in range(len(tournament.players) + 1)]
        # Before entering and after leaving there is a zero-point bye in every round (C.07, 16.1.1).
        away = RoundRecord(ABSENT)
        for number, played in enumerate(tournament.history, 1):
            for white, black, result in played.games:
                white_outcome, black_outcome = result_of(result).outcomes
                of_white, of_black = (games.get(outcome, outcome).score for outcome in (white_outcome, black_outcome))
                self.rounds[white].append(RoundRecord(white_outcome, of_white, black))
                self.rounds[black].append(RoundRecord(black_outcome, of_black, white, has_black=True))
            for player, kind, against in played.rests:
                self.rounds[player].append(RoundRecord(rests[kind], rests[kind].score, against))
            for rounds in self.rounds[1:]:
                if len(rounds) < number:
                    rounds.append(away)

    @property
    def numbers(self) -> range:
        return range(1, len(self.players) + 1)

    @cached_property
    def points(self) -> list[int]:
        return [sum(record.points for record in rounds) for rounds in self.rounds]

    @cached_property
    def adjusted_scores(self) -> list[int]:
        """16.3: the scores of players in their opponents' tie-breaks.

        Requested byes followed only by voluntarily unplayed rounds, or by none (16.2.5: withdrawals above all), count
        as draws; everything else counts what it was worth.
        """
        return [self._adjusted_score(rounds) for rounds in self.rounds]

    def _adjusted_score(self, rounds: list[RoundRecord]) -> int:
        total, trailing = 0, True
        for record in reversed(rounds):
            trailing = trailing and record.outcome.voluntary
            total += self.draw if trailing and record.outcome.requested else record.points
        return total

    def contribution(self, player: int, record: RoundRecord) -> int:
        """Returns what a round adds to the Buchholz: the opponent's adjusted score, or a dummy's.

        16.4: in an unplayed round he played a dummy with his own score; after a forfeit at most the score of the
        scheduled opponent (16.4.1), otherwise at most a draw in every round (16.4.2).
        """
        if record.outcome.played:
            assert record.opponent is not None
            return self.adjusted_scores[record.opponent]
        if record.opponent is not None:
            return min(self.points[player], self.adjusted_scores[record.opponent])
        return min(self.points[player], self.draw * self.rounds_announced)
