"""The encounters of a round as the event that pairs it writes them, by ids."""

from collections.abc import Iterable, Sequence
from typing import Any


def games(*rows: Sequence[Any]) -> list[dict[str, Any]]:
    """White, Black and, where it is supposed, a result."""
    return [dict(zip(("white", "black", "result"), row, strict=False)) for row in rows]


def tables(*seated: Iterable[int]) -> list[dict[str, Any]]:
    """Who sits at each."""
    return [{"seats": list(seats)} for seats in seated]
