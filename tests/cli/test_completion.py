"""Shells complete verbs and options; whatever they ask, no server starts and nothing is made in the home folder."""

from pathlib import Path

import pytest

from tests.running.forks import ran


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_gets_its_script(shell: str, tmp_path: Path) -> None:
    ended = ran("tabellone", _TABELLONE_COMPLETE=f"{shell}_source", HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path))
    assert ended.returncode == 0
    assert "_TABELLONE_COMPLETE" in ended.stdout
    assert list(tmp_path.iterdir()) == []


def test_verbs_and_options_are_completed() -> None:
    asked = {"_TABELLONE_COMPLETE": "bash_complete", "COMP_CWORD": "1", "COMP_WORDS": "tabellone sta"}
    assert ran("tabellone", **asked).stdout == "plain,standings\n"
    asked |= {"COMP_CWORD": "3", "COMP_WORDS": "tabellone pair FILE --cert"}
    assert ran("tabellone", **asked).stdout == "plain,--certificate\n"


def test_a_shell_nobody_knows_starts_nothing(tmp_path: Path) -> None:
    ended = ran("tabellone", _TABELLONE_COMPLETE="tcsh_source", HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path))
    assert (ended.returncode, ended.stdout, list(tmp_path.iterdir())) == (1, "", [])
