"""Prizes as documents and journals write them."""

from collections.abc import Sequence
from typing import Any

from tabellone.engine.model import Prize
from tabellone.engine.reasons import BadDocumentError
from tabellone.reading.values import read_int, read_line, read_list, read_object

MAX_PLACES = 100_000
MAX_CENTS = 10**12


def read_prizes(raw: Any, path: str) -> tuple[Prize, ...]:
    """The prizes of a document or a journal; what cannot be one is refused."""
    return tuple(_read_prize(entry, f"{path}[{index}]") for index, entry in enumerate(read_list(raw, path)))


def write_prizes(prizes: Sequence[Prize]) -> list[dict[str, Any]]:
    return [{name: value for name, value in prize._asdict().items() if value} for prize in prizes]


def _read_prize(entry: Any, path: str) -> Prize:
    read_object(entry, path, Prize._fields)
    place = read_int(entry.get("place"), f"{path}.place", 1, MAX_PLACES)
    cents = read_int(entry.get("cents", 0), f"{path}.cents", 0, MAX_CENTS)
    thing, category = (read_line(entry.get(name, ""), f"{path}.{name}") for name in ("thing", "category"))
    if bool(cents) == bool(thing):
        raise BadDocumentError("money_or_thing" if cents else "neither_money_nor_thing", path)
    return Prize(place, cents, thing, category)
