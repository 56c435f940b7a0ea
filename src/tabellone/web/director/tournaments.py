"""Tournaments: import, demonstrations, export, settings, close."""

import json
from typing import Any

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse

from tabellone.desk.announcement import change
from tabellone.desk.bringing import ask_later, bring, bring_demo, bring_waiting
from tabellone.desk.bringing import duplicate as duplicated
from tabellone.desk.events import assign
from tabellone.desk.settings_effects import NONE, Effects, effects
from tabellone.desk.ties import asks_why_it_ends
from tabellone.desk.ties import close as closed
from tabellone.desk.ties import reopen as reopened
from tabellone.documents.round_games import game_text
from tabellone.documents.speaker import is_worry
from tabellone.documents.time_controls import offered_time_controls
from tabellone.engine.capabilities import CallsArbiters
from tabellone.engine.encounters import Table
from tabellone.engine.model import EarlyEnd, EarlyEndReason, RoundGame
from tabellone.engine.reasons import BadDocumentError, UserError
from tabellone.engine.time_controls import time_control_warnings
from tabellone.formats.json_text import MAX_DOCUMENT_SIZE
from tabellone.journal.entry import Entry
from tabellone.journal.entry_types import entry_summary
from tabellone.journal.journal import Snapshot
from tabellone.journal.state import Phones, State
from tabellone.journal.summary import MAX_NAMED
from tabellone.reading.early_end import read_early_end
from tabellone.store.exporting import document_of, has_report
from tabellone.store.gatherings import all_gatherings, gathering_of
from tabellone.store.raw_rows import raw_events
from tabellone.store.raw_text import name_in, text_of
from tabellone.store.repository import StoreError
from tabellone.web.books import RATINGS, REPOSITORY, SHELF, hand, opened
from tabellone.web.demos import DEMOS
from tabellone.web.director.already import led_to
from tabellone.web.director.consequences import asked_first
from tabellone.web.done import redirect_done
from tabellone.web.downloads import download, file_name
from tabellone.web.guide.sentences import linked
from tabellone.web.option_forms import answers, questions
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.round_game_form import entered_games, game_lines
from tabellone.web.schedule_form import entered_schedule, start_lines
from tabellone.web.telling import details_text
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import typed_for_papers, typed_key, whole_number
from tabellone.web.uploads import uploaded

PHONES_WORDS = {
    Phones.OFF: "ui_phones_off",
    Phones.PROPOSED: "ui_phones_proposals",
    Phones.AGREED: "ui_phones_agreed",
}
OF_THE_DIRECTION = (EarlyEndReason.WITHDRAWALS, EarlyEndReason.UNFORESEEN)
"""The reasons for an early end that somebody has to say; that no round can be formed the program knows."""
MOST_WARNINGS = 10
"""Said after an import."""


@posted
def import_file(request: Request) -> HttpResponse:
    """A tournament document or a journal file; one that is here already is asked about first."""
    token = typed_key(request.POST.get("again", ""))
    if token:
        brought = bring_waiting(hand(request), token)
    else:
        content = uploaded(request, MAX_DOCUMENT_SIZE)
        brought = bring(hand(request), content)
        if brought.here:
            return _ask(request, content, brought.here)
    for warning in brought.warnings[:MOST_WARNINGS]:
        messages.warning(request, linked(warning, request.speaker))
    if len(brought.warnings) > MOST_WARNINGS:
        more = len(brought.warnings) - MOST_WARNINGS
        messages.warning(request, request.speaker.say("ui_more_warnings", count=more))
    return redirect("tournament", brought.key)


def _ask(request: Request, content: bytes, here: list[str]) -> HttpResponse:
    """Whether the same is wanted once more; the file waits for the answer."""
    deleted = {row.key for row in SHELF.deleted()}
    context = {"rows": SHELF.shown(here), "deleted": deleted, "token": ask_later(content)}
    return render(request, "tabellone/home/known_again.html", context)


@posted
def demo(request: Request) -> HttpResponse:
    """A tournament to play with, one at least for each system."""
    asked = request.POST.get("demo", "")
    known = [one.name for one in DEMOS]
    key = bring_demo(hand(request), SHELF, asked if asked in known else known[0])
    return redirect("standings", key)


