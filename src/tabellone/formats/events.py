"""Events as people say it (it. manifestazione), in tournament documents and in backups."""

from typing import Any, NamedTuple

from tabellone.engine.limits import MAX_TEXT_LENGTH
from tabellone.engine.reasons import BadDocumentError
from tabellone.reading.dates import is_iso_date
from tabellone.reading.values import read_line, read_object, read_text

MAX_KEY_LENGTH = 32


class Event(NamedTuple):
    """Several tournaments at one place on some days; in documents the days are `from` and `to`."""

    key: str
    """The same wherever it goes, so that tournaments brought one by one come together again."""
    name: str
    place: str = ""
    first_day: str = ""
    last_day: str = ""
    organiser: str = ""
    arbiter: str = ""


def is_key(text: str) -> bool:
    """Whether it could be the key of an event or a tournament: letters and figures, as addresses can have them."""
    return text.isascii() and text.isalnum() and len(text) <= MAX_KEY_LENGTH


FIELDS = {
    "id": "key",
    "name": "name",
    "place": "place",
    "from": "first_day",
    "to": "last_day",
    "organiser": "organiser",
    "arbiter": "arbiter",
}
"""As documents call them."""


def read_event(raw: Any, path: str) -> Event:
    """Reads an event from a document or a form. Days must be in order; a missing last day is the first one."""
    data = read_object(raw, path, FIELDS)
    key = read_line(data.get("id"), f"{path}.id")
    if not is_key(key):
        raise BadDocumentError("not_an_event_key", f"{path}.id", longest=MAX_KEY_LENGTH)
    name = read_text(data.get("name"), f"{path}.name")
    rest = {known: read_line(data.get(word) or "", f"{path}.{word}").strip() for word, known in FIELDS.items()}
    for word in ("from", "to"):
        if rest[FIELDS[word]] and not is_iso_date(rest[FIELDS[word]]):
            raise BadDocumentError("not_a_day", f"{path}.{word}", text=rest[FIELDS[word]])
    first = rest["first_day"] or rest["last_day"]
    last = rest["last_day"] or first
    if last < first:
        raise BadDocumentError("days_out_of_order", f"{path}.to", first=first, last=last)
    return Event(**rest | {"key": key, "name": name, "first_day": first, "last_day": last})


def write_event(event: Event) -> dict[str, str]:
    """Returns the JSON object that `read_event` reads back, without empty fields."""
    said = {word: str(getattr(event, known)) for word, known in FIELDS.items()}
    return {word: value for word, value in said.items() if value}


def event_schema() -> dict[str, Any]:
    text = {"type": ["string", "null"], "maxLength": MAX_TEXT_LENGTH}
    named = {
        "id": {"type": "string", "pattern": f"^[0-9A-Za-z]{{1,{MAX_KEY_LENGTH}}}$"},
        "name": {"type": "string", "maxLength": MAX_TEXT_LENGTH},
    }
    return {
        "type": ["object", "null"],
        "required": ["id", "name"],
        "additionalProperties": False,
        "properties": {word: named.get(word, text) for word in FIELDS},
    }
