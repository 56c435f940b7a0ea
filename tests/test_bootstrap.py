"""`start.py` and `test.py` prepare themselves: what is tried here needs no network."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bootstrap
from tests.places import ROOT


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with two locks, and an environment whose Python is this one."""
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "pdf.lock").write_text("nothing-of-this-name==1.0 --hash=sha256:" + "0" * 64)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "python").symlink_to(sys.executable)
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    return tmp_path


def test_what_not_every_computer_can_have_is_tried_once_and_said_in_a_sentence(
    environment: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    python = environment / "bin" / "python"
    bootstrap._add_if_possible(python, "pdf.lock", "There are no PDFs.")
    assert capfd.readouterr() == ("", "There are no PDFs.\n")
    bootstrap._add_if_possible(python, "pdf.lock", "There are no PDFs.")
    assert capfd.readouterr() == ("", "")
    (environment / "pdf.lock").write_text("another-one==1.0 --hash=sha256:" + "0" * 64)
    bootstrap._add_if_possible(python, "pdf.lock", "There are no PDFs.")
    assert capfd.readouterr() == ("", "There are no PDFs.\n")


def test_the_path_of_the_checkout_is_read_in_every_encoding(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Python 3.11 on Windows reads the file in the encoding of the system; no letter of it may need one."""
    place = tmp_path / "site-packages"
    place.mkdir()
    (place / "_editable_impl_tabellone.pth").write_text("C:/Users/Nicolò/src", encoding="utf-8")
    checkout = tmp_path / "Nicolò Á"
    (checkout / "src").mkdir(parents=True)
    monkeypatch.setattr(bootstrap, "ROOT", checkout)
    asked = subprocess.CompletedProcess([], 0, f"{str(place)!a}\n")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: asked)
    bootstrap._name_the_checkout(Path(sys.executable))
    line = (place / "_editable_impl_tabellone.pth").read_bytes()
    assert line.isascii()
    before = list(sys.path)
    try:
        exec(line.decode())  # as `site` does
        assert sys.path[-1] == str(checkout / "src")
    finally:
        sys.path[:] = before


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a process cannot be replaced")
def test_a_signal_to_the_command_reaches_the_program() -> None:
    """No program is left behind that nobody can stop: the command becomes it."""
    program = "import os; print(os.getpid())"
    begun = f"import bootstrap, sys, pathlib; bootstrap.become(pathlib.Path(sys.executable), '-c', {program!r})"
    process = subprocess.Popen([sys.executable, "-c", begun], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert int(process.communicate()[0]) == process.pid


def test_a_program_that_is_interrupted_ends_in_its_own_time(tmp_path: Path) -> None:
    """As Ctrl+C does: every process of the terminal gets it, and the first one waits for the program."""
    heard = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # also below a suite in the back
    )
    program = (
        f"{heard}import sys, time\n"
        "try:\n    print('ready', flush=True); time.sleep(30)\n"
        "except KeyboardInterrupt:\n    time.sleep(0.6); print('done', flush=True); sys.exit(7)\n"
    )
    runs = f"bootstrap.run(pathlib.Path(sys.executable), '-c', {program!r})"
    begun = f"{heard}import bootstrap, sys, pathlib; sys.exit({runs})"
    options = {"stdout": subprocess.PIPE, "text": True, "cwd": ROOT, "start_new_session": True}
    process: subprocess.Popen[str] = subprocess.Popen([sys.executable, "-c", begun], **options)  # type: ignore[call-overload]
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    os.killpg(process.pid, 2)
    assert process.communicate()[0] == "done\n"
    assert process.returncode == 7
