"""Buchholz (C.07, 8.1) and its cuts (14.1-14.4, 16.5)."""

from tabellone.engine.ranking.records import Records


def buchholz(records: Records, player: int, lowest: int = 0, highest: int = 0) -> int:
    """The sum of the opponents' scores, without the lowest and the highest ones.

    16.5: «the lowest contribution of a voluntarily unplayed round» is cut before any other.
    """
    contributions = sorted(
        (not record.outcome.voluntary, records.contribution(player, record)) for record in records.rounds[player]
    )
    kept = sorted(value for _, value in contributions[lowest:])
    return sum(kept[: len(kept) - highest] if highest < len(kept) else [])
