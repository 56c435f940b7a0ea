"""The openings of a round as documents and journals write them."""

from typing import Any

from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.limits import MAX_TEXT_LENGTH
from tabellone.engine.openings.names import OPENING_COUNT
from tabellone.engine.options import option
from tabellone.engine.reasons import BadDocumentError


def read_openings(raw: Any, games: int, rules: Any, path: str) -> tuple[int, ...]:
    """Numbers of openings as a file writes them: none, one for everybody, or one for each game."""
    if not raw:
        return ()
    if option(rules, DraughtsGame) is not DraughtsGame.ITALIAN:
        raise BadDocumentError("openings_italian_only", path)
    if not isinstance(raw, list) or len(raw) not in (1, games):
        raise BadDocumentError("openings_count", path, games=games)
    for number in raw:
        if type(number) is not int or not 1 <= number <= OPENING_COUNT:
            raise BadDocumentError("no_such_opening", path, number=str(number)[:20], last=OPENING_COUNT)
    return tuple(raw)


def read_seed(raw: Any, openings: tuple[int, ...], path: str) -> str:
    """The seed of openings, where there are any."""
    if not raw or not openings:
        return ""
    if not isinstance(raw, str) or len(raw) > MAX_TEXT_LENGTH or not raw.isprintable():
        raise BadDocumentError("option_not_a_line", path, longest=MAX_TEXT_LENGTH)
    return raw
