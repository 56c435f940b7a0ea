"""What is said of a player goes as far as its field says, through every way there is, and is lost on none of them."""

from typing import Any

import pytest

from tabellone.engine.model import PLAYER_FIELDS, Player
from tabellone.engine.player_fields import FieldScope, FieldType
from tabellone.engine.rating.people import Person
from tabellone.formats.document import read_data, write_data
from tabellone.formats.schema import schema
from tabellone.journal.exchange import journal_from_tournament, journal_text, read_journal

NOW = "2026-03-01T10:00:00+01:00"
SAID: dict[FieldType, Any] = {
    FieldType.NUMBER: 2,
    FieldType.NAME: "Bianchi",
    FieldType.LINE: "words",
    FieldType.MATCH_KEY: "key",
    FieldType.WHOLE: 1987,
    FieldType.FLAG: True,
    FieldType.ENTERS: 1,
    FieldType.LEAVES: 0,
    FieldType.BORN: "2011-05-31",
    FieldType.SEX: "w",
    FieldType.FEDERATION: "ITA",
    FieldType.FIDE_NUMBER: "812345",
    FieldType.FIDE_TITLE: "WFM",
}
"""Something to say in a field of each kind."""
NEXT_PHASE = {
    "name",
    "rating",
    "title",
    "other_rating",
    "other_title",
    "club",
    "province",
    "team",
    "card",
    "arbiter",
    "born",
    "sex",
    "federation",
    "fide_number",
    "fide_title",
}
COPIES = {"seeded", "appraised_rating"}


def document(**said: Any) -> dict[str, Any]:
    players = [{"number": 1, "name": "Alberti"}, {"number": 2, "name": "Bianchi", **said}]
    return {"format": "tabellone/1", "system": "amalfi", "rounds": 3, "seed": "7", "players": players}


@pytest.mark.parametrize("field", PLAYER_FIELDS, ids=lambda field: field.name)
def test_a_document_and_a_journal_lose_nothing_that_is_said_of_a_player(field: Any) -> None:
    said = SAID[field.type]
    if field.name == "struck":
        pytest.skip("only who withdraws from a round robin is struck")
    tournament = read_data(document(**{field.name: said})).tournament
    assert getattr(tournament.players[1], field.name) == said
    again = read_journal(journal_text(journal_from_tournament(tournament, "import", NOW).events)).state.tournament
    assert again.players == tournament.players
    assert read_data(write_data(again)).tournament.players == tournament.players
    assert field.name in schema()["properties"]["players"]["items"]["properties"]


def test_how_far_what_is_said_goes() -> None:
    everything = Player(**{field.name: SAID[field.type] for field in PLAYER_FIELDS})
    assert everything.fields_within(FieldScope.FEDERATION).keys() == {"name", "club", "province", "card"}
    assert everything.fields_within(FieldScope.PERSON).keys() == NEXT_PHASE
    assert everything.fields_within(FieldScope.COPY).keys() == {*NEXT_PHASE, *COPIES}
    assert everything.fields_within(FieldScope.TOURNAMENT).keys() == {*NEXT_PHASE, *COPIES, "first_rating"}


def test_nothing_but_the_name_is_said_by_a_default() -> None:
    assert Player(7, rating=1500).fields_within(FieldScope.COPY) == {"name": "", "rating": 1500}


def test_the_registry_has_every_field_that_reaches_it() -> None:
    assert {field.name for field in PLAYER_FIELDS if field.scope >= FieldScope.FEDERATION} <= set(Person._fields)
