"""How tournaments stand on the shelf, as one JSON text beside the journals of a backup.

Events as people say it, which tournaments belong to them, what is put away, hidden, or only a demonstration.
"""

import json
from typing import Any, NamedTuple

from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.gatherings import Gathering, read_gathering, write_gathering

FILE_NAME = "events.json"


class Stand(NamedTuple):
    """One tournament's."""

    gathering: str = ""
    """The key of its event, if it belongs to one."""
    archived: bool = False
    deleted: bool = False
    demonstration: bool = False
    fingerprint: str = ""
    """Of the file it was brought in."""


class ShelfContents(NamedTuple):
    """All of it."""

    gatherings: list[Gathering]
    stands: dict[str, Stand]
    """By the key of the tournament; who is not among them stands nowhere in particular."""


def shelf_text(shelf: ShelfContents) -> str:
    """The text that reads back as the same."""
    plain = Stand()
    said = {
        key: {name: value for name, value in stand._asdict().items() if value != getattr(plain, name)}
        for key, stand in shelf.stands.items()
    }
    data = {"events": [write_gathering(one) for one in shelf.gatherings], "tournaments": said}
    return json.dumps(data, ensure_ascii=False)


def read_shelf(text: str) -> ShelfContents:
    """What `shelf_text` wrote; anything else is no backup. Fields of a newer program are left out."""
    try:
        data = json.loads(text)
        gatherings = [read_gathering(one, "events") for one in data["events"]]
        stands = {str(key): _stand(one) for key, one in data["tournaments"].items()}
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError, BadDocumentError):
        raise BadDocumentError("not_a_backup", FILE_NAME) from None
    return ShelfContents(gatherings, stands)


def _stand(data: dict[str, Any]) -> Stand:
    known = {name: value for name, value in data.items() if name in Stand._fields}
    stand = Stand(**known)
    if any(type(value) is not type(default) for value, default in zip(stand, Stand(), strict=True)):
        raise ValueError(data)
    return stand
