"""Tables of data as sections of a paper: which way up, and what is drawn in a cell."""

import re
from itertools import pairwise
from typing import Any

from tabellone.documents.listings.cells import Cell, Piece, Result, Round
from tabellone.documents.listings.listing import Listing
from tabellone.exports.pdf.layout import layout

Section = dict[str, Any]
"""What the template knows as one."""

LONG_WORD = re.compile(r"\S{25,}")
"""Longer than any column is wide."""
PIECE = re.compile(r"\S{1,4}")
BREAK = "\N{ZERO WIDTH SPACE}"
"""Where such a word may be broken."""
IN_HALVES = 66
"""Rows of a list in two halves that one sheet holds, as many on the left as on the right."""
RULED = 5
"""Rows between two stronger rules."""
LOST = "0"


def table_section(listing: Listing) -> Section:
    """A sheet with rounds in it lies on its side and is small; one with few columns has two halves."""
    halves = listing.is_in_halves
    plan = layout(listing, halves)
    return {
        "kind": "table",
        "title": listing.title,
        "landscape": plan.lies,
        "halves": halves,
        "left": -(-len(listing.rows) // 2) if halves and len(listing.rows) <= IN_HALVES else 0,
        "size": plan.size,
        "inset": plan.inset,
        "gap": plan.gap,
        "stacked": plan.is_stacked,
        "columns": [
            {
                "heading": column.heading,
                "align": column.align.value,
                "width": width,
                "bold": column.says_whose,
            }
            for column, width in zip(listing.columns, plan.widths, strict=True)
        ],
        "rows": [[_cell(cell) for cell in row] for row in listing.rows],
        "ends": _ends(listing),
        "notes": list(listing.notes),
    }


def _ends(listing: Listing) -> list[bool]:
    """Of each row, whether a stronger rule is below it: of each table with several rows the last, else each fifth."""
    first = [row[0] if row else None for row in listing.rows]
    if listing.columns[0].key == "table" and any(one == other for one, other in pairwise(first)):
        return [one != other for one, other in pairwise([*first, None])]
    return [number % RULED == 0 for number in range(1, len(first) + 1)]


def breakable(text: str) -> str:
    """A long word may be broken nearly anywhere."""
    return LONG_WORD.sub(lambda word: BREAK.join(PIECE.findall(word[0])), text)


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
