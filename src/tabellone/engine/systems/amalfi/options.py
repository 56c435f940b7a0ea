"""What the announcement of an Amalfi tournament can choose."""

from enum import Enum
from typing import NamedTuple

from tabellone.engine.model import Colour
from tabellone.engine.ranking.names import TieBreak
from tabellone.engine.teams.options import TeamRules


class EditionName(Enum):
    """The published texts, and the reading of the program that paired old events."""

    FSI = "fsi"
    ENGLISH = "english"
    JAVAPAIRING = "javapairing"


class ByePoints(Enum):
    """The points of the bye (B.2.3, A21)."""

    WIN = "win"
    DRAW = "draw"
    NOTHING = "nothing"


class AmalfiOptions(NamedTuple):
    """The options of the system."""

    edition: EditionName = EditionName.FSI
    """Which text is applied."""
    first_colour: Colour = Colour.WHITE
    """The colour drawn for number 1 before the first round (B.4.1)."""
    bye: ByePoints = ByePoints.WIN
    """The bye gives one point unless the announcement says otherwise (B.2.3)."""
    points: str = ""
    """For a win, a draw and a loss, as «3 1 0»; empty for 1, ½, 0, or 2, 1, 0 for the match of a team (A25)."""
    late_entries: bool | None = None
    """Whether players may enter after round 1: yes in `fsi` and `javapairing`, only if announced in `english`."""
    tie_breaks: tuple[TieBreak, ...] = (
        TieBreak.BUCHHOLZ_CUT_1,
        TieBreak.BUCHHOLZ,
        TieBreak.SONNEBORN_BERGER,
        TieBreak.WINS,
    )
    """The texts name none (A22)."""
    team_rules: TeamRules = TeamRules()
