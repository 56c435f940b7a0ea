"""A real browser, and a director who uses it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.running.browser import Director, chromium
from tests.running.program import Program


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real browser."""
    with chromium() as found:
        yield found


@pytest.fixture
def director(browser: Browser, program: Program) -> Iterator[Director]:
    """Whoever started it, at a laptop; no script may fail."""
    found = Director(browser, program)
    yield found
    assert found.errors == []
