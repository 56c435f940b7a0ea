"""How a result is written: chess counts 1, ½ and 0, draughts 2, 1 and 0."""

from collections.abc import Callable

from tabellone.documents.numbers import format_amount
from tabellone.engine.amounts import Amount
from tabellone.engine.results import result_of
from tabellone.engine.scoring import Scoring

Translate = Callable[..., str]
"""Gives a sentence of the catalogue by its code."""

DRAUGHTS = {"1-0": "2-0", "1/2": "1-1", "0-1": "0-2", "1-0f": "2-0", "0-1f": "0-2", "0-0f": "0-0"}
"""From White's side; the codes are those of the document."""


def result_label(code: str | None, unit: int) -> str:
    return DRAUGHTS.get(code or "", code or "") if unit == 1 else code or ""


def board_label(code: str | None, white: int, black: int, unit: int, scoring: Scoring, round_number: int) -> str:
    """Returns the result of a board; with a handicap, the points of both players."""
    if scoring.given is None or result_of(code).is_open:
        return result_label(code, unit)
    return " : ".join(
        points_label(points, scoring.units_per_point)
        for points in scoring.game_points(white, black, code, round_number)
    )


def result_words(code: str | None, unit: int, say: Translate) -> str:
    """Returns the result of a board in words where figures are not enough."""
    if code in ("suspended", "0-0f"):
        return say(f"result_{code}")
    result = result_of(code)
    if result.decision is not None:
        before = result.games_played if result.is_by_lot or result.is_by_handicap else result.games_played[:-1]
        games = ", ".join(result_words(game.code, unit, say) for game in before)
        how = "result_lot" if result.is_by_lot else "result_handicap" if result.is_by_handicap else "result_replay"
        return say(how, last=result_words(result.decision.code, unit, say), games=games)
    if result.is_forfeit:
        return say("result_forfeit", result=result_label(result.figures, unit))
    return result_label(code, unit)


def points_label(score: int, unit: int) -> str:
    return format_amount(Amount(score, unit)) or "0"
