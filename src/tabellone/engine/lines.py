"""A line of text as documents and journals may have it, checked in one place."""

import re
from typing import Any

from tabellone.engine.limits import LONGEST_TEXT, UPSETTING
from tabellone.engine.reasons import BadDocumentError


def read_line(value: Any, where: str, longest: int = LONGEST_TEXT) -> str:
    """The text itself; what is none, is too long or would upset a terminal or a sheet is refused."""
    if not isinstance(value, str):
        raise BadDocumentError("not_text", where)
    if len(value) > longest:
        raise BadDocumentError("text_too_long", where, longest=longest)
    if not value.isprintable() and re.search(UPSETTING, value):  # most lines need no search
        raise BadDocumentError("control_character", where)
    return value
