"""What the announcement of a round robin can choose."""

from enum import Enum
from typing import NamedTuple

from tabellone.engine.draughts import Board
from tabellone.engine.handicap import Handicap, Steps
from tabellone.engine.legs import Legs
from tabellone.engine.openings.names import OpeningEdition
from tabellone.engine.openings.options import ChosenTable, OpeningDraw
from tabellone.engine.ranking.double_games import Match
from tabellone.engine.supposed import Supposed


class Together(Enum):
    """Who is to meet in the first rounds, which follows the kind of event (stessa provincia, Art. 3; R10)."""

    CLUB_OR_PROVINCE = "club_or_province"
    """In regional, interregional and national events."""
    CLUB = "club"
    """In provincial events."""
    NOBODY = "nobody"
    """Against Art. 2, which makes it obligatory."""


class RoundRobinOptions(NamedTuple):
    """The options of the system."""

    game: Board = Board.ITALIAN
    """The board game played: for the openings and the ratings."""
    legs: Legs = Legs.ONE
    """One leg, or a second one with the colours exchanged."""
    supposed: Supposed = Supposed.NONE
    """Rounds that are taken as drawn without being played."""
    together: Together = Together.CLUB_OR_PROVINCE
    """Whose players meet in the first rounds."""
    match: Match = Match.SINGLE
    """One game an encounter, or two with the colours exchanged (R8)."""
    lowest_rests_last: bool = False
    """With an odd number, whether the lowest Elo-Rubele rests in the last round (Art. 6)."""
    handicap: Handicap = Handicap.NONE
    """Points that make up for a difference of strength (H1, H2)."""
    handicap_by: Steps = Steps.CATEGORY
    """Whether a step is a category or a thousand points of Elo-Rubele (H3)."""
    openings: OpeningDraw = OpeningDraw.NONE
    """Whether the opening is drawn, for everybody in a round or board by board (FID Capo IV; O2)."""
    opening_table: ChosenTable = ChosenTable.BY_CATEGORY
    """The table of openings, if it is not the one of the lowest category at play (O1)."""
    opening_edition: OpeningEdition = OpeningEdition.OF_2008
    """Which printing of the tables of openings (O3)."""
