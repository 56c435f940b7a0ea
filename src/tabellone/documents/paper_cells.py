"""A round of a competitor as arbiters write it on paper: «5B», «RR4(N)», «7f»."""

from tabellone.documents.encounters.presenter import RoundCell
from tabellone.documents.numbering import Label
from tabellone.documents.speaker import Speaker
from tabellone.engine.model import Colour
from tabellone.engine.results import result_of

LETTERS = {Colour.WHITE: "B", Colour.BLACK: "N"}
"""Bianco and Nero, as arbiters write them."""
FORFEIT_MARK = "f"
OPEN_MARK = "*"
"""Behind a game that nobody came to, and one without a result."""


def cell_text(cell: RoundCell, speaker: Speaker, conventional: Colour | None = None, label: Label = str) -> str:
    """Returns opponent and colour, or the rest; a colour by convention (FID, Art. 14) is in brackets."""
    by_convention = f"({LETTERS[conventional]})" if conventional else ""
    if cell.opponent is None:
        against = label(cell.against) if cell.against else ""
        return f"{speaker.say(f'short_{cell.rest}')}{against}{by_convention}" if cell.rest else ""
    result, opponent = result_of(cell.result), label(cell.opponent)
    if not opponent.isdecimal():
        opponent += " "  # or a letter would look like a colour
    if result.is_forfeit:
        return f"{opponent}{FORFEIT_MARK}{by_convention}"
    colour = LETTERS[Colour(cell.colour)] if cell.colour else by_convention
    return f"{opponent}{colour}{OPEN_MARK if result.is_open else ''}"
