"""The brackets of an elimination tournament."""

from typing import Any, NamedTuple

from django.http import Http404, HttpResponse

from tabellone.documents.bracket_picture import BOX_HEIGHT, BOX_WIDTH, LINE_HEIGHT, Box, BracketPicture
from tabellone.documents.brackets import (
    bracket_title,
    draw_bracket,
    draw_bracket_sheets,
    first_column,
    visible_brackets,
)
from tabellone.documents.speaker import Speaker
from tabellone.engine.bracket_tree import BracketTree
from tabellone.engine.capabilities import HasBrackets
from tabellone.engine.teams.team_view import competitors
from tabellone.journal.state import State
from tabellone.web.addresses import Numbered, why_pages
from tabellone.web.askers import may
from tabellone.web.books import opened
from tabellone.web.kept_pages import kept
from tabellone.web.request import Request
from tabellone.web.roles import Action
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number


@kept
def show(request: Request, key: str) -> HttpResponse:
    """All brackets as far as they are public, from a round on."""
    journal = opened(request, key)
    state, system = journal.state, journal.state.system
    if not isinstance(system, HasBrackets):
        raise Http404
    trees = visible_brackets(system, state.tournament, state.drawn, may(request, Action.FOLLOW))
    asked, why = whole_number(request.GET.get("from", "")), why_pages(key, len(state.paired_rounds))
    brackets = drawn_brackets(state, trees, asked, request.speaker, why)
    return tournament_page(request, key, journal, "standings/bracket", brackets=brackets)


def brackets_for_all(state: State, speaker: Speaker) -> list[dict[str, Any]]:
    """All of a tournament as everybody sees them, without addresses; none where there are none."""
    if not isinstance(state.system, HasBrackets):
        return []
    trees = visible_brackets(state.system, state.tournament, state.drawn, sees_everything=False)
    return drawn_brackets(state, trees, None, speaker, {})


def drawn_brackets(
    state: State, trees: list[BracketTree], asked: int | None, speaker: Speaker, why: dict[int, Numbered]
) -> list[dict[str, Any]]:
    """Those that have anything to show, from the round that is asked for."""
    brackets, everybody = [], competitors(state.tournament)
    for tree in (tree for tree in trees if tree.columns):
        first = first_column(tree, asked)
        picture = draw_bracket(tree, first, trees, everybody, speaker)
        on_paper = draw_bracket_sheets(tree, first if asked else 0, trees, everybody, speaker)
        sheets = [_picture(sheet, why) for sheet in on_paper] if len(on_paper) > 1 else []
        brackets.append(_drawn(tree, first, speaker) | {"shown": _picture(picture, why), "sheets": sheets})
    return brackets


def _drawn(tree: BracketTree, first: int, speaker: Speaker) -> dict[str, Any]:
    """Its title, and the rounds it can be shown from."""
    return {
        "title": bracket_title(tree, speaker),
        "first": tree.columns[first][0].round if tree.columns[first] else 1,
        "rounds": [column[0].round for column in tree.columns if column] if tree.joined else [],
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


class Drawn(NamedTuple):
    """A picture with its boxes, each of which leads to the reason of its pair."""

    picture: BracketPicture
    boxes: list[DrawnBox]


def _picture(picture: BracketPicture, why: dict[int, Numbered]) -> Drawn:
    return Drawn(picture, [_box(box, why) for box in picture.boxes])


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
