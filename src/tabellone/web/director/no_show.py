"""After a round is paired: somebody does not come. The ways on, with what each costs."""

from typing import Any

from django.http import Http404, HttpResponse
from django.shortcuts import redirect

from tabellone.desk.no_show import (
    Missing,
    lose_by_forfeit,
    may_mend,
    mend_pairs,
    pairs_are_fixed,
    repair_of_pairs,
    who_may_be_missing,
)
from tabellone.desk.repair import Way
from tabellone.documents.reasons import rest_text
from tabellone.engine.model import Tournament
from tabellone.engine.no_show import RepairedRound, RepairOptions
from tabellone.engine.outcomes import RESTS
from tabellone.web.books import hand, opened
from tabellone.web.done import redirect_done
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number

FORFEIT = "forfeit"
WAYS = {way.value: way for way in Way}
"""What the buttons of the page send."""


def show(request: Request, key: str, number: int) -> HttpResponse:
    """Who is missing, then the fewest changed boards beside a new pairing and a forfeit; the director takes one."""
    journal = opened(request, key)
    state = journal.state
    if not may_mend(state, number):
        raise Http404
    missing = whole_number(request.POST.get("missing", request.GET.get("missing", "")))
    way = request.POST.get("way", "")
    if missing is not None and way == FORFEIT:
        lose_by_forfeit(hand(request), key, number, missing)
        return redirect("round", key, number)
    if missing is not None and way in WAYS:
        return redirect_done(mend_pairs(hand(request), key, number, missing, WAYS[way]), "round", key, number)
    choice, tournament = who_may_be_missing(state, number), state.tournament
    chosen = next((one for one in choice if one.number == missing), None)
    context: dict[str, Any] = {
        "number": number,
        "choice": sorted((_named(tournament, one) for one in choice), key=lambda named: named[1].casefold()),
        "missing": missing,
        "chosen": chosen,
        "fixed": pairs_are_fixed(state, number),
        "has_results": state.has_results(number),
        "hide_step": True,
    }
    if chosen is not None and not context["fixed"]:
        found = repair_of_pairs(state, number, chosen.number)
        context["ways"] = [(way.value, _shown(request, tournament, title, one)) for way, title, one in _ways(found)]
        context["bye_otherwise"] = _bye_otherwise(tournament, found)
    return tournament_page(request, key, journal, "round/no_show", **context)


def _ways(found: RepairOptions) -> list[tuple[Way, str, RepairedRound]]:
    """Those there are, each with its heading; two that come to the same are one."""
    mended, anew = found.repaired, found.paired_anew
    if mended is not None and anew is not None and (mended.games, mended.rests) == (anew.games, anew.rests):
        return [(Way.MENDED, "ui_no_show_either" if mended.changed_boards else "ui_no_show_none", mended)]
    titles = (
        (Way.MENDED, "ui_no_show_mended" if mended is None or mended.changed_boards else "ui_no_show_none", mended),
        (Way.ANEW, "ui_no_show_anew", anew),
    )
    return [(way, title, one) for way, title, one in titles if one is not None]


def _bye_otherwise(tournament: Tournament, found: RepairOptions) -> tuple[str, str] | None:
    """Who rests with the fewest changed boards and who would by the rules, if they are two."""
    if found.repaired is None or found.paired_anew is None:
        return None
    one, other = (
        next((rest.player for rest in way.rests if not RESTS[rest.kind].requested), None)
        for way in (found.repaired, found.paired_anew)
    )
    if one is None or other is None or one == other:
        return None
    return tournament.players[one - 1].name, tournament.players[other - 1].name


def _named(tournament: Tournament, missing: Missing) -> tuple[int, str]:
    return missing.number, tournament.players[missing.number - 1].name


def _shown(request: Request, tournament: Tournament, title: str, way: RepairedRound) -> dict[str, Any]:
    """The boards that change, who rests, what is broken and how much stays."""
    players, changed = tournament.players, set(way.changed_boards)
    return {
        "title": title,
        "changed": [
            {"number": number, "white": players[game.white - 1], "black": players[game.black - 1]}
            for number, game in enumerate(way.games, 1)
            if number in changed
        ],
        "stay": len(way.games) - len(changed),
        "renumbered": sorted((was, now) for now, was in way.renumbered_boards.items()),
        "rests": [
            (players[rest.player - 1], rest_text(rest, request.speaker))
            for rest in way.rests
            if not RESTS[rest.kind].requested
        ],
        "broken": way.violations,
    }
