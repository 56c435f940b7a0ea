"""Events of older versions, said as they are said today. What is written here never changes: it is what they meant."""

from collections.abc import Callable
from typing import Any

from tabellone.journal.facts.tables import known_table, waiting
from tabellone.journal.state import State

Upcaster = Callable[[State, dict[str, Any]], dict[str, Any]]
"""The data of the next version, with the state before the event."""

MISSED_BY = {
    "amalfi": "absent",
    "italo-swiss": "absent",
    "round-robin": "rt",
    "elimination": "rt",
    "big-tables": "absent",
}


def create_1(state: State, data: dict[str, Any]) -> dict[str, Any]:
    """In version 1 nobody of a round robin was kept together unless it was said."""
    return _with_nobody_together(data.get("system"), data | {"rules": data.get("rules", {})})


def settings_1(state: State, data: dict[str, Any]) -> dict[str, Any]:
    """As `create` of version 1."""
    return _with_nobody_together(state.system_name, data)


def draw_1(state: State, data: dict[str, Any]) -> dict[str, Any]:
    """As `create` of version 1."""
    return _with_nobody_together(state.system_name, data)


def _with_nobody_together(system: Any, data: dict[str, Any]) -> dict[str, Any]:
    rules = data.get("rules")
    if system != "round-robin" or not isinstance(rules, dict):
        return data
    return data | {"rules": {"together": "nobody", **rules}}


def return_1(state: State, data: dict[str, Any]) -> dict[str, Any]:
    """Version 1 did not say how the rounds that were missed are written: it followed from the system."""
    return data | {"rest": MISSED_BY[state.system_name]}


def propose_1(state: State, data: dict[str, Any]) -> dict[str, Any]:
    """In version 1 a second proposal was only written if it agreed with the first and came from another phone."""
    _, played, index = known_table(state, data)
    return data | {"accepted": waiting(played, index + 1) is not None}