def settings(request: Request, key: str) -> HttpResponse:
    """Name, rounds and options; rounds already paired stay what they were. What is refused is still there."""
    journal = opened(request, key)
    state, problem = journal.state, ""
    if request.method == "POST":
        try:
            return _save(request, key, state)
        except BadDocumentError as error:
            problem = request.speaker.problem(error)
    typed = request.POST
    sent: dict[str, Any] = {"name": typed.get("name", ""), **typed_for_papers(typed)}
    context: dict[str, Any] = {
        "state": state._replace(**sent) if problem else state,
        "typed_rounds": typed.get("rounds", state.rounds),
        "problem": problem,
        "questions": questions(state.system_name, state.options, None if state.drawn else state.rules),
        "games": [_game_as_typed(request, line) for line in game_lines(state)],
        "starts": [(number, typed.get(f"starts.{number}", begins)) for number, begins in start_lines(state)],
        "gatherings": all_gatherings(),
        "gathering": gathering_of(key),
        "has_report": has_report(state),
        "cadences": offered_time_controls(request.speaker),
        "cadence_told": time_control_warnings(state.tournament),
        "phones": list(_phones_words(state).items()),
    }
    response = tournament_page(request, key, journal, "tournament/settings", **context)
    response.status_code = 400 if problem else 200
    return response


def _game_as_typed(request: Request, line: RoundGame) -> dict[str, Any]:
    """A game of a round as it is, or as it was sent and refused: nobody has to type it again."""
    fields = ("name", "faq", "minutes")
    sent = {name: request.POST.get(f"game.{line.round}.{name}", getattr(line, name)) for name in fields}
    return {"round": line.round, **sent}


def _save(request: Request, key: str, state: State) -> HttpResponse:
    data: dict[str, Any] = {
        "name": request.POST.get("name", ""),
        "rounds": whole_number(request.POST.get("rounds", "")),
        "rules": answers(request, state.system_name),
        **typed_for_papers(request.POST),
        **({"staff": _lines(request.POST.get("staff", ""))} if isinstance(state.system, CallsArbiters) else {}),
    }
    if "phones" in request.POST and request.POST["phones"] != state.phone_policy.value:
        data["phones"] = request.POST["phones"]
    games = entered_games(request, state)
    if games is not None:
        data["round_games"] = games
    schedule = entered_schedule(request, state)
    if schedule is not None:
        data["schedule"] = schedule
    found = NONE if request.POST.get("confirmed") else effects(hand(request), key, data)
    if found.are_there:
        return _asked(request, key, state, data, found)
    changed = change(hand(request), key, data)
    _give_event(request, key)
    messages.success(request, request.speaker.say("ui_saved"))
    _tell_changed_games(request, changed)
    _tell_of_the_rounds(request, key, state)
    return redirect("settings", key)


def _asked(request: Request, key: str, state: State, data: dict[str, Any], found: Effects) -> HttpResponse:
    """What the new rules would change of what has been played."""
    say = request.speaker.say
    event = Entry(0, "", "", "settings", {"rules": data["rules"]})
    because = [details_text(entry_summary(state, event), state.board_points_unit, request.speaker)]
    if found.otherwise:
        because.append(say("ui_would_pair_otherwise", rounds=", ".join(map(str, found.otherwise))))
    if found.scored:
        because.append(say("ui_settings_points", count=len(found.scored)))
    if found.moved:
        moved = ", ".join(f"{one.name} {one.before}° → {one.after}°" for one in found.moved[:MAX_NAMED])
        more = " …" if len(found.moved) > MAX_NAMED else ""
        because.append(say("ui_settings_places", count=len(found.moved), moved=moved + more))
    return asked_first(request, key, say("ui_settings_change_played"), because, reverse("settings", args=[key]))


def _tell_of_the_rounds(request: Request, key: str, before: State) -> None:
    """What the regulation advises against, as soon as another number of rounds is announced."""
    state = REPOSITORY.moment(key).state
    if state.competitors and state.rounds != before.rounds:
        for reason in filter(is_worry, state.system.warnings(state.tournament)):
            messages.warning(request, linked(reason, request.speaker))


