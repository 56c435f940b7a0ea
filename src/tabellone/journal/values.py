"""Values in an event's data, checked one by one: journals are read from files as well."""

import re
from collections.abc import Collection, Mapping
from typing import Any

from tabellone.engine.limits import LONGEST_TEXT, UPSETTING
from tabellone.engine.reason_values import Items
from tabellone.engine.reasons import BadDocumentError


def text(data: Mapping[str, Any], name: str, required: bool = False, longest: int = LONGEST_TEXT) -> str:
    """A text without control characters; empty if it may be missing."""
    value = data.get(name, "")
    if not isinstance(value, str):
        raise BadDocumentError("not_text", name)
    if len(value) > longest:
        raise BadDocumentError("text_too_long", name, longest=longest)
    if not value.isprintable() and re.search(UPSETTING, value):
        raise BadDocumentError("control_character", name)
    if required and not value.strip():
        raise BadDocumentError("text_empty", name)
    return value.strip()


def whole_number(data: Mapping[str, Any], name: str, least: int, most: int) -> int:
    """A whole number in a range."""
    value = data.get(name)
    if type(value) is not int:
        raise BadDocumentError("not_a_whole_number", name)
    if not least <= value <= most:
        raise BadDocumentError("out_of_range", name, value=str(value)[:20], least=least, most=most)
    return value


def optional_number(data: Mapping[str, Any], name: str, least: int, most: int) -> int | None:
    """A whole number in a range, or nothing."""
    return None if data.get(name) is None else whole_number(data, name, least, most)


def one_of(data: Mapping[str, Any], name: str, known: Collection[Any]) -> Any:
    """One of a few words."""
    value = data.get(name)
    if not isinstance(value, str | None) or value not in known:
        raise BadDocumentError("option_unknown_word", name, word=str(value)[:80], known=Items(map(str, known)))
    return value
