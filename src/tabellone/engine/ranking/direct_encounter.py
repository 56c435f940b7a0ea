"""Direct encounter (C.07, 6): it looks at a group of tied players together, not at one at a time."""

from collections.abc import Sequence
from itertools import groupby

from tabellone.engine.outcomes import WIN
from tabellone.engine.ranking.records import Records


def points_among(records: Records, group: Sequence[int]) -> dict[int, int]:
    """6.1: everybody's points from games really played among the tied players."""
    members = set(group)
    return {player: sum(_scores(records, player, members)) for player in group}


def split(records: Records, group: Sequence[int]) -> list[list[int]]:
    """The group in order, those still tied together. 6.2 if all have met each other, else 6.3."""
    members = set(group)
    points = points_among(records, group)
    missing = {player: len(group) - 1 - len(_scores(records, player, members)) for player in group}
    if not any(missing.values()):
        ordered = sorted(group, key=lambda player: -points[player])
        parts = [list(part) for _, part in groupby(ordered, key=points.__getitem__)]
        # 6.2: «sub-ties are resolved by reapplying» the article until nothing more is resolved.
        return parts if len(parts) == 1 else [sub for part in parts for sub in split_if_tied(records, part)]
    # 6.3: one who is alone at the top whatever the outcome of the missing games is ranked first, and so on.
    for player in group:
        best_of_others = max(points[p] + WIN.score * missing[p] for p in group if p != player)
        if points[player] > best_of_others:
            rest = [p for p in group if p != player]
            return [[player], *split_if_tied(records, rest)]
    return [list(group)]


def split_if_tied(records: Records, group: Sequence[int]) -> list[list[int]]:
    """One alone needs no splitting."""
    return split(records, group) if len(group) > 1 else [list(group)]


def _scores(records: Records, player: int, members: set[int]) -> list[int]:
    rounds = records.rounds[player]
    return [r.outcome.score for r in rounds if r.outcome.played and r.outcome.known and r.opponent in members]
