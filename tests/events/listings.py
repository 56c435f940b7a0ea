"""The tables of data of an event, as whoever exports them asks for them."""

from typing import Any

from tabellone.documents.listings.catalogue import TABLE_DEFINITIONS, TableRequest
from tabellone.documents.listings.table import DataTable, TableContext
from tabellone.documents.speaker import Speaker
from tabellone.engine.teams.team_view import competitors
from tests.events.notation import opened


def asked(document: dict[str, Any], language: str = "it", number: int | None = None) -> TableRequest:
    """With its last round, unless another one is asked for."""
    tournament, system = opened(document)
    speaker = Speaker(language, competitors(tournament), people=tournament.players, of_teams=bool(tournament.teams))
    return TableRequest(
        TableContext(tournament, system, speaker), len(tournament.history) if number is None else number
    )


def listing(name: str, document: dict[str, Any], language: str = "it", number: int | None = None) -> DataTable:
    """One that is there."""
    made = TABLE_DEFINITIONS[name].make(asked(document, language, number))
    assert made is not None
    return made
