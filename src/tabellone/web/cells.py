"""What a page has hundreds or thousands of, put together without a template; all that goes in is our own text."""

from collections.abc import Iterable

from django.utils.safestring import SafeString, mark_safe

from tabellone.documents.grid import Cell
from tabellone.documents.speaker import Speaker


def row_cells(cells: Iterable[Cell], player: int, base: str, speaker: Speaker) -> SafeString:
    """One player's cells; every figure leads to its explanation. All that goes in is numbers and our own words."""
    return mark_safe("".join(_cell(cell, player, base, speaker) for cell in cells))


def figure_cells(figures: Iterable[str]) -> SafeString:
    """Tie-breaks of one player."""
    return mark_safe("".join(f'<td class="n">{figure}</td>' for figure in figures))


def result_buttons(place: str, choices: Iterable[tuple[str, str, bool]]) -> SafeString:
    """The results of a board a click away: code, label, whether it is the one; `place` is where they are sent."""
    return mark_safe(
        "".join(
            f'<button name="result" value="{code}" formaction="{place}" aria-pressed="{str(pressed).lower()}">'
            f"{label}</button>"
            for code, label, pressed in choices
        )
    )


def _cell(cell: Cell, player: int, base: str, speaker: Speaker) -> str:
    if cell.opponent:
        disc = f'<i class="{cell.colour}"></i>' if cell.colour else ""
        link = f'<a href="{base}why/{cell.round}/{player}">{disc}{cell.opponent}<b>{cell.sign}</b></a>'
        return f"<td>{link}<small>{cell.total}</small></td>"
    if cell.table:
        link = f'<a href="{base}why/{cell.round}/{player}">T{cell.table} <b>{cell.sign}</b></a>'
        return f"<td>{link}<small>{cell.total}</small></td>"
    if cell.rest:
        return f'<td><span class="quiet">{speaker.say(f"short_{cell.rest}")}</span><small>{cell.total}</small></td>'
    return "<td></td>"
