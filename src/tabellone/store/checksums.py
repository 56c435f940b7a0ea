"""A checksum of each row of a journal: accidental damage is named. No promise against who can write the database."""

import json
from hashlib import sha256
from typing import Any

from tabellone.journal.entry import Entry

DIGITS = 16


def checksum(tournament: int, event: Entry) -> str:
    """Of its row, however a database writes it; that of another tournament, or at another place, has another one."""
    row = {"tournament": tournament, **event._asdict()}
    fields = _as_any_database(json.loads(json.dumps(row, default=repr)))
    return sha256(json.dumps(fields, sort_keys=True).encode()).hexdigest()[:DIGITS]


def _as_any_database(value: Any) -> Any:
    """A number without a fraction is whole: PostgreSQL gives some back so."""
    if isinstance(value, dict):
        return {name: _as_any_database(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_as_any_database(one) for one in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value
