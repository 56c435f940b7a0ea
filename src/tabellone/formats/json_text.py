"""From the bytes of a file to a JSON object, with a sentence instead of a traceback for anything else."""

import json
from math import isinf
from typing import Any, NoReturn

from tabellone.engine.limits import MAX_TEXT_LENGTH
from tabellone.engine.reasons import BadDocumentError

MAX_DOCUMENT_SIZE = 256 * 1024 * 1024
"""Bytes; a million players over ten rounds fit."""


MAX_SIZE_CHECKED_FOR_DUPLICATES = 1_000_000
"""Characters. A field written twice is a slip of the hand; looking for one more than doubles the time of parsing."""


def read_object(content: bytes) -> dict[str, Any]:
    if len(content) > MAX_DOCUMENT_SIZE:
        raise BadDocumentError("too_large", "", size=len(content), largest=MAX_DOCUMENT_SIZE)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadDocumentError("not_utf8", "", byte=error.start) from None
    if not text.strip():
        raise BadDocumentError("file_is_empty", "")
    try:
        hook = _without_duplicates if len(text) <= MAX_SIZE_CHECKED_FOR_DUPLICATES else None
        value = json.loads(text, parse_constant=_refuse_constant, parse_float=_finite_number, object_pairs_hook=hook)
        _require_whole_characters(text, value)
    except json.JSONDecodeError as error:
        raise BadDocumentError("not_json", "", line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise BadDocumentError("nested_too_deep", "") from None
    except ValueError:  # an integer of thousands of digits, 1e400, NaN, Infinity
        raise BadDocumentError("impossible_number", "") from None
    if not isinstance(value, dict):
        raise BadDocumentError("not_an_object", "")
    return value


def _without_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise BadDocumentError("field_twice", "", name=name[:MAX_TEXT_LENGTH])
        found[name] = value
    return found


def _finite_number(text: str) -> float:
    number = float(text)
    if isinf(number):  # it could be read but never written again
        raise ValueError(text)
    return number


def _require_whole_characters(text: str, value: Any) -> None:
    """Half of a surrogate pair is no character: it could be read but never written again."""
    if "\\ud" in text or "\\uD" in text:
        try:
            json.dumps(value, ensure_ascii=False).encode()
        except UnicodeEncodeError:
            raise BadDocumentError("control_character", "") from None


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(name)
