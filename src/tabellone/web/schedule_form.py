"""The form of the hours at which the rounds begin: a line for every round announced."""

from typing import Any

from tabellone.documents.schedule import start_of
from tabellone.journal.state import State
from tabellone.reading.schedule import write_schedule
from tabellone.web.request import Request


def start_lines(state: State) -> list[tuple[int, str]]:
    """One a round, empty where nothing is announced yet."""
    return [(number, start_of(state.schedule, number)) for number in range(1, state.rounds + 1)]


def entered_schedule(request: Request, state: State) -> list[dict[str, Any]] | None:
    """What was typed, as an event has it; None where it is what is announced already."""
    lines = [number for number, _ in start_lines(state) if f"starts.{number}" in request.POST]
    typed = ((number, request.POST[f"starts.{number}"].strip()) for number in lines)
    entered = [{"round": number, "starts": starts} for number, starts in typed if starts]
    return None if not lines or entered == write_schedule(state.schedule) else entered
