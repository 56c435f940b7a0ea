"""Tie-breaks from a player's own record (C.07, 7.1, 7.2, 7.3, 7.5)."""

from itertools import accumulate

from tabellone.engine.outcomes import WIN
from tabellone.engine.ranking.records import Records


def wins(records: Records, player: int) -> int:
    """7.1: rounds with as many points as a win gives, with or without playing."""
    return sum(record.points == records.win for record in records.rounds[player])


def games_won(records: Records, player: int) -> int:
    """7.2: games won over the board."""
    return sum(record.outcome == WIN for record in records.rounds[player])


def black_games(records: Records, player: int) -> int:
    """7.3: games played over the board with Black."""
    return sum(record.has_black and record.outcome.played for record in records.rounds[player])


def progressive(records: Records, player: int) -> int:
    """7.5: the sum of the running score after each round."""
    return sum(accumulate(record.points for record in records.rounds[player]))
