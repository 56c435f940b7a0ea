"""A round of a team event in which nobody plays: written, answered and read back as one of teams."""

import json
from pathlib import Path
from typing import Any

import pytest

from tabellone.cli.main import run


def three_teams() -> dict[str, Any]:
    """A round robin of three teams, two of which leave after the first round."""
    players = [{"number": number, "name": f"G{number}", "rating": 3000 - number} for number in range(1, 7)]
    teams = [{"number": number, "name": f"T{number}", "players": [2 * number - 1, 2 * number]} for number in (1, 2, 3)]
    games = [{"white": 3, "black": 5, "result": "1-0"}, {"white": 6, "black": 4, "result": "1-0"}]
    first = {"round": 1, "matches": [{"white": 2, "black": 3, "games": games}], "rests": [{"team": 1, "kind": "rt"}]}
    return {
        **{"format": "tabellone/1", "name": "S", "system": "round-robin", "rounds": 3, "seed": "a"},
        **{"rules": {"competitors": "teams", "boards": 2}, "players": players},
        **{"teams": [teams[0], *(team | {"leaves": 1} for team in teams[1:])], "history": [first]},
    }


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
