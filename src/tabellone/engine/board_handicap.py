"""The handicap of a game on a board of a match (FID Capo V, sistemi ad handicap; T24)."""

from typing import NamedTuple

QUARTERS_PER_POINT = 4
"""Points with a handicap are counted in quarters."""
QUARTERS = {
    "first_system": (4, 1, 0),
    "first_system_transfer": (4, 1, -1),
    "second_system": (20, 4, -4),
}
"""For each system: the quarters of a half-win, of a step to the weaker player, of a step to the stronger one."""


class BoardHandicap(NamedTuple):
    """Fixed when the line-ups are known: «si trascrive il risultato … comprensivo dell'handicap»."""

    steps: int
    """Whole steps by which the first team's player is stronger; below zero he is weaker."""
    system: str
    """Its name in the options."""

    @property
    def half_win(self) -> int:
        """Half a win, in quarters of a point."""
        half_win, _, _ = QUARTERS[self.system]
        return half_win

    @property
    def points(self) -> tuple[int, int]:
        """The points of the first and the second team, in quarters of a point."""
        _, to_weaker, to_stronger = QUARTERS[self.system]
        steps = abs(self.steps)
        weaker, stronger = to_weaker * steps, to_stronger * steps
        return (weaker, stronger) if self.steps < 0 else (stronger, weaker)
