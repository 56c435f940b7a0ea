"""The brackets of an elimination as pictures, as many sheets as they need."""

from tabellone.documents.bracket_picture import BOX_HEIGHT, BOX_WIDTH, BracketPicture
from tabellone.documents.brackets import bracket_title, draw_bracket_sheets, published_bracket
from tabellone.documents.listings.table import TableContext
from tabellone.engine.bracket_tree import BracketTree
from tabellone.engine.capabilities import HasBrackets
from tabellone.engine.teams.team_view import competitors
from tabellone.exports.pdf.sections import Section


def bracket_sections(subject: TableContext) -> list[Section]:
    """Returns the published brackets; nothing before the first round or in a system without brackets."""
    system, tournament = subject.system, subject.tournament
    if not isinstance(system, HasBrackets) or not tournament.history:
        return []
    trees = [published_bracket(tree, len(tournament.history)) for tree in system.brackets(tournament)]
    return [section for tree in trees if tree.columns for section in _sections(subject, tree, trees)]


def _sections(subject: TableContext, tree: BracketTree, trees: list[BracketTree]) -> list[Section]:
    title = bracket_title(tree, subject.speaker)
    pictures = draw_bracket_sheets(tree, 0, trees, competitors(subject.tournament), subject.speaker)
    if len(pictures) == 1:
        return [_section(title, pictures[0])]
    return [_section(f"{title} ({number}/{len(pictures)})", one) for number, one in enumerate(pictures, 1)]


def _section(title: str, picture: BracketPicture) -> Section:
    return {
        "kind": "bracket",
        "title": title,
        "landscape": picture.width > picture.height,
        "width": picture.width,
        "height": picture.height,
        "box": (BOX_WIDTH, BOX_HEIGHT),
        "headings": picture.headings,
        "lines": [[tuple(map(int, point.split(","))) for point in line.split()] for line in picture.lines],
        "boxes": [
            {
                "x": box.x,
                "y": box.y,
                "seats": [{"text": seat.text, "points": seat.points, "won": seat.state == "won"} for seat in box.seats],
            }
            for box in picture.boxes
        ],
    }
