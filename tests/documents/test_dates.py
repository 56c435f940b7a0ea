"""Days in words."""

import pytest

from tabellone.documents.dates import CalendarDay, calendar_day, day_text, days_between
from tabellone.documents.speaker import Speaker


@pytest.mark.parametrize(
    ("first", "last", "italian", "english"),
    [
        ("2026-11-21", "2026-11-21", "21 novembre 2026", "21 November 2026"),
        ("2026-11-21", "2026-11-22", "21-22 novembre 2026", "21-22 November 2026"),
        ("2026-11-30", "2026-12-02", "30 novembre – 2 dicembre 2026", "30 November – 2 December 2026"),
        ("2026-12-31", "2027-01-01", "31 dicembre 2026 – 1 gennaio 2027", "31 December 2026 – 1 January 2027"),
    ],
)
def test_some_days_are_said_as_short_as_can_be(first: str, last: str, italian: str, english: str) -> None:
    assert days_between(first, last, Speaker("it")) == italian
    assert days_between(first, last, Speaker("en")) == english


def test_a_leaf_of_the_calendar() -> None:
    assert calendar_day("2026-11-22", Speaker("it")) == CalendarDay(22, "novembre", "Domenica")
    assert calendar_day("2026-12-03", Speaker("en")) == CalendarDay(3, "December", "Thursday")


def test_what_is_no_day_is_written_as_it_was_typed() -> None:
    assert day_text("2026-11-02", Speaker("it")) == "2 novembre 2026"
    assert day_text("2026-11-02", Speaker("en")) == "2 November 2026"
    assert day_text("novembre", Speaker("it")) == "novembre"
    assert day_text("", Speaker("it")) == ""
