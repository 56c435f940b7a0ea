"""Encounters as documents write them: one module a kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.engine.encounters import Encounter, Game, Match, Table
from tabellone.formats.encounters.games import GAMES
from tabellone.formats.encounters.matches import MATCHES
from tabellone.formats.encounters.tables import TABLES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabellone.formats.encounters.written import Written

KINDS: Mapping[type[Encounter], Written[Any]] = {Game: GAMES, Table: TABLES, Match: MATCHES}


def kind_in(played: Mapping[str, Any]) -> Written[Any]:
    """The kind of the encounters of a round in a document; a round of rests has none, and says of which kind."""
    named = [kind for kind in KINDS.values() if kind.name in played]
    return next((kind for kind in named if played[kind.name]), named[0] if named else GAMES)


def kind_of(encounters: tuple[Encounter, ...]) -> Written[Any]:
    """The kind of those of a round; one in which everybody rests has no games."""
    return KINDS[type(encounters[0])] if encounters else GAMES


def write_encounters(encounters: tuple[Encounter, ...], of_teams: bool) -> dict[str, Any]:
    """The field of a round that has them; of teams it is `matches`, also where all of them rest."""
    kind: Written[Any] = MATCHES if of_teams else kind_of(encounters)
    return {kind.name: [kind.write(one) for one in encounters]}
