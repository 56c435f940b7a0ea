"""Answers speak of their own regulation, and say what is so of who is not there."""

import json
from pathlib import Path

import pytest

from tabellone.cli.main import run
from tests.events.teams import three_teams
from tests.places import DATA

FAULTS = DATA / "faults"


def test_a_lot_in_a_chess_event_cites_no_ranking_of_draughts(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(FAULTS / "amalfi_lot.json")
    assert run(["qualify", file, "--count", "3", "--system", "round-robin", "--lang", "en"]) == 0
    told = capsys.readouterr().err
    assert "the lot from the seed “z” decided" in told
    assert "Classifica tecnica" not in told
    assert "F37" not in told


def test_a_late_entrant_at_tables_enters_later(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", str(FAULTS / "big_late_entrant.json"), "--player", "9", "--round", "1", "--lang", "en"]) == 0
    assert "9 P9 enters in round 2" in capsys.readouterr().out


def test_who_wins_against_a_team_that_has_left_is_told_since_when(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "event.json"
    file.write_text(json.dumps(three_teams()))
    assert run(["explain", str(file), "--player", "1", "--lang", "en"]) == 0
    assert "the opponent of this round, 2 T2, withdrew after round 1 (R11)" in capsys.readouterr().out
