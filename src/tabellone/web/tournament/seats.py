"""Somebody in a round: before it is paired, and where he finds his place in it."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from tabellone.documents.exact import as_text
from tabellone.engine.amounts import Amount
from tabellone.engine.model import Tournament
from tabellone.engine.names import name_key
from tabellone.engine.teams.competitors import competitors


def seat(tournament: Tournament, number: int, score: int, unit: int) -> dict[str, Any]:
    """With his points so far."""
    player = competitors(tournament)[number - 1]
    return {"name": player.name, "number": number, "score": as_text(Amount(score, unit)), "team": player.team}


class Seated(NamedTuple):
    """Where somebody plays, as he looks for it."""

    name: str
    place: str
    """The number of the board or table; of a match with that of its board."""
    colour: str = ""
    beside: str = ""
    """The opponent, or his own team."""


def by_name(seated: Iterable[Seated]) -> list[Seated]:
    """In alphabetical order."""
    return sorted(seated, key=lambda one: name_key(one.name))
