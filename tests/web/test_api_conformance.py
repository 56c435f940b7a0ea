"""The API as its description says: outside programs read the description and ask whatever it lets them think of."""

import subprocess
import sys

from tests.running.desk import Desk
from tests.running.program import Program

DEMONSTRATIONS = ("piazza", "masters", "squadre", "coppa")
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "positive_data_acceptance",
)


def test_schemathesis_finds_nothing_to_complain_of(program: Program) -> None:
    """A few questions of each kind, the same in every run."""
    desk = Desk(program.director_link)
    key = desk.tournament(6)
    desk.enter(key, 1, 1, "1-0")
    for name in DEMONSTRATIONS:
        desk.post("/demo", demo=name)
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{program.address}/api/v1/openapi.json"]
    bounded = ["--max-examples", "4", "--workers", "2", "--seed", "1", "--generation-database", "none"]
    ended = subprocess.run(
        [*command, *bounded, "--checks", ",".join(CHECKS)], check=False, capture_output=True, text=True, timeout=300
    )
    assert ended.returncode == 0, ended.stdout