def _phones_words(state: State) -> dict[Phones, str]:
    """At a table there are more than two."""
    at_tables = state.system.encounter is Table
    return PHONES_WORDS | ({Phones.AGREED: "ui_phones_agreed_tables"} if at_tables else {})


def _give_event(request: Request, key: str) -> None:
    """Another event, or none, if the form says so."""
    before = gathering_of(key)
    wanted = request.POST.get("event")
    if wanted is not None and wanted != (before.key if before else ""):
        assign(hand(request), key, typed_key(wanted))


def _tell_changed_games(request: Request, changed: list[RoundGame]) -> None:
    """B17: what was announced is no more what is played, and everybody has to know."""
    for game in changed:
        shown = game_text(changed, game.round, request.speaker)
        assert shown is not None
        told = request.speaker.say("ui_game_changed", round=game.round, game=shown.text)
        messages.warning(request, told)


def _lines(typed: str) -> list[str]:
    """Without empty ones."""
    return [line.strip() for line in typed.splitlines() if line.strip()]


@posted
def duplicate(request: Request, key: str) -> HttpResponse:
    """A new tournament with the same rules and the same players, before its draw."""
    copy = request.speaker.say("ui_copy_of", name=opened(request, key).state.name)
    return redirect("settings", duplicated(hand(request), key, copy))


@posted
def close(request: Request, key: str) -> HttpResponse:
    """Nothing changes any more; the lots that prizes wait for are drawn. Where rounds are left it is asked why."""
    journal = opened(request, key)
    if journal.state.closed:  # from here the lots are told by names
        return led_to(request, "ui_is_closed_already", "standings", key)
    asked, answered = asks_why_it_ends(journal.state), "why" in request.POST
    if asked and not answered:
        return _ask_why_it_ends(request, key, journal, "")
    try:
        done = closed(hand(request), key, _early_end(request) if asked else None)
    except UserError as error:
        if not asked:
            raise
        return _ask_why_it_ends(request, key, journal, request.speaker.problem(error))
    for reason in done.told:
        messages.success(request, linked(reason, request.speaker))
    return redirect_done(done.event, "standings", key)


def _ask_why_it_ends(request: Request, key: str, journal: Snapshot, problem: str) -> HttpResponse:
    """Art. 1.3: what was chosen and written stays in the form."""
    chosen = request.POST.get("why")
    context = {
        "problem": problem,
        "reasons": [(why.value, f"early_{why.value}", why.value == chosen) for why in OF_THE_DIRECTION],
        "note": request.POST.get("note", ""),
        "played": len(journal.state.paired_rounds),
    }
    page = tournament_page(request, key, journal, "tournament/close_early", **context, hide_step=True)
    page.status_code = 400 if problem else 200
    return page


def _early_end(request: Request) -> EarlyEnd:
    form = request.POST
    return read_early_end({name: form.get(name, "") for name in EarlyEnd._fields}, "")


@posted
def reopen(request: Request, key: str) -> HttpResponse:
    """After all."""
    if not opened(request, key).state.closed:
        return led_to(request, "ui_is_open_already", "standings", key)
    done = reopened(hand(request), key)
    if RATINGS.rated_on(key):
        messages.warning(request, request.speaker.say("ui_rating_reopened"))
    return redirect_done(done, "standings", key)


def document(request: Request, key: str) -> HttpResponse:
    """The state as a tournament document."""
    text = json.dumps(document_of(opened(request, key).state, gathering_of(key)), ensure_ascii=False, indent=1)
    return download(text + "\n", "application/json", f"{file_name(opened(request, key).state.name, key)}.json")


def journal_file(request: Request, key: str) -> HttpResponse:
    """Everything, as it is kept: also what cannot be read."""
    if not REPOSITORY.has([key]):
        raise StoreError("no_such_tournament", id=key)
    events = raw_events(key)
    name = file_name(name_in(events), key)
    return download(text_of(events), "text/plain; charset=utf-8", f"{name}.journal.txt")
