"""Tie-breaks from the opponents' ratings (C.07, 10.1 and 10.2).

Only opponents met over the board count, and of these only rated ones: the choice C.07 leaves to the event. Of somebody
who gets more than one rating during the event the first one counts (10, note).
"""

from typing import Any

from tabellone.engine.options import fields
from tabellone.engine.ranking.names import TieBreak
from tabellone.engine.ranking.records import Records

# FIDE Rating Regulations, 8.1.1: the rating difference dp for a score of 50, 51 … 100 per cent.
DP = (
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65,
    72, 80, 87, 95, 102, 110, 117, 125, 133, 141,
    149, 158, 166, 175, 184, 193, 202, 211, 220, 230,
    240, 251, 262, 273, 284, 296, 309, 322, 336, 351,
    366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
    800,
)  # fmt: skip


def can_rank_by_ratings(rules: Any) -> bool:
    """Whether these tie-breaks can be chosen; not every system knows them."""
    return any(option.type is TieBreak for option in fields(type(rules)))


def rating_average(records: Records, player: int) -> int | None:
    """10.1 (ARO): the average rating of the opponents, rounded, one half upwards; none without any."""
    ratings = [rating for rating, _ in _rated_games(records, player)]
    return _rounded(sum(ratings), len(ratings)) if ratings else None


def performance(records: Records, player: int) -> int | None:
    """10.2 (TPR): that average plus the difference that belongs to his score; none without any."""
    games = _rated_games(records, player)
    average = rating_average(records, player)
    if average is None:
        return None
    percent = _rounded(100 * sum(score for _, score in games), 2 * len(games))
    difference = DP[percent - 50] if percent >= 50 else -DP[50 - percent]
    return average + difference


def _rated_games(records: Records, player: int) -> list[tuple[int, int]]:
    """Rating of the opponent and half-points, for each game played against a rated opponent."""
    played = (r for r in records.rounds[player] if r.outcome.played and r.outcome.known and r.opponent is not None)
    met = ((records.players[r.opponent - 1], r.outcome.score) for r in played if r.opponent)
    ratings = ((opponent.first_rating or opponent.rating, score) for opponent, score in met)
    return [(rating, score) for rating, score in ratings if rating is not None]


def _rounded(numerator: int, denominator: int) -> int:
    return (2 * numerator + denominator) // (2 * denominator)
