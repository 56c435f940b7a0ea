"""What the letters of a report mean, each table once for reading and for writing."""

from enum import Enum

from tabellone.engine.model import Colour
from tabellone.engine.ranking.names import TieBreak


class Version(Enum):
    """The editions of the format that are written; both are read."""

    TRF16 = "16"
    TRF26 = "26"


PROGRAM = "Tabellone"
"""As the maker of the pairings (182)."""

WHITE, BLACK, NO_COLOUR = "w", "b", "-"

GAME_LETTERS = {
    "1-0": ("1", "0"),
    "0-1": ("0", "1"),
    "1/2": ("=", "="),
    "1-0f": ("+", "-"),
    "0-1f": ("-", "+"),
    "0-0f": ("-", "-"),
    None: ("", ""),
}
"""What White and Black have of a result."""
UNRATED_GAMES = {"1-0": ("W", "L"), "0-1": ("L", "W"), "1/2": ("D", "D")}
"""Of a game that lasted less than one move."""
RESULT_OF = {letters: code for table in (UNRATED_GAMES, GAME_LETTERS) for code, letters in table.items()}
FORFEITS = frozenset("+-")
RESULT_LETTERS = frozenset("1=0+-WDLHFUZ")

ZERO, HALF, FULL, ALLOCATED = "Z", "H", "F", "U"
"""Byes: known absence, half a point, a whole point, and the one the pairing gives."""

REST_LETTERS = {"bye": ALLOCATED, "half": HALF, "absent": ZERO, "rt": ZERO, "rr": FULL}
"""How a rest is written."""
RESTS_OF_A_SWISS = {
    ALLOCATED: "bye",
    HALF: "half",
    ZERO: "absent",
    "": "absent",
    FULL: "bye",
    "+": "bye",
    "=": "half",
    "-": "absent",
}
"""How it is read; the last four are what older programs write, or more than the model tells apart."""
RESTS_OF_A_ROUND_ROBIN = {ZERO: "rt", "": "rt", "-": "rt", FULL: "rr", ALLOCATED: "rr", "+": "rr"}
USUAL_RESTS = frozenset({ALLOCATED, HALF, ZERO, ""})
"""Those that mean in a Swiss exactly what they say."""

SHORT_TITLES = {
    "g": "GM",
    "m": "IM",
    "wg": "WGM",
    "f": "FM",
    "wm": "WIM",
    "c": "CM",
    "wf": "WFM",
    "wc": "WCM",
}
"""As reports of 2006 have them."""

FIRST_COLOURS = {"W": Colour.WHITE, "B": Colour.BLACK}

POINTS = {"W": 10, "D": 5, "L": 0, "A": 0}
"""Tenths of a point for a win, a draw, a loss and an absence, unless the report says otherwise."""
PAIRING_BYE, UNKNOWN_RESULT = "P", "X"
JAVAFO_POINTS = {
    **dict.fromkeys(("W", "WW", "BW", "FW", "FPB"), "W"),
    **dict.fromkeys(("D", "WD", "BD", "HPB"), "D"),
    **dict.fromkeys(("L", "WL", "BL"), "L"),
    **dict.fromkeys(("ZPB", "FL"), "A"),
    "PAB": PAIRING_BYE,
}
"""What the record XXS calls the same results."""
BBP_POINTS = {"BBW": "W", "BBD": "D", "BBL": "L", "BBZ": "A", "BBF": "A", "BBU": PAIRING_BYE}
"""And bbpPairings."""

TIE_BREAKS = {
    "BH": TieBreak.BUCHHOLZ,
    "BH/C1": TieBreak.BUCHHOLZ_CUT_1,
    "BH/C2": TieBreak.BUCHHOLZ_CUT_2,
    "BH/M1": TieBreak.MEDIAN,
    "BH/M2": TieBreak.MEDIAN_2,
    "SB": TieBreak.SONNEBORN_BERGER,
    "DE": TieBreak.DIRECT_ENCOUNTER,
    "WIN": TieBreak.WINS,
    "WON": TieBreak.GAMES_WON,
    "BPG": TieBreak.BLACK_GAMES,
    "PS": TieBreak.PROGRESSIVE,
    "ARO": TieBreak.RATING_AVERAGE,
    "TPR": TieBreak.PERFORMANCE,
}
"""By the short names of FIDE's regulations (C.07)."""
POINTS_TIE_BREAK = "PTS"

ROUND_ROBIN, DOUBLE_ROUND_ROBIN = "ROUNDROBIN", ("DOUBLE", "_G2")
"""In the code of the type of tournament."""
UNSUPPORTED_TYPES = ("TEAM", "KNOCKOUT", "SCHILLER", "SCHEVENINGEN")
"""Types of tournament that are neither a Swiss nor a round robin of players."""
