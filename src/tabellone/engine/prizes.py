"""Prizes as documents and journals write them."""

from collections.abc import Sequence
from typing import Any

from tabellone.engine.lines import read_line
from tabellone.engine.model import Prize
from tabellone.engine.reason_values import Items
from tabellone.engine.reasons import BadDocumentError

MOST_PLACES = 100_000
MOST_CENTS = 10**12


def read_prizes(raw: Any, where: str) -> tuple[Prize, ...]:
    """The prizes of a document or a journal; what cannot be one is refused."""
    if not isinstance(raw, list):
        raise BadDocumentError("not_a_list", where)
    return tuple(_read_prize(entry, f"{where}[{index}]") for index, entry in enumerate(raw))


def write_prizes(prizes: Sequence[Prize]) -> list[dict[str, Any]]:
    """What `read_prizes` reads back."""
    return [{name: value for name, value in prize._asdict().items() if value} for prize in prizes]


def _read_prize(entry: Any, where: str) -> Prize:
    if not isinstance(entry, dict):
        raise BadDocumentError("not_an_object", where)
    for name in entry:
        if name not in Prize._fields:
            raise BadDocumentError("unknown_option", f"{where}.{name}", name=name, known=Items(Prize._fields))
    place: Any = entry.get("place")
    cents: Any = entry.get("cents", 0)
    for name, value, least, most in (("place", place, 1, MOST_PLACES), ("cents", cents, 0, MOST_CENTS)):
        if type(value) is not int:
            raise BadDocumentError("not_a_whole_number", f"{where}.{name}")
        if not least <= value <= most:
            raise BadDocumentError("out_of_range", f"{where}.{name}", value=str(value)[:20], least=least, most=most)
    thing, category = (read_line(entry.get(name, ""), f"{where}.{name}") for name in ("thing", "category"))
    if bool(cents) == bool(thing):
        raise BadDocumentError("money_or_thing" if cents else "neither_money_nor_thing", where)
    return Prize(place, cents, thing, category)
