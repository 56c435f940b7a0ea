"""When line-ups are due, as a director says it."""

from datetime import datetime

import pytest

from tabellone.desk.deadlines import at_hour, in_minutes
from tabellone.journal.entry import RefusedError

NOON = datetime(2026, 11, 18, 12, 0, 30)
LATE = datetime(2026, 11, 18, 23, 50)


def test_in_so_many_minutes_within_a_day() -> None:
    assert in_minutes(NOON, 20) == datetime(2026, 11, 18, 12, 20, 30)
    assert in_minutes(LATE, 24 * 60) == datetime(2026, 11, 19, 23, 50)
    for count in (0, -5, 24 * 60 + 1):
        with pytest.raises(RefusedError, match="deadline_minutes"):
            in_minutes(NOON, count)


def test_at_an_hour_of_today_and_shortly_before_midnight_of_tomorrow() -> None:
    assert at_hour(NOON, " 14.30 ") == datetime(2026, 11, 18, 14, 30)
    assert at_hour(LATE, "0:10") == datetime(2026, 11, 19, 0, 10)


@pytest.mark.parametrize(
    ("typed", "code"),
    [("11:59", "deadline_past"), ("12:00", "deadline_past"), ("24:00", "deadline_hour"), ("", "deadline_hour")],
)
def test_what_is_over_or_no_hour_is_refused(typed: str, code: str) -> None:
    with pytest.raises(RefusedError, match=code):
        at_hour(NOON, typed)
