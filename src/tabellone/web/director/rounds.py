"""Rounds: preview and pair, publish, results."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.views.decorators.http import require_POST

from tabellone.documents.exact import as_text
from tabellone.engine.model import Amount
from tabellone.journal.actions import pairing
from tabellone.journal.state import PairedRound, State
from tabellone.store.backup import make_backup
from tabellone.web.access import director_only, is_director
from tabellone.web.books import REPOSITORY, act, opened
from tabellone.web.director.consequences import confirm_page, newly_otherwise
from tabellone.web.director.frame import tournament_page
from tabellone.web.steps import next_step

RESULTS = (("1-0", "1"), ("1/2", "½"), ("0-1", "0"))
"""The results a click away, from White's side."""
RARE_RESULTS = ("1-0f", "0-1f", "0-0f", "suspended")


@director_only
def pair(request: HttpRequest, key: str) -> HttpResponse:
    """What the next round will be, with reasons and exceptions, then the round itself."""
    journal = opened(request, key)
    data, decision = pairing(journal.state)
    if request.method == "POST":
        event = act(request, key, "pair", data)
        make_backup("round")
        return HttpResponseRedirect(f"/t/{key}/round/{event.data['round']}")
    unit = journal.state.system.points_unit
    boards = [
        {
            "number": number,
            "white": _seat(journal.state, game.white, decision.scores[game.white], unit),
            "black": _seat(journal.state, game.black, decision.scores[game.black], unit),
        }
        for number, game in enumerate(decision.games, 1)
    ]
    rests = [(_named(journal.state, journal.state.id_of[rest.player]), rest.kind) for rest in decision.rests]
    context = {"decision": decision, "boards": boards, "rests": rests, "hide_step": True}
    return tournament_page(request, key, journal, "pair", **context)


def show(request: HttpRequest, key: str, number: int) -> HttpResponse:
    """A round with its results; everybody sees it once it is published."""
    journal = opened(request, key)
    paired = _visible(request, journal.state, number)
    boards = [_board(journal.state, number, index) for index in range(len(paired.boards))]
    context = {
        "number": number,
        "paired": paired,
        "boards": boards,
        "results": RESULTS,
        "rare": RARE_RESULTS,
        "rests": [(_named(journal.state, player), kind) for player, kind in paired.rests],
        "done": len(paired.boards) - paired.missing_results,
        "last": number == len(journal.state.paired),
    }
    return tournament_page(request, key, journal, "round", **context)


@director_only
@require_POST
def act_on(request: HttpRequest, key: str, number: int, action: str) -> HttpResponse:
    """Publish, take back, throw away."""
    if action not in ("publish", "unpublish", "unpair"):
        raise Http404
    act(request, key, action, {"round": number})
    return HttpResponseRedirect(f"/t/{key}/" if action == "unpair" else f"/t/{key}/round/{number}")


@director_only
@require_POST
def result(request: HttpRequest, key: str, number: int, board: int) -> HttpResponse:
    """A result, or another one in its place; the answer is the line of the table."""
    code = request.POST.get("result") or None
    state = REPOSITORY.journal(key).state
    paired = state.paired[number - 1] if 0 < number <= len(state.paired) else None
    known = paired.boards[board - 1].result if paired and 0 < board <= len(paired.boards) else None
    kind = "result" if known in (None, "suspended") and code is not None else "correct"
    data = {"round": number, "board": board, "result": code}
    asked: list[int] = []
    if kind == "correct" and number < len(state.paired) and not request.POST.get("confirmed"):
        asked = newly_otherwise(opened(request, key), kind, data)
    if asked and not request.htmx:
        what = request.speaker.say("ui_correct_to", board=board, round=number, result=code)
        return confirm_page(request, key, what, asked, f"/t/{key}/round/{number}")
    if not asked:
        act(request, key, kind, data)
    journal = opened(request, key)
    if not request.htmx:
        return HttpResponseRedirect(f"/t/{key}/round/{number}")
    context = {
        "base": f"/t/{key}/",
        "number": number,
        "board": _board(journal.state, number, board - 1),
        "results": RESULTS,
        "rare": RARE_RESULTS,
        "seen": journal.sequence,
        "step": next_step(journal.state),
        "otherwise": asked,
        "asked": code,
    }
    return render(request, "tabellone/board_saved.html", context)


def _visible(request: HttpRequest, state: State, number: int) -> PairedRound:
    if not 0 < number <= len(state.paired) or not (is_director(request) or state.paired[number - 1].published):
        raise Http404
    return state.paired[number - 1]


def _board(state: State, number: int, index: int) -> dict[str, Any]:
    board = state.paired[number - 1].boards[index]
    return {
        "number": index + 1,
        "white": _named(state, board.white),
        "black": _named(state, board.black),
        "result": board.result,
    }


def _named(state: State, player: int) -> dict[str, Any]:
    return {"name": state.entrants[player].name, "number": state.number_of[player]}


def _seat(state: State, number: int, score: int, unit: int) -> dict[str, Any]:
    return {"name": state.entrants[state.id_of[number]].name, "number": number, "score": as_text(Amount(score, unit))}
