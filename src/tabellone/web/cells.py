"""What a page has hundreds or thousands of, put together without a template.

Nothing in it is anybody's text: numbers, signs, addresses and words of the program. So nothing is escaped, which on a
page of five thousand cells takes longer than everything else.
"""

from collections.abc import Iterable

from django.utils.safestring import SafeString, mark_safe

from tabellone.documents.listings.cells import RoundTableCell
from tabellone.web.addresses import Numbered

GAME = '<td><a href="{}">{}{}{}</a>{}</td>'
DISCS = {"white": '<i class="b"></i>', "black": '<i class="n"></i>'}
"""Of a game really played."""
SCORED = "<b>{}</b>"
LOST = "<span>{}</span>"
"""Softer, so that a crosstable is read at a glance."""
MARK = "<em>{}</em>"
"""A game that nobody played, or that is suspended."""
TABLE = '<td><a href="{}">T{} <b>{}</b></a>{}</td>'
REST = '<td><span class="quiet">{}</span>{}</td>'
TOTAL = "<small>{}</small>"
NOTHING = "<td></td>"
FIGURE = '<td class="num f" data-h="{}">{}</td>'
"""On a phone what it is stands before it."""
RESULT = '<button name="result" value="{}" formaction="{}"{}>{}</button>'
PRESSED = ' aria-pressed="true"'


def row_cells(cells: Iterable[RoundTableCell], player: int, why: dict[int, Numbered]) -> SafeString:
    """One player's rounds; every figure leads to its explanation, in the pages of its round."""
    return mark_safe("".join([_cell(cell, why[cell.cell.round](player)) for cell in cells]))


def figure_cells(names: Iterable[str], figures: Iterable[str]) -> SafeString:
    """Tie-breaks of one player."""
    return mark_safe("".join(map(FIGURE.format, names, figures)))


def result_buttons(place: str, choices: Iterable[tuple[str, str, bool]]) -> SafeString:
    """The results of a board a click away: code, label, whether it is the one; `place` is where they are sent."""
    buttons = [RESULT.format(code, place, PRESSED if pressed else "", label) for code, label, pressed in choices]
    return mark_safe("".join(buttons))


def _cell(cell: RoundTableCell, why: str) -> str:
    total = TOTAL.format(cell.total) if cell.total else ""
    if cell.cell.opponent:
        sign = (LOST if cell.cell.sign.startswith("0") else SCORED).format(cell.cell.sign)
        sign += MARK.format(cell.mark) if cell.mark else ""
        return GAME.format(why, DISCS.get(cell.cell.colour, ""), cell.cell.opponent, sign, total)
    if cell.cell.table:
        return TABLE.format(why, cell.cell.table, cell.cell.sign, total)
    if cell.rest:
        return REST.format(cell.rest, total)
    return NOTHING
