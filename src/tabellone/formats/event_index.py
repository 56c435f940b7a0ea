"""How tournaments stand on the shelf, as one JSON text beside the journals of a backup.

Events as people say it, which tournaments belong to them, what is put away, hidden, or only a demonstration.
"""

import json
from typing import Any, NamedTuple

from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.events import Event, read_event, write_event

FILE_NAME = "events.json"


class TournamentStatus(NamedTuple):
    """One tournament's."""

    gathering: str = ""
    """The key of its event, if it belongs to one."""
    archived: bool = False
    deleted: bool = False
    demonstration: bool = False
    fingerprint: str = ""
    """Of the file it was brought in."""


class EventIndex(NamedTuple):
    """Events, and the status of every tournament."""

    events: list[Event]
    statuses: dict[str, TournamentStatus]
    """By the key of the tournament; who is not among them stands nowhere in particular."""


def event_index_text(shelf: EventIndex) -> str:
    """The text that reads back as the same."""
    plain = TournamentStatus()
    said = {
        key: {name: value for name, value in stand._asdict().items() if value != getattr(plain, name)}
        for key, stand in shelf.statuses.items()
    }
    data = {"events": [write_event(one) for one in shelf.events], "tournaments": said}
    return json.dumps(data, ensure_ascii=False)


def read_event_index(text: str) -> EventIndex:
    """Reads what `event_index_text` wrote, without fields of newer versions. Raises BadDocumentError for anything
    else.
    """
    try:
        data = json.loads(text)
        gatherings = [read_event(one, "events") for one in data["events"]]
        stands = {str(key): _status(one) for key, one in data["tournaments"].items()}
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError, BadDocumentError):
        raise BadDocumentError("not_a_backup", FILE_NAME) from None
    return EventIndex(gatherings, stands)


def _status(data: dict[str, Any]) -> TournamentStatus:
    known = {name: value for name, value in data.items() if name in TournamentStatus._fields}
    stand = TournamentStatus(**known)
    if any(type(value) is not type(default) for value, default in zip(stand, TournamentStatus(), strict=True)):
        raise ValueError(data)
    return stand
