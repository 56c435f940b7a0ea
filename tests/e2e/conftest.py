"""A real browser, and a director who uses it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.running.browser import Director, chromium
from tests.running.desk import Desk
from tests.running.program import Program


@pytest.fixture(scope="package")
def started_browser() -> Iterator[Browser]:
    """A real browser, started once for the tests of this folder.

    Not for longer: its loop runs in this thread, and while a loop runs Django lets nobody ask a database.
    """
    with chromium() as found:
        yield found


@pytest.fixture
def browser(started_browser: Browser) -> Iterator[Browser]:
    """Without a window; whatever a test opens is closed after it.

    A page left open asks for ever whether the program, which is gone, answers again.
    """
    yield started_browser
    for context in started_browser.contexts:
        context.close()


@pytest.fixture
def director(browser: Browser, program: Program) -> Iterator[Director]:
    """Whoever started it, at a laptop; no script may fail."""
    found = Director(browser, program)
    yield found
    assert found.errors == []


@pytest.fixture
def own_director(browser: Browser, own_program: Program) -> Iterator[Director]:
    """The same in a program that no other test has used."""
    found = Director(browser, own_program)
    yield found
    assert found.errors == []


@pytest.fixture
def desk(program: Program) -> Desk:
    """Whoever started it, without the browser."""
    return Desk(program.director_link)


@pytest.fixture
def own_desk(own_program: Program) -> Desk:
    """The same in a program that no other test has used."""
    return Desk(own_program.director_link)
