"""What a page has hundreds or thousands of, put together without a template."""

from collections.abc import Iterable

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe

from tabellone.documents.encounters.shown import Cell
from tabellone.documents.speaker import Speaker
from tabellone.web.addresses import Numbered

GAME = '<td><a href="{}"><i class="{}"></i>{}<b>{}</b></a><small>{}</small></td>'
GAME_WITHOUT_COLOUR = '<td><a href="{}">{}<b>{}</b></a><small>{}</small></td>'
TABLE = '<td><a href="{}">T{} <b>{}</b></a><small>{}</small></td>'
REST = '<td><span class="quiet">{}</span><small>{}</small></td>'
NOTHING = SafeString("<td></td>")
FIGURE = '<td class="n">{}</td>'
RESULT = '<button name="result" value="{}" formaction="{}" aria-pressed="{}">{}</button>'


def row_cells(cells: Iterable[Cell], player: int, why: dict[int, Numbered], speaker: Speaker) -> SafeString:
    """One player's cells; every figure leads to its explanation, in the pages of its round."""
    made = [_cell(cell, why[cell.round](player), speaker) for cell in cells]
    return mark_safe("".join(made))  # each of them is safe already


def figure_cells(figures: Iterable[str]) -> SafeString:
    """Tie-breaks of one player."""
    return format_html_join("", FIGURE, ((figure,) for figure in figures))


def result_buttons(place: str, choices: Iterable[tuple[str, str, bool]]) -> SafeString:
    """The results of a board a click away: code, label, whether it is the one; `place` is where they are sent."""
    buttons = ((code, place, "true" if pressed else "false", label) for code, label, pressed in choices)
    return format_html_join("", RESULT, buttons)


def _cell(cell: Cell, why: str, speaker: Speaker) -> SafeString:
    if cell.opponent and cell.colour:
        return format_html(GAME, why, cell.colour, cell.opponent, cell.sign, cell.total)
    if cell.opponent:
        return format_html(GAME_WITHOUT_COLOUR, why, cell.opponent, cell.sign, cell.total)
    if cell.table:
        return format_html(TABLE, why, cell.table, cell.sign, cell.total)
    if cell.rest:
        return format_html(REST, speaker.say(f"short_{cell.rest}"), cell.total)
    return NOTHING
