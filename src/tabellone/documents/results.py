"""How a result is written: chess counts 1, ½ and 0, draughts 2, 1 and 0."""

from collections.abc import Callable

from tabellone.documents.exact import as_text
from tabellone.engine.model import Amount
from tabellone.engine.outcomes import last_of_replays, outcomes_of
from tabellone.engine.scoring import Scoring

Say = Callable[..., str]
"""Gives a sentence of the catalogue by its code."""

DRAUGHTS = {"1-0": "2-0", "1/2": "1-1", "0-1": "0-2", "1-0f": "2-0", "0-1f": "0-2", "0-0f": "0-0"}
"""From White's side; the codes are those of the document."""


def result_label(code: str | None, unit: int) -> str:
    """On a board."""
    return DRAUGHTS.get(code or "", code or "") if unit == 1 else code or ""


def board_label(code: str | None, white: int, black: int, unit: int, scoring: Scoring) -> str:
    """On the board of two players: with a handicap, what each of them has."""
    if scoring.given is None or not outcomes_of(code)[0].known:
        return result_label(code, unit)
    return " : ".join(points_label(points, scoring.per) for points in scoring.game(white, black, code))


def result_words(code: str | None, unit: int, say: Say) -> str:
    """On a board, in words where figures do not say it all."""
    if code in ("suspended", "0-0f"):
        return say(f"result_{code}")
    last = last_of_replays(code or "")
    if code is not None and last is not None:
        draws = [result_label("1/2", unit)] * code.removesuffix(last).count("1/2")
        how = "result_lot" if last.startswith("lot ") else "result_replay"
        return say(how, last=result_words(last.removeprefix("lot "), unit, say), games=", ".join(draws))
    if code is not None and code.endswith("f"):
        return say("result_forfeit", result=result_label(code, unit).removesuffix("f"))
    return result_label(code, unit)


def points_label(score: int, unit: int) -> str:
    """For one player."""
    return as_text(Amount(score, unit)) or "0"
