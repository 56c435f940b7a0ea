"""The years that were closed with nobody in them, as one JSON text beside the people of a backup.

A year that took something from somebody is among his capitals already.
"""

import json
from collections.abc import Iterable

from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.reasons import BadDocumentError

FILE_NAME = "closed-years.json"
ClosedYears = list[tuple[DraughtsGame, int]]


def closed_years_text(years: Iterable[tuple[DraughtsGame, int]]) -> str:
    """The text that reads back as the same years."""
    return json.dumps([{"game": game.value, "year": year} for game, year in years])


def read_closed_years(text: str) -> ClosedYears:
    """Reads what `closed_years_text` wrote. Raises BadDocumentError for anything else."""
    try:
        years = [(DraughtsGame(entry["game"]), entry["year"]) for entry in json.loads(text)]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise BadDocumentError("not_a_backup", FILE_NAME) from None
    if not all(type(year) is int and 1900 <= year <= 2999 for _, year in years):
        raise BadDocumentError("not_a_backup", FILE_NAME)
    return years
