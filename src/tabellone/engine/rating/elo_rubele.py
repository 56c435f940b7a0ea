"""FID Capo VI, Elo-Rubele: a player's capital after an event (E1, E3-E7, E9; tables 11, 12, 14, 16, 17, 18).

CF = CI + V, V = S x D, D = PO - PA. Where the capital crosses a threshold of S on its way, «la parte eccedente tale
soglia deve essere divisa per il coefficiente "S" utilizzato […] e moltiplicata per il nuovo "S"»: the deviation is
spent continuously, each unit of it moving as many points as S says where the capital stands. «l'arrotondamento per
difetto o per eccesso si fa solo sul calcolo finale».
"""

from collections.abc import Sequence
from enum import Enum
from fractions import Fraction
from typing import NamedTuple

from tabellone.engine.categories import CANDIDATE, CATEGORIES, MASTER, NATIONAL, REGIONAL, rank
from tabellone.engine.draughts import DraughtsGame


class RatingEdition(Enum):
    """Table 18, and its later change (E6)."""

    OF_2008 = "2008"
    """A bonus of 10 points after the first event of the year."""
    OF_2021 = "2021"
    """A bonus after every event."""


COEFFICIENTS = {
    DraughtsGame.ITALIAN: ((3000, 150), (3900, 100), (None, 50)),
    DraughtsGame.INTERNATIONAL: ((2000, 240), (3000, 160), (None, 80)),
}
"""Table 17: S up to each threshold, and above the last."""

PROMOTIONS = {
    DraughtsGame.ITALIAN: ((1000, REGIONAL), (2000, NATIONAL), (3000, CANDIDATE), (3900, MASTER)),
    DraughtsGame.INTERNATIONAL: ((1700, REGIONAL), (2500, NATIONAL), (3300, CANDIDATE), (3800, MASTER)),
}
"""Tables 11 and 12 (E3): the capital at which a category is reached."""

NEWCOMER_CAPITAL = {DraughtsGame.ITALIAN: 300, DraughtsGame.INTERNATIONAL: 500}
"""E9: the capital of who plays his first event, as Provinciale."""

WEIGHTS = {100: Fraction(1), 50: Fraction(1, 2)}
"""E7: the value of an event in per cent, and the part of V it gives."""

EVENT_BONUS = {DraughtsGame.ITALIAN: 10, DraughtsGame.INTERNATIONAL: 15}
MIN_CAPITAL = 100
"""E4."""


class Segment(NamedTuple):
    """A stretch of the way from the old capital to the new one, within one coefficient."""

    coefficient: int
    start: Fraction
    end: Fraction


class CapitalChange(NamedTuple):
    """The change of a capital by an event."""

    before: int
    expected: Fraction
    """PA."""
    scored: int
    """PO."""
    segments: tuple[Segment, ...]
    bonus: int
    after: int
    promoted: str
    """The category reached, or nothing."""

    @property
    def deviation(self) -> Fraction:
        return self.scored - self.expected


def new_rating(
    before: int,
    expected: Fraction,
    scored: int,
    game: DraughtsGame,
    weight: Fraction = Fraction(1),
    bonus: int = 0,
    category: str = "",
) -> CapitalChange:
    """CF from CI, PA and PO; `weight` is the part of V an event of half value gives (E7)."""
    legs = segments(Fraction(before), (scored - expected) * weight, game)
    exact = legs[-1].end if legs else Fraction(before)
    after = max(MIN_CAPITAL, round_half_up(exact)) + bonus
    return CapitalChange(before, expected, scored, legs, bonus, after, category_reached(before, after, game, category))


def segments(capital: Fraction, deviation: Fraction, game: DraughtsGame) -> tuple[Segment, ...]:
    """E1: the way of the capital while the deviation lasts."""
    legs = []
    while deviation:
        lower, upper, coefficient = _coefficient_band(capital, upwards=deviation > 0, game=game)
        end = capital + deviation * coefficient
        border = upper if deviation > 0 else lower
        if border is not None and (end > border if deviation > 0 else end < border):
            end = Fraction(border)
        deviation -= (end - capital) / coefficient
        legs.append(Segment(coefficient, capital, end))
        capital = end
    return tuple(legs)


def round_half_up(value: Fraction) -> int:
    return int((value + Fraction(1, 2)).__floor__())


def category_reached(before: int, after: int, game: DraughtsGame, category: str) -> str:
    """The category whose threshold the new capital reaches for the first time; nothing if there is none."""
    held = highest_category(game, category, before)
    new = highest_category(game, held, after)
    return new if new != held else ""


def highest_category(game: DraughtsGame, category: str, capital: int) -> str:
    """E3: the category a capital reaches, or the one already held if that is higher: none is ever lost."""
    reached = sum(capital >= threshold for threshold, _ in PROMOTIONS[game])
    return CATEGORIES[reached] if reached > (rank(category) or 0) else category


def _coefficient_band(capital: Fraction, upwards: bool, game: DraughtsGame) -> tuple[int | None, int | None, int]:
    """The thresholds around a capital and the coefficient between them; on a threshold, the side it moves to."""
    lower: int | None = None
    bands: Sequence[tuple[int | None, int]] = COEFFICIENTS[game]
    for upper, coefficient in bands:
        if upper is None or capital < upper or (capital == upper and not upwards):
            return lower, upper, coefficient
        lower = upper
    raise AssertionError("the last band has no upper threshold")
