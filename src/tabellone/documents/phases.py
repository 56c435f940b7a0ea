"""The standings over all phases of an event, for programs and for people."""

from collections.abc import Sequence
from typing import Any

from tabellone.documents.exact import as_json, as_text
from tabellone.documents.speaker import Speaker
from tabellone.documents.table import text_table
from tabellone.engine.model import Tournament
from tabellone.engine.phases import Overall, Phase


def overall_data(lines: Sequence[Overall], phases: Sequence[Phase]) -> dict[str, Any]:
    """For programs; `phase` is the one in which a player went out, null for the last one."""
    return {
        "standings": [
            {
                "place": line.place,
                "name": line.name,
                "phase": None if line.phase is None else phases[line.phase].tournament.name,
                "points": as_json(line.points),
                "shared": line.shared,
            }
            for line in lines
        ]
    }


def overall_text(lines: Sequence[Overall], phases: Sequence[Phase], last: Tournament, speaker: Speaker) -> str:
    """For people."""
    headings = [speaker.say(code) for code in ("place", "name", "phase", "points")]
    names = [phase.tournament.name for phase in phases]
    rows = [
        (line.place, line.name, last.name if line.phase is None else names[line.phase], as_text(line.points))
        for line in lines
    ]
    return f"{speaker.say('overall_title')}\n\n{text_table(headings, rows)}"
