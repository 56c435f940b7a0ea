"""A few spoilt files and forms sent to the whole application; any number by `python tests/application_mutations.py`."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent / "application_mutations.py"
COUNT = 60


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_whatever_is_sent_no_answer_is_an_error(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    address = ["--address", request.getfixturevalue("postgres")] if database == "postgresql" else []
    command = [sys.executable, str(SCRIPT), str(tmp_path), *address, "--count", str(COUNT), "--seed", "3"]
    found = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert found.returncode == 0, found.stderr[-3000:]
