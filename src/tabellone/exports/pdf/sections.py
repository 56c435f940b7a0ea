"""Tables of data as sections of a paper: which way up, and what is drawn in a cell."""

import re
from itertools import pairwise
from typing import Any

from tabellone.documents.listings.cells import Cell, ColourCell, ResultCell, RoundTableCell
from tabellone.documents.listings.table import DataTable
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


def table_section(listing: DataTable) -> Section:
    """Returns the section of a table; only a list by name with few columns has two halves."""
    halves = listing.is_in_halves
    plan = layout(listing, halves)
    return {
        "kind": "table",
        "title": listing.title,
        "landscape": plan.is_landscape,
        "halves": halves,
        "left": -(-len(listing.rows) // 2) if halves and len(listing.rows) <= IN_HALVES else 0,
        "size": plan.size,
        "inset": plan.inset,
        "gap": plan.gap,
        "stacked": plan.stacks_totals,
        "columns": [
            {
                "heading": column.heading,
                "align": column.align.value,
                "width": width,
                "bold": column.is_subject,
            }
            for column, width in zip(listing.columns, plan.widths, strict=True)
        ],
        "rows": [[_cell(cell) for cell in row] for row in listing.rows],
        "ends": _ends(listing),
        "notes": list(listing.notes),
    }


def _ends(listing: DataTable) -> list[bool]:
    """Returns for each row whether a stronger rule follows: after a table of several rows, else after each fifth."""
    first = [row[0] if row else None for row in listing.rows]
    if listing.columns[0].key == "table" and any(one == other for one, other in pairwise(first)):
        return [one != other for one, other in pairwise([*first, None])]
    return [number % RULED == 0 for number in range(1, len(first) + 1)]


def breakable(text: str) -> str:
    """A long word may be broken nearly anywhere."""
    return LONG_WORD.sub(lambda word: BREAK.join(PIECE.findall(word[0])), text)


def _cell(cell: Cell) -> Any:
    if isinstance(cell, ColourCell):
        return {"colour": cell.colour.value}
    if isinstance(cell, RoundTableCell):
        return _round(cell)
    if isinstance(cell, ResultCell) and not cell.text:
        return {"blank": True}
    return breakable(cell.text)


def _round(cell: RoundTableCell) -> Any:
    if not cell.against:
        return ""
    parts: dict[str, Any] = {"against": cell.against}
    if cell.cell.colour:
        parts["colour"] = cell.cell.colour
    if cell.points_text:
        parts |= {"made": cell.points_text, "lost": cell.cell.sign == LOST}
    if cell.total:
        parts["total"] = cell.total
    return parts
