"""Tables of data as sections of a paper: how large, which way up, and what is drawn in a cell."""

import re
from typing import Any

from tabellone.documents.listings.cells import Cell, Piece, Result, Round
from tabellone.documents.listings.listing import Kind, Listing

Section = dict[str, Any]
"""What the template knows as one."""

LONG_WORD = re.compile(r"(\S{24})(?=\S)")
BREAK = "\N{ZERO WIDTH SPACE}"
"""Where a word that is too long for any column may be broken."""
NARROW = 4
"""Columns of a list that is set in two halves, side by side."""
LOST = "0"


def table_section(listing: Listing) -> Section:
    """A sheet with rounds in it lies on its side and is small; one with few columns has two halves."""
    rounds = sum(column.kind is Kind.ROUND for column in listing.columns)
    halves = listing.name == "alphabetical" and len(listing.columns) <= NARROW
    return {
        "kind": "table",
        "title": listing.title,
        "landscape": rounds > 0,
        "halves": halves,
        "size": _size(rounds, halves),
        "inset": 2.1 if rounds else 2.3 if halves else 4,
        "gap": 2 if rounds else 3,
        "columns": [
            {
                "heading": column.heading,
                "align": column.align.value,
                "wide": column.kind is Kind.NAME,
                "bold": column.kind is Kind.NAME and column.key != "opponent",
            }
            for column in listing.columns
        ],
        "rows": [[_cell(cell) for cell in row] for row in listing.rows],
        "notes": list(listing.notes),
    }


def _size(rounds: int, halves: bool) -> float:
    """7.8 points hold 40 players and 9 rounds on a page; more rounds need smaller letters."""
    if not rounds:
        return 8 if halves else 9
    return 7.8 if rounds <= 9 else max(4.5, 7.8 - 0.25 * (rounds - 9))


def breakable(text: str) -> str:
    """A long word may be broken anywhere."""
    return LONG_WORD.sub(rf"\1{BREAK}", text)


def _cell(cell: Cell) -> Any:
    if isinstance(cell, Piece):
        return {"colour": cell.colour.value}
    if isinstance(cell, Round):
        return _round(cell)
    if isinstance(cell, Result) and not cell.text:
        return {"blank": True}
    return breakable(cell.text)


def _round(cell: Round) -> Any:
    if not cell.against:
        return ""
    parts: dict[str, Any] = {"against": cell.against}
    if cell.of.colour:
        parts["colour"] = cell.of.colour
    if cell.made:
        parts |= {"made": cell.made, "lost": cell.of.sign == LOST}
    if cell.total:
        parts["total"] = cell.total
    return parts
