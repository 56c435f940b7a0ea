"""How a result is written: chess counts 1, ½ and 0, draughts 2, 1 and 0."""

from tabellone.documents.exact import as_text
from tabellone.engine.model import Amount

DRAUGHTS = {"1-0": "2-0", "1/2": "1-1", "0-1": "0-2", "1-0f": "2-0 f", "0-1f": "0-2 f", "0-0f": "0-0 f"}
"""From White's side; the codes are those of the document."""


def result_label(code: str | None, unit: int) -> str:
    """On a board."""
    return DRAUGHTS.get(code or "", code or "") if unit == 1 else code or ""


def points_label(score: int, unit: int) -> str:
    """For one player."""
    return as_text(Amount(score, unit)) or "0"
