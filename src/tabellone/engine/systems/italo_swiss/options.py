"""What the announcement of an italo-svizzero tournament can choose."""

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


class OddNumber(Enum):
    """Art. 7: the rule for an odd number of players."""

    FORFEIT = "forfeit"
    """Art. 8: one rests and has two points."""
    REST = "rest"
    """Art. 9: everybody rests once, without points."""


class ColourRule(Enum):
    """How colours are given."""

    ASSIGNED = "assigned"
    """Art. 17."""
    DRAWN = "drawn"
    """Art. 18: by lot, recorded with the round."""


class ItaloSwissOptions(NamedTuple):
    """The options of the system."""

    game: DraughtsGame = DraughtsGame.ITALIAN
    """The board game played."""
    odd: OddNumber = OddNumber.FORFEIT
    """What is done with an odd number of players (Art. 7)."""
    colours: ColourRule = ColourRule.ASSIGNED
    """Colours by the rules or by lot (Art. 17, 18)."""
    no_show_uses_up_rest: bool = False
    """Whether a win because the opponent did not come uses up the right to forfeit points (Art. 11, F12)."""
    match: EncounterForm = EncounterForm.SINGLE
    """One game an encounter, or two with the colours exchanged (R8)."""
    rests_are_wins: bool = False
    """Whether RF and RR count among the wins of Buholz 3.2 and 4.2 (F35)."""
    legs: Legs = Legs.ONE
    """One leg, or a second one that repeats the pairs of the first with the colours exchanged (R9)."""
    handicap_rules: HandicapRules = HandicapRules()
    opening_rules: OpeningRules = OpeningRules()
    team_rules: TeamRules = TeamRules()
    tie_rules: TieRules = TieRules()
    event_rules: EventRules = EventRules()
