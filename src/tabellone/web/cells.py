"""The crosstable's cells, put together without a template: a page has thousands of them."""

from collections.abc import Iterable

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from tabellone.documents.grid import Cell
from tabellone.documents.speaker import Speaker


def row_cells(cells: Iterable[Cell], player: int, base: str, speaker: Speaker) -> SafeString:
    """One player's cells; every figure leads to its explanation."""
    return format_html_join("", "{}", ((_cell(cell, f"{base}why/{cell.round}/{player}", speaker),) for cell in cells))


def figure_cells(figures: Iterable[str]) -> SafeString:
    """Tie-breaks of one player."""
    return format_html_join("", '<td class="n">{}</td>', ((figure,) for figure in figures))


def _cell(cell: Cell, why: str, speaker: Speaker) -> SafeString:
    if cell.opponent:
        disc = format_html('<i class="{}"></i>', cell.colour) if cell.colour else ""
        link = format_html('<a href="{}">{}{}<b>{}</b></a>', why, disc, cell.opponent, cell.sign)
        return format_html("<td>{}<small>{}</small></td>", link, cell.total)
    if cell.table:
        link = format_html('<a href="{}">T{} <b>{}</b></a>', why, cell.table, cell.sign)
        return format_html("<td>{}<small>{}</small></td>", link, cell.total)
    if cell.rest:
        rest = speaker.say(f"short_{cell.rest}")
        return format_html('<td><span class="quiet">{}</span><small>{}</small></td>', rest, cell.total)
    return format_html("<td>{}</td>", "")
