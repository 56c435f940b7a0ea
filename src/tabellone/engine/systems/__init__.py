"""The systems by the name that documents use; one folder per regulation. A system is loaded when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabellone.engine.system import System

SYSTEM_NAMES = ("amalfi", "italo-swiss", "round-robin", "elimination", "big-tables")


def system_named(name: str) -> System:
    """One of SYSTEM_NAMES."""
    module = import_module(f"tabellone.engine.systems.{name.replace('-', '_')}.system")
    system: System = module.SYSTEM
    return system
