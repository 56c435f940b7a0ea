"""A round as a table of data: one module a kind of encounter."""

from collections.abc import Mapping
from typing import Any

from tabellone.documents.listings.kinds.games import ListedGames
from tabellone.documents.listings.kinds.listed import Listed
from tabellone.documents.listings.kinds.matches import ListedMatches
from tabellone.documents.listings.kinds.tables import ListedTables
from tabellone.engine.encounters import Encounter, Game, Match, Table

KINDS: Mapping[type[Encounter], type[Listed[Any]]] = {Game: ListedGames, Table: ListedTables, Match: ListedMatches}
