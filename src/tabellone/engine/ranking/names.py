"""The tie-breaks a tournament can choose, by the names documents use."""

from enum import Enum


class TieBreak(Enum):
    """The tie-breaks, named as in FIDE's tie-break regulations (C.07)."""

    BUCHHOLZ = "buchholz"
    BUCHHOLZ_CUT_1 = "buchholz_cut1"
    BUCHHOLZ_CUT_2 = "buchholz_cut2"
    MEDIAN = "median"
    MEDIAN_2 = "median2"
    SONNEBORN_BERGER = "sonneborn_berger"
    DIRECT_ENCOUNTER = "direct_encounter"
    WINS = "wins"
    GAMES_WON = "games_won"
    BLACK_GAMES = "black_games"
    PROGRESSIVE = "progressive"
    RATING_AVERAGE = "rating_average"
    PERFORMANCE = "performance"
