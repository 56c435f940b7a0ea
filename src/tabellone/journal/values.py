"""Values in an event's data, checked one by one: journals are read from files as well."""

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any

from tabellone.engine.limits import MAX_TEXT_LENGTH
from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import BadDocumentError
from tabellone.reading.values import read_line, read_whole, read_words


def text(data: Mapping[str, Any], name: str, required: bool = False, longest: int = MAX_TEXT_LENGTH) -> str:
    """A text without control characters; empty if it may be missing."""
    value = data.get(name, "")
    return read_words(value, name, longest) if required else read_line(value, name, longest).strip()


def whole_number(data: Mapping[str, Any], name: str, least: int, most: int) -> int:
    """A whole number in a range."""
    return read_whole(data.get(name), name, least, most)


def optional_number(data: Mapping[str, Any], name: str, least: int, most: int) -> int | None:
    """A whole number in a range, or nothing."""
    return None if data.get(name) is None else whole_number(data, name, least, most)


def one_of(data: Mapping[str, Any], name: str, known: Collection[Any]) -> Any:
    """One of a few words."""
    value = data.get(name)
    if not isinstance(value, str | None) or value not in known:
        raise BadDocumentError("option_unknown_word", name, word=str(value)[:80], known=TextList(map(str, known)))
    return value


def moment(data: Mapping[str, Any], name: str) -> datetime:
    """A moment with its zone."""
    try:
        found = datetime.fromisoformat(text(data, name, required=True))
    except ValueError:
        raise BadDocumentError("not_a_moment", name) from None
    if found.tzinfo is None:
        raise BadDocumentError("not_a_moment", name)
    return found


def instant(written: str) -> datetime | None:
    """A moment that a journal has; None for what is none."""
    try:
        found = datetime.fromisoformat(written)
    except ValueError:
        return None
    return found if found.tzinfo is not None else None


def hour(written: str) -> str:
    """Hours and minutes of a moment, in the zone it was written in; nothing for what is none."""
    try:
        return datetime.fromisoformat(written).strftime("%H:%M")
    except ValueError:
        return ""
