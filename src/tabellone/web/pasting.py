"""Players pasted from a spreadsheet: one a line, name, rating, title, club, separated by tabs, semicolons or commas."""

import re
from typing import Any, NamedTuple

from tabellone.engine.limits import HIGHEST_RATING


class Pasted(NamedTuple):
    """One line and what was understood of it."""

    line: int
    text: str
    player: dict[str, Any] | None
    problem: str = ""
    """The code of a sentence."""


def pasted_players(text: str) -> list[Pasted]:
    """Every line that is not empty: a number is the rating, short capitals a title, what is left name and club."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    return [_line(number, line) for number, line in lines]


def _line(number: int, line: str) -> Pasted:
    separator = next((mark for mark in ("\t", ";", ",") if mark in line), None)
    cells = [cell.strip() for cell in (line.split(separator) if separator else _by_rating(line))]
    words = [cell for cell in cells if cell and not cell.isdecimal() and not _is_title(cell)]
    ratings = [cell for cell in cells[1:] if cell.isdecimal()]
    if not words:
        return Pasted(number, line, None, "ui_line_without_name")
    if any(len(rating) > len(str(HIGHEST_RATING)) for rating in ratings):
        return Pasted(number, line, None, "ui_line_rating")
    player = {
        "name": words[0],
        "rating": int(ratings[0]) if ratings else None,
        "title": next((cell for cell in cells[1:] if _is_title(cell)), ""),
        "club": words[1] if len(words) > 1 else "",
    }
    return Pasted(number, line, player)


def _by_rating(line: str) -> list[str]:
    """Without separators: a name, then perhaps a rating."""
    found = re.fullmatch(r"(.*?\D)\s+(\d{3,4})", line)
    return [found.group(1), found.group(2)] if found else [line]


def _is_title(cell: str) -> bool:
    return bool(re.fullmatch(r"GM|IM|MI|FM|MF|CM|M|W[GIFC]M|GMF|MIF|[123]N|NC", cell))
