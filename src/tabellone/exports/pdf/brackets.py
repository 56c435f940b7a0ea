"""The brackets of an elimination as pictures, one a sheet."""

from tabellone.documents.bracket_picture import BOX_HEIGHT, BOX_WIDTH
from tabellone.documents.brackets import bracket_title, drawn_bracket, first_column, published_tree
from tabellone.documents.listings.listing import Subject
from tabellone.engine.capabilities import DrawsBrackets
from tabellone.engine.teams.competitors import competitors
from tabellone.engine.tree import BracketTree
from tabellone.exports.pdf.sections import Section


def bracket_sections(subject: Subject) -> list[Section]:
    """From the first round on; nothing where a system has none."""
    system, tournament = subject.system, subject.tournament
    if not isinstance(system, DrawsBrackets) or not tournament.history:
        return []
    trees = [published_tree(tree, len(tournament.history)) for tree in system.trees(tournament)]
    return [_section(subject, tree, trees) for tree in trees if tree.columns]


def _section(subject: Subject, tree: BracketTree, trees: list[BracketTree]) -> Section:
    speaker = subject.speaker
    picture = drawn_bracket(tree, first_column(tree), trees, competitors(subject.tournament), speaker)
    return {
        "kind": "bracket",
        "title": bracket_title(tree, speaker),
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
