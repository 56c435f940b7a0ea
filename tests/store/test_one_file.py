"""The database is one file: after a clean stop, as a copy, and whatever is wrong with it is one sentence."""

import ctypes
import json
import re
import shutil
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest

from tabellone.store.database import database_settings
from tabellone.store.sqlite_versions import loses_pages
from tests.running.desk import Desk
from tests.running.forks import Ended, ran
from tests.running.program import Program, running

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="owners, signals and limits of POSIX")

DATABASE = "tabellone.sqlite3"


def bound_by_permissions() -> None:
    """Root may write everything; without these two powers it is bound by permissions like everybody else."""
    drop_from_bounding_set, overrides, reads_all = 24, 1, 2
    for power in (overrides, reads_all):
        ctypes.CDLL(None).prctl(drop_from_bounding_set, power, 0, 0, 0)


def tabellone(*arguments: str | Path) -> Ended:
    """The command."""
    return ran("tabellone", *arguments)


def bound(*arguments: str | Path, program: str = "") -> Ended:
    """The command bound by permissions as anybody; `program` runs before it."""
    start = [sys.executable, "-c", f"{program}\nfrom tabellone.cli.main import main\nmain()"]
    ended = subprocess.run(
        [*start, *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        preexec_fn=bound_by_permissions,
    )
    return Ended(ended.returncode, ended.stdout, ended.stderr)


@pytest.fixture(scope="module")
def kept_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with a tournament and a backup, cleanly closed."""
    place = tmp_path_factory.mktemp("kept") / "data"
    with running(place, ends_well=True) as program:
        Desk(program.director_link).tournament(6)
    return place


@pytest.fixture
def folder(kept_folder: Path, tmp_path: Path) -> Path:
    """The same, to be spoiled."""
    return shutil.copytree(kept_folder, tmp_path / "data")


def events_in(file: Path) -> int:
    """Read by SQLite alone."""
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return int(database.execute("SELECT count(*) FROM store_eventrecord").fetchone()[0])


def beside(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.glob(f"{DATABASE}*"))


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_after_a_clean_stop_everything_is_in_the_one_file(how: signal.Signals, tmp_path: Path) -> None:
    with running(tmp_path / "data") as program:
        desk = Desk(program.director_link)
        key = desk.tournament(6)
        assert desk.enter(key, 1, 1, "1-0") == 200
        with urllib.request.urlopen(f"{program.address}/t/{key}/live?seen=0", timeout=60) as stream:
            stream.readline()  # a page that listens has a connection of its own
            assert beside(tmp_path / "data") == [DATABASE, f"{DATABASE}-shm", f"{DATABASE}-wal"]
            program.process.send_signal(how)
            assert program.process.wait(120) == 0
    assert beside(tmp_path / "data") == [DATABASE]
    alone = shutil.copy(tmp_path / "data" / DATABASE, tmp_path / "alone.sqlite3")
    assert events_in(Path(alone)) == 6  # create, enrol, draw, pair, publish, result


def test_after_a_verb_everything_is_in_the_one_file(folder: Path, tmp_path: Path) -> None:
    for arguments in (["backup"], ["restore", folder / "backups"], ["copy", tmp_path / "copy.sqlite3"]):
        assert tabellone(*arguments, "--folder", folder).returncode == 0
        assert beside(folder) == [DATABASE]
    assert ran("tabellone", "link", TABELLONE_DATA=str(folder)).returncode == 0
    assert beside(folder) == [DATABASE]


def test_what_a_crash_left_beside_the_file_is_in_it_after_the_next_start(tmp_path: Path) -> None:
    with running(tmp_path / "data") as program:
        Desk(program.director_link).tournament(6)
        program.process.kill()
        program.process.wait()
    assert len(beside(tmp_path / "data")) == 3
    with running(tmp_path / "data"):
        alone = shutil.copy(tmp_path / "data" / DATABASE, tmp_path / "alone.sqlite3")
    assert events_in(Path(alone)) == 5


def test_a_copy_is_made_right_while_the_program_runs(own_program: Program, tmp_path: Path) -> None:
    desk = Desk(own_program.director_link)
    key = desk.tournament(6)
    desk.enter(key, 1, 1, "1-0")
    target = tmp_path / "copies" / "mine.sqlite3"
    target.parent.mkdir()
    assert tabellone("copy", target, "--folder", tmp_path / "data").returncode == 0
    assert events_in(target) == 6
    assert [file.name for file in target.parent.iterdir()] == ["mine.sqlite3"]
    again = tabellone("copy", target, "--folder", tmp_path / "data", "--json")
    assert (again.returncode, json.loads(again.stdout)["error"]["code"]) == (2, "file_exists")
    downloaded = tmp_path / "downloaded.sqlite3"
    downloaded.write_bytes(desk.download("/copy-of-everything"))
    assert events_in(downloaded) == 6
    assert "Scarica una copia del database" in desk.get("/access")[1]
    assert not list((tmp_path / "data").glob("copy-*"))
    with pytest.raises(urllib.error.HTTPError) as refused:  # nobody else may have it
        urllib.request.urlopen(f"{own_program.address}/copy-of-everything", timeout=10)
    assert refused.value.code == 403


def test_on_a_server_the_copy_is_a_backup(tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABELLONE_DATABASE", postgres)
    with running(tmp_path / "data") as program:
        desk = Desk(program.director_link)
        key = desk.tournament(6)
        assert "la copia è un file zip" in desk.get("/access")[1]
        (tmp_path / "downloaded.zip").write_bytes(desk.download("/copy-of-everything"))
    to_server = ("copy", tmp_path / "copy.zip", "--folder", tmp_path / "data", "--lang", "en")
    copied = tabellone(*to_server)
    assert (copied.returncode, "on PostgreSQL" in copied.stdout) == (0, True)
    monkeypatch.delenv("TABELLONE_DATABASE")
    for file in ("copy.zip", "downloaded.zip"):
        place = tmp_path / file.removesuffix(".zip")
        assert key in tabellone("restore", tmp_path / file, "--folder", place).stdout
        assert events_in(place / DATABASE) >= 5


def corrupted(folder: Path) -> None:
    """Everything after the first page is noise."""
    file = folder / DATABASE
    content = file.read_bytes()
    file.write_bytes(content[:4096] + bytes(range(256)) * ((len(content) - 4096) // 256))


def without_backups(folder: Path) -> None:
    shutil.rmtree(folder / "backups")
    corrupted(folder)


def from_the_future(folder: Path) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as database, database:
        database.execute("INSERT INTO django_migrations VALUES (999, 'store', '0099_teleportation', '2031-01-01')")


def without_tables(folder: Path) -> None:
    (folder / DATABASE).unlink()
    with closing(sqlite3.connect(folder / DATABASE)) as database, database:
        database.execute("CREATE TABLE something_else (x)")


def without_some_tables(folder: Path) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as database, database:
        database.execute("DROP TABLE store_eventrecord")


TROUBLES: dict[str, list[Callable[[Path], object]]] = {
    "storage_read_only": [
        lambda folder: folder.chmod(0o500),
        lambda folder: (folder / DATABASE).chmod(0o400),
    ],
    "storage_corrupt_backed_up": [
        corrupted,
        lambda folder: (folder / DATABASE).write_bytes(b"Dear diary, " * 1000),
        without_some_tables,
    ],
    "storage_corrupt": [without_backups],
    "storage_emptied": [
        lambda folder: (folder / DATABASE).write_bytes(b""),
        lambda folder: (folder / DATABASE).unlink(),
        without_tables,
    ],
    "storage_newer": [from_the_future],
}


@pytest.mark.parametrize(
    ("code", "number"), [(code, number) for code, causes in TROUBLES.items() for number in range(len(causes))]
)
def test_whatever_is_wrong_with_the_database_is_one_sentence_and_nothing_is_changed(
    code: str, number: int, folder: Path
) -> None:
    TROUBLES[code][number](folder)
    file = folder / DATABASE
    before = file.read_bytes() if file.exists() else None
    command = bound if code == "storage_read_only" else tabellone
    answer = command("backup", "--folder", folder, "--json")
    assert json.loads(answer.stdout)["error"]["code"] == code
    served = command("serve", "--no-browser", "--port", "0", "--folder", folder)
    for one in (answer, served):
        assert one.returncode == 5
        assert "Traceback" not in one.stderr
        assert "occupato" not in one.stderr
        assert len(one.stderr.splitlines()) == 1
    if code in ("storage_corrupt_backed_up", "storage_emptied"):
        newest = sorted(path.name for path in (folder / "backups").iterdir())[-1]
        assert newest in served.stderr
        assert f'tabellone restore "{folder / "backups"}" --folder "{folder}"' in served.stderr
    assert (file.read_bytes() if file.exists() else None) == before
    folder.chmod(0o700)


def test_the_way_out_that_is_named_leads_out(folder: Path) -> None:
    corrupted(folder)
    command = re.findall(
        r'tabellone (restore) "(.+?)" (--folder) "(.+?)"', tabellone("backup", "--folder", folder).stderr
    )
    (folder / DATABASE).rename(folder / "aside")
    assert tabellone(*command[0]).returncode == 0
    assert events_in(folder / DATABASE) == 4  # the backup of the first round: create, enrol, draw, pair


def test_a_file_that_is_no_backup_leaves_no_empty_database_behind(folder: Path) -> None:
    (folder / DATABASE).unlink()
    assert tabellone("restore", __file__, "--folder", folder).returncode == 4
    assert not (folder / DATABASE).exists()


def test_an_empty_database_in_place_of_an_old_one_is_made_only_if_asked_for(folder: Path) -> None:
    (folder / DATABASE).write_bytes(b"")
    with serving(folder, "--new") as process:
        assert process.poll() is None
    assert events_in(folder / DATABASE) == 0
    with running(folder):  # it is the database now
        pass


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[subprocess.Popen[str]]:
    """The program with options of its own, until it says how to stop it."""
    command = [sys.executable, "-m", "tabellone", "serve", "--no-browser", "--port", "0", "--lang", "it", *more]
    process = subprocess.Popen(
        [*command, "--folder", str(folder)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, umask=0o022
    )
    assert process.stdout is not None
    for line in process.stdout:
        if "Ctrl+C" in line:
            break
    yield process
    process.terminate()
    process.wait(20)


def test_a_port_that_is_taken_leaves_the_one_file_too(folder: Path) -> None:
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        answer = tabellone("serve", "--no-browser", "--host", "127.0.0.1", "--port", port, "--folder", folder)
    assert answer.returncode == 2
    assert beside(folder) == [DATABASE]


def test_a_locked_database_is_busy_and_nothing_else_is(folder: Path) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as other:
        other.execute("BEGIN IMMEDIATE")
        impatient = "import tabellone.store.database as database\ndatabase.LOCK_PATIENCE = 1"
        answer = bound("backup", "--folder", folder, "--json", program=impatient)
    assert (answer.returncode, json.loads(answer.stdout)["error"]["code"]) == (5, "storage_busy")
    assert tabellone("backup", "--folder", folder).returncode == 0


@pytest.mark.parametrize("size", [100, 33_000, 70_000])
def test_a_disk_that_is_full_at_the_first_start_is_said(size: int, tmp_path: Path) -> None:
    limit = f"import resource\nresource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {size}))"
    answer = bound("backup", "--folder", tmp_path / "data", "--json", program=limit)
    assert (answer.returncode, json.loads(answer.stdout)["error"]["code"]) == (5, "storage_full")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A real small file system where the machine lets us mount one, else a program that may write small files only."""
    disk = tmp_path / "disk"
    disk.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=1m", "none", str(disk)]
    if shutil.which("mount") is None or subprocess.run(command, capture_output=True, check=False).returncode:
        yield disk, "import resource\nresource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))"
        return
    try:
        yield disk, ""
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def test_a_full_disk_is_said_and_loses_nothing(small_disk: tuple[Path, str], kept_folder: Path) -> None:
    disk, limit = small_disk
    folder = shutil.copytree(kept_folder, disk / "data")
    filler = disk / "filler"
    if not limit:
        with filler.open("wb", buffering=0) as stream, pytest.raises(OSError, match="No space"):
            while True:
                stream.write(bytes(512))
    answer = bound("backup", "--folder", folder, "--json", program=limit)
    assert (answer.returncode, json.loads(answer.stdout)["error"]["code"]) == (5, "storage_full")
    filler.unlink(missing_ok=True)
    assert tabellone("backup", "--folder", folder).returncode == 0
    assert not list((folder / "backups").glob("*.part"))
    assert events_in(folder / DATABASE) == 5


def test_whatever_is_wrong_with_a_server_is_one_sentence(
    folder: Path, tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answered(address: str, place: Path) -> tuple[int, str]:
        monkeypatch.setenv("TABELLONE_DATABASE", address)
        answer = tabellone("backup", "--folder", place, "--json")
        assert len(answer.stderr.splitlines()) <= 1
        return answer.returncode, json.loads(answer.stdout).get("error", {"code": ""})["code"]

    with psycopg.connect(postgres, autocommit=True) as server:
        for name in ("one_to_be_newer", "one_to_be_closed"):
            server.execute(f"CREATE DATABASE {name}")
        server.execute("ALTER DATABASE one_to_be_closed SET default_transaction_read_only = on")
    newer, closed = (postgres.replace("/postgres?", f"/{name}?") for name in ("one_to_be_newer", "one_to_be_closed"))
    assert answered(newer, folder) == (5, "storage_emptied")  # the folder has backups, the server nothing
    assert answered(newer, tmp_path / "first") == (0, "")
    with psycopg.connect(newer, autocommit=True) as server:
        server.execute("INSERT INTO django_migrations VALUES (999, 'store', '0099_teleportation', now())")
    assert answered(newer, tmp_path / "first") == (5, "storage_newer")
    assert answered(closed, tmp_path / "second") == (5, "storage_read_only")
    assert answered("postgresql://nobody@127.0.0.1:1/nowhere", tmp_path / "third") == (5, "storage_unreachable")


def test_a_database_that_breaks_while_the_program_runs_is_a_page_that_names_the_backup(folder: Path) -> None:
    with running(folder) as program:
        desk = Desk(program.director_link)
        corrupted(folder)
        status, page = desk.get("/")
        assert status == 503
        assert sorted(path.name for path in (folder / "backups").iterdir())[-1] in page
        assert "occupato" not in page


def test_an_empty_key_is_made_anew_and_everybody_told(folder: Path) -> None:
    key = folder / "secret-key"
    old = key.read_text()
    key.write_text("")
    with serving(folder) as process:
        pass
    assert process.stderr is not None
    assert "tutti devono entrare di nuovo" in process.stderr.read()
    assert len(key.read_text()) > 40
    assert key.read_text() != old
    with serving(folder) as process:
        pass
    assert process.stderr is not None
    assert process.stderr.read() == ""


@pytest.mark.parametrize("trouble", ["forbidden", "folder", "noise"])
def test_a_key_that_cannot_be_read_is_one_sentence(trouble: str, folder: Path) -> None:
    key = folder / "secret-key"
    if trouble == "forbidden":
        key.chmod(0)
    elif trouble == "noise":
        key.write_bytes(b"\xff\xfe\x00")
    else:
        key.unlink()
        key.mkdir()
    answer = bound("serve", "--no-browser", "--port", "0", "--folder", folder)
    assert (answer.returncode, len(answer.stderr.splitlines())) == (5, 1)
    assert "chiave dei cookie" in answer.stderr


def test_files_and_folders_are_their_owners_only(tmp_path: Path) -> None:
    """Whatever the folder and the files were, and whatever the umask is."""
    folder = tmp_path / "data"
    backups = folder / "backups"
    backups.mkdir(parents=True)
    for path in (folder, backups):
        path.chmod(0o755)
    for name in ("secret-key", "errors.log", "director-password", "backups/20260101-000000-000000-round.zip"):
        (folder / name).write_text("x")
        (folder / name).chmod(0o644)
    stranger = folder / "holiday.txt"
    stranger.touch(mode=0o644)
    with serving(folder, "--new"):
        assert len(beside(folder)) == 3
        open_to_others = [path for path in [folder, *folder.rglob("*")] if path.stat().st_mode & 0o077]
        assert open_to_others == [stranger]  # not ours
    (folder / DATABASE).chmod(0o644)
    assert tabellone("backup", "--folder", folder).returncode == 0
    modes = {stat.S_IMODE(path.stat().st_mode) for path in folder.rglob("*") if path.is_file() and path != stranger}
    assert modes == {0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_which_versions_of_sqlite_lose_pages() -> None:
    """https://sqlite.org/wal.html#walresetbug: 3.7.0 to 3.51.2, repaired also in 3.44.6 and 3.50.7."""
    bad = [(3, 7, 0), (3, 40, 1), (3, 44, 5), (3, 45, 0), (3, 50, 6), (3, 51, 0), (3, 51, 2)]
    good = [(3, 44, 6), (3, 50, 7), (3, 51, 3), (3, 52, 0), (3, 53, 1), (4, 0, 0)]
    assert [version for version in bad + good if loses_pages(version)] == bad


@pytest.mark.parametrize("version", [(3, 51, 2), (3, 51, 3)])
def test_a_sqlite_that_loses_pages_never_checkpoints_by_itself(
    version: tuple[int, int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", version)
    pragmas = database_settings(tmp_path)["OPTIONS"]["init_command"]
    file = tmp_path / "x.sqlite3"
    with closing(sqlite3.connect(file)) as database, database:
        database.executescript(pragmas)
        database.execute("CREATE TABLE t (x)")
        for _ in range(1100):  # by itself SQLite checkpoints at a thousand pages
            database.execute("INSERT INTO t VALUES (randomblob(3000))")
            database.commit()
        size = file.stat().st_size
    assert (size < 100_000) == (version == (3, 51, 2))


def test_nobody_can_write_while_it_checkpoints(folder: Path) -> None:
    """Every other connection that tries to write during the checkpoint is told that the database is locked."""
    program = """
import sqlite3, sys
from pathlib import Path
from tabellone.store.opening import open_store, close_store
open_store(Path(sys.argv[1]))
from tabellone.store import checkpoint
tried = []
class Watching(sqlite3.Connection):
    def execute(self, statement, *more):
        if "wal_checkpoint" in statement:
            for moment in ("before", "after"):
                writer = sqlite3.Connection(sys.argv[1] + "/tabellone.sqlite3", timeout=0)
                try:
                    writer.execute("BEGIN IMMEDIATE")
                except sqlite3.OperationalError as error:
                    tried.append(error.sqlite_errorname)
                writer.close()
                if moment == "before":
                    answer = super().execute(statement, *more)
            return answer
        return super().execute(statement, *more)
real = sqlite3.connect
sqlite3.connect = lambda *given, **named: real(*given, factory=Watching, **named)
checkpoint.checkpoint()
print(tried)
"""
    command = [sys.executable, "-c", program, str(folder)]
    found = subprocess.run(command, capture_output=True, text=True, check=True)
    assert found.stdout == "['SQLITE_BUSY', 'SQLITE_BUSY']\n"
