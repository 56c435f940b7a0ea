"""Backups on real databases; each scenario compares what it brings back with what was there."""

import json
import zipfile
from pathlib import Path

import pytest

from tabellone.store.backup import make_backup
from tests.running.desk import Desk
from tests.running.forks import Ended, ran
from tests.running.new_store import with_tables
from tests.running.process import in_a_process
from tests.running.site import Site
from tests.store.backups import some_people
from tests.store.tournaments import paired_tournament


@pytest.mark.kills
@pytest.mark.parametrize("scenario", ["killed", "disk_full"])
def test_a_backup_is_whole_or_not_there(scenario: str, tmp_path: Path) -> None:
    in_a_process("tests.store.backup_processes", scenario, with_tables(tmp_path))


def test_a_round_is_paired_even_if_its_backup_fails(own_site: Site, tmp_path: Path) -> None:
    desk = Desk(own_site.director_link)
    (tmp_path / "data/backups").write_text("in the way")
    key = desk.tournament(6)
    for board in (1, 2, 3):
        desk.enter(key, 1, board, "1-0")
    status, page = desk.post(f"/t/{key}/pair")
    assert status == 200
    assert "Il turno è accoppiato, ma la copia di sicurezza non è riuscita" in page
    assert 'id="board-1"' in page


def test_a_restore_in_part_says_what_is_missing(store: Path, tmp_path: Path) -> None:
    """By the command: exit code 5, sentences for people, codes for programs; a folder is as good as a file."""
    paired_tournament(6)
    paired_tournament(6)
    some_people()
    newest = make_backup("backup")
    backups = newest.parent
    with zipfile.ZipFile(newest) as archive:
        kept = json.loads(archive.read("manifest.json"))
        first, second = kept["journals"]
        entries = {name: archive.read(name) for name in archive.namelist()}
    partly = tmp_path / "partly.zip"
    with zipfile.ZipFile(partly, "w") as archive:
        for name, content in entries.items():
            archive.writestr(name, b"" if name == f"{first}.journal" else content)

    def restore(place: Path, *more: str) -> Ended:
        return ran("tabellone", "restore", place, "--folder", tmp_path / "new", *more)

    answer = restore(partly, "--json")
    assert answer.returncode == 5
    told = json.loads(answer.stdout)
    assert (told["restored"], told["people"]) == ([second], 2)
    assert told["left_out"] == [{"file": "partly.zip", "part": f"{first}.journal", "code": "backup_damaged"}]
    assert f"“partly.zip” {first}.journal: damaged or incomplete." in restore(partly, "--lang", "en").stderr
    whole = restore(backups, "--lang", "en")
    assert (whole.returncode, whole.stderr) == (0, "")
    assert whole.stdout == f"Tournaments restored: 1.\n  Prova ({first})\n"
    nothing = tmp_path / "empty"
    nothing.mkdir()
    assert restore(nothing).returncode == 4
