"""What the announcement of an elimination tournament can choose."""

from enum import Enum
from typing import NamedTuple

from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.handicap import HandicapRules
from tabellone.engine.openings.options import OpeningRules
from tabellone.engine.ranking.two_game_encounters import EncounterForm
from tabellone.engine.teams.options import TeamRules
from tabellone.engine.time_controls import EventRules


class Form(Enum):
    """Art. 4: what becomes of who loses."""

    DIRECT = "direct"
    """a) he is out."""
    RECOVERY = "recovery"
    """b) he goes on in a second bracket; two losses eliminate."""


class Seeds(Enum):
    """Art. 2: «una testa di serie ogni 8 o 16 giocatori»."""

    NONE = "no_seeds"
    EVERY_8 = "every_8"
    EVERY_16 = "every_16"


class Placing(Enum):
    """Art. 4 a): «per la determinazione della classifica che si vuole ottenere»."""

    FINAL = "final_only"
    THIRD = "third_place"
    ALL = "all_places"


class Returns(Enum):
    """Art. 4 b): how many «provenienti dal recupero rientreranno nel girone principale per la fase finale»."""

    ONE = "return_1"
    TWO = "return_2"
    FOUR = "return_4"
    EIGHT = "return_8"
    SIXTEEN = "return_16"


class EliminationOptions(NamedTuple):
    """The options of the system."""

    game: DraughtsGame = DraughtsGame.ITALIAN
    """The board game played: for the openings and the ratings."""
    form: Form = Form.DIRECT
    """Direct elimination, or with a recovery bracket (Art. 4)."""
    placing: Placing = Placing.FINAL
    """In a direct elimination, which places are played for besides the first two (Art. 4 a)."""
    returns: Returns = Returns.ONE
    """How many come back from the recovery for the final phase; as many of the unbeaten wait for them (Art. 4 b)."""
    seeds: Seeds = Seeds.NONE
    """How many players are seeded, if any (Art. 2, 3)."""
    final_group: bool = False
    """Whether it stops after the rounds announced, and the survivors play a final group (Art. 4 c)."""
    match: EncounterForm = EncounterForm.SINGLE
    """Whether an encounter is one game, or a match of two and a replay of one game if that is drawn (K9)."""
    handicap_rules: HandicapRules = HandicapRules()
    opening_rules: OpeningRules = OpeningRules()
    team_rules: TeamRules = TeamRules()
    event_rules: EventRules = EventRules()


RETURNING = {Returns.ONE: 1, Returns.TWO: 2, Returns.FOUR: 4, Returns.EIGHT: 8, Returns.SIXTEEN: 16}
SEED_EVERY = {Seeds.EVERY_8: 8, Seeds.EVERY_16: 16}
