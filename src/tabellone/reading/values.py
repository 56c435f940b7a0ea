"""Single values: whatever is wrong is told in one sentence that names the place."""

import re
from collections.abc import Collection
from typing import Any

from tabellone.engine.limits import MAX_TEXT_LENGTH, UNSAFE_CHARACTERS
from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import BadDocumentError


def read_line(value: Any, path: str, longest: int = MAX_TEXT_LENGTH) -> str:
    """A line of text as it is; what is none, is too long or would upset a terminal or a sheet is refused."""
    if not isinstance(value, str):
        raise BadDocumentError("not_text", path)
    if len(value) > longest:
        raise BadDocumentError("text_too_long", path, longest=longest)
    if not value.isprintable() and re.search(UNSAFE_CHARACTERS, value):  # most lines need no search
        raise BadDocumentError("control_character", path)
    return value


def read_words(value: Any, path: str, longest: int = MAX_TEXT_LENGTH) -> str:
    """A line that says something, without the spaces around it."""
    words = read_line(value, path, longest).strip()
    if not words:
        raise BadDocumentError("text_empty", path)
    return words


def read_list(value: Any, path: str) -> list[Any]:
    """A list; what is in it is read by somebody else."""
    if not isinstance(value, list):
        raise BadDocumentError("not_a_list", path)
    return value


def read_object(value: Any, path: str, known: Collection[str]) -> dict[str, Any]:
    """An object with no other fields than these."""
    if not isinstance(value, dict):
        raise BadDocumentError("not_an_object", path)
    for name in value:
        if name not in known:
            raise BadDocumentError("unknown_option", f"{path}.{name}", name=name[:80], known=TextList(known))
    return value


def read_flag(value: Any, path: str) -> bool:
    """Yes or no."""
    if not isinstance(value, bool):
        raise BadDocumentError("option_not_yes_or_no", path)
    return value


def read_whole(value: Any, path: str, least: int | None = None, most: int | None = None) -> int:
    """A whole number, not too small and not too large where that is said."""
    if type(value) is not int:
        raise BadDocumentError("not_a_whole_number", path)
    if least is None:
        return value
    if most is None and value < least:
        raise BadDocumentError("too_small", path, value=_short(value), least=least)
    if most is not None and not least <= value <= most:
        raise BadDocumentError("out_of_range", path, value=_short(value), least=least, most=most)
    return value


def _short(value: int) -> str:
    """A number of thousands of digits is not worth printing."""
    return str(value) if value.bit_length() < 100 else "…"
