"""Single values: whatever is wrong is told in one sentence that names the place."""

from typing import Any

from tabellone.engine.reasons import BadDocumentError


def read_flag(value: Any, where: str) -> bool:
    """Yes or no."""
    if not isinstance(value, bool):
        raise BadDocumentError("option_not_yes_or_no", where)
    return value


def read_whole(value: Any, where: str, least: int | None = None, most: int | None = None) -> int:
    """A whole number, not too small and not too large where that is said."""
    if type(value) is not int:
        raise BadDocumentError("not_a_whole_number", where)
    if least is None:
        return value
    if most is None and value < least:
        raise BadDocumentError("too_small", where, value=_short(value), least=least)
    if most is not None and not least <= value <= most:
        raise BadDocumentError("out_of_range", where, value=_short(value), least=least, most=most)
    return value


def _short(value: int) -> str:
    """A number of thousands of digits is not worth printing."""
    return str(value) if value.bit_length() < 100 else "…"
