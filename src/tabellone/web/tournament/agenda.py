"""When the rounds of all tournaments of an event begin, one after the other."""

from collections.abc import Iterable
from typing import NamedTuple

from tabellone.documents.schedule import day_of, hour_of
from tabellone.documents.speaker import Speaker
from tabellone.journal.state import State


class Begins(NamedTuple):
    """A round of one of the tournaments, with its hour."""

    day: str
    hour: str
    key: str
    tournament: str
    round: int


def agenda(tournaments: Iterable[tuple[str, State]], speaker: Speaker) -> list[Begins]:
    """Of tournaments by their keys."""
    found = sorted((one.starts, state.name, key, one.round) for key, state in tournaments for one in state.schedule)
    return [Begins(day_of(starts, speaker), hour_of(starts), key, name, number) for starts, name, key, number in found]
