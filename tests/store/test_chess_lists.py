"""Rating lists of chess: on real databases, and by the command."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.formats.chess_lists.published import CARLSEN, COMBINED, DING
from tests.formats.chess_lists.reading import zipped
from tests.running.forks import ran
from tests.running.new_store import with_tables

PUBLISHED = f"{COMBINED}\r\n{CARLSEN}\r\n{DING}\r\n"


def tabellone(folder: Path, *arguments: str, stdin: bytes = b"") -> tuple[int, str, str]:
    environment = {"TABELLONE_DATA": str(with_tables(folder / "data")), "PYTHONUTF8": "1"}
    if not stdin:
        return ran("tabellone", "lists", *arguments, "--lang", "en", **environment)
    command = [sys.executable, "-m", "tabellone", "lists", *arguments, "--lang", "en"]
    ended = subprocess.run(command, input=stdin, capture_output=True, check=False, env=os.environ | environment)
    return ended.returncode, ended.stdout.decode(), ended.stderr.decode()


def test_the_command_imports_and_searches(tmp_path: Path) -> None:
    file = tmp_path / "players_list.zip"
    file.write_bytes(zipped(players_list_foa__txt=PUBLISHED))
    assert tabellone(tmp_path)[:2] == (0, "There is no rating list of chess: tabellone lists import FILE.\n")
    assert tabellone(tmp_path, "import", str(file)) == (0, "FIDE list, 2026-10: 2 players.\n", "")
    fsi = b"ID FSI;Elo;Nominativo;Telefono\n0;0;Nessuno;\n5;1500;Rossi Carla;040\n"
    code, out, err = tabellone(tmp_path, "import", "-", "--kind", "fsi", "--date", "2026-09", "--json", stdin=fsi)
    assert (code, json.loads(out)) == (
        0,
        {"list": "fsi", "date": "2026-09", "players": 1, "skipped": 1, "unread": ["Telefono"]},
    )
    assert err == (
        "tabellone: warning: columns nobody knows, not read: Telefono.\n"
        "tabellone: 1 line without a player's number left out.\n"
    )
    assert tabellone(tmp_path)[1] == "FSI list, 2026-09: 1 player.\nFIDE list, 2026-10: 2 players.\n"
    assert tabellone(tmp_path, "search", "car")[1] == (
        "FSI  5  Rossi Carla  1500/-/-\nFIDE  1503014  Carlsen, Magnus  GM  2823/2801/2860  NOR  1990\n"
    )
    found = json.loads(tabellone(tmp_path, "search", "8603677", "--json")[1])["players"]
    assert [(one["list"], one["name"], one["standard"]) for one in found] == [("fide", "Ding, Liren", 2723)]
    assert tabellone(tmp_path, "search", "zz")[:2] == (0, "Nobody with these letters.\n")


def test_what_the_command_cannot_import_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "players_list_foa.txt"
    file.write_text(PUBLISHED)
    for code, arguments in (
        (2, ["import", str(file)]),  # it does not say its month
        (2, ["import", str(file), "--date", "2026-13"]),
        (2, ["import", str(file), "--date", "2026-10", "--kind", "fsi"]),
        (2, ["import", str(tmp_path / "missing.txt")]),
        (2, ["import", str(tmp_path)]),
    ):
        ended, out, err = tabellone(tmp_path, *arguments)
        assert (ended, out, err.count("\n")) == (code, "", 1), err
    bad = tmp_path / "bad.txt"
    bad.write_text(f"{PUBLISHED}nothing\n")
    assert tabellone(tmp_path, "import", str(file), "--date", "2026-10")[0] == 0
    code, _, err = tabellone(tmp_path, "import", str(bad), "--date", "2026-11")
    assert (code, err.count("\n"), "line 4" in err) == (4, 1, True)
    assert tabellone(tmp_path)[1] == "FIDE list, 2026-10: 2 players.\n"
