"""What the announcement of a round robin can choose."""

from enum import Enum
from typing import NamedTuple

from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.handicap import HandicapRules
from tabellone.engine.legs import Legs
from tabellone.engine.openings.options import OpeningRules
from tabellone.engine.ranking.announced_ties import TieRules
from tabellone.engine.ranking.two_game_encounters import EncounterForm
from tabellone.engine.teams.options import TeamRules
from tabellone.engine.time_controls import EventRules
from tabellone.engine.unplayed_rounds import UnplayedRounds


class Together(Enum):
    """Who meets in the first rounds, by the kind of event (stessa provincia, Art. 3; R10)."""

    CLUB_OR_PROVINCE = "club_or_province"
    """In regional, interregional and national events."""
    CLUB = "club"
    """In provincial events."""
    NOBODY = "nobody"
    """Against Art. 2, which makes it obligatory."""


class RoundRobinOptions(NamedTuple):
    """The options of the system."""

    game: DraughtsGame = DraughtsGame.ITALIAN
    """The board game played: for the openings and the ratings."""
    legs: Legs = Legs.ONE
    """One leg, or a second one with the colours exchanged."""
    supposed: UnplayedRounds = UnplayedRounds.NONE
    """Rounds that are taken as drawn without being played."""
    together: Together = Together.CLUB_OR_PROVINCE
    """Whose players meet in the first rounds."""
    match: EncounterForm = EncounterForm.SINGLE
    """One game an encounter, or two with the colours exchanged (R8)."""
    lowest_rests_last: bool = False
    """With an odd number, whether the lowest Elo-Rubele rests in the last round (Art. 6)."""
    handicap_rules: HandicapRules = HandicapRules()
    opening_rules: OpeningRules = OpeningRules()
    team_rules: TeamRules = TeamRules()
    tie_rules: TieRules = TieRules()
    event_rules: EventRules = EventRules()
