"""Prizes: typed one a line, shared by the rules."""

import re
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect

from tabellone.desk.announcement import announce_prizes
from tabellone.documents.listings.prizes import prizes
from tabellone.documents.listings.table import TableContext
from tabellone.documents.prizes import category_text, money, parse_category, prizes_heading
from tabellone.documents.speaker import Speaker
from tabellone.engine.capabilities import HasTeamStandings
from tabellone.engine.model import Prize
from tabellone.engine.prize_giving import divide_event_prizes
from tabellone.engine.ranking.prizes import TEAM_CATEGORY
from tabellone.engine.ranking.ties import decision_reasons
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.settling import is_finished
from tabellone.journal.state import State
from tabellone.web.askers import may
from tabellone.web.books import hand, opened
from tabellone.web.request import Request
from tabellone.web.roles import Action
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.listed import shown
from tabellone.web.typed import whole_number

MONEY = re.compile(r"(?:€|EUR)?\s*(\d{1,9})(?:[.,](\d{2}))?\s*(?:€|EUR)?")


def show(request: Request, key: str) -> HttpResponse:
    """The prizes as they stand; everybody sees them when the tournament is closed."""
    journal = opened(request, key)
    state = journal.state
    if not may(request, Action.FOLLOW) and not (state.closed and state.prizes):
        raise Http404
    typed, problem = "\n".join(_line(prize, request.speaker) for prize in state.prizes), ""
    if request.method == "POST":
        typed = request.POST.get("prizes", "")
        try:
            announce_prizes(hand(request), key, _read(typed))
        except BadDocumentError as error:
            problem = request.speaker.problem(error)
        else:
            messages.success(request, request.speaker.say("ui_saved"))
            return redirect("prizes", key)
    context: dict[str, Any] = {
        "typed": typed,
        "problem": problem,
        "title": request.speaker.say(prizes_heading(False)),
        "examples": _examples(state, request.speaker),
    }
    if state.prizes and state.competitors:
        context |= _shared(request, key, state)
    response = tournament_page(request, key, journal, "standings/prizes", **context)
    response.status_code = 400 if problem else 200
    return response


def _examples(state: State, speaker: Speaker) -> str:
    """What could be typed here: a category, or the teams where players at tables have them."""
    last = category_text(TEAM_CATEGORY, speaker) if isinstance(state.system, HasTeamStandings) else "CM"
    prizes = Prize(1, 10_000), Prize(1, thing=speaker.say("ui_prize_cup")), Prize(2, 5_000), Prize(1, 3_000, "", last)
    return "\n".join(_line(prize, speaker) for prize in prizes)


def _shared(request: Request, key: str, state: State) -> dict[str, Any]:
    """Who gets what, with what is left and what was decided."""
    tournament = state.tournament
    lines = state.system.standings(tournament)
    shared = divide_event_prizes(tournament, state.system, lines)
    is_provisional = not shared.is_empty and not state.closed and not is_finished(state.system, tournament)
    listing = prizes(TableContext(tournament, state.system, request.speaker), lines, shared, is_provisional)
    return {
        "title": listing.title,
        "listing": listing,
        "table": shown(listing, key, request.speaker) if not shared.is_empty else None,
        "decided": decision_reasons(tournament, lines),
        "waiting": bool(shared.pending),
    }


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
        prize: dict[str, Any] = {"place": place, "category": parse_category(cells[2]) if len(cells) == 3 else ""}
        if euros:
            prize["cents"] = int(euros.group(1)) * 100 + int(euros.group(2) or 0)
        else:
            prize["thing"] = cells[1]
        found.append(prize)
    return found


def _line(prize: Prize, speaker: Speaker) -> str:
    what = prize.thing or money(prize.cents, speaker)
    return "; ".join(filter(None, (str(prize.place), what, category_text(prize.category, speaker))))
