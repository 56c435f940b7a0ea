"""Days as documents write them: year, month and day, as in 2026-03-01."""

from datetime import date


def is_iso_date(text: str) -> bool:
    """Whether it is a day of the calendar."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
