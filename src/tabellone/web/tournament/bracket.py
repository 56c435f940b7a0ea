"""The brackets of an elimination tournament."""

from functools import partial
from typing import Any, NamedTuple

from django.http import Http404, HttpResponse

from tabellone.documents.bracket_picture import BOX_HEIGHT, BOX_WIDTH, LINE_HEIGHT, Box, BracketPicture, bracket_picture
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

MOST_AT_ONCE = 32
"""Encounters in the first column shown, unless an earlier one is asked for."""
STAGES = {1: "stage_final", 2: "stage_semifinals", 4: "stage_quarters", 8: "stage_eighths", 16: "stage_sixteenths"}


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
        trees = [_published(tree, shown) for tree in trees]
    asked = whole_number(request.GET.get("from", ""))
    speaker = request.speaker
    marks = {mark: speaker.say(f"bracket_mark_{mark}") for mark in ("lot", "forfeit")}
    why = why_pages(key, shown)
    staged = not any(tree.kind == "recovery" for tree in trees)

    brackets = []
    for tree in (tree for tree in trees if tree.columns):
        first = _first_column(tree, asked)
        heading = partial(_heading, speaker, STAGES if staged and tree.kind == "main" else {})
        picture = bracket_picture(tree, first, competitors(tournament), heading, marks)
        brackets.append(_drawn(tree, picture, first, speaker, why))
    return tournament_page(request, key, journal, "standings/bracket", brackets=brackets)


def _heading(speaker: Speaker, stages: dict[int, str], number: int, encounters: int) -> str:
    if encounters in stages:
        return speaker.say(stages[encounters])
    return f"{speaker.say('round')} {number}"


def _published(tree: BracketTree, rounds: int) -> BracketTree:
    """Without the encounters of a round that only the director knows."""
    if tree.joined:
        return tree
    return tree._replace(columns=tuple(column for column in tree.columns if column and column[0].round <= rounds))


def _first_column(tree: BracketTree, asked: int | None) -> int:
    """The column of the round asked for; otherwise the first that is not too long to look at."""
    if asked is not None:
        return max((i for i, column in enumerate(tree.columns) if column and column[0].round <= asked), default=0)
    fitting = (i for i, column in enumerate(tree.columns) if len(column) <= MOST_AT_ONCE)
    return next(fitting, 0) if tree.joined else 0


def _drawn(
    tree: BracketTree, picture: BracketPicture, first: int, speaker: Speaker, why: dict[int, Numbered]
) -> dict[str, Any]:
    """The picture with its title; every box leads to the reason of its pair."""
    players = sum(seat is not None for tie in tree.columns[0] for seat in (tie.upper, tie.lower))
    third = tree.kind == "placing" and (tree.place, players) == (3, 2)
    code = "bracket_third" if third else f"bracket_{tree.kind}"
    title = speaker.say(code, place=tree.place, last=tree.place + players - 1)
    return {
        "title": title,
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
