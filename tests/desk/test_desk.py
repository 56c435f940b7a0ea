"""What the site and the command do with tournaments, asked for directly: no page, no request."""

from pathlib import Path

import pytest

from tests.desk.scenarios import SCENARIOS
from tests.running.new_store import with_tables
from tests.running.process import in_a_process


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_at_the_desk(scenario: str, tmp_path: Path) -> None:
    in_a_process("tests.desk.scenarios", scenario, with_tables(tmp_path))
