"""Points, tie-breaks in the chosen order, and places; who is equal in everything shares the place."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import groupby, pairwise
from typing import Any, NamedTuple

from tabellone.engine.amounts import Amount
from tabellone.engine.model import TieDecision
from tabellone.engine.ranking import own_record, ratings
from tabellone.engine.ranking.buchholz import buchholz
from tabellone.engine.ranking.direct_encounter import deciding_points, resolved_points
from tabellone.engine.ranking.direct_encounter import split_tied as direct_encounter
from tabellone.engine.ranking.names import TieBreak
from tabellone.engine.ranking.records import Records
from tabellone.engine.ranking.sonneborn_berger import sonneborn_berger


class Measure(NamedTuple):
    """A tie-break that is one number per player, the higher the better."""

    value: Callable[[Records, int], int | None]
    """None where there is nothing to measure; that ranks after any number."""
    half_wins_per_point: int
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
    TieBreak.PERFORMANCE: Measure(ratings.performance_rating, 1),
}


class Measures(NamedTuple):
    """The measures of the tie-breaks, and how many half-wins make one point."""

    measures: Mapping[Any, Measure] = MEASURES
    """By tie-break; the direct encounter is none of them."""
    half_wins_per_point: int = 2


PLAYER_MEASURES = Measures()


class Separation(NamedTuple):
    """The tie-break that separates a player from the one above, with the figures of both."""

    tie_break: Any
    amount: Amount | None
    more: Amount | None


class Standing(NamedTuple):
    """One line of the standings."""

    place: int
    player: int
    points: Amount
    tie_breaks: Mapping[Any, Amount | None]
    """None where a tie-break does not apply: no opponent to measure, a direct encounter that decides nothing here."""
    is_shared: bool
    """Somebody else has the same place."""
    separation: Separation | None = None
    """None for the first, and where points decide."""
    tied_with: tuple[int, ...] = ()
    """He and all others from whom only a lot, a blitz or a play-off could still part him."""
    tie_decision: TieDecision | None = None
    """The lot, blitz or play-off that has parted him from others."""


Groups = list[list[int]]


def standings(records: Records, chosen: Sequence[Any], scale: Measures = PLAYER_MEASURES) -> list[Standing]:
    """Returns all players, best first; those who share a place by number."""
    values: dict[Any, dict[int, int]] = {}
    deciding: dict[int, Separation] = {}
    groups = _split_by(records.points.__getitem__, list(records.numbers))
    for tie_break in chosen:
        if tie_break is TieBreak.DIRECT_ENCOUNTER:
            values[tie_break] = {p: v for group in groups for p, v in resolved_points(records, group).items()}
            split = [direct_encounter(records, group) for group in groups]
        else:
            measured = {player: scale.measures[tie_break].value(records, player) for player in records.numbers}
            values[tie_break] = {player: value for player, value in measured.items() if value is not None}
            split = [_split_by(values[tie_break].get, group) for group in groups]
        for group, parts in zip(groups, split, strict=True):
            for above, part in pairwise(parts):
                for player in part:
                    figures = _separating_amounts(records, tie_break, values[tie_break], group, above[0], player)
                    deciding[player] = Separation(tie_break, *(_amount(scale, tie_break, value) for value in figures))
        groups = [part for parts in split for part in parts]
    return _lines(records, chosen, values, deciding, groups, scale)


def _separating_amounts(
    records: Records, tie_break: Any, values: Mapping[int, int], group: Sequence[int], above: int, player: int
) -> tuple[int | None, int | None]:
    """Returns the player's figure, and the larger one of the player above."""
    more, amount = values.get(above), values.get(player)
    if tie_break is TieBreak.DIRECT_ENCOUNTER:  # what is shown may be from before a tie within the tie
        more, amount = deciding_points(records, group, above, player)
    return amount, more


def _split_by(value: Callable[[int], int | None], group: Sequence[int]) -> Groups:
    """Higher first; who has no value last."""

    def order(player: int) -> tuple[bool, int]:
        found = value(player)
        return found is None, -(found or 0)

    return [list(part) for _, part in groupby(sorted(group, key=order), key=order)]


def _lines(
    records: Records,
    chosen: Sequence[Any],
    values: dict[Any, dict[int, int]],
    deciding: Mapping[int, Separation],
    groups: Groups,
    scale: Measures,
) -> list[Standing]:
    lines: list[Standing] = []
    for group in groups:
        place = len(lines) + 1
        for player in sorted(group):
            amounts = {tb: _amount(scale, tb, values[tb].get(player)) for tb in chosen}
            points = Amount(records.points[player], scale.half_wins_per_point)
            lines.append(Standing(place, player, points, amounts, len(group) > 1, deciding.get(player)))
    return lines


def _amount(scale: Measures, tie_break: Any, value: int | None) -> Amount | None:
    if value is None:
        return None
    unit = (
        scale.half_wins_per_point
        if tie_break is TieBreak.DIRECT_ENCOUNTER
        else scale.measures[tie_break].half_wins_per_point
    )
    return Amount(value, unit)
