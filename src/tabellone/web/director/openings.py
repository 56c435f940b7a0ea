"""The openings of a round: drawn from a seed that goes into the journal, or entered as they were drawn in the hall."""

import re
import secrets
from typing import Any

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect
from django.urls import reverse

from tabellone.documents.openings import DARK_SQUARES, diagram, moves_text, opening_line
from tabellone.documents.speaker import Speaker
from tabellone.engine.openings.book import openings
from tabellone.engine.openings.draw import DrawFrom, remarks, table_not_theirs
from tabellone.engine.openings.names import HOW_MANY
from tabellone.engine.openings.options import OpeningDraw, draws_openings
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.journal.actions import drawing_openings
from tabellone.journal.state import PairedRound, State
from tabellone.web.access import director_only
from tabellone.web.books import REPOSITORY, act, opened
from tabellone.web.director.frame import tournament_page
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.typed import whole_number


@director_only
@posted
def draw(request: Request, key: str, number: int) -> HttpResponse:
    """By lot, or the numbers typed; where the table announced is not for those who play, ask first."""
    typed = request.POST.get("numbers", "")
    state = REPOSITORY.moment(key).state
    if not 0 < number <= len(state.paired):
        raise BadDocumentError("not_paired", "", round=number)
    if typed.strip():
        data: dict[str, Any] = {"round": number, "openings": _numbers(typed)}
    elif draws_openings(state.options) is OpeningDraw.NONE:
        raise BadDocumentError("no_openings_announced", "")
    else:
        objection = table_not_theirs(state.tournament, number)
        decided = None if objection is None else _decided(state, request.POST.get("confirmed", ""))
        if objection is not None and decided is None:
            return _asked(request, key, number, objection)
        data = drawing_openings(state, number, secrets.token_hex(4), decided)
    act(request, key, "openings", data)
    after = opened(request, key).state
    for remark in remarks(after.tournament, number) if typed.strip() else ():
        messages.warning(request, request.speaker.sentence(remark, cited=False))
    return redirect("round", key, number)


def _decided(state: State, confirmed: str) -> DrawFrom | None:
    """What the director chose; a table counts only by its name, for another may have been announced since."""
    if confirmed == state.options.opening_table.value:
        return DrawFrom.ANNOUNCED
    return DrawFrom.APPLYING if confirmed == DrawFrom.APPLYING.value else None


def _asked(request: Request, key: str, number: int, objection: Reason) -> HttpResponse:
    """Which table to draw from: the one that applies, or by name the one announced."""
    journal = opened(request, key)
    say, announced = request.speaker.say, objection.args["opening_table"]
    at_boards = draws_openings(journal.state.options) is OpeningDraw.BOARD
    context = {
        "number": number,
        "back": reverse("round", args=[key, number]),
        "objection": request.speaker.sentence(objection),
        "applying": say("ui_openings_applying_at_boards" if at_boards else "ui_openings_applying"),
        "announced": announced,
        "anyway": say("ui_openings_anyway", table=say(f"opening_table_{announced}")),
    }
    return tournament_page(request, key, journal, "round/openings_table", **context, hide_step=True)


def _numbers(typed: str) -> list[int]:
    cells = re.split(r"[\s,;]+", typed.strip())
    numbers = [whole_number(cell) for cell in cells]
    for number, cell in zip(numbers, cells, strict=True):
        if number is None:
            raise BadDocumentError("no_such_opening", "", number=cell[:20], last=HOW_MANY)
    return [number for number in numbers if number is not None]


def openings_shown(state: State, number: int, speaker: Speaker) -> dict[str, Any]:
    """For the page of a round: the diagram for everybody, or one for every board."""
    rules, paired = state.options, state.paired[number - 1]
    mode = draws_openings(rules)
    edition = getattr(rules, "opening_edition", None)
    shown = [] if edition is None else [diagram(opening, edition) for opening in paired.openings]
    return {
        "dark_squares": DARK_SQUARES,
        "one_for_all": len(shown) == 1,
        "diagrams": [(board, one, _unbroken(opening_line(one.opening, speaker))) for board, one in enumerate(shown, 1)],
        "may_draw": mode is not OpeningDraw.NONE and state.supposed(number) is None,
        "may_draw_again": not state.has_results(number),
        "by_board": mode is OpeningDraw.BOARD,
    }


def _unbroken(line: str) -> str:
    """A move is never cut at its hyphen."""
    return line.replace("-", "\N{NON-BREAKING HYPHEN}")


def openings_of_boards(state: State, paired: PairedRound) -> list[str]:
    """Number and moves beside every board, where boards have openings of their own."""
    if len(paired.openings) < 2:
        return [""] * len(paired.encounters)
    book = openings(state.options.opening_edition)
    return [f"{number}: {moves_text(book[number - 1])}" for number in paired.openings]
