"""Somebody in a round that is not paired yet."""

from typing import Any

from tabellone.documents.numbers import format_amount
from tabellone.engine.amounts import Amount
from tabellone.engine.model import Tournament
from tabellone.engine.teams.team_view import competitors


def seat(tournament: Tournament, number: int, score: int, unit: int) -> dict[str, Any]:
    """With his points so far."""
    player = competitors(tournament)[number - 1]
    return {"name": player.name, "number": number, "score": format_amount(Amount(score, unit)), "team": player.team}
