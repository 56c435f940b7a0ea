"""What a win, a draw and a loss are worth where the announcement says so (A25).

English text, A.5: «Unless announced otherwise in advance, a player who wins his/her game or wins by forfeit, scores one
point (1); a player who loses his/her game or forfeits, scores no points (0); a player who draws his/her game, scores a
half point (½).» FSI, A.6 has the same three figures.
"""

import re
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from tabellone.engine.outcomes import DRAW, LOSS, RESTS, SUSPENDED, WALKOVER, WIN, Outcome
from tabellone.engine.systems.amalfi.options import AmalfiOptions, ByePoints
from tabellone.engine.teams.options import is_by_teams

MAX_POINTS = 100
"""The most points of a win."""
SEPARATOR = re.compile(r"\s*;\s*|\s+-\s+|\s+|(?<=[\d½])-")
NUMBER = re.compile(r"(\d{1,3})(?:[.,](\d))?|(\d{0,3})(?:½|\b1/2)", re.ASCII)


class PointScale(NamedTuple):
    """The points of a win, a draw and a loss, in half points; of teams, in match points."""

    win: int = 2
    draw: int = 1
    loss: int = 0


def point_scale(rules: AmalfiOptions) -> PointScale:
    """Returns the announced points, which `validate` has checked."""
    return parse_points(rules.points, is_by_teams(rules)) or PointScale()


def is_draw_half_point(rules: AmalfiOptions) -> bool:
    """Half a point to players, one match point to teams; sentences about half a point say "as a draw" otherwise."""
    return point_scale(rules).draw == PointScale().draw


@lru_cache(maxsize=256)
def parse_points(text: str, of_teams: bool = False) -> PointScale | None:
    """Reads «3 1 0» or «1 ½ 0»; empty is the default. Returns None unless win > draw >= loss, within the limits."""
    if not text.strip():
        return PointScale()
    numbers = [_half_points(part) for part in SEPARATOR.split(text.strip())]
    if len(numbers) != 3 or None in numbers:
        return None
    win, draw, loss = (number for number in numbers if number is not None)
    if not 2 * MAX_POINTS >= win > draw >= loss:
        return None
    if not of_teams:
        return PointScale(win, draw, loss)
    return None if win % 2 or draw % 2 or loss % 2 else PointScale(win // 2, draw // 2, loss // 2)


def _half_points(written: str) -> int | None:
    found = NUMBER.fullmatch(written)
    if found is None:
        return None
    whole, tenths, before_a_half = found.groups()
    number = Fraction(f"{whole}.{tenths or 0}") if whole is not None else int(before_a_half or 0) + Fraction(1, 2)
    return int(2 * number) if 2 * number == int(2 * number) else None


@lru_cache(maxsize=256)
def game_outcomes(scale: PointScale) -> Mapping[Outcome, Outcome]:
    """Returns what each outcome of a game is worth.

    A win by forfeit is a win, as both texts say; who does not come has nothing, whatever a loss is worth. A suspended
    game is paired as drawn.
    """
    return {
        WIN: WIN._replace(score=scale.win, pairing_score=scale.win),
        WALKOVER: WALKOVER._replace(score=scale.win, pairing_score=scale.win),
        DRAW: DRAW._replace(score=scale.draw, pairing_score=scale.draw),
        LOSS: LOSS._replace(score=scale.loss, pairing_score=scale.loss),
        SUSPENDED: SUSPENDED._replace(pairing_score=scale.draw),
    }


def rest_outcomes(rules: AmalfiOptions) -> dict[str, Outcome]:
    """B.2.3 (A21): the bye is a win unless announced as a draw or as nothing; a half point asked for is a draw."""
    worth = point_scale(rules)
    bye = {ByePoints.WIN: worth.win, ByePoints.DRAW: worth.draw, ByePoints.NOTHING: 0}[rules.bye]
    return RESTS | {
        "bye": RESTS["bye"]._replace(score=bye, pairing_score=bye),
        "half": RESTS["half"]._replace(score=worth.draw, pairing_score=worth.draw),
    }
