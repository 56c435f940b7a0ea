"""Slips of each kind of encounter on the page of a verification: one module a kind."""

from collections.abc import Mapping
from typing import Any

from tabellone.engine.encounters import Encounter, Game, Match, Table
from tabellone.web.director.slip_kinds.games import SlipsOfGames
from tabellone.web.director.slip_kinds.matches import SlipsOfMatches
from tabellone.web.director.slip_kinds.slips import Slips
from tabellone.web.director.slip_kinds.tables import SlipsOfTables

KINDS: Mapping[type[Encounter], Slips[Any]] = {
    Game: SlipsOfGames(),
    Table: SlipsOfTables(),
    Match: SlipsOfMatches(),
}
