"""What an announcement says about openings, and which tables it may choose (FID Capo XIV, table 4; O1, O3)."""

from enum import Enum
from typing import Any, NamedTuple

from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.legs import has_two_legs
from tabellone.engine.openings.names import OpeningEdition, OpeningTable
from tabellone.engine.options import option
from tabellone.engine.ranking.two_game_encounters import is_double
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.teams.options import is_by_teams


class OpeningDraw(Enum):
    """Whether openings are drawn, and for whom (O2)."""

    NONE = "no_openings"
    ROUND = "one_a_round"
    """One for everybody."""
    BOARD = "board_by_board"


class ChosenTable(Enum):
    """The table an announcement names; without one the categories decide."""

    BY_CATEGORY = "by_category"
    GENERAL = OpeningTable.GENERAL.value
    A = OpeningTable.A.value
    B = OpeningTable.B.value
    C = OpeningTable.C.value
    D = OpeningTable.D.value


class OpeningRules(NamedTuple):
    """The options of openings, which every draughts system has."""

    openings: OpeningDraw = OpeningDraw.NONE
    """Whether the opening is drawn, for everybody in a round or board by board (FID Capo IV; O2)."""
    opening_table: ChosenTable = ChosenTable.BY_CATEGORY
    """The table of openings, if it is not the one of the lowest category at play (O1)."""
    opening_edition: OpeningEdition = OpeningEdition.OF_2008
    """Which printing of the tables of openings (O3)."""


TWO_GAME_TABLES = (ChosenTable.GENERAL, ChosenTable.A, ChosenTable.D)
"""«valevoli solo per incontri su due partite o per gara a coppie o a squadre»; table D, taken from A, as A."""


def opening_rules(rules: Any) -> OpeningRules:
    """Returns the opening options of any system; none are drawn by default."""
    return option(rules, OpeningRules) or OpeningRules()


def opening_draw(rules: Any) -> OpeningDraw:
    """Whether they are drawn, and for whom."""
    return opening_rules(rules).openings


def require_openings(rules: Any) -> None:
    """Openings belong to Italian draughts, and the sharpest of them to encounters of two games."""
    announced = opening_rules(rules)
    if announced.openings is OpeningDraw.NONE:
        return
    if option(rules, DraughtsGame) is not DraughtsGame.ITALIAN:
        raise BadDocumentError("openings_italian_only", "rules.openings")
    if announced.opening_table is ChosenTable.D and announced.opening_edition is OpeningEdition.OF_2008:
        raise BadDocumentError("no_table_d", "rules.opening_table")
    if announced.opening_table in TWO_GAME_TABLES and not (is_double(rules) or is_by_teams(rules)):
        raise BadDocumentError("table_for_two_games", "rules.opening_table")
    if announced.opening_table in TWO_GAME_TABLES and has_two_legs(rules):
        # R9: «Le aperture debbono essere sorteggiate tra quelle delle tabelle "B" e "C"»
        raise BadDocumentError("table_for_one_leg", "rules.opening_table")
