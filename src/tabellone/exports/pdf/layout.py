"""How large the letters of a table are and how wide its columns, so that whatever it holds fits between the margins."""

from collections.abc import Iterable
from typing import NamedTuple

from tabellone.documents.listings.cells import RoundTableCell
from tabellone.documents.listings.table import Column, ColumnType, DataTable

LANDSCAPE_WIDTH, PORTRAIT_WIDTH = 785.0, 527.0
"""Points between the margins of a sheet that lies on its side, 277 mm, and of one that stands, 186 mm."""
DEFAULT_SIZE, MIN_PORTRAIT_SIZE = 9.0, 7.0
"""Of the letters of a table without rounds; with smaller ones it would rather lie."""
LETTER_WIDTH, BOLD_LETTER_WIDTH = 0.58, 0.69
"""How wide a letter is, in units of its size: a little more than most are, so that few lines are broken."""
MAX_NAME_LENGTH = 22
"""Letters of a name that stand on one line of a table with rounds; longer ones go on below."""
MAX_REMARK_LENGTH = 30
"""Letters of a club or a team for which its column is no larger than it needs."""
MAX_ROUND_SIZE, MIN_ROUND_SIZE = 7.8, 3.4
"""Of the letters of a table with rounds, in points; nine rounds of forty players have the largest on one page."""
MIN_LEGIBLE_SIZE = 5.5
"""Below this, running scores stand under their results, and letters are larger for it."""
MANY_ROUNDS = 15


class Layout(NamedTuple):
    """The type size, the spacing and the column widths of one table."""

    size: float
    inset: float
    """Above and below a line."""
    gap: float
    """Left and right of a column."""
    widths: tuple[str | float, ...]
    """Of every column: `share` of what is left, `own` as it needs, or units of the letters' size."""
    stacks_totals: bool = False
    """Whether running scores stand under their results."""
    is_landscape: bool = False
    """Whether the sheet lies on its side."""


def layout(listing: DataTable, in_halves: bool) -> Layout:
    """Upright where there are no rounds and everything fits; the more rounds, the smaller."""
    if any(column.type is ColumnType.ROUND for column in listing.columns):
        return _layout_with_rounds(listing)
    widths = tuple("share" if _is_wide(listing, index) else "own" for index in range(len(listing.columns)))
    if in_halves:
        return Layout(DEFAULT_SIZE, 4.4, 3, widths)
    needed = sum(_column_width(listing, index, column) for index, column in enumerate(listing.columns))
    upright, lying = ((room - 6 * len(listing.columns)) / needed for room in (PORTRAIT_WIDTH, LANDSCAPE_WIDTH))
    lies = upright < MIN_PORTRAIT_SIZE
    return Layout(min(DEFAULT_SIZE, max(MIN_ROUND_SIZE, lying if lies else upright)), 4, 3, widths, is_landscape=lies)


def _is_wide(listing: DataTable, index: int) -> bool:
    column = listing.columns[index]
    if column.type is ColumnType.REMARK:
        return _longest(row[index].text for row in listing.rows) > MAX_REMARK_LENGTH
    return column.type is ColumnType.NAME


def _layout_with_rounds(listing: DataTable) -> Layout:
    """Rounds share what names and figures leave, which are given what they need."""
    rounds = sum(column.type is ColumnType.ROUND for column in listing.columns)
    gap = 2.0 if rounds <= MANY_ROUNDS else 0.8
    room = LANDSCAPE_WIDTH - 2 * gap * len(listing.columns)
    needed = [_column_width(listing, index, column) for index, column in enumerate(listing.columns)]
    others = sum(needed) - sum(
        width for width, column in _with_columns(needed, listing) if column.type is ColumnType.ROUND
    )
    widest = _round_width(listing, is_stacked=False)
    size = room / (others + rounds * widest)
    is_stacked = size < MIN_LEGIBLE_SIZE and any(cell.total for cell in _rounds(listing))
    if is_stacked:
        size = room / (others + rounds * _round_width(listing, is_stacked=True))
    widths = tuple(
        "share" if column.type is ColumnType.ROUND else width for width, column in _with_columns(needed, listing)
    )
    return Layout(min(MAX_ROUND_SIZE, max(MIN_ROUND_SIZE, size)), 2.1, gap, widths, is_stacked, is_landscape=True)


def _with_columns(widths: list[float], listing: DataTable) -> Iterable[tuple[float, Column]]:
    return zip(widths, listing.columns, strict=True)


def _column_width(listing: DataTable, index: int, column: Column) -> float:
    """Returns the width of a column in units of the type size; a heading is bold and a little smaller."""
    longest = _longest(row[index].text for row in listing.rows)
    if column.type in (ColumnType.NAME, ColumnType.REMARK):
        longest = min(longest, MAX_NAME_LENGTH)
    letter = BOLD_LETTER_WIDTH if column.type is ColumnType.NAME else LETTER_WIDTH
    return max(longest * letter, len(column.heading) * BOLD_LETTER_WIDTH * 0.9, 1.0)


def _round_width(listing: DataTable, is_stacked: bool) -> float:
    return _longest(_longest_line(cell, is_stacked) for cell in _rounds(listing)) * LETTER_WIDTH + 0.2


def _longest_line(cell: RoundTableCell, is_stacked: bool) -> str:
    """Returns the longest line of a round's cell, with a letter for the colour disc."""
    own = f"{cell.letter}{cell.against} {cell.points_text}"
    return own if is_stacked or not cell.total else f"{own} · {cell.total}"


def _rounds(listing: DataTable) -> Iterable[RoundTableCell]:
    return (cell for row in listing.rows for cell in row if isinstance(cell, RoundTableCell))


def _longest(texts: Iterable[str]) -> int:
    return max(map(len, texts), default=0)
