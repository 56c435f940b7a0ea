"""Sonneborn-Berger (C.07, 9.1)."""

from tabellone.engine.ranking.records import Records


def sonneborn_berger(records: Records, player: int) -> int:
    """Sums the opponents' scores times the points made against them, in quarters of a point."""
    return sum(records.contribution(player, record) * record.points for record in records.rounds[player])
