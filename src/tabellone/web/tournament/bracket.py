"""The brackets of an elimination tournament."""

from typing import Any, NamedTuple

from django.http import Http404, HttpResponse

from tabellone.documents.bracket_picture import BOX_HEIGHT, BOX_WIDTH, LINE_HEIGHT, Box, BracketPicture
from tabellone.documents.brackets import bracket_title, drawn_bracket, first_column, published_tree
from tabellone.documents.speaker import Speaker
from tabellone.engine.capabilities import DrawsBrackets
from tabellone.engine.teams.competitors import competitors
from tabellone.engine.tree import BracketTree
from tabellone.web.access import is_director
from tabellone.web.addresses import Numbered, why_pages
from tabellone.web.books import opened
from tabellone.web.kept_pages import kept
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number


@kept
def show(request: Request, key: str) -> HttpResponse:
    """All brackets as far as they are public, from a round on."""
    journal = opened(request, key)
    state, system = journal.state, journal.state.system
    if not isinstance(system, DrawsBrackets):
        raise Http404
    shown, tournament = len(state.paired), state.tournament
    trees = system.trees(tournament) if state.drawn and (shown or is_director(request)) else []
    if not is_director(request):
        trees = [published_tree(tree, shown) for tree in trees]
    asked = whole_number(request.GET.get("from", ""))
    speaker = request.speaker
    why = why_pages(key, shown)

    brackets = []
    for tree in (tree for tree in trees if tree.columns):
        first = first_column(tree, asked)
        picture = drawn_bracket(tree, first, trees, competitors(tournament), speaker)
        brackets.append(_drawn(tree, picture, first, speaker, why))
    return tournament_page(request, key, journal, "standings/bracket", brackets=brackets)


def _drawn(
    tree: BracketTree, picture: BracketPicture, first: int, speaker: Speaker, why: dict[int, Numbered]
) -> dict[str, Any]:
    """The picture with its title; every box leads to the reason of its pair."""
    return {
        "title": bracket_title(tree, speaker),
        "picture": picture,
        "first": tree.columns[first][0].round if tree.columns[first] else 1,
        "rounds": [column[0].round for column in tree.columns if column] if tree.joined else [],
        "boxes": [_box(box, why) for box in picture.boxes],
    }


class Words(NamedTuple):
    """One piece of text in a box."""

    style: str
    x: int
    y: int
    words: str


class DrawnBox(NamedTuple):
    """An encounter where it stands in the picture; `why` is the page that explains it, if there is one."""

    x: int
    y: int
    width: int
    height: int
    texts: list[Words]
    why: str


def _box(box: Box, why: dict[int, Numbered]) -> DrawnBox:
    texts = [
        Words(style, box.x + across, box.y + 15 + index * LINE_HEIGHT, words)
        for index, seat in enumerate(box.seats)
        for style, across, words in ((seat.state, 7, seat.text), (f"{seat.state} decided", BOX_WIDTH - 6, seat.points))
        if words
    ]
    player = box.seats[0].player
    page = "" if player is None or box.round not in why else why[box.round](player)
    return DrawnBox(box.x, box.y, BOX_WIDTH, BOX_HEIGHT, texts, page)
