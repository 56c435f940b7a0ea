"""Time controls as people read and type them: those of table 1 by name, any other in somebody's own words."""

from tabellone.documents.speaker import Speaker
from tabellone.documents.words import LANGUAGES, catalogue
from tabellone.engine.cadences import TimeControl


def cadence_text(cadence: str, speaker: Speaker) -> str:
    """As it is shown, in the language of the page where it is one of table 1."""
    known = {one.value for one in TimeControl}
    return speaker.say(f"cadence_{cadence}") if cadence in known else cadence


def typed_cadence(text: str) -> str:
    """As it is kept: the name of one of table 1 if it was chosen in any language, else what was typed."""
    said = {catalogue(language)[f"cadence_{one.value}"]: one.value for language in LANGUAGES for one in TimeControl}
    return said.get(text.strip(), text.strip())


def cadences_offered(speaker: Speaker) -> list[str]:
    """Those of table 1, to choose from."""
    return [cadence_text(one.value, speaker) for one in TimeControl]
