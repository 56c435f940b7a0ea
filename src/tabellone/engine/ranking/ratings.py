"""Tie-breaks from the opponents' ratings (C.07, 10.1 and 10.2).

Only opponents met over the board count, and of these only rated ones: the choice C.07 leaves to the event. Of somebody
who gets more than one rating during the event the first one counts (10, note).
"""

from typing import Any

from tabellone.engine import fide_tables
from tabellone.engine.options import fields
from tabellone.engine.ranking.names import TieBreak
from tabellone.engine.ranking.records import Records


def can_rank_by_ratings(rules: Any) -> bool:
    """Whether these tie-breaks can be chosen; not every system knows them."""
    return any(option.type is TieBreak for option in fields(type(rules)))


def rating_average(records: Records, player: int) -> int | None:
    """10.1 (ARO): the average rating of the opponents, rounded, one half upwards; none without any."""
    return fide_tables.average_rating([rating for rating, _ in _rated_games(records, player)])


def performance_rating(records: Records, player: int) -> int | None:
    """10.2 (TPR): that average plus the difference for the score; None without any."""
    return fide_tables.performance_rating(_rated_games(records, player))


def _rated_games(records: Records, player: int) -> list[tuple[int, int]]:
    """Rating of the opponent and half-points, for each game played against a rated opponent."""
    played = (r for r in records.rounds[player] if r.outcome.played and r.outcome.is_known and r.opponent is not None)
    met = ((records.players[r.opponent - 1], r.outcome.score) for r in played if r.opponent)
    ratings = ((opponent.first_rating or opponent.rating, score) for opponent, score in met)
    return [(rating, score) for rating, score in ratings if rating is not None]
