"""FID, sistema con doppia partita (R8): an encounter of two games, the second with the colours exchanged.

Art. 3: «chi vince entrambe le partite o ne vince una, pareggiando l'altra, ha diritto a due punti; chi vince una sola
partita e perde l'altra, ovvero le pareggia entrambe, ha diritto ad un solo punto.» Art. 4: players level on points are
ranked by «il punteggio riferito alle singole partite», and only then by the quotient of the system.
"""

from enum import Enum
from typing import Any

from tabellone.engine.options import option


class EncounterForm(Enum):
    """Whether an encounter is one game or two."""

    SINGLE = "single"
    DOUBLE = "double"


def is_double(rules: Any) -> bool:
    """Whether the encounters of a tournament with these rules are of two games."""
    return option(rules, EncounterForm) is EncounterForm.DOUBLE


class GamePoints(Enum):
    """The tie-break of Art. 4, by the name documents use."""

    GAMES = "game_points"
