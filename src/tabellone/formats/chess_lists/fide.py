"""A player of FIDE's list, whatever the columns are called."""

from typing import NamedTuple

from tabellone.engine.limits import MAX_RATING
from tabellone.formats.chess_lists.entry import ListedPlayer
from tabellone.formats.csv_rows import Row

MAX_YEAR = 2999
INACTIVE = "i"
"""In the flag, beside `w` for a woman."""


class FideColumns(NamedTuple):
    """The column names of one format; empty where the format has no such column."""

    number: str
    name: str
    federation: str
    sex: str
    title: str
    women_title: str
    standard: str
    rapid: str
    blitz: str
    birth_year: str
    flag: str


def fide_player(row: Row, columns: FideColumns) -> ListedPlayer:
    """Reads one line; FIDE writes 0 for an unknown rating or year of birth."""
    number = row.text(columns.number, required=True)
    row.number(columns.number, 1, 999_999_999)
    return ListedPlayer(
        number,
        row.text(columns.name, required=True),
        row.text(columns.federation),
        row.text(columns.sex),
        row.text(columns.title) or row.text(columns.women_title),
        row.number(columns.standard, 0, MAX_RATING) or None,
        row.number(columns.rapid, 0, MAX_RATING) or None,
        row.number(columns.blitz, 0, MAX_RATING) or None,
        row.number(columns.birth_year, 0, MAX_YEAR) or None,
        INACTIVE in row.text(columns.flag).casefold(),
    )
