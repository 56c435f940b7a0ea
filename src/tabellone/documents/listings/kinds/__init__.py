"""A round as a table of data: one module a kind of encounter."""

from collections.abc import Mapping
from typing import Any

from tabellone.documents.listings.kinds.games import GameRoundTable
from tabellone.documents.listings.kinds.matches import MatchRoundTable
from tabellone.documents.listings.kinds.round_table import RoundTable
from tabellone.documents.listings.kinds.tables import SeatingRoundTable
from tabellone.engine.encounters import Encounter, Game, Match, Table

ROUND_TABLES: Mapping[type[Encounter], type[RoundTable[Any]]] = {
    Game: GameRoundTable,
    Table: SeatingRoundTable,
    Match: MatchRoundTable,
}
