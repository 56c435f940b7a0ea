"""A few spoilt files and forms sent to the whole application; any number by `python -m tests.mutations.application`."""

from pathlib import Path

import pytest

from tests.running.new_store import with_tables
from tests.running.process import in_a_process
from tests.tries import tries

COUNT = tries(30)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_whatever_is_sent_no_answer_is_an_error(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    address = ["--address", request.getfixturevalue("postgres")] if database == "postgresql" else []
    in_a_process("tests.mutations.application", with_tables(tmp_path), *address, "--count", COUNT, "--seed", 3)
