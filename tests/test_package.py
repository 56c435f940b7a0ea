"""The program as one file: made from the packages of this environment, by the code that makes a release."""

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZipFile

import pytest

from release import unpack_and_run
from release.archive import NotPureError, write_archive
from release.carried import NotThereError, carried
from release.sources import build, for_every_system
from release.trial import try_out
from release.unpack_and_run import EDITION, IN_USE, PACKAGES, kept_folder
from tests.places import DOCS, ROOT, SOURCES

INSTALLED = Path(sysconfig.get_path("purelib"))
PROGRAM = """
def run(arguments: list[str]) -> int:
    print(arguments, flush=True)
    return 3


def leave(code: int) -> None:
    raise SystemExit(code)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        return build(tmp_path_factory.mktemp("wheel"), "wheel")


@pytest.fixture(scope="module")
def archive(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_archive(tmp_path_factory.mktemp("stick") / "tabellone.pyz", carried(wheel, INSTALLED))


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_it_runs_where_nothing_is_installed_and_writes_nothing_beside_itself(archive: Path) -> None:
    try_out(archive, DOCS / "example.json")
    assert names_in(archive.parent) == ["tabellone.pyz"]


def test_the_bare_wheel_pairs_and_says_what_more_there_is(wheel: Path, tmp_path: Path) -> None:
    """`pip install tabellone`: click and nothing else. pip itself finds out whether that is all the wheel asks for."""
    venv.create(tmp_path / "bare")
    python = tmp_path / "bare" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    place = next((tmp_path / "bare").rglob("site-packages"))
    click = distribution("click")
    for folder in {str(file.parts[0]) for file in click.files or () if file.parts[0] != ".."}:
        shutil.copytree(str(click.locate_file(folder)), place / folder)
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-index", str(wheel)]
    subprocess.run(pip, check=True)

    def tabellone(*arguments: str) -> tuple[int, str, str]:
        command = [str(python), "-I", "-m", "tabellone", *arguments]
        environment = {"HOME": str(tmp_path), "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1"}
        ended = subprocess.run(command, capture_output=True, check=False, text=True, env=environment, cwd=tmp_path)
        return ended.returncode, ended.stdout, ended.stderr

    example = str(DOCS / "example.json")
    assert tabellone("pair", example)[0] == 0
    for verb in ("standings", "validate", "check"):
        assert tabellone(verb, example)[2] == "", verb
    assert tabellone("export", "--csv", "standings", example)[0] == 0
    sheet = str(tmp_path / "all.xlsx")
    for arguments in (
        ["serve"],
        ["backup"],
        ["lists"],
        ["link"],
        [],
        ["export", example, "--xlsx", "all", "--output", sheet],
    ):
        code, out, err = tabellone(*arguments)
        assert (code, out) == (5, ""), arguments
        assert err.endswith('this needs the packages of the site: install them with pip install "tabellone[site]".\n')
    code, _, err = tabellone("export", example, "--pdf", "standings", "--output", str(tmp_path / "a.pdf"))
    assert (code, "tabellone[pdf]" in err.splitlines()[-1]) == (5, True)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bare"]


def test_it_carries_what_every_system_needs_with_the_licences(archive: Path) -> None:
    """The packages named by hand: tzdata is what Django needs on Windows only."""
    names = ZipFile(archive).namelist()
    folders = {name.split("/")[1] for name in names if name.startswith(f"{PACKAGES}/")}
    described = {folder for folder in folders if folder.endswith(".dist-info")}
    assert {folder.split("-")[0] for folder in described} == {
        "asgiref",
        "click",
        "django",
        "django_htmx",
        "h11",
        "segno",
        "sqlparse",
        "tabellone",
        "tzdata",
        "uvicorn",
        "xlsxwriter",
    }
    for folder in described:
        assert any(name.startswith(f"{PACKAGES}/{folder}/licenses/") for name in names), folder


def test_it_carries_every_file_of_the_program(archive: Path) -> None:
    sources = {path for path in SOURCES.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    assert {".html", ".css", ".js", ".svg", ".json", ".py"} <= {path.suffix for path in sources}
    expected = {f"{PACKAGES}/tabellone/{path.relative_to(SOURCES).as_posix()}" for path in sources}
    assert expected <= set(ZipFile(archive).namelist())


def test_the_same_parts_make_the_same_file(wheel: Path, tmp_path: Path) -> None:
    own = [package for package in carried(wheel, INSTALLED) if package.name == "tabellone"]
    first, second = (write_archive(tmp_path / name, own).read_bytes() for name in ("1.pyz", "2.pyz"))
    assert first == second


def test_a_package_that_is_not_there_or_not_for_every_system_is_refused(wheel: Path, tmp_path: Path) -> None:
    with pytest.raises(NotThereError):
        carried(wheel)
    with pytest.raises(NotPureError):
        write_archive(tmp_path / "numpy.pyz", [distribution("numpy")])


def test_what_only_windows_needs_is_fetched_everywhere() -> None:
    lock = "h11==0.16.0 \\\n    --hash=sha256:4e\ntzdata==2026.6 ; sys_platform == 'win32' \\\n    --hash=sha256:0a\n"
    fetched = "h11==0.16.0 \\\n    --hash=sha256:4e\ntzdata==2026.6 \\\n    --hash=sha256:0a\n"
    assert for_every_system(lock) == fetched


# Unpacking, with small archives


def small(folder: Path, edition: str) -> Path:
    """With the real beginning, and a program that says what it was asked and ends with 3."""
    file = folder / f"{edition}.pyz"
    with ZipFile(file, "w") as parts:
        parts.write(unpack_and_run.__file__, "__main__.py")
        parts.writestr(EDITION, edition)
        parts.writestr(f"{PACKAGES}/tabellone/cli/main.py", PROGRAM)
    return file


def started(archive: Path, *arguments: str, **environment: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-I", "-S", str(archive), *arguments]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_several_first_starts_at_once_unpack_one_folder(tmp_path: Path) -> None:
    file = small(tmp_path, "1")
    processes = [started(file, "pair", HOME=str(tmp_path), XDG_CACHE_HOME=str(tmp_path)) for _ in range(6)]
    answers = [process.communicate(timeout=60)[0] for process in processes]
    assert answers == ["['pair']\n"] * 6
    assert {process.returncode for process in processes} == {3}
    assert names_in(tmp_path / "tabellone-pyz") == ["1"]


def test_without_a_cache_it_runs_and_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    home = str(tmp_path / "home")
    process = started(small(tmp_path, "1"), "pair", HOME=home, XDG_CACHE_HOME=os.devnull, TMPDIR=home)
    assert process.communicate(timeout=60) == ("['pair']\n", "")
    assert process.returncode == 3
    assert names_in(tmp_path / "home") == []


def test_a_damaged_file_is_a_sentence(tmp_path: Path) -> None:
    file = small(tmp_path, "1")
    content = file.read_bytes()
    assert content.count(b"arguments: list") == 1  # this archive is not compressed
    file.write_bytes(content.replace(b"arguments: list", b"arguments! list"))
    process = started(file, "pair", HOME=str(tmp_path), XDG_CACHE_HOME=str(tmp_path), TMPDIR=str(tmp_path))
    said, complained = process.communicate(timeout=60)
    assert (process.returncode, said) == (5, "")
    assert "damaged" in complained
    assert "Traceback" not in complained
    assert names_in(tmp_path) == ["1.pyz", "tabellone-pyz"]
    assert names_in(tmp_path / "tabellone-pyz") == []


@pytest.fixture
def ended() -> Iterator[None]:
    """What this process holds it holds no longer."""
    yield
    end()


def end() -> None:
    for stream in unpack_and_run._held:
        stream.close()
    unpack_and_run._held.clear()


@pytest.mark.usefixtures("ended")
def test_an_old_edition_goes_when_nobody_runs_it(tmp_path: Path) -> None:
    place = tmp_path / "kept"
    old = kept_folder(str(small(tmp_path, "1")), str(place))
    assert old == str(place / "1")
    assert kept_folder(str(small(tmp_path, "2")), str(place)) == str(place / "2")
    assert names_in(place) == ["1", "2"]
    end()
    kept_folder(str(small(tmp_path, "3")), str(place))
    assert names_in(place) == ["3"]


@pytest.mark.usefixtures("ended")
def test_what_an_interrupted_start_left_goes_too_but_nothing_strange(tmp_path: Path) -> None:
    place = tmp_path / "kept"
    for name in ("new-left", "old-left", "strange"):
        (place / name).mkdir(parents=True)
    (place / "new-left" / IN_USE).touch()
    kept_folder(str(small(tmp_path, "1")), str(place))
    assert names_in(place) == ["1", "strange"]


@pytest.mark.usefixtures("ended")
def test_an_unpacked_edition_is_not_unpacked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, place = str(small(tmp_path, "1")), str(tmp_path / "kept")
    kept_folder(file, place)
    monkeypatch.setattr(unpack_and_run, "unpack", None)
    assert kept_folder(file, place) == str(tmp_path / "kept" / "1")


@pytest.mark.usefixtures("ended")
def test_a_virus_scanner_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rename, refused = os.rename, [PermissionError(), PermissionError()]

    def scanned(source: str, target: str) -> None:
        if refused:
            raise refused.pop()
        rename(source, target)

    monkeypatch.setattr(os, "rename", scanned)
    monkeypatch.setattr(unpack_and_run, "SCANNED", (0.0, 0.0))
    assert kept_folder(str(small(tmp_path, "1")), str(tmp_path / "kept")) == str(tmp_path / "kept" / "1")
    refused += [PermissionError()] * 3
    assert kept_folder(str(small(tmp_path, "2")), str(tmp_path / "kept")) is None
    assert names_in(tmp_path / "kept") == ["1"]
