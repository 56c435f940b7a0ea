"""The cells of the tabellone as HTML: there are thousands on a page, so they are put together without a template."""

from collections.abc import Iterable

from django.utils.safestring import SafeString, mark_safe

from tabellone.documents.grid import Cell
from tabellone.documents.speaker import Speaker


def row_cells(cells: Iterable[Cell], player: int, base: str, speaker: Speaker) -> SafeString:
    """One player's cells; every figure leads to its explanation. All that goes in is numbers and our own words."""
    return mark_safe("".join(_cell(cell, player, base, speaker) for cell in cells))


def _cell(cell: Cell, player: int, base: str, speaker: Speaker) -> str:
    if cell.opponent:
        disc = f'<i class="{cell.colour}"></i>' if cell.colour else ""
        link = f'<a href="{base}why/{cell.round}/{player}">{disc}{cell.opponent}<b>{cell.sign}</b></a>'
        return f"<td>{link}<small>{cell.total}</small></td>"
    if cell.rest:
        return f'<td><span class="quiet">{speaker.say(f"short_{cell.rest}")}</span><small>{cell.total}</small></td>'
    return "<td></td>"
