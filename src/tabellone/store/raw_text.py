"""The text of a journal as it is kept: lines of events, whatever they mean.

Nothing is folded or judged, so nothing can refuse: a backup holds what is there even if this program cannot read it,
and gives it back the same.
"""

import json
from collections.abc import Iterable
from typing import Any

from tabellone.engine.reasons import BadDocumentError
from tabellone.journal.entry import Entry
from tabellone.journal.exchange import ENTRY_FIELDS, FORMAT

LONGEST = {"time": 40, "actor": 100, "kind": 20}
"""Characters the columns hold."""
LARGEST_VERSION = 32767


def line(event: Entry) -> str:
    """One event, as in every journal file."""
    return json.dumps(event._asdict(), ensure_ascii=False, sort_keys=True, default=repr) + "\n"


def text_of(events: Iterable[Entry]) -> str:
    """The journal file."""
    return "".join([json.dumps({"format": FORMAT}) + "\n", *map(line, events)])


def name_in(events: Iterable[Entry]) -> str:
    """What the tournament was last called; nothing if that cannot be told."""
    named = [event.data for event in events if event.kind in ("create", "settings") and isinstance(event.data, dict)]
    return str(next((data["name"] for data in reversed(named) if isinstance(data.get("name"), str)), ""))


def read_events(content: bytes) -> list[Entry]:
    """The events in a journal file, whatever they mean; each must be one, and in its place."""
    try:
        first, *rest = [json.loads(text) for text in content.decode().split("\n") if text.strip()]
    except (ValueError, RecursionError):
        raise BadDocumentError("not_a_journal", "1", wanted=FORMAT) from None
    if first != {"format": FORMAT}:
        raise BadDocumentError("not_a_journal", "1", wanted=FORMAT)
    for sequence, data in enumerate(rest, 1):
        if not _is_event(data):
            raise BadDocumentError("not_an_event", str(sequence + 1))
        if data["sequence"] != sequence:
            raise BadDocumentError("sequence_broken", str(sequence + 1), expected=sequence)
    return [Entry(**data) for data in rest]


def _is_event(data: Any) -> bool:
    return (
        isinstance(data, dict)
        and data.keys() == ENTRY_FIELDS
        and type(data["sequence"]) is int
        and type(data["version"]) is int
        and 0 <= data["version"] <= LARGEST_VERSION
        and all(isinstance(data[name], str) and len(data[name]) <= most for name, most in LONGEST.items())
    )
