"""How large the letters of a table are and how wide its columns, so that whatever it holds fits between the margins."""

from collections.abc import Iterable
from typing import NamedTuple

from tabellone.documents.listings.cells import Round
from tabellone.documents.listings.listing import Column, Kind, Listing

ACROSS, UPRIGHT = 785.0, 527.0
"""Points between the margins of a sheet that lies on its side, 277 mm, and of one that stands, 186 mm."""
USUAL, LEAST_UPRIGHT = 9.0, 7.0
"""Of the letters of a table without rounds; with smaller ones it would rather lie."""
LETTER, BOLD_LETTER = 0.58, 0.69
"""How wide a letter is, in units of its size: a little more than most are, so that few lines are broken."""
LONGEST_NAME = 22
"""Letters of a name that stand on one line of a table with rounds; longer ones go on below."""
LONGEST_REMARK = 30
"""Letters of a club or a team for which its column is no larger than it needs."""
LARGEST, SMALLEST = 7.8, 3.4
"""Of the letters of a table with rounds, in points; nine rounds of forty players have the largest on one page."""
LEGIBLE = 5.5
"""Below this, running scores stand under their results, and letters are larger for it."""
MANY_ROUNDS = 15


class Layout(NamedTuple):
    """Of one table."""

    size: float
    inset: float
    """Above and below a line."""
    gap: float
    """Left and right of a column."""
    widths: tuple[str | float, ...]
    """Of every column: `share` of what is left, `own` as it needs, or units of the letters' size."""
    is_stacked: bool = False
    """Whether running scores stand under their results."""
    lies: bool = False
    """Whether the sheet lies on its side."""


def layout(listing: Listing, in_halves: bool) -> Layout:
    """Upright where there are no rounds and everything fits; the more rounds, the smaller."""
    if any(column.kind is Kind.ROUND for column in listing.columns):
        return _of_rounds(listing)
    widths = tuple("share" if _is_wide(listing, index) else "own" for index in range(len(listing.columns)))
    if in_halves:
        return Layout(USUAL, 4.4, 3, widths)
    needed = sum(_needed(listing, index, column) for index, column in enumerate(listing.columns))
    upright, lying = ((room - 6 * len(listing.columns)) / needed for room in (UPRIGHT, ACROSS))
    lies = upright < LEAST_UPRIGHT
    return Layout(min(USUAL, max(SMALLEST, lying if lies else upright)), 4, 3, widths, lies=lies)


def _is_wide(listing: Listing, index: int) -> bool:
    column = listing.columns[index]
    if column.kind is Kind.REMARK:
        return _longest(row[index].text for row in listing.rows) > LONGEST_REMARK
    return column.kind is Kind.NAME


def _of_rounds(listing: Listing) -> Layout:
    """Rounds share what names and figures leave, which are given what they need."""
    rounds = sum(column.kind is Kind.ROUND for column in listing.columns)
    gap = 2.0 if rounds <= MANY_ROUNDS else 0.8
    room = ACROSS - 2 * gap * len(listing.columns)
    needed = [_needed(listing, index, column) for index, column in enumerate(listing.columns)]
    others = sum(needed) - sum(width for width, column in _with_columns(needed, listing) if column.kind is Kind.ROUND)
    widest = _round_width(listing, is_stacked=False)
    size = room / (others + rounds * widest)
    is_stacked = size < LEGIBLE and any(cell.total for cell in _rounds(listing))
    if is_stacked:
        size = room / (others + rounds * _round_width(listing, is_stacked=True))
    widths = tuple("share" if column.kind is Kind.ROUND else width for width, column in _with_columns(needed, listing))
    return Layout(min(LARGEST, max(SMALLEST, size)), 2.1, gap, widths, is_stacked, lies=True)


def _with_columns(widths: list[float], listing: Listing) -> Iterable[tuple[float, Column]]:
    return zip(widths, listing.columns, strict=True)


def _needed(listing: Listing, index: int, column: Column) -> float:
    """What a column needs, in units of the letters' size; a heading is bold and a little smaller."""
    longest = _longest(row[index].text for row in listing.rows)
    if column.kind in (Kind.NAME, Kind.REMARK):
        longest = min(longest, LONGEST_NAME)
    letter = BOLD_LETTER if column.kind is Kind.NAME else LETTER
    return max(longest * letter, len(column.heading) * BOLD_LETTER * 0.9, 1.0)


def _round_width(listing: Listing, is_stacked: bool) -> float:
    return _longest(_drawn(cell, is_stacked) for cell in _rounds(listing)) * LETTER + 0.2


def _drawn(cell: Round, is_stacked: bool) -> str:
    """What stands on the longest of its lines, a disc as one letter."""
    own = f"{cell.letter}{cell.against} {cell.made}"
    return own if is_stacked or not cell.total else f"{own} · {cell.total}"


def _rounds(listing: Listing) -> Iterable[Round]:
    return (cell for row in listing.rows for cell in row if isinstance(cell, Round))


def _longest(texts: Iterable[str]) -> int:
    return max(map(len, texts), default=0)
