"""When the rounds of an event begin, as documents and journals write it."""

from collections.abc import Sequence
from datetime import datetime
from itertools import pairwise
from typing import Any

from tabellone.engine.limits import MAX_ROUNDS
from tabellone.engine.model import Appointment
from tabellone.engine.reasons import BadDocumentError
from tabellone.reading.values import read_int, read_line, read_list, read_object


def read_schedule(raw: Any, path: str) -> tuple[Appointment, ...]:
    """Reads the starts by round. Raises if a round begins before an earlier one."""
    found = sorted(_read(entry, f"{path}[{index}]") for index, entry in enumerate(read_list(raw, path)))
    for one, other in pairwise(found):
        if one.round == other.round:
            raise BadDocumentError("scheduled_twice", path, round=one.round)
        if other.starts < one.starts:
            raise BadDocumentError("scheduled_backwards", path, round=other.round, earlier=one.round)
    return tuple(found)


def write_schedule(schedule: Sequence[Appointment]) -> list[dict[str, Any]]:
    return [one._asdict() for one in schedule]


def is_iso_minute(text: str) -> bool:
    """Whether it is a day of the calendar and a minute of it, without a time zone."""
    try:
        return datetime.fromisoformat(text).strftime("%Y-%m-%dT%H:%M") == text
    except ValueError:
        return False


def _read(entry: Any, path: str) -> Appointment:
    read_object(entry, path, Appointment._fields)
    number = read_int(entry.get("round"), f"{path}.round", 1, MAX_ROUNDS)
    starts = read_line(entry.get("starts", ""), f"{path}.starts")
    if not is_iso_minute(starts):
        raise BadDocumentError("not_a_start", f"{path}.starts", found=starts)
    return Appointment(number, starts)
