"""Prizes: typed one a line, shared by the rules."""

import re
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect

from tabellone.desk.announcement import announce_prizes
from tabellone.documents.prizes import award_text, money, prizes_heading, undivided_lines
from tabellone.engine.model import Prize
from tabellone.engine.ranking.prizes import shared_prizes
from tabellone.engine.ranking.ties import decisions_said
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.engine.settling import is_finished
from tabellone.engine.teams.competitors import competitors
from tabellone.web.askers import may
from tabellone.web.books import hand, opened
from tabellone.web.request import Request
from tabellone.web.roles import Action
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number

MONEY = re.compile(r"(?:€|EUR)?\s*(\d{1,9})(?:[.,](\d{2}))?\s*(?:€|EUR)?")


def show(request: Request, key: str) -> HttpResponse:
    """The prizes as they stand; everybody sees them when the tournament is closed."""
    journal = opened(request, key)
    state = journal.state
    if not may(request, Action.FOLLOW) and not (state.closed and state.prizes):
        raise Http404
    typed, problem = "\n".join(map(_line, state.prizes)), ""
    if request.method == "POST":
        typed = request.POST.get("prizes", "")
        try:
            announce_prizes(hand(request), key, _read(typed))
        except BadDocumentError as error:
            problem = request.speaker.problem(error)
        else:
            messages.success(request, request.speaker.say("ui_saved"))
            return redirect("prizes", key)
    awards: list[Any] = []
    left: list[str] = []
    decided: list[Reason] = []
    waiting = provisional = False
    if state.prizes and state.competitors:
        tournament = state.tournament
        lines, shown = state.system.standings(tournament), competitors(tournament)
        shared = shared_prizes(state.prizes, lines, shown)
        provisional = bool(shared.awards) and not state.closed and not is_finished(state.system, tournament)
        decided, waiting = decisions_said(tournament, lines), bool(shared.waiting)
        places = {line.player: line.place for line in lines}
        awards = [(places[one.player], shown[one.player - 1], award_text(one)) for one in shared.awards]
        left = undivided_lines(shared, request.speaker)
    context: dict[str, Any] = {"typed": typed, "problem": problem, "awards": awards, "left": left}
    context |= {"decided": decided, "waiting": waiting, "heading": prizes_heading(provisional)}
    response = tournament_page(request, key, journal, "standings/prizes", **context)
    response.status_code = 400 if problem else 200
    return response


def _read(text: str) -> list[dict[str, Any]]:
    """Lines such as «1; 100,00», «1; Coppa», «2; 30; CM»."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        cells = [cell.strip() for cell in line.split(";")]
        place = whole_number(cells[0])
        if place is None or not 2 <= len(cells) <= 3 or not cells[1]:
            raise BadDocumentError("ui_prize_line", "", line=number, text=line[:60])
        euros = MONEY.fullmatch(cells[1])
        prize: dict[str, Any] = {"place": place, "category": cells[2] if len(cells) == 3 else ""}
        if euros:
            prize["cents"] = int(euros.group(1)) * 100 + int(euros.group(2) or 0)
        else:
            prize["thing"] = cells[1]
        found.append(prize)
    return found


def _line(prize: Prize) -> str:
    what = prize.thing or money(prize.cents)
    return "; ".join(filter(None, (str(prize.place), what, prize.category)))
