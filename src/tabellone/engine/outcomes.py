"""What a round can mean for one player: score, opponent, colour, tie-break, later pairing. And the one table of rests.

Points are integers in half-wins: a win is 2, a draw 1. FID prints them as they are, chess halves them.
"""

from typing import NamedTuple


class Outcome(NamedTuple):
    """The score, pairing score and kind of one round of one player."""

    score: int
    """Half-wins in the standings."""
    pairing_score: int
    """Half-wins when the next round is paired; differs only while a game is suspended."""
    played: bool
    """Over the board: the opponent counts as met, the colour counts, the game counts as played."""
    requested: bool = False
    """A rest the player asked for or caused beforehand (a requested bye in FIDE C.07, 16.1.1)."""
    voluntary: bool = False
    """Unplayed by his own doing: a requested bye or a forfeit loss (FIDE C.07, 16.1.2)."""
    is_known: bool = True
    """False while the result is still to come."""


WIN = Outcome(2, 2, played=True)
DRAW = Outcome(1, 1, played=True)
LOSS = Outcome(0, 0, played=True)
WALKOVER = Outcome(2, 2, played=False)
NO_SHOW = Outcome(0, 0, played=False, voluntary=True)
SUSPENDED = Outcome(0, 1, played=True, is_known=False)
UNKNOWN = Outcome(0, 0, played=True, is_known=False)
BYE = Outcome(2, 2, played=False)
HALF = Outcome(1, 1, played=False, requested=True, voluntary=True)
ABSENT = Outcome(0, 0, played=False, requested=True, voluntary=True)
REST = Outcome(0, 0, played=False)

RESTS: dict[str, Outcome] = {
    "bye": BYE,  # the odd one out; a tournament may announce other points for it
    "half": HALF,  # asked for in time
    "absent": ABSENT,  # announced absence, late entry, withdrawal
    "rf": BYE,  # FID, riposo forfait
    "rr": BYE,  # FID, riposo con ritirato
    "rt": REST,  # FID, riposo turno
}
