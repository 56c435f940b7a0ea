"""FID Capo XIV, table 1: the time controls («cadenza di gioco») that the federation prescribes."""

import re
from enum import Enum
from fractions import Fraction
from typing import NamedTuple

from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.model import Tournament
from tabellone.engine.options import option
from tabellone.engine.reasons import Reason


class TimeControl(Enum):
    """The limit in national championships.

    «Nei Campionati Nazionali in cui è stabilito un certo numero di mosse da giocare in un determinato tempo, la cadenza
    di gioco imposta ad ogni concorrente non potrà essere superiore: per la dama italiana: 40 mosse ogni ora; per la
    dama internazionale: 50 mosse nelle prime due ore e 25 mosse per ogni ora successiva». With digital clocks and time
    added for every move «dette disposizioni possono essere superate da appositi Regolamenti».
    """

    ITALIAN = "40_moves_an_hour"
    INTERNATIONAL = "50_moves_in_2_hours"


FEDERATION_TIME_CONTROLS = {
    DraughtsGame.ITALIAN: TimeControl.ITALIAN,
    DraughtsGame.INTERNATIONAL: TimeControl.INTERNATIONAL,
}
MOVES_PER_HOUR = {TimeControl.ITALIAN: Fraction(40), TimeControl.INTERNATIONAL: Fraction(25)}
LIMIT_MESSAGES = {
    DraughtsGame.ITALIAN: "cadence_limit_italian",
    DraughtsGame.INTERNATIONAL: "cadence_limit_international",
}
"""The sentence that says the limit of a game."""
MOVES_IN_HOURS = re.compile(
    r"(\d{1,3})\s*(?:mosse|moves)\D*?(\d{1,2}|un|una|one|due|two)?\s*['’]?\s*(?:or[ae]|hours?|h)\b", re.IGNORECASE
)
"""«40 mosse in un'ora», «50 moves in 2 hours»."""
NUMBER_WORDS = {"un": 1, "una": 1, "one": 1, "due": 2, "two": 2}


class EventRules(NamedTuple):
    """Options of an event that all draughts systems have."""

    national_championship: bool = False
    """Whether it is a national championship, to which table 1 applies (F42)."""


def time_control_warnings(tournament: Tournament) -> list[Reason]:
    """F42: a national championship whose time control is another than that of table 1; nothing refuses it."""
    rules, game = option(tournament.rules, EventRules), option(tournament.rules, DraughtsGame)
    if rules is None or game is None or not rules.national_championship or not tournament.cadence:
        return []
    if moves_per_hour(tournament.cadence) == MOVES_PER_HOUR[FEDERATION_TIME_CONTROLS[game]]:
        return []
    return [Reason(LIMIT_MESSAGES[game], "FID Capo XIV, tabella 1", "F42")]


def moves_per_hour(time_control: str) -> Fraction | None:
    """Reads the moves an hour of a time control, of table 1 or in words. Returns None if it names none."""
    for known, moves in MOVES_PER_HOUR.items():
        if time_control == known.value:
            return moves
    found = MOVES_IN_HOURS.search(time_control)
    if found is None or "+" in time_control:
        return None
    moves_typed, hours = found.groups()
    count = NUMBER_WORDS.get((hours or "un").casefold()) or int(hours)
    return Fraction(int(moves_typed), count) if count else None
