"""The openings of a round: drawn from a seed that goes into the journal, or entered as they were drawn in the hall."""

import re
import secrets
from typing import Any

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect
from django.urls import reverse

from tabellone.engine.openings.draw import DrawFrom, remarks, table_not_theirs
from tabellone.engine.openings.names import HOW_MANY
from tabellone.engine.openings.options import OpeningDraw, draws_openings, opening_rules
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.journal.actions import drawing_openings
from tabellone.journal.state import State
from tabellone.web.access import director_only
from tabellone.web.books import REPOSITORY, act, opened
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
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
    if confirmed == opening_rules(state.options).opening_table.value:
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
