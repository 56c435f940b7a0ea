"""The store on real databases: SQLite, and a PostgreSQL server that this file starts."""

import sqlite3
import sys
import zipfile
from contextlib import closing
from pathlib import Path

import pytest
from django.db import connection

from tabellone.store.database import BadDatabaseAddressError, data_folder, database_settings
from tests.running.forks import Ended, ran
from tests.running.new_store import with_tables
from tests.running.process import in_a_process
from tests.store.tournaments import paired_tournament


@pytest.mark.kills
@pytest.mark.parametrize("scenario", ["collide", "killed"])
def test_on_sqlite(scenario: str, tmp_path: Path) -> None:
    out = in_a_process("tests.store.processes", scenario, with_tables(tmp_path))
    if scenario == "killed":
        assert int(out) > 10  # results acknowledged before a kill, every one of them found again


@pytest.mark.kills
@pytest.mark.parametrize("scenario", ["collide", "killed", "cut"])
def test_on_postgresql(scenario: str, tmp_path: Path, postgres: str) -> None:
    out = in_a_process("tests.store.processes", scenario, tmp_path, TABELLONE_DATABASE=postgres)
    if scenario == "killed":
        assert int(out) > 10


def test_backup_and_restore_from_the_command_line(store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABELLONE_DATA", str(store))
    paired_tournament()
    connection.close()

    def tabellone(*arguments: str) -> Ended:
        return ran("tabellone", *arguments)

    file = tmp_path / "copy.zip"
    with closing(sqlite3.connect(tmp_path / "data/tabellone.sqlite3")) as database:
        ((key,),) = database.execute("SELECT key FROM store_tournamentrecord")
    assert tabellone("backup", str(file)).returncode == 0
    assert tabellone("backup", str(file)).returncode == 2  # never over another file
    (tmp_path / "data/tabellone.sqlite3").unlink()
    for leftover in (tmp_path / "data").glob("tabellone.sqlite3-*"):
        leftover.unlink()
    restored = tabellone("restore", str(file), "--lang", "en")
    assert (restored.returncode, restored.stdout) == (0, f"Tournaments restored: 1.\n  Prova ({key})\n")
    assert tabellone("restore", str(tmp_path / "missing.zip")).returncode == 2
    assert tabellone("backup", str(tmp_path / "nowhere" / "copy.zip")).returncode == 2
    for bad in (Path(__file__), empty_zip(tmp_path)):
        answer = tabellone("restore", str(bad))
        assert answer.returncode == 4
        assert "Traceback" not in answer.stderr


def empty_zip(folder: Path) -> Path:
    file = folder / "strange.zip"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("../escape.journal", "x")
    return file


def test_addresses(tmp_path: Path) -> None:
    settings = database_settings(tmp_path, "postgresql://user:p%40ss@host:5433/club?host=/run/sock")
    assert settings["ENGINE"].endswith("postgresql")
    assert [settings[name] for name in ("NAME", "USER", "PASSWORD", "HOST", "PORT")] == [
        "club", "user", "p@ss", "/run/sock", "5433",
    ]  # fmt: skip
    assert database_settings(tmp_path)["NAME"] == str(tmp_path / "tabellone.sqlite3")
    assert database_settings(tmp_path, "sqlite:///tmp/x.db")["NAME"] == "/tmp/x.db"
    with pytest.raises(BadDatabaseAddressError):
        database_settings(tmp_path, "mysql://x")


def test_the_data_folder_is_the_users_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TABELLONE_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.delenv("TABELLONE_DATA")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert data_folder() == Path("/somewhere/tabellone")
