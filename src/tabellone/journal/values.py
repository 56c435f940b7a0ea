"""Values in an event's data, checked one by one: journals are read from files as well."""

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any

from tabellone.engine.limits import MAX_TEXT_LENGTH
from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import BadDocumentError
from tabellone.reading.values import read_int, read_line, read_text


def text_value(data: Mapping[str, Any], name: str, required: bool = False, max_length: int = MAX_TEXT_LENGTH) -> str:
    """A text without control characters; empty if it may be missing."""
    value = data.get(name, "")
    return read_text(value, name, max_length) if required else read_line(value, name, max_length).strip()


def integer_value(data: Mapping[str, Any], name: str, minimum: int, maximum: int) -> int:
    """A whole number in a range."""
    return read_int(data.get(name), name, minimum, maximum)


def optional_integer_value(data: Mapping[str, Any], name: str, minimum: int, maximum: int) -> int | None:
    """A whole number in a range, or nothing."""
    return None if data.get(name) is None else integer_value(data, name, minimum, maximum)


def one_of(data: Mapping[str, Any], name: str, allowed: Collection[Any]) -> Any:
    value = data.get(name)
    if not isinstance(value, str | None) or value not in allowed:
        raise BadDocumentError("option_unknown_word", name, word=str(value)[:80], known=TextList(map(str, allowed)))
    return value


def moment(data: Mapping[str, Any], name: str) -> datetime:
    try:
        found = datetime.fromisoformat(text_value(data, name, required=True))
    except ValueError:
        raise BadDocumentError("not_a_moment", name) from None
    if found.tzinfo is None:
        raise BadDocumentError("not_a_moment", name)
    return found


def parse_moment(written: str) -> datetime | None:
    """A moment that a journal has; None for what is none."""
    try:
        found = datetime.fromisoformat(written)
    except ValueError:
        return None
    return found if found.tzinfo is not None else None


def hour_of(written: str) -> str:
    """Hours and minutes of a moment, in the zone it was written in; nothing for what is none."""
    try:
        return datetime.fromisoformat(written).strftime("%H:%M")
    except ValueError:
        return ""
