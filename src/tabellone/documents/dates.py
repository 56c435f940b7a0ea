"""Days as people say them, in the language of the page."""

from datetime import date
from typing import NamedTuple

from tabellone.documents.speaker import Speaker
from tabellone.reading.dates import is_iso_date


class CalendarDay(NamedTuple):
    """A day as a calendar shows it."""

    number: int
    month: str
    weekday: str


def calendar_day(day: str, speaker: Speaker) -> CalendarDay:
    """Returns the parts of a day like 2026-11-22."""
    found = date.fromisoformat(day)
    return CalendarDay(found.day, speaker.say(f"month_{found.month}"), speaker.say(f"weekday_{found.isoweekday()}"))


def long_day(day: str, speaker: Speaker) -> str:
    found = date.fromisoformat(day)
    return f"{found.day} {speaker.say(f'month_{found.month}')} {found.year}"


def day_text(day: str, speaker: Speaker) -> str:
    """22 November 2026; what is no day of the calendar as it was typed."""
    return long_day(day, speaker) if is_iso_date(day) else day


def days_between(first: str, last: str, speaker: Speaker) -> str:
    """21-22 November 2026, 30 November – 2 December 2026; one day alone if they are the same."""
    if first == last:
        return long_day(first, speaker)
    begins, ends = date.fromisoformat(first), date.fromisoformat(last)
    if (begins.year, begins.month) == (ends.year, ends.month):
        return f"{begins.day}-{long_day(last, speaker)}"
    beginning = f"{begins.day} {speaker.say(f'month_{begins.month}')}"
    return f"{beginning if begins.year == ends.year else long_day(first, speaker)} – {long_day(last, speaker)}"
