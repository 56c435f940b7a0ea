"""The openings of a round as diagrams: one for everybody, or one for every board."""

from tabellone.documents.boards import SQUARE
from tabellone.documents.listings.table import TableContext
from tabellone.documents.openings import DARK_SQUARES, Diagram, diagram, opening_line
from tabellone.engine.openings.options import opening_rules
from tabellone.exports.pdf.sections import Section, breakable

SIDE = 8 * SQUARE
FILLS = {"white": "#fff", "black": "#000"}


def opening_sections(subject: TableContext, round_number: int) -> list[Section]:
    speaker, played = subject.speaker, subject.tournament.history[round_number - 1]
    edition = opening_rules(subject.tournament.rules).opening_edition
    drawn = [diagram(opening, edition) for opening in played.openings]
    if not drawn:
        return []
    for_all = len(drawn) == 1
    return [
        {
            "kind": "openings",
            "title": speaker.say("paper_openings", round=round_number),
            "across": 1 if for_all else 3,
            "legend": speaker.say("opening_legend"),
            "diagrams": [
                {
                    "board": "" if for_all else f"{speaker.say('board')} {board}",
                    "who": "" if for_all else _who(subject, round_number, board),
                    "line": opening_line(one.opening, speaker),
                    "picture": _picture(one),
                }
                for board, one in enumerate(drawn, 1)
            ],
        }
    ]


def _who(subject: TableContext, round_number: int, board: int) -> str:
    """Returns who plays an opening; boards of matches have numbers only."""
    games = subject.tournament.history[round_number - 1].games
    if board > len(games):
        return ""
    return breakable(" – ".join(map(subject.speaker.name, games[board - 1].seats)))


def _picture(drawn: Diagram) -> str:
    """Draws without backgrounds: dark squares are grey, men have borders."""
    men = "".join(f'<circle cx="{man.x}" cy="{man.y}" r="7.5" fill="{FILLS[man.colour]}"/>' for man in drawn.men)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 {SIDE + 2} {SIDE + 2}">'
        f'<path d="{DARK_SQUARES}" fill="#c4c4c4"/>'
        f'<g stroke="#000"><rect width="{SIDE}" height="{SIDE}" fill="none"/>{men}</g></svg>'
    )
