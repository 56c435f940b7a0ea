"""Encounters as journals record them: one module a kind."""

from collections.abc import Mapping
from typing import Any

from tabellone.engine.encounters import Encounter, Game, Match, Table
from tabellone.engine.reasons import BadDocumentError
from tabellone.journal.encounters.games import GAMES
from tabellone.journal.encounters.matches import MATCHES
from tabellone.journal.encounters.recorded import Recorded
from tabellone.journal.encounters.tables import TABLES
from tabellone.journal.shapes import Shape, mapping, require_shape
from tabellone.journal.state import PairedRound, State

KINDS: Mapping[type[Encounter], Recorded[Any]] = {Game: GAMES, Table: TABLES, Match: MATCHES}

RESULT: Shape = {name: field for kind in KINDS.values() for name, field in kind.result.items()}
"""What the result of an encounter of any kind can say."""
PROPOSED: Shape = {name: field for kind in KINDS.values() for name, field in kind.said_by_phone.items()}
"""The same as far as players can say it themselves."""


def recorded(state: State) -> Recorded[Any]:
    """How the encounters of a tournament are recorded."""
    return KINDS[state.system.encounter]


def as_recorded(encounter: Encounter) -> Recorded[Any]:
    """How one that was paired is recorded: a fact, whatever the system is."""
    return KINDS[type(encounter)]


def recorded_round(round_: PairedRound) -> Recorded[Any]:
    """How those of a round that was paired are recorded; one in which everybody rested had no games."""
    return as_recorded(round_.encounters[0]) if round_.encounters else GAMES


def entry(value: Any, path: str) -> None:
    """An encounter of any kind, as the event of a round writes it."""
    mapping(value, path)
    require_shape(_kind_of(value).entry, value)


def read_encounters(entries: list[dict[str, Any]]) -> tuple[Encounter, ...]:
    """Those of a round, all of one kind."""
    kinds = {_kind_of(one) for one in entries}
    if len(kinds) > 1:
        raise BadDocumentError("tables_or_games", "encounters")
    return tuple(kind.read(one) for kind in kinds for one in entries)


def _kind_of(value: dict[str, Any]) -> Recorded[Any]:
    """The kind whose fields it has; a game where it has none of them, so that what is missing can be said."""
    return next((kind for kind in KINDS.values() if kind.entry.keys() & value.keys()), GAMES)
