"""Tournaments: list, new, import, export, settings, close."""

import json
from importlib.resources import files
from typing import Any

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render

from tabellone.desk.bringing import bring
from tabellone.desk.bringing import duplicate as duplicated
from tabellone.desk.ties import close as closed
from tabellone.documents.round_games import shown_game
from tabellone.engine.capabilities import CallsArbiters, rounds_needed
from tabellone.engine.model import FOR_PAPERS
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.systems import SYSTEM_NAMES
from tabellone.formats.document import read
from tabellone.formats.json_text import LARGEST_DOCUMENT
from tabellone.journal.exchange import journal_of
from tabellone.journal.state import State
from tabellone.store.exporting import document_of
from tabellone.store.raw_rows import raw_events
from tabellone.store.raw_text import name_in, text_of
from tabellone.store.repository import StoreError, now
from tabellone.web.access import actor, director_only
from tabellone.web.books import RATINGS, REPOSITORY, act, hand, opened
from tabellone.web.downloads import download, file_name
from tabellone.web.option_forms import answers, questions
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.round_game_form import entered_games, game_lines
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.listing import DEMOS
from tabellone.web.typed import whole_number
from tabellone.web.uploads import uploaded

DEFAULT_ROUNDS = 5
MOST_WARNINGS = 10
"""Said after an import."""


@director_only
def new(request: Request) -> HttpResponse:
    """A new tournament; the options are those of the system's own option class."""
    systems = [{"name": name, "questions": questions(name)} for name in SYSTEM_NAMES]
    typed: dict[str, Any] = {
        "name": request.POST.get("name", ""),
        "rounds": request.POST.get("rounds", DEFAULT_ROUNDS),
        "system": request.POST.get("system", ""),
    }
    problem = ""
    if request.method == "POST":
        try:
            key = REPOSITORY.create(_described(request), actor(request))
            return redirect("players", key)
        except BadDocumentError as error:
            problem = request.speaker.problem(error)
    context = {"systems": systems, "typed": typed, "problem": problem}
    return render(request, "tabellone/tournament/new.html", context, status=400 if problem else 200)


def _described(request: Request) -> dict[str, Any]:
    system = request.POST.get("system", "")
    rules = answers(request, system) if system in SYSTEM_NAMES else {}
    return {
        "name": request.POST.get("name", ""),
        "system": system,
        "rules": rules,
        "rounds": whole_number(request.POST.get("rounds", "")),
    }


@director_only
@posted
def import_file(request: Request) -> HttpResponse:
    """A tournament document or a journal file."""
    brought, warnings = bring(hand(request), uploaded(request, LARGEST_DOCUMENT))
    for warning in warnings[:MOST_WARNINGS]:
        messages.warning(request, request.speaker.sentence(warning))
    if len(warnings) > MOST_WARNINGS:
        messages.warning(request, request.speaker.say("ui_more_warnings", count=len(warnings) - MOST_WARNINGS))
    return redirect("tournament", brought)


@director_only
@posted
def demo(request: Request) -> HttpResponse:
    """A tournament to play with, one for each system."""
    chosen = request.POST.get("demo", DEMOS[0])
    content = files("tabellone.demos").joinpath(f"{chosen if chosen in DEMOS else DEMOS[0]}.json").read_bytes()
    return redirect("standings", REPOSITORY.add(journal_of(read(content).tournament, actor(request), now())))


@director_only
def settings(request: Request, key: str) -> HttpResponse:
    """Name, rounds and options; rounds already paired stay what they were."""
    journal = opened(request, key)
    state = journal.state
    if request.method == "POST":
        data: dict[str, Any] = {
            "name": request.POST.get("name", ""),
            "rounds": whole_number(request.POST.get("rounds", "")),
            "rules": answers(request, state.system_name),
            **{field: request.POST.get(field, "") for field in FOR_PAPERS},
            **({"staff": _lines(request.POST.get("staff", ""))} if isinstance(state.system, CallsArbiters) else {}),
        }
        if data["rounds"] == state.rounds and data["rules"] != dict(state.rules):
            data["rounds"] = _rounds_for(state, data["rules"])
        games = entered_games(request, state)
        if games is not None:
            data["round_games"] = games
        act(request, key, "settings", data)
        messages.success(request, request.speaker.say("ui_saved"))
        _tell_changed_games(request, state, opened(request, key).state)
        return redirect("settings", key)
    context = {"questions": questions(state.system_name, state.options), "games": game_lines(state)}
    return tournament_page(request, key, journal, "tournament/settings", **context)


def _tell_changed_games(request: Request, before: State, after: State) -> None:
    """B17: what was announced is no more what is played, and everybody has to know."""
    for game in after.round_games:
        if (game.was or game.was_minutes) and game not in before.round_games:
            shown = shown_game(after.round_games, game.round, request.speaker)
            assert shown is not None
            told = request.speaker.say("ui_game_changed", round=game.round, game=shown.text)
            messages.warning(request, told)


def _lines(typed: str) -> list[str]:
    """Without empty ones."""
    return [line.strip() for line in typed.splitlines() if line.strip()]


def _rounds_for(state: State, rules: dict[str, Any]) -> int:
    """Other rules may need another number of rounds; where they do, it follows them."""
    if not state.drawn:
        return state.rounds
    after = state._replace(rules=rules)
    return rounds_needed(state.system, after.tournament) or state.rounds


@director_only
@posted
def duplicate(request: Request, key: str) -> HttpResponse:
    """A new tournament with the same rules and the same players, before its draw."""
    copy = request.speaker.say("ui_copy_of", name=opened(request, key).state.name)
    return redirect("settings", duplicated(hand(request), key, copy))


@director_only
@posted
def close(request: Request, key: str) -> HttpResponse:
    """Nothing changes any more; the lots that prizes wait for are drawn before."""
    opened(request, key)  # the lots are told by names
    for reason in closed(hand(request), key):
        messages.success(request, request.speaker.sentence(reason))
    return redirect("standings", key)


@director_only
@posted
def reopen(request: Request, key: str) -> HttpResponse:
    """After all."""
    act(request, key, "reopen", {})
    if RATINGS.rated_on(key):
        messages.warning(request, request.speaker.say("ui_rating_reopened"))
    return redirect("tournament", key)


@director_only
def document(request: Request, key: str) -> HttpResponse:
    """The state as a tournament document."""
    text = json.dumps(document_of(opened(request, key).state), ensure_ascii=False, indent=1)
    name = file_name(opened(request, key).state.name, key)
    return download(text + "\n", "application/json", f"{name}.json")


@director_only
def journal_file(request: Request, key: str) -> HttpResponse:
    """Everything, as it is kept: also what cannot be read."""
    if not REPOSITORY.has([key]):
        raise StoreError("no_such_tournament", id=key)
    events = raw_events(key)
    name = file_name(name_in(events), key)
    return download(text_of(events), "text/plain; charset=utf-8", f"{name}.journal.txt")
