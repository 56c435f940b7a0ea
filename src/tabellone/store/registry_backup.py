"""The registry inside a backup: one JSON text with everybody and all his capitals."""

import json
from typing import Any

from django.db import connection

from tabellone.engine.draughts import Board
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.registry import Capital, Person
from tabellone.store.models import PersonRecord
from tabellone.store.registry import Registry

FILE_NAME = "registry.json"
People = list[tuple[Person, list[tuple[Board, Capital]]]]
"""Each with his capitals, the oldest first."""


def registry_text() -> str:
    """Everybody; a database from before the registry has nobody."""
    if PersonRecord._meta.db_table not in connection.introspection.table_names():
        return "[]"
    registry = Registry()
    people = []
    histories: dict[int, list[dict[str, Any]]] = {}
    for identity, game, now in registry.capitals_by_person():
        histories.setdefault(identity, []).append({"game": game.value, **now._asdict()})
    for identity, person in registry.everybody():
        details = {name: value for name, value in person._asdict().items() if name != "capitals"}
        people.append({**details, "capitals": histories.get(identity, [])})
    return json.dumps(people, ensure_ascii=False)


def read_people(text: str) -> People:
    """What `registry_text` wrote; anything else is no backup."""
    try:
        return [_read_person(data) for data in json.loads(text)]
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BadDocumentError("not_a_backup", FILE_NAME) from None


def _read_person(data: dict[str, Any]) -> tuple[Person, list[tuple[Board, Capital]]]:
    capitals = data.pop("capitals")
    history = [(Board(now.pop("game")), Capital(**now)) for now in capitals]
    return Person(**data), history
