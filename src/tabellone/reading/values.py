"""Single values: whatever is wrong is told in one sentence that names the place."""

import re
from collections.abc import Collection
from typing import Any

from tabellone.engine.limits import MAX_TEXT_LENGTH, UNSAFE_CHARACTERS
from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import BadDocumentError


def read_line(value: Any, path: str, max_length: int = MAX_TEXT_LENGTH) -> str:
    """A line of text as it is; what is none, is too long or would upset a terminal or a sheet is refused."""
    if not isinstance(value, str):
        raise BadDocumentError("not_text", path)
    if len(value) > max_length:
        raise BadDocumentError("text_too_long", path, longest=max_length)
    if not value.isprintable() and re.search(UNSAFE_CHARACTERS, value):  # most lines need no search
        raise BadDocumentError("control_character", path)
    return value


def read_text(value: Any, path: str, max_length: int = MAX_TEXT_LENGTH) -> str:
    """A line that says something, without the spaces around it."""
    words = read_line(value, path, max_length).strip()
    if not words:
        raise BadDocumentError("text_empty", path)
    return words


def read_list(value: Any, path: str) -> list[Any]:
    """Returns a list, whose items are not checked."""
    if not isinstance(value, list):
        raise BadDocumentError("not_a_list", path)
    return value


def read_object(value: Any, path: str, fields: Collection[str]) -> dict[str, Any]:
    """An object with no other fields than these."""
    if not isinstance(value, dict):
        raise BadDocumentError("not_an_object", path)
    for name in value:
        if name not in fields:
            raise BadDocumentError("unknown_option", f"{path}.{name}", name=name[:80], known=TextList(fields))
    return value


def read_bool(value: Any, path: str) -> bool:
    if not isinstance(value, bool):
        raise BadDocumentError("option_not_yes_or_no", path)
    return value


def read_int(value: Any, path: str, minimum: int | None = None, maximum: int | None = None) -> int:
    """A whole number, not too small and not too large where that is said."""
    if type(value) is not int:
        raise BadDocumentError("not_a_whole_number", path)
    if minimum is None:
        return value
    if maximum is None and value < minimum:
        raise BadDocumentError("too_small", path, value=_shortened(value), least=minimum)
    if maximum is not None and not minimum <= value <= maximum:
        raise BadDocumentError("out_of_range", path, value=_shortened(value), least=minimum, most=maximum)
    return value


def _shortened(value: int) -> str:
    """A number of thousands of digits is not worth printing."""
    return str(value) if value.bit_length() < 100 else "…"
