"""The standings over all phases of an event, for programs."""

from collections.abc import Sequence
from typing import Any

from tabellone.documents.numbers import amount_json
from tabellone.engine.phases import OverallLine, Phase


def overall_data(lines: Sequence[OverallLine], phases: Sequence[Phase]) -> dict[str, Any]:
    """Returns JSON; `phase` is the one in which a player went out, null for the last one."""
    return {
        "standings": [
            {
                "place": line.place,
                "name": line.name,
                "phase": None if line.phase is None else phases[line.phase].tournament.name,
                "points": amount_json(line.points),
                "shared": line.shared,
            }
            for line in lines
        ]
    }
