"""Time controls as people read and type them: those of table 1 by name, any other in somebody's own words."""

from tabellone.documents.speaker import Speaker
from tabellone.documents.words import LANGUAGES, catalogue
from tabellone.engine.time_controls import TimeControl


def time_control_text(cadence: str, speaker: Speaker) -> str:
    """Returns a time control as shown, translated if it is one of table 1."""
    known = {one.value for one in TimeControl}
    return speaker.say(f"cadence_{cadence}") if cadence in known else cadence


def parse_time_control(text: str) -> str:
    """Returns a time control as stored: the name of one of table 1 in any language, else the typed text."""
    said = {catalogue(language)[f"cadence_{one.value}"]: one.value for language in LANGUAGES for one in TimeControl}
    return said.get(text.strip(), text.strip())


def offered_time_controls(speaker: Speaker) -> list[str]:
    """Returns the time controls of table 1 in words."""
    return [time_control_text(one.value, speaker) for one in TimeControl]
