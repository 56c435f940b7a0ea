"""An event that ended before all announced rounds were played."""

from tabellone.engine.capabilities import MustPlayAllRounds
from tabellone.engine.model import Tournament
from tabellone.engine.reasons import Reason
from tabellone.engine.system import System


def early_end_reason(system: System, tournament: Tournament) -> Reason | None:
    """Why, in the words of the regulation; None where all rounds were played or may still be."""
    return system.early_end_reason(tournament) if isinstance(system, MustPlayAllRounds) else None
