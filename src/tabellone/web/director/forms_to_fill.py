"""Forms of FID Capo XIV, tables 25 and 27, that are filled in by hand: what is known of the event stands on them."""

from typing import Any

from tabellone.documents.blank_papers import LINES_FOR_ARBITERS, QUESTIONS, REQUEST_QUESTIONS
from tabellone.documents.dates import day_text, days_between
from tabellone.documents.play_offs import make_play_off_forms
from tabellone.documents.prizes import money
from tabellone.engine.model import Tournament
from tabellone.formats.events import Event
from tabellone.journal.state import State
from tabellone.web.request import Request


def play_off_forms(tournament: Tournament, state: State) -> dict[str, Any]:
    """One for every tie, or an empty one."""
    return {"forms_to_fill": make_play_off_forms(tournament, state.system)}


def arbiters_report(state: State) -> dict[str, Any]:
    """The arbiter of the event, and lines for others."""
    known = [state.arbiter] if state.arbiter else []
    return {"arbiters": known + [""] * (LINES_FOR_ARBITERS - len(known)), "questions": QUESTIONS}


def request_of_event(request: Request, state: State, gathering: Event | None) -> dict[str, Any]:
    """The request to hold an event (table 25)."""
    say = request.speaker.say
    days = day_text(state.date, request.speaker)
    if gathering is not None and gathering.first_day:
        days = days_between(gathering.first_day, gathering.last_day, request.speaker)
    known = {
        "paper_event": gathering.name if gathering is not None else state.name,
        "request_by": gathering.organiser if gathering is not None else "",
        "request_days": days,
        "place_played": state.place,
        "request_director": state.arbiter,
    }
    return {
        "known": [(say(label), known.get(label, "")) for label in REQUEST_QUESTIONS],
        "prizes": [f"{prize.place}. {prize.thing or money(prize.cents, request.speaker)}" for prize in state.prizes],
    }
