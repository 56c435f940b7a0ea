"""FID Capo XIV, table 1: the time controls («cadenza di gioco») that the federation prescribes."""

import re
from enum import Enum
from fractions import Fraction
from typing import NamedTuple

from tabellone.engine.draughts import Board
from tabellone.engine.model import Tournament
from tabellone.engine.options import chosen
from tabellone.engine.reasons import Reason


class Cadence(Enum):
    """The limit in national championships.

    «Nei Campionati Nazionali in cui è stabilito un certo numero di mosse da giocare in un determinato tempo, la cadenza
    di gioco imposta ad ogni concorrente non potrà essere superiore: per la dama italiana: 40 mosse ogni ora; per la
    dama internazionale: 50 mosse nelle prime due ore e 25 mosse per ogni ora successiva». With digital clocks and time
    added for every move «dette disposizioni possono essere superate da appositi Regolamenti».
    """

    ITALIAN = "40_moves_an_hour"
    INTERNATIONAL = "50_moves_in_2_hours"


OF_TABLE_1 = {Board.ITALIAN: Cadence.ITALIAN, Board.INTERNATIONAL: Cadence.INTERNATIONAL}
MOVES_AN_HOUR = {Cadence.ITALIAN: Fraction(40), Cadence.INTERNATIONAL: Fraction(25)}
LIMITS = {Board.ITALIAN: "cadence_limit_italian", Board.INTERNATIONAL: "cadence_limit_international"}
"""The sentence that says the limit of a game."""
TYPED = re.compile(
    r"(\d{1,3})\s*(?:mosse|moves)\D*?(\d{1,2}|un|una|one|due|two)?\s*['’]?\s*(?:or[ae]|hours?|h)\b", re.IGNORECASE
)
"""«40 mosse in un'ora», «50 moves in 2 hours»."""
NUMBERS = {"un": 1, "una": 1, "one": 1, "due": 2, "two": 2}


class EventRules(NamedTuple):
    """Options of an event that all draughts systems have."""

    national_championship: bool = False
    """Whether it is a national championship, to which table 1 applies (F42)."""


def cadence_warnings(tournament: Tournament) -> list[Reason]:
    """F42: a national championship whose time control is another than that of table 1; nothing refuses it."""
    rules, game = chosen(tournament.rules, EventRules), chosen(tournament.rules, Board)
    if rules is None or game is None or not rules.national_championship or not tournament.cadence:
        return []
    if moves_an_hour(tournament.cadence) == MOVES_AN_HOUR[OF_TABLE_1[game]]:
        return []
    return [Reason(LIMITS[game], "FID Capo XIV, tabella 1", "F42")]


def moves_an_hour(cadence: str) -> Fraction | None:
    """Of a time control of table 1 or in somebody's words; None where they say no moves in a time."""
    for known, moves in MOVES_AN_HOUR.items():
        if cadence == known.value:
            return moves
    found = TYPED.search(cadence)
    if found is None or "+" in cadence:
        return None
    moves_typed, hours = found.groups()
    count = NUMBERS.get((hours or "un").casefold()) or int(hours)
    return Fraction(int(moves_typed), count) if count else None
