"""The openings of a round: drawn from a seed that goes into the journal, or entered as they were drawn in the hall."""

import re

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect
from django.urls import reverse

from tabellone.desk.openings import Chosen, draw_openings, enter_openings
from tabellone.engine.openings.draw import TableChoice
from tabellone.engine.openings.names import OPENING_COUNT
from tabellone.engine.openings.options import ChosenTable, OpeningDraw, opening_draw
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.web.books import hand, opened
from tabellone.web.director.consequences import asked_first
from tabellone.web.guide.sentences import linked
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number

CHOICES: dict[str, Chosen] = {
    TableChoice.APPLYING.value: TableChoice.APPLYING,
    **{table.value: table for table in ChosenTable},
}
"""What the buttons of the question send."""


@posted
def draw(request: Request, key: str, number: int) -> HttpResponse:
    """By lot, or the numbers typed; where the table announced is not for those who play, ask first."""
    typed = request.POST.get("numbers", "").strip()
    if not typed:
        objection = draw_openings(hand(request), key, number, CHOICES.get(request.POST.get("confirmed", "")))
        return redirect("round", key, number) if objection is None else _asked(request, key, number, objection)
    entered = enter_openings(hand(request), key, number, _numbers(typed), bool(request.POST.get("confirmed")))
    opened(request, key)  # they are told by names
    if not entered.is_done:
        what = request.speaker.say("ui_openings_register", round=number, numbers=typed)
        because = [linked(remark, request.speaker) for remark in entered.remarks]
        return asked_first(request, key, what, because, reverse("round", args=[key, number]))
    for remark in entered.remarks:
        messages.warning(request, linked(remark, request.speaker))
    return redirect("round", key, number)


def _asked(request: Request, key: str, number: int, objection: Reason) -> HttpResponse:
    """Which table to draw from: the one that applies, or by name the one announced."""
    journal = opened(request, key)
    say, announced = request.speaker.say, objection.args["opening_table"]
    at_boards = opening_draw(journal.state.options) is OpeningDraw.BOARD
    context = {
        "number": number,
        "back": reverse("round", args=[key, number]),
        "objection": objection,
        "applying": say("ui_openings_applying_at_boards" if at_boards else "ui_openings_applying"),
        "announced": announced,
        "anyway": say("ui_openings_anyway", table=say(f"opening_table_{announced}")),
    }
    return tournament_page(request, key, journal, "round/openings_table", **context, hide_step=True)


def _numbers(typed: str) -> list[int]:
    cells = re.split(r"[\s,;]+", typed)
    numbers = [whole_number(cell) for cell in cells]
    for number, cell in zip(numbers, cells, strict=True):
        if number is None:
            raise BadDocumentError("no_such_opening", "", number=cell[:20], last=OPENING_COUNT)
    return [number for number in numbers if number is not None]
