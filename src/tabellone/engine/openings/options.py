"""What an announcement says about openings, and which tables it may choose (FID Capo XIV, table 4; O1, O3)."""

from enum import Enum
from typing import Any

from tabellone.engine.draughts import Board
from tabellone.engine.openings.names import OpeningEdition, OpeningTable
from tabellone.engine.reasons import BadDocumentError


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


FOR_TWO_GAMES = (ChosenTable.GENERAL, ChosenTable.A, ChosenTable.D)
"""«valevoli solo per incontri su due partite»; table D, taken from A, as A."""


def draws_openings(rules: Any) -> OpeningDraw:
    """What the rules of any system say; most know nothing of openings."""
    found: OpeningDraw = getattr(rules, "openings", OpeningDraw.NONE)
    return found


def require_openings(rules: Any) -> None:
    """Openings belong to Italian draughts, and the sharpest of them to encounters of two games."""
    if draws_openings(rules) is OpeningDraw.NONE:
        return
    if rules.game is not Board.ITALIAN:
        raise BadDocumentError("openings_italian_only", "rules.openings")
    if rules.opening_table is ChosenTable.D and rules.opening_edition is OpeningEdition.OF_2008:
        raise BadDocumentError("no_table_d", "rules.opening_table")
    if rules.opening_table in FOR_TWO_GAMES and not _two_games(rules):
        raise BadDocumentError("table_for_two_games", "rules.opening_table")
    if rules.opening_table in FOR_TWO_GAMES and two_legs(rules):
        raise BadDocumentError("table_for_one_leg", "rules.opening_table")


def _two_games(rules: Any) -> bool:
    match = getattr(rules, "match", None)
    return match is not None and match.value == "double"


def two_legs(rules: Any) -> bool:
    """R9: «Le aperture debbono essere sorteggiate tra quelle delle tabelle "B" e "C"»."""
    legs = getattr(rules, "legs", None)
    return legs is not None and legs.value == "two"
