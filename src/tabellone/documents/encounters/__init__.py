"""Encounters as they are shown: one module a kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.documents.encounters.games import GAMES
from tabellone.documents.encounters.matches import MATCHES
from tabellone.documents.encounters.tables import TABLES
from tabellone.engine.encounters import Encounter, Game, Match, Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabellone.documents.encounters.shown import Shown

KINDS: Mapping[type[Encounter], Shown[Any]] = {Game: GAMES, Table: TABLES, Match: MATCHES}


def shown(encounter: Encounter) -> Shown[Any]:
    """How it is shown."""
    return KINDS[type(encounter)]


def shown_round(encounters: tuple[Encounter, ...], of_teams: bool) -> Shown[Any]:
    """How a round is shown, all of one kind; one in which everybody rests has no games, or no matches."""
    return shown(encounters[0]) if encounters else MATCHES if of_teams else GAMES
