"""`standings` of some of the players."""

import json
from pathlib import Path
from typing import Any

import pytest

from tabellone.cli.main import run
from tests.events.notation import event
from tests.events.teams import team_event

PLAYERS: list[dict[str, Any]] = [
    {"title": "CM", "born": 2012, "sex": "w"},
    {"title": "1N", "born": 1990},
    {"title": "CM"},
    {"sex": "w"},
]


def written(tmp_path: Path, document: dict[str, Any]) -> str:
    file = tmp_path / "event.json"
    file.write_text(json.dumps(document))
    return str(file)


def test_a_group_has_its_places_beside_the_general_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, event(PLAYERS, 3, ["2-1 1:0, 3-4 1:0"], tie_breaks=["wins"]) | {"date": "2026-02-01"})
    assert run(["standings", file, "--category", "CM", "--lang", "it"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Test: classifica dopo il turno 1: Categoria CM"
    assert [line.split() for line in lines[3:]] == [["1", "1", "3", "P3", "1", "1"], ["2", "3", "1", "P1", "0", "0"]]
    assert run(["standings", file, "--women", "--age", "U14", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["standings"]) == 4
    assert found["group"] == {
        "asked": {"age": "U14", "women": True},
        "standings": [{"place": 1, "general_place": 3, "player": 1}],
    }
    assert run(["standings", file, "--born-to", "1950", "--lang", "en"]) == 0
    assert "Nobody: there is no one in “Up to 1950”." in capsys.readouterr().out


def test_what_cannot_be_asked_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    undated = written(tmp_path, event(PLAYERS, 3, ["2-1 1:0, 3-4 1:0"]))
    assert run(["standings", undated, "--age", "U14", "--lang", "en"]) == 2
    assert "the event needs a date" in capsys.readouterr().err
    assert run(["standings", undated, "--women", "--first-phase", undated]) == 2
    teams = written(tmp_path, team_event(2, 3, 1, ["1-2 ++x"]))
    assert run(["standings", teams, "--women", "--lang", "en"]) == 2
    assert "teams have no category" in capsys.readouterr().err
