"""A table of data as a page shows it: the cells of its listing, with a way to whomever they name."""

from collections.abc import Sequence
from typing import NamedTuple

from tabellone.documents.listings.cells import Cell, Exact, Name, Piece, Place, Written
from tabellone.documents.listings.listing import Align, Column, Listing
from tabellone.documents.speaker import Speaker
from tabellone.engine.model import Colour
from tabellone.web.addresses import Numbered, numbered

DISCS = {Colour.WHITE: "b", Colour.BLACK: "n"}
ALIGNED = {Align.LEFT: "", Align.MIDDLE: "mid", Align.RIGHT: "num"}
POINTS = "points"
"""The column that everybody looks for first."""


class ShownCell(NamedTuple):
    """One cell."""

    style: str
    text: str
    page: str = ""
    """Where it leads."""
    disc: str = ""
    """The style of the piece that is drawn in it."""


class ShownRow(NamedTuple):
    """One row."""

    cells: list[ShownCell]
    is_tie: bool
    """Whether the next one has the same place."""


class ShownTable(NamedTuple):
    """One table."""

    heads: list[ShownCell]
    rows: list[ShownRow]


def shown(listing: Listing, key: str, speaker: Speaker, keys: Sequence[str] = ()) -> ShownTable:
    """With names leading to the pages of the tournament, or of that of the row, where there are several."""
    pages = {one: numbered("player", one) for one in {key, *keys}}
    rows = [
        [_cell(cell, column, pages[of], speaker) for cell, column in zip(row, listing.columns, strict=True)]
        for row, of in zip(listing.rows, keys or [key] * len(listing.rows), strict=True)
    ]
    repeated = [any(isinstance(cell, Place) and cell.is_repeated for cell in row) for row in listing.rows]
    heads = [ShownCell(ALIGNED[column.align], column.heading) for column in listing.columns]
    return ShownTable(heads, [ShownRow(*row) for row in zip(rows, [*repeated[1:], False], strict=True)])


def _cell(cell: Cell, column: Column, page: Numbered, speaker: Speaker) -> ShownCell:
    style = ALIGNED[column.align]
    if isinstance(cell, Name):
        return ShownCell("name" if column.says_whose else style, cell.text, page(cell.competitor))
    if isinstance(cell, Piece):
        return ShownCell(style, cell.text, disc=DISCS[cell.colour])
    if isinstance(cell, Place):
        return ShownCell(f"{style} place", cell.text)
    if isinstance(cell, Exact | Written):
        return ShownCell(f"{style} pts" if column.key == POINTS else style, speaker.figure(cell.text))
    return ShownCell(style, cell.text)
