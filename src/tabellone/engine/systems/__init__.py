"""The systems by the name that documents use; one folder per regulation. A system is loaded when it is asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from tabellone.engine.teams.options import is_by_teams

if TYPE_CHECKING:
    from tabellone.engine.model import Tournament
    from tabellone.engine.system import System

SYSTEM_NAMES = ("amalfi", "italo-swiss", "round-robin", "elimination", "big-tables")


@cache
def system_named(name: str) -> System:
    module = import_module(f"tabellone.engine.systems.{name.replace('-', '_')}.system")
    system: System = module.SYSTEM
    return system


def system_of(tournament: Tournament) -> System:
    """The system of a tournament, asked about its teams where those are the competitors."""
    return system_for(tournament.system, tournament.rules)


def system_for(name: str, rules: Any) -> System:
    """One of SYSTEM_NAMES, with the competitors that its rules name."""
    if not is_by_teams(rules):
        return system_named(name)
    from tabellone.engine.teams.system import TEAM_SYSTEMS  # noqa: PLC0415  (few tournaments need it)

    return TEAM_SYSTEMS[name]
