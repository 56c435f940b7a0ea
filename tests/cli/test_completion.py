"""Shells complete verbs and options; whatever they ask, no server starts and nothing is made in the data folder."""

from pathlib import Path

import pytest

from tabellone.cli import serve
from tabellone.cli.main import run


@pytest.fixture(autouse=True)
def no_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def started(*_: object) -> int:
        raise AssertionError("the application was started")

    monkeypatch.setattr(serve, "run_serve", started)
    monkeypatch.setenv("TABELLONE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("TABELLONE_DEBUG", "1")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_gets_its_script(
    shell: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("_TABELLONE_COMPLETE", f"{shell}_source")
    assert run([]) == 0
    assert "_TABELLONE_COMPLETE" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("typed", "word", "offered"),
    [("tabellone sta", 1, "standings"), ("tabellone pair FILE --cert", 3, "--certificate")],
)
def test_verbs_and_options_are_completed(
    typed: str, word: int, offered: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in (("_TABELLONE_COMPLETE", "bash_complete"), ("COMP_WORDS", typed), ("COMP_CWORD", str(word))):
        monkeypatch.setenv(name, value)
    assert run([]) == 0
    assert capsys.readouterr().out == f"plain,{offered}\n"


def test_an_empty_variable_asks_for_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("_TABELLONE_COMPLETE", "")
    assert run(["demo"]) == 0
    assert capsys.readouterr().out


def test_a_shell_nobody_knows_starts_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("_TABELLONE_COMPLETE", "tcsh_source")
    assert (run([]), capsys.readouterr().out, list(tmp_path.iterdir())) == (1, "", [])
