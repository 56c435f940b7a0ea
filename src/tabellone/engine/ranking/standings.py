"""Points, tie-breaks in the chosen order, and places; who is equal in everything shares the place."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any, NamedTuple

from tabellone.engine.model import Amount
from tabellone.engine.ranking import own_record, ratings
from tabellone.engine.ranking.buchholz import buchholz
from tabellone.engine.ranking.direct_encounter import points_among, split_if_tied
from tabellone.engine.ranking.names import TieBreak
from tabellone.engine.ranking.records import Records
from tabellone.engine.ranking.sonneborn_berger import sonneborn_berger


class Measure(NamedTuple):
    """A tie-break that is one number per player, the higher the better."""

    value: Callable[[Records, int], int]
    unit: int
    """How many units of the value make one point: 2 where it counts half-wins, 4 where it multiplies two of them."""


MEASURES: dict[TieBreak, Measure] = {
    TieBreak.BUCHHOLZ: Measure(buchholz, 2),
    TieBreak.BUCHHOLZ_CUT_1: Measure(partial(buchholz, lowest=1), 2),
    TieBreak.BUCHHOLZ_CUT_2: Measure(partial(buchholz, lowest=2), 2),
    TieBreak.MEDIAN: Measure(partial(buchholz, lowest=1, highest=1), 2),
    TieBreak.MEDIAN_2: Measure(partial(buchholz, lowest=2, highest=2), 2),
    TieBreak.SONNEBORN_BERGER: Measure(sonneborn_berger, 4),
    TieBreak.WINS: Measure(own_record.wins, 1),
    TieBreak.GAMES_WON: Measure(own_record.games_won, 1),
    TieBreak.BLACK_GAMES: Measure(own_record.black_games, 1),
    TieBreak.PROGRESSIVE: Measure(own_record.progressive, 2),
    TieBreak.RATING_AVERAGE: Measure(ratings.rating_average, 1),
    TieBreak.PERFORMANCE: Measure(ratings.performance, 1),
}


class Standing(NamedTuple):
    """One line of the standings."""

    place: int
    player: int
    points: Amount
    tie_breaks: Mapping[Any, Amount | None]
    """None where a tie-break does not apply (direct encounter of a player who is not tied when it is asked)."""
    shared: bool
    """Somebody else has the same place."""


Groups = list[list[int]]


def standings(records: Records, chosen: Sequence[TieBreak]) -> list[Standing]:
    """All players, best first; those who share a place in the order of their numbers."""
    values: dict[TieBreak, dict[int, int]] = {}
    groups = _split_by(records.points.__getitem__, [list(records.numbers)])
    for tie_break in chosen:
        if tie_break is TieBreak.DIRECT_ENCOUNTER:
            tied = [group for group in groups if len(group) > 1]
            values[tie_break] = {p: v for group in tied for p, v in points_among(records, group).items()}
            groups = [part for group in groups for part in split_if_tied(records, group)]
        else:
            measure = MEASURES[tie_break].value
            values[tie_break] = {player: measure(records, player) for player in records.numbers}
            groups = _split_by(values[tie_break].__getitem__, groups)
    return _lines(records, chosen, values, groups)


def _split_by(value: Callable[[int], int], groups: Groups) -> Groups:
    parts: Groups = []
    for group in groups:
        ordered = sorted(group, key=lambda player: -value(player))
        parts += [list(part) for _, part in groupby(ordered, key=value)]
    return parts


def _lines(
    records: Records, chosen: Sequence[TieBreak], values: dict[TieBreak, dict[int, int]], groups: Groups
) -> list[Standing]:
    lines: list[Standing] = []
    for group in groups:
        place = len(lines) + 1
        for player in sorted(group):
            amounts = {tb: _amount(tb, values[tb].get(player)) for tb in chosen}
            points = Amount(records.points[player], 2)
            lines.append(Standing(place, player, points, amounts, shared=len(group) > 1))
    return lines


def _amount(tie_break: TieBreak, value: int | None) -> Amount | None:
    if value is None:
        return None
    return Amount(value, 2 if tie_break is TieBreak.DIRECT_ENCOUNTER else MEASURES[tie_break].unit)
