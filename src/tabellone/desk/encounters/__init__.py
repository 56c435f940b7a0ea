"""Encounters at the desk: one module a kind."""

from collections.abc import Mapping
from typing import Any

from tabellone.desk.encounters.games import GAMES
from tabellone.desk.encounters.handled import Handled
from tabellone.desk.encounters.matches import MATCHES
from tabellone.desk.encounters.tables import TABLES
from tabellone.engine.encounters import Encounter, Game, Match, Table

KINDS: Mapping[type[Encounter], Handled[Any]] = {Game: GAMES, Table: TABLES, Match: MATCHES}


def as_handled(encounter: Encounter) -> Handled[Any]:
    """What the desk does with one."""
    return KINDS[type(encounter)]
