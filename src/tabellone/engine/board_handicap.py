"""The handicap of a game on a board of a match (FID Capo V, sistemi ad handicap; T24)."""

from typing import NamedTuple

PER_POINT = 4
"""Points with a handicap are counted in quarters."""
QUARTERS = {
    "first_system": (4, 1, 0),
    "first_system_transfer": (4, 1, -1),
    "second_system": (20, 4, -4),
}
"""By the name of the system: of a half-win, and what a step gives the weaker and the stronger player."""


class BoardHandicap(NamedTuple):
    """As things were when the line-ups became known: «si trascrive il risultato … comprensivo dell'handicap»."""

    ahead: int
    """The whole steps by which the player of the team named first is the stronger, below zero the weaker."""
    system: str
    """Its name in the options."""

    @property
    def half_win(self) -> int:
        """In quarters of a point."""
        half_win, _, _ = QUARTERS[self.system]
        return half_win

    @property
    def given(self) -> tuple[int, int]:
        """To the first team and to the other, in quarters of a point."""
        _, to_weaker, to_stronger = QUARTERS[self.system]
        steps = abs(self.ahead)
        weaker, stronger = to_weaker * steps, to_stronger * steps
        return (weaker, stronger) if self.ahead < 0 else (stronger, weaker)
