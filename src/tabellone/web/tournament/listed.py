"""A table of data as a page shows it: the cells of its listing, with a way to whomever they name."""

from collections.abc import Sequence
from typing import NamedTuple

from tabellone.documents.listings.cells import (
    AmountCell,
    Cell,
    ColourCell,
    FormattedNumberCell,
    NameCell,
    PlaceCell,
    TeamNameCell,
)
from tabellone.documents.listings.table import Align, Column, DataTable, Row
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


class Pages(NamedTuple):
    """Those of a tournament that its tables lead to."""

    competitor: Numbered
    team: Numbered
    """Of players at tables."""


def shown(listing: DataTable, key: str, speaker: Speaker, keys: Sequence[str] = ()) -> ShownTable:
    """With names leading to the pages of the tournament, or of that of the row, where there are several."""
    pages = {one: Pages(numbered("player", one), numbered("table_team", one)) for one in {key, *keys}}
    rows = [
        [
            _cell(cell, column, pages[of], _why(row, pages[of]), speaker)
            for cell, column in zip(row, listing.columns, strict=True)
        ]
        for row, of in zip(listing.rows, keys or [key] * len(listing.rows), strict=True)
    ]
    repeated = [any(isinstance(cell, PlaceCell) and cell.is_repeated for cell in row) for row in listing.rows]
    heads = [ShownCell(ALIGNED[column.align], column.heading) for column in listing.columns]
    return ShownTable(heads, [ShownRow(*row) for row in zip(rows, [*repeated, False][1:], strict=True)])


def _why(row: Row, pages: Pages) -> str:
    """Where the place of a team is explained."""
    return next((f"{pages.team(cell.member)}#place" for cell in row if isinstance(cell, TeamNameCell)), "")


def _cell(cell: Cell, column: Column, pages: Pages, why: str, speaker: Speaker) -> ShownCell:
    style = ALIGNED[column.align]
    if isinstance(cell, NameCell):
        return ShownCell("name" if column.is_subject else style, cell.text, pages.competitor(cell.competitor))
    if isinstance(cell, TeamNameCell):
        return ShownCell("name", cell.text, pages.team(cell.member))
    if isinstance(cell, ColourCell):
        return ShownCell(style, cell.text, disc=DISCS[cell.colour])
    if isinstance(cell, PlaceCell):
        return ShownCell(f"{style} place", cell.text, why)
    if isinstance(cell, AmountCell | FormattedNumberCell):
        return ShownCell(f"{style} pts" if column.key == POINTS else style, speaker.figure(cell.text))
    return ShownCell(style, cell.text)
