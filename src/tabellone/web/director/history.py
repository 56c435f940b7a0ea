"""Who did what and when, and undo from there."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from django.http import HttpResponse, HttpResponseRedirect

from tabellone.documents.results import result_words
from tabellone.documents.round_games import shown_game
from tabellone.documents.speaker import Speaker
from tabellone.engine.model import RoundGame
from tabellone.engine.openings.draw import DrawFrom
from tabellone.journal.event import Event
from tabellone.journal.fold import fold, replayed, undone
from tabellone.journal.kinds import KINDS, UNDO, UNDO_SHAPE
from tabellone.journal.placed import Placed, placed_by
from tabellone.journal.state import State
from tabellone.web.access import director_only
from tabellone.web.books import act, opened
from tabellone.web.calls import names_of
from tabellone.web.director.consequences import confirm_page, newly_otherwise
from tabellone.web.director.frame import tournament_page
from tabellone.web.director.phases import warn_next_phases
from tabellone.web.kept_pages import kept
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.typed import whole_number

SHOWN = 300
DRAWN_FROM = {chosen.value for chosen in DrawFrom}
SEATS_STAY = ("result", "correct", "propose", "publish", "unpublish", "note", "close", "reopen", "decide")
"""Kinds of events after whose undoing everybody sits where he sat."""


@director_only
@kept
def show(request: Request, key: str) -> HttpResponse:
    """The newest first."""
    journal = opened(request, key)
    gone = undone(journal.events)
    placed = _placed_then(journal.events) if journal.state.system.seats_tables else {}
    rows = [
        {
            "event": event,
            "time": datetime.fromisoformat(event.time).astimezone().strftime("%d/%m %H:%M:%S"),
            "what": request.speaker.say(_what(event)),
            "details": _details(request.speaker, journal.state, _known_fields(event), placed.get(event.sequence)),
            "gone": event.sequence in gone,
            "undoable": event.kind != "create" and event.sequence not in gone,
        }
        for event in reversed(journal.events[-SHOWN:])
    ]
    return tournament_page(request, key, journal, "tournament/history", rows=rows)


@director_only
@posted
def undo(request: Request, key: str) -> HttpResponse:
    """Take an event back, if nothing depends on it; if rounds would have been paired otherwise, ask first."""
    data = {"target": whole_number(request.POST.get("target", ""))}
    asked = [] if request.POST.get("confirmed") else newly_otherwise(key, "undo", data)
    if asked:
        what = request.speaker.say("ui_undo_entry", sequence=data["target"])
        return confirm_page(request, key, what, asked, f"/t/{key}/history", confirmed="yes")
    before = opened(request, key).state
    act(request, key, "undo", data)
    warn_next_phases(request, key, before)
    return HttpResponseRedirect(f"/t/{key}/history")


@director_only
@posted
def note(request: Request, key: str) -> HttpResponse:
    """A remark for the record."""
    act(request, key, "note", {"text": request.POST.get("text", "")})
    return HttpResponseRedirect(f"/t/{key}/history")


def _placed_then(events: Sequence[Event]) -> dict[int, Placed]:
    """Of every event about a table what it said, with those who sat there then: they may sit elsewhere now."""
    found: dict[int, Placed] = {}
    state, kinds = State(), {event.sequence: event.kind for event in events}
    for index, event in enumerate(events):
        if event.kind != UNDO:
            if "table" in event.data:
                found[event.sequence] = placed_by(state, dict(event.data))
            state = replayed(state, event)
        elif kinds.get(event.data["target"]) not in SEATS_STAY:
            state = fold(events[: index + 1])
    return found


def _what(event: Event) -> str:
    return "event_replace_tables" if event.kind == "replace" and event.data.get("tables") else f"event_{event.kind}"


def _known_fields(event: Event) -> dict[str, Any]:
    """What this kind of event says; what else a file may have had in it is not for a page."""
    shape = KINDS[event.kind].shape if event.kind in KINDS else UNDO_SHAPE
    return {name: value for name, value in event.data.items() if name in shape}


def _details(speaker: Speaker, state: State, data: Mapping[str, Any], placed: Placed | None) -> str:
    """The few facts that fit on a line, in words."""
    parts = _people(speaker, state, data)
    for name in ("round", "board", "table", "rounds", "target", "seed"):
        if data.get(name):
            parts.append(speaker.say(f"did_{name}", value=data[name]))
    if isinstance(data.get("openings"), list):
        parts.append(", ".join(map(str, data["openings"])))
    if data.get("drawn_from") in DRAWN_FROM:
        parts.append(speaker.say(f"did_drawn_from_{data['drawn_from']}"))
    games = [RoundGame(**entry) for entry in data.get("round_games", ())]
    for shown in filter(None, (shown_game(games, game.round, speaker) for game in games)):
        parts.append(speaker.say("did_game", round=shown.round, game=shown.text))
    if "kind" in data:  # an absence, or its end
        parts.append(speaker.say(data["kind"]) if data["kind"] else speaker.say("did_plays"))
    if placed is not None:
        parts.append(speaker.placed(placed) or speaker.say("did_cleared"))
    if "result" in data:
        parts.append(result_words(data["result"], state.system.points_unit, speaker.say) or speaker.say("did_cleared"))
    parts += [str(data[name]) for name in ("name", "text") if data.get(name)]
    return " · ".join(parts)


def _people(speaker: Speaker, state: State, data: Mapping[str, Any]) -> list[str]:
    """Whom it is about."""
    parts = []
    if isinstance(data.get("players"), list):
        parts.append(", ".join(str(player.get("name", "")) for player in data["players"][:6]))
    if isinstance(data.get("order"), list):
        known = (state.entrants.get(identity) for identity in data["order"])
        parts.append(", ".join(entrant.name for entrant in known if entrant))
    for name in ("arbiters", "by"):
        if data.get(name) and isinstance(data[name], list):
            parts.append(names_of(state, data[name]))
    if data.get("minor"):
        parts.append(speaker.say("did_minor"))
    if "player" in data:
        entrant = state.entrants.get(data["player"])
        parts.append(entrant.name if entrant else str(data["player"]))
    return parts
