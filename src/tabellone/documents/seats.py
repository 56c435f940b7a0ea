"""A game, a table or a rest, for programs and for people."""

from typing import Any

from tabellone.documents.pairing import rest_data
from tabellone.documents.speaker import Speaker
from tabellone.engine.model import Game, Rest, Table


def seat_data(seat: Game | Rest | Table | None) -> dict[str, Any] | None:
    """For programs."""
    if isinstance(seat, Game):
        return {"white": seat.white, "black": seat.black}
    if isinstance(seat, Table):
        return {"seats": list(seat.seats)}
    return None if seat is None else rest_data(seat)


def seat_text(seat: Game | Rest | Table | None, speaker: Speaker) -> str:
    """For people."""
    if isinstance(seat, Game):
        return f"{speaker.name(seat.white)} - {speaker.name(seat.black)}"
    if isinstance(seat, Table):
        return speaker.names(seat.seats)
    return speaker.say("check_none") if seat is None else f"{speaker.name(seat.player)} ({speaker.say(seat.kind)})"
