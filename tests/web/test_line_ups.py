"""Sealed line-ups in the application: who hands in, who sees what, and that nobody sees it too early (Art. 5, T2)."""

from pathlib import Path

import pytest

from tests.running.new_store import with_tables
from tests.running.process import in_a_process

SCENARIOS = "tests.web.line_up_scenarios"


@pytest.mark.parametrize(
    "scenario",
    [
        "nobody_reads_a_sealed_envelope",
        "a_captain_hands_in",
        "the_director_sets_the_time",
        "a_late_envelope_is_refused",
        "whoever_watches_opens_when_the_time_is_over",
        "what_cannot_be_opened_is_tried_once",
    ],
)
def test_line_ups(scenario: str, tmp_path: Path) -> None:
    in_a_process(SCENARIOS, scenario, with_tables(tmp_path))


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_an_envelope_outlives_a_restart(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    address = [request.getfixturevalue("postgres")] if database == "postgresql" else []
    in_a_process(SCENARIOS, "one_hands_in", tmp_path, *address)
    in_a_process(SCENARIOS, "the_other_after_a_restart", tmp_path, *address)
