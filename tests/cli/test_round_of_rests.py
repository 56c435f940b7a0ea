"""A round of a team event in which nobody plays: written, answered and read back as one of teams."""

import json
from pathlib import Path

import pytest

from tabellone.cli.main import run
from tests.events.teams import three_teams


def test_a_round_of_rests_alone_is_one_of_teams(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    before.write_text(json.dumps(three_teams()))
    assert run(["pair", str(before), "--json", "--output", str(after)]) == 0
    rests = [{"team": 1, "kind": "rr", "against": 2}]
    assert json.loads(capsys.readouterr().out) == {"round": 2, "matches": [], "rests": rests, "exceptions": []}
    written = json.loads(after.read_text())["history"][1]
    assert written == {"round": 2, "matches": [], "rests": rests, "withdrawn": [{"team": 2}, {"team": 3}]}
    for verb in (["standings"], ["check"], ["explain", "--player", "1", "--round", "2"], ["validate"]):
        assert run([verb[0], str(after), *verb[1:]]) == 0, verb
