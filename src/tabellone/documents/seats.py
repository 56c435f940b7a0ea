"""Where somebody sits in a round, or that he rests: for programs and for people."""

from typing import Any

from tabellone.documents.encounters import presenter_of
from tabellone.documents.reasons import rest_data
from tabellone.documents.speaker import Speaker
from tabellone.engine.encounters import Encounter
from tabellone.engine.model import Rest


def seat_data(seat: Encounter | Rest | None) -> dict[str, Any] | None:
    if seat is None:
        return None
    return rest_data(seat) if isinstance(seat, Rest) else presenter_of(seat).data(seat)


def seat_text(seat: Encounter | Rest | None, speaker: Speaker) -> str:
    if seat is None:
        return speaker.say("check_none")
    if isinstance(seat, Rest):
        return f"{speaker.name(seat.player)} ({speaker.say(seat.kind)})"
    return presenter_of(seat).text(seat, speaker)
