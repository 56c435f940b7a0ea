"""When rounds begin, as people say it."""

from collections.abc import Sequence
from datetime import datetime

from tabellone.documents.dates import calendar_day, long_day
from tabellone.documents.speaker import Speaker
from tabellone.engine.model import Appointment


def start_of(schedule: Sequence[Appointment], round_number: int) -> str:
    """When a round begins; empty where nobody has said it."""
    return next((one.starts for one in schedule if one.round == round_number), "")


def day_of(starts: str, speaker: Speaker) -> str:
    day = starts.partition("T")[0]
    return f"{calendar_day(day, speaker).weekday} {long_day(day, speaker)}"


def hour_of(starts: str) -> str:
    moment = datetime.fromisoformat(starts)
    return f"{moment.hour}:{moment.minute:02}"


def start_text(starts: str, speaker: Speaker) -> str:
    return speaker.say("starts_at", day=day_of(starts, speaker), hour=hour_of(starts))
