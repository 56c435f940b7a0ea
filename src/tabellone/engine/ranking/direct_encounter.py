"""Direct encounter (C.07, 6): it looks at a group of tied players together, not at one at a time."""

from collections.abc import Sequence
from itertools import groupby

from tabellone.engine.ranking.records import Records


def points_among_tied(records: Records, group: Sequence[int]) -> dict[int, int]:
    """6.1: everybody's points from games really played among the tied players."""
    members = set(group)
    return {player: sum(_scores_against(records, player, members)) for player in group}


def split_tied(records: Records, group: Sequence[int]) -> list[list[int]]:
    """The group in order, those still tied together: the article applied until nothing more is resolved."""
    parts = _split_once(records, group)
    return parts if len(parts) == 1 else [sub for part in parts for sub in split_tied(records, part)]


def resolved_points(records: Records, group: Sequence[int]) -> dict[int, int]:
    """Returns the points that put each player in the order of the split; empty where nothing is resolved."""
    parts = _split_once(records, group)
    if len(parts) == 1:
        return {}
    points = points_among_tied(records, group)
    if _all_have_met(records, group):
        return points
    alone = {player: points[player] for part in parts if len(part) == 1 for player in part}
    return alone | resolved_points(records, parts[-1])


def deciding_points(records: Records, group: Sequence[int], above: int, below: int) -> tuple[int, int]:
    """The points of two players when the article separated them."""
    part = next(part for part in _split_once(records, group) if above in part)
    if below in part:
        return deciding_points(records, part, above, below)
    points = points_among_tied(records, group)
    return points[above], points[below]


def _split_once(records: Records, group: Sequence[int]) -> list[list[int]]:
    """6.2 if all have met each other, else 6.3; the group alone where nothing is resolved."""
    points = points_among_tied(records, group)
    if _all_have_met(records, group):
        # 6.2: «sub-ties are resolved by reapplying» the article.
        ordered = sorted(group, key=lambda player: -points[player])
        return [list(part) for _, part in groupby(ordered, key=points.__getitem__)]
    # 6.3: one who is alone at the top whatever the outcome of the missing games is ranked first; «the same applies to
    # the second rank», in the same standings, and only then the article is reapplied to all who are left.
    missing = _missing_opponents(records, group)
    best = {player: points[player] + records.win * missing[player] for player in group}
    left = sorted(group, key=lambda player: -points[player])
    ranked = []
    while len(left) > 1 and points[left[0]] > max(best[player] for player in left[1:]):
        ranked.append([left.pop(0)])
    return [*ranked, left]


def _all_have_met(records: Records, group: Sequence[int]) -> bool:
    return not any(_missing_opponents(records, group).values())


def _missing_opponents(records: Records, group: Sequence[int]) -> dict[int, int]:
    """Returns how many of the others each player has not met."""
    members = set(group)
    return {player: len(group) - 1 - len(_scores_against(records, player, members)) for player in group}


def _scores_against(records: Records, player: int, members: set[int]) -> list[int]:
    rounds = records.rounds[player]
    return [r.points for r in rounds if r.outcome.played and r.outcome.is_known and r.opponent in members]
