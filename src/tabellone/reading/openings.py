"""The openings of a round as documents and journals write them."""

from typing import Any

from tabellone.engine.draughts import Board
from tabellone.engine.limits import LONGEST_TEXT
from tabellone.engine.openings.names import HOW_MANY
from tabellone.engine.options import chosen
from tabellone.engine.reasons import BadDocumentError


def read_openings(raw: Any, games: int, rules: Any, where: str) -> tuple[int, ...]:
    """Numbers of openings as a file writes them: none, one for everybody, or one for each game."""
    if not raw:
        return ()
    if chosen(rules, Board) is not Board.ITALIAN:
        raise BadDocumentError("openings_italian_only", where)
    if not isinstance(raw, list) or len(raw) not in (1, games):
        raise BadDocumentError("openings_count", where, games=games)
    for number in raw:
        if type(number) is not int or not 1 <= number <= HOW_MANY:
            raise BadDocumentError("no_such_opening", where, number=str(number)[:20], last=HOW_MANY)
    return tuple(raw)


def read_seed(raw: Any, openings: tuple[int, ...], where: str) -> str:
    """The seed of openings, where there are any."""
    if not raw or not openings:
        return ""
    if not isinstance(raw, str) or len(raw) > LONGEST_TEXT or not raw.isprintable():
        raise BadDocumentError("option_not_a_line", where, longest=LONGEST_TEXT)
    return raw
