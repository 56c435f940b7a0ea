"""The crosstable as pages show it: everybody's line, round by round, with a way to every explanation."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from tabellone.documents.listings.cells import SAME_PLACE, RoundTableCell
from tabellone.documents.listings.table import DataTable
from tabellone.engine.ranking.standings import Standing
from tabellone.web.addresses import numbered, why_pages
from tabellone.web.cells import figure_cells, row_cells

SAID = ("place", "general_place", "number", "name", "team", "points")
"""What the page says of everybody before his rounds."""


def with_room_on_a_page(made: DataTable, lines: list[Standing], rounds: int) -> DataTable:
    """The columns of a crosstable or tabellone that a page shows."""
    columns = [column.key for column in made.columns]
    played = [f"round_{number}" for number in range(1, rounds + 1)]
    tie_breaks = [tie_break.value for tie_break in lines[0].tie_breaks]
    return made.select(*(key for key in (*SAID, *played, *tie_breaks) if key in columns))


def cross_rows(key: str, listing: DataTable, rounds: int, figure: Callable[[str], str]) -> list[dict[str, Any]]:
    """Its lines; those who share a place are marked."""
    page, why = numbered("player", key), why_pages(key, rounds)
    columns = [column.key for column in listing.columns]
    headings = [column.heading for column in listing.columns[columns.index("points") + 1 + rounds :]]
    rows: list[dict[str, Any]] = []
    for row in listing.rows:
        said = dict(zip(columns, row, strict=True))
        number = int(said["number"].text)
        figures = [figure(cell.text) for cell in row[len(row) - len(headings) :]]
        rows.append(
            {name: said[name].text if name in said else "" for name in SAID}
            | {
                "page": page(number),
                "tie": False,
                "figures": figure_cells(headings, figures),
                "cells": row_cells((cell for cell in row if isinstance(cell, RoundTableCell)), number, why),
            }
        )
    for above, below in pairwise(rows):
        above["tie"] = below["place"] == SAME_PLACE
    return rows
