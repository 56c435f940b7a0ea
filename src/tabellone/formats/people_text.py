"""Everybody of the registry with all his capitals, as one JSON text: what a backup keeps."""

import json
from typing import Any

from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.rating.people import Capital, Person
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.csv_rows import Row
from tabellone.formats.registry import DETAIL_FIELDS, read_capital, read_details
from tabellone.reading.dates import is_iso_date

FILE_NAME = "registry.json"
People = list[tuple[Person, list[tuple[DraughtsGame, Capital]]]]
"""Each with his capitals, the oldest first."""


def people_text(people: People) -> str:
    """The text that reads back as the same people; one by one, for others work while a hundred thousand are written."""
    texts = (
        json.dumps(
            {
                **{name: getattr(person, name) for name in DETAIL_FIELDS},
                "capitals": [{"game": game.value, **now._asdict()} for game, now in history],
            },
            ensure_ascii=False,
        )
        for person, history in people
    )
    return f"[{', '.join(texts)}]"


def read_people(text: str) -> People:
    """Reads what `people_text` wrote. Raises BadDocumentError for anything else."""
    try:
        people = [_read_person(data) for data in json.loads(text)]
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError, BadDocumentError):
        raise BadDocumentError("not_a_backup", FILE_NAME) from None
    cards = [person.card for person, _ in people if person.card]
    if len(set(cards)) < len(cards):
        raise BadDocumentError("not_a_backup", FILE_NAME)
    return people


def _read_person(data: dict[str, Any]) -> tuple[Person, list[tuple[DraughtsGame, Capital]]]:
    """Every value is read as if it stood in a list."""
    history = [(DraughtsGame(now["game"]), _read_capital(now)) for now in data["capitals"]]
    return read_details(_row({name: data[name] for name in DETAIL_FIELDS})), history


def _read_capital(data: dict[str, Any]) -> Capital:
    if not is_iso_date(data["date"]):
        raise ValueError(data["date"])
    texts = _row({name: data[name] for name in ("category", "cause", "event", "tournament")})
    numbers = _row({name: data[name] for name in ("rating", "malus", "last_year")})
    given = read_capital(numbers, "")
    return Capital(
        texts.text("category", required=True),
        given["rating"],
        given["malus"] or 0,
        given["last_year"],
        data["date"],
        texts.text("cause")[:20],
        texts.text("event"),
        texts.text("tournament")[:32],
    )


def _row(cells: dict[str, Any]) -> Row:
    if any(not isinstance(cell, str | int | None) or isinstance(cell, bool) for cell in cells.values()):
        raise ValueError(cells)
    return Row(0, {name: "" if cell is None else str(cell) for name, cell in cells.items()})
