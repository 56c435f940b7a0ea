"""FID Capo XIV, table 1: the time controls («cadenza di gioco») that the federation prescribes."""

from enum import Enum

from tabellone.engine.draughts import Board


class Cadence(Enum):
    """The slowest allowed in national championships.

    «la cadenza di gioco imposta ad ogni concorrente non potrà essere superiore: per la dama italiana: 40 mosse ogni
    ora; per la dama internazionale: 50 mosse nelle prime due ore e 25 mosse per ogni ora successiva». With digital
    clocks and time added for every move «dette disposizioni possono essere superate», so an event may have any other.
    """

    ITALIAN = "40_moves_an_hour"
    INTERNATIONAL = "50_moves_in_2_hours"


OF_TABLE_1 = {Board.ITALIAN: Cadence.ITALIAN, Board.INTERNATIONAL: Cadence.INTERNATIONAL}
