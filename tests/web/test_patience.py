"""Wrong passwords, links that expire, and own addresses.

The database is real. The clock is held in the hand, so that nothing depends on how fast the machine is.
"""

import socket
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace

import pytest
from django.db import connection

from tabellone.store import links
from tabellone.store.links import DESK_LINK, START_LINK, link_is_good, new_link, use_link
from tabellone.store.models import LinkRecord, SessionRecord, WrongPasswordRecord
from tabellone.web import hosts, patience, sessions
from tabellone.web.front.deadlines import Deadlines

AT_ONCE = 16


class Clock:
    """Goes on when it is told to."""

    def __init__(self) -> None:
        self.moment = datetime(2026, 3, 1, 9, tzinfo=UTC)

    def now(self) -> datetime:
        return self.moment

    def wait(self, **time: float) -> None:
        self.moment += timedelta(**time)


@pytest.fixture
def clock(either_store: Path, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """That of everything that waits or expires, on a store that no other test has used."""
    for table in (LinkRecord, SessionRecord, WrongPasswordRecord):
        table.objects.all().delete()
    hand = Clock()
    for module in (links, patience, sessions):
        monkeypatch.setattr(module, "timezone", SimpleNamespace(now=hand.now))
    return hand


def test_wrong_passwords_wait(clock: Clock) -> None:
    def together(address: str, count: int) -> list[int]:
        def one(_: int) -> int:
            try:
                return patience.try_now(address)
            finally:
                connection.close()

        with ThreadPoolExecutor(AT_ONCE) as threads:
            return sorted(threads.map(one, range(count)))

    assert together("10.0.0.1", 30) == [0] * 5 + [1] * 25  # five are heard however many come at once
    for wait in (1, 2, 4, 8, 16):
        assert patience.try_now("10.0.0.1") == wait
        clock.wait(seconds=wait)
        assert patience.try_now("10.0.0.1") == 0
    assert patience.try_now("10.0.0.2") == 0
    patience.right("10.0.0.1")
    assert patience.try_now("10.0.0.1") == 0

    for tail in range(5):  # one computer has as many IPv6 addresses as it likes
        assert patience.try_now(f"2001:db8:0:1::{tail}") == 0
    assert patience.try_now("2001:db8:0:1:ffff::9") == 1
    assert patience.try_now("2001:db8:0:2::1") == 0

    clock.wait(minutes=11)
    for number in range(50):
        assert patience.try_now(f"192.168.{number}.1") == 0
    assert patience.try_now("192.168.99.1") == 600  # fifty in ten minutes, wherever they come from
    assert not WrongPasswordRecord.objects.filter(address="192.168.99.1").exists()  # strangers do not fill the table
    assert patience.try_now("127.0.0.1") == 0
    assert patience.try_now("::1") == 0
    SessionRecord.objects.create(
        digest="0" * 64, director=True, address="192.168.99.1", created=clock.now(), seen=clock.now()
    )
    assert patience.try_now("192.168.99.1") == 0  # somebody who may direct came from there
    assert patience.try_now("192.168.99.2") == 600
    clock.wait(minutes=-30)
    assert patience.try_now("192.168.99.2") == 600  # never longer, should the clock go back
    clock.wait(minutes=41)
    assert patience.try_now("192.168.99.2") == 0

    clock.wait(days=2)
    assert patience.try_now("10.0.0.9") == 0
    assert set(WrongPasswordRecord.objects.values_list("address", flat=True)) == {"", "10.0.0.9"}


def test_links_expire(clock: Clock) -> None:
    token = new_link(DESK_LINK)
    clock.wait(minutes=29)
    assert link_is_good(token)
    clock.wait(minutes=2)
    assert not link_is_good(token)
    assert not use_link(token)

    token = new_link(START_LINK)
    assert LinkRecord.objects.count() == 1  # the expired one is cleared
    assert not LinkRecord.objects.filter(digest__contains=token).exists()
    clock.wait(hours=11)

    def use(_: int) -> bool:
        try:
            return use_link(token)
        finally:
            connection.close()

    with ThreadPoolExecutor(AT_ONCE) as threads:
        assert sum(threads.map(use, range(AT_ONCE))) == 1  # of many who come at once, one


def test_new_addresses_of_this_computer_are_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """The laptop joins the hall's network after the start: its new address is good at once, another never."""
    own: set[str] = set()

    class Probe:
        def __init__(self, *_: int) -> None:
            pass

        def __enter__(self) -> "Probe":
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def bind(self, place: tuple[str, int]) -> None:
            if place[0] not in own:
                raise OSError(99, "Cannot assign requested address")

    monkeypatch.setattr(socket, "socket", Probe)
    assert not hosts.is_ours("192.168.1.10")
    own |= {"192.168.1.10", "2001:db8::10"}
    assert hosts.is_ours("192.168.1.10")
    assert hosts.is_ours("[2001:db8::10]")
    assert not hosts.is_ours("192.168.1.11")


@pytest.mark.parametrize("days", [-1, 1])
def test_a_clock_that_jumps_by_a_day_locks_nobody_out(clock: Clock, days: int) -> None:
    """Neither who mistyped his password before, nor everybody after many tries, nor who had entered."""
    session = sessions.SessionStore()
    session["director"] = True
    session.create()
    for _ in range(patience.FREE_TRIES + 3):
        patience.try_now("10.0.0.1")
        clock.wait(seconds=patience.LONGEST_WAIT)
    for other in range(patience.FREE_IN_ALL):
        patience.try_now(f"10.0.1.{other}")
    clock.wait(days=days)
    assert sessions.let_in([str(session.session_key)]) == {session.session_key}
    assert patience.try_now("10.0.0.1") <= patience.SPAN.total_seconds()
    assert patience.try_now("127.0.0.1") == 0
    clock.wait(seconds=patience.SPAN.total_seconds() + 1)
    assert patience.try_now("10.0.2.1") == 0
    clock.wait(seconds=patience.try_now("10.0.0.1"))
    assert patience.try_now("10.0.0.1") == 0


@pytest.mark.parametrize("late", [0, 10, 3000])
def test_a_deadline_comes_by_the_clock_and_by_the_seconds_that_pass(late: int) -> None:
    """A clock that jumps by a day opens nothing before; one that is put right by a few minutes does no harm."""
    passed = 1000.0
    deadlines = Deadlines(lambda: passed)
    now = datetime(2026, 3, 1, 9, tzinfo=UTC)
    deadline = now + timedelta(hours=2)
    assert not deadlines.has_come("a", deadline, now)
    assert not deadlines.has_come("a", deadline, now + timedelta(days=1))
    assert not deadlines.has_come("a", deadline, now - timedelta(days=1))
    passed += 7200 - late
    assert not deadlines.has_come("a", deadline, deadline - timedelta(days=1))
    assert deadlines.has_come("a", deadline, deadline)
    assert deadlines.has_come("b", deadline, deadline)  # looked at first when it was over
    assert not deadlines.has_come("a", deadline + timedelta(days=1), deadline)  # another time was announced
