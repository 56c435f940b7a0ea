"""Fields the program does not know are ignored, so that newer documents do no harm, but never silently."""

from collections.abc import Mapping
from typing import Any

from tabellone.engine.limits import MAX_TEXT_LENGTH
from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import Reason

MAX_NAMED = 50
"""Unknown fields that are worth a line each."""


class UnknownFields:
    """Collects warnings of unknown fields; a field of many players or games is reported once."""

    def __init__(self) -> None:
        self.warnings: list[Reason] = []
        self._told: set[tuple[tuple[str, ...], str]] = set()

    def check(self, data: Mapping[str, Any], allowed: tuple[str, ...], path: str) -> None:
        """A warning for each unknown field, with its place; beyond `MAX_NAMED` one for all."""
        for name in data:
            if name not in allowed and (allowed, name) not in self._told and len(self._told) <= MAX_NAMED:
                self._told.add((allowed, name))
                self.warnings.append(self._warning(name[:MAX_TEXT_LENGTH], allowed, path))

    def _warning(self, name: str, allowed: tuple[str, ...], path: str) -> Reason:
        if len(self._told) > MAX_NAMED:
            return Reason("unknown_fields_more", args={"most": MAX_NAMED})
        place = f"{path}.{name}" if path else name
        return Reason("unknown_field", args={"where": place, "name": name, "known": TextList(allowed)})
