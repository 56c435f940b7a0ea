"""In which language somebody is answered."""

from tabellone.documents.words import LANGUAGES


def preferred(chosen: str | None, accepted: str) -> str:
    """The language chosen on a page, else the browser's if it is English, else Italian."""
    if chosen in LANGUAGES:
        return str(chosen)
    return "en" if accepted.lower().startswith("en") else "it"
